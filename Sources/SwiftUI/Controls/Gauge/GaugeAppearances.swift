import CoreGraphics
import SwiftUICore

/// A horizontal bar that fills up, surrounded by the labels of the gauge.
struct BarGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                ProgressBar(fraction: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption)
        }
    }
}

/// A thin bar that fills up, or that shows a marker at the value.
struct SmallBar: View {
    let value: Double
    let showsMarker: Bool
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint

    /// The tint, where the colours of a gradient run along the bar.
    private var along: AnyShapeStyle {
        guard let gradient = tint.base as? Gradient else { return tint }
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }

    var body: some View {
        Capsule().fill(showsMarker ? along : AnyShapeStyle(colors.track))
            .frame(height: 6)
            .overlay {
                GeometryReader { proxy in
                    if showsMarker {
                        Circle().fill(colors.knob)
                            .panelShadow(color: .black.opacity(0.3), radius: 0.5)
                            .frame(width: 6, height: 6)
                            .offset(x: value * max(0, proxy.size.width - 6))
                    } else {
                        Capsule().fill(along).frame(width: value * proxy.size.width)
                    }
                }
            }
    }
}

/// A ring around the label: closed and filled up to the value, or open at the bottom with a marker at the value.
struct RingGauge: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint

    private static let diameter: CGFloat = 58
    private static let width: CGFloat = 6

    var body: some View {
        let span = isOpen ? 0.75 : 1
        ZStack {
            ring(to: span).stroke(isOpen ? along(span) : AnyShapeStyle(colors.track), style: stroke).rotationEffect(start)
            if !isOpen { ring(to: configuration.value).stroke(along(span), style: stroke).rotationEffect(start) }
            if isOpen {
                Circle().fill(colors.knob)
                    .panelShadow(color: .black.opacity(0.3), radius: 0.5)
                    .frame(width: Self.width, height: Self.width)
                    .offset(x: (Self.diameter - Self.width) / 2)
                    .rotationEffect(start + .degrees(360 * span * configuration.value))
            }
            VStack(spacing: 0) {
                if let current = configuration.currentValueLabel { current.font(.title3) } else { configuration.label.font(.caption) }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(maxWidth: Self.diameter - 4 * Self.width)
            if isOpen {
                HStack(spacing: 4) {
                    if let minimum = configuration.minimumValueLabel {
                        minimum
                        configuration.maximumValueLabel
                    } else if configuration.currentValueLabel != nil {
                        configuration.label
                    }
                }
                .font(.caption2)
                .frame(height: Self.diameter, alignment: .bottom)
            }
        }
        .frame(width: Self.diameter, height: Self.diameter)
    }

    /// Returns the tint, where the colours of a gradient run along the ring.
    private func along(_ span: Double) -> AnyShapeStyle {
        guard let gradient = tint.base as? Gradient else { return tint }
        return AnyShapeStyle(AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360 * span)))
    }

    private var start: Angle { .degrees(isOpen ? 135 : -90) }
    private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.width, lineCap: .round) }

    private func ring(to end: Double) -> some Shape {
        Circle().inset(by: Self.width / 2).trim(from: 0, to: end)
    }
}
