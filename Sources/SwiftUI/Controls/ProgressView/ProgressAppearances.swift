import CoreGraphics
import SwiftUICore

/// A progress bar with the labels of the progress view.
struct BarProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let color: Color?
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlSize) private var size

    var body: some View {
        VStack(alignment: .leading, spacing: profile.controls.linearProgressSpacing) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted, color: color)
                .frame(height: profile.controls.linearProgressHeights[size])
            configuration.currentValueLabel.font(profile.controls.progressValueFont).foregroundStyle(.secondary)
        }
    }
}

/// A bar that is filled up to a fraction, or animated if the fraction is nil.
struct ProgressBar: View {
    let fraction: Double?
    var color: Color?
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint

    var body: some View {
        let fill = color.map { AnyShapeStyle($0) } ?? tint
        Capsule().fill(colors.track)
            .frame(height: profile.controls.progressBarHeight)
            .overlay {
                if let fraction {
                    FilledPart(start: 0, end: fraction).fill(fill)
                } else {
                    Restless(duration: 1.4) { phase in
                        FilledPart(start: phase * 1.3 - 0.3, end: phase * 1.3).fill(fill)
                    }
                }
            }
            .clipShape(Capsule())
    }
}

/// A section of a bar, from one fraction of its length to another. Fractions are clamped to 0...1.
private struct FilledPart: Shape {
    var start: Double
    var end: Double

    nonisolated var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let (left, right) = (min(1, max(0, start)), min(1, max(0, end)))
        return Capsule().path(
            in: CGRect(
                x: rect.minX + left * rect.width, y: rect.minY, width: max(0, right - left) * rect.width, height: rect.height))
    }
}

/// Evaluates its content with a phase that runs from 0 to 1 repeatedly, following the clock of the window.
private struct Restless<Content: View>: View {
    let duration: Double
    let content: (Double) -> Content
    /// The time of the first evaluation, so that every rendering starts at phase 0.
    @State private var start: Date?

    init(duration: Double, @ViewBuilder content: @escaping (Double) -> Content) {
        self.duration = duration
        self.content = content
    }

    var body: some View {
        TimelineView(.animation) { context in
            let time = context.date.timeIntervalSince(start ?? context.date) / duration
            content(time - time.rounded(.down))
                .onAppear { start = context.date }
        }
    }
}

/// A spinner or progress ring with the labels of the progress view.
struct WheelProgress: View {
    let configuration: ProgressViewStyleConfiguration
    var color: Color?
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlSize) private var size
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint
    @Environment(\.tintStyle) private var explicitTint

    var body: some View {
        VStack(spacing: profile.controls.spinnerSpacing) {
            if let fraction = configuration.fractionCompleted, profile.controls.hasProgressRing {
                ZStack {
                    Circle().strokeBorder(colors.track, lineWidth: diameter / 6)
                    Circle().inset(by: diameter / 12).trim(from: 0, to: fraction)
                        .stroke(color.map { AnyShapeStyle($0) } ?? tint, style: StrokeStyle(lineWidth: diameter / 6))
                        .rotationEffect(.degrees(-90))
                }
                .frame(width: diameter, height: diameter)
            } else {
                Restless(duration: 1) { phase in
                    Spokes(phase: (phase * 8).rounded(.down) / 8, style: color.map { AnyShapeStyle($0) } ?? explicitTint ?? AnyShapeStyle(.secondary))
                }
                .frame(width: diameter, height: diameter)
            }
            if configuration.label != nil || configuration.currentValueLabel != nil {
                VStack(spacing: 2) {
                    configuration.label.foregroundStyle(.secondary)
                    configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
                }
                .multilineTextAlignment(.center)
            }
        }
    }

    private var diameter: CGFloat {
        switch size {
        case .mini: profile.controls.miniSpinnerSize ?? profile.controls.smallSpinnerSize
        case .small: profile.controls.smallSpinnerSize
        case .regular: profile.controls.spinnerSize
        case .large, .extraLarge: profile.controls.largeSpinnerSize
        }
    }
}

/// Eight spokes of decreasing opacity that appear to rotate.
private struct Spokes: View {
    let phase: Double
    let style: AnyShapeStyle

    var body: some View {
        ZStack {
            ForEach(0..<8, id: \.self) { index in
                Spoke().fill(style)
                    .opacity(opacity(index))
                    .rotationEffect(.degrees(Double(index) * 45))
            }
        }
    }

    private func opacity(_ index: Int) -> Double {
        let age = (phase - Double(index) / 8 + 1).truncatingRemainder(dividingBy: 1)
        return 1 - 0.75 * age
    }
}

private struct Spoke: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let width = side * 0.11
        return Path(
            roundedRect: CGRect(x: rect.midX - width / 2, y: rect.midY - side / 2, width: width, height: side * 0.29),
            cornerRadius: width / 2)
    }
}
