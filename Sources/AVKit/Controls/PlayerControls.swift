import SwiftUI
import SwiftUICore

/// The controls above the pictures, which are hidden while something plays and the user does nothing.
struct PlayerControls: View {
    let playback: Playback
    /// Whether the user has asked for the controls while something plays.
    @State private var isAskedFor = false
    /// Counts what the user does, each of which keeps the controls for a while.
    @State private var actions = 0
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.platformProfile) private var profile

    /// How long controls stay in seconds.
    private static let stay = 3.0

    var body: some View {
        if isEnabled {
            ZStack {
                Color.clear.contentShape(.rect).onTapGesture { toggle() }
                if isAskedFor || !playback.isPlaying {
                    controls.transition(.opacity)
                }
            }
            .onHover { isInside in
                if profile.isMac { set(isInside) }
            }
            .task(id: actions) {
                guard isAskedFor, (try? await Task.sleep(for: .seconds(Self.stay))) != nil else { return }
                set(false)
            }
            // A film runs from the left to the right in all languages.
            .environment(\.layoutDirection, .leftToRight)
            .environment(\.colorScheme, .dark)
        }
    }

    @ViewBuilder private var controls: some View {
        if profile.isMac {
            MacPlayerControls(playback: playback)
        } else {
            PhonePlayerControls(playback: playback) { set(true) }
        }
    }

    private func toggle() { set(!isAskedFor) }

    private func set(_ isAskedFor: Bool) {
        withAnimation(.easeInOut(duration: 0.2)) { self.isAskedFor = isAskedFor }
        actions += 1
    }
}

/// A large button for playing between two that skip ten seconds, and the position at the bottom.
private struct PhonePlayerControls: View {
    let playback: Playback
    /// Called when the user has used a control.
    let action: () -> Void

    var body: some View {
        ZStack {
            Color.black.opacity(0.35).allowsHitTesting(false)
            HStack(spacing: 40) {
                button("gobackward.10", "Skip Backward", size: 24) { playback.skip(-10) }
                PlayButton(playback: playback, size: 38, action: action)
                button("goforward.10", "Skip Forward", size: 24) { playback.skip(10) }
            }
            VStack(spacing: 0) {
                HStack {
                    Spacer()
                    MuteButton(playback: playback)
                }
                Spacer(minLength: 0)
                PositionBar(playback: playback)
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
        }
        .foregroundStyle(.white)
        .buttonStyle(.plain)
        .disabled(!playback.hasPlayer)
    }

    private func button(_ symbol: String, _ label: String, size: Double, _ perform: @escaping () -> Void) -> some View {
        Button {
            perform()
            action()
        } label: {
            Image(systemName: symbol).font(.system(size: size, weight: .medium)).frame(width: 44, height: 44).contentShape(.rect)
        }
        .accessibilityLabel(label)
        .disabled(playback.duration == nil)
    }
}

/// A bar at the bottom.
private struct MacPlayerControls: View {
    let playback: Playback

    var body: some View {
        VStack(spacing: 0) {
            Spacer(minLength: 0)
            HStack(spacing: 10) {
                PlayButton(playback: playback, size: 15) {}
                PositionBar(playback: playback)
                MuteButton(playback: playback)
            }
            .padding(.horizontal, 12)
            .frame(height: 36)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
            .padding(10)
        }
        .foregroundStyle(.white)
        .buttonStyle(.plain)
        .disabled(!playback.hasPlayer)
    }
}
