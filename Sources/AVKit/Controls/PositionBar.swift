import SwiftUI

/// The position in the film, which can be dragged, between the time that has passed and the time that remains, as far as there is room.
struct PositionBar: View {
    let playback: Playback

    var body: some View {
        if let duration = playback.duration {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    time(playback.position)
                    track(duration).frame(minWidth: 60)
                    time(playback.position.rounded(.down) - duration.rounded())
                }
                track(duration)
            }
        } else {
            Spacer(minLength: 0)
        }
    }

    private func time(_ seconds: Double) -> some View {
        Text(Self.format(seconds)).font(.system(size: 12, weight: .medium).monospacedDigit()).fixedSize()
    }

    private func track(_ duration: Double) -> some View {
        GeometryReader { geometry in
            let width = geometry.size.width
            Capsule()
                .fill(.white.opacity(0.3))
                .overlay(alignment: .leading) {
                    Rectangle().fill(.white).frame(width: width * min(max(0, playback.position / duration), 1))
                }
                .clipShape(Capsule())
                .frame(height: 5)
                .frame(maxHeight: .infinity)
                .contentShape(.rect)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { if width > 0 { playback.scrub(to: $0.location.x / width) } }
                        .onEnded { _ in playback.endScrubbing() })
        }
        .frame(height: 24)
        .accessibilityElement()
        .accessibilityLabel("Position")
        .accessibilityValue("\(Self.format(playback.position)) of \(Self.format(duration))")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: playback.skip(10)
            case .decrement: playback.skip(-10)
            @unknown default: break
            }
        }
    }

    /// Returns minutes and seconds, and hours if there are any, with a minus sign for times below 0.
    static func format(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 1e9 else { return "--:--" }
        let whole = Int(abs(seconds))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let time = hours > 0 ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
        return seconds < 0 ? "-" + time : time
    }
}
