import SwiftUICore

/// A view that shows where a value lies in a range.
///
/// Values outside of the range are clamped to it; NaN, or an empty range that contains the value, shows the lower bound.
///
/// ```swift
/// Gauge(value: level, in: 0...100) { Text("Battery") } currentValueLabel: { Text("\(Int(level)) %") }
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    @Environment(\.gaugeStyle) private var styles
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
    private let markedValueLabels: MarkedValueLabels?

    nonisolated init<V: BinaryFloatingPoint>(
        value: V, in range: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
        bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?, marked: MarkedValueLabels?
    ) {
        let fraction = Double(value - range.lowerBound) / Double(range.upperBound - range.lowerBound)
        self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
        self.label = label
        currentValueLabel = current
        self.bounds = bounds
        markedValueLabels = marked
    }

    /// Creates a gauge with labels for the current value, the bounds and marked values. No built-in style shows the marked values.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label(), current: currentValueLabel(),
            bounds: (minimumValueLabel(), maximumValueLabel()), marked: markedValueLabels())
    }
}

extension Gauge: View {
    public var body: some View {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(label), currentValueLabel: currentValueLabel.map { .init($0) },
            minimumValueLabel: bounds.map { .init($0.minimum) }, maximumValueLabel: bounds.map { .init($0.maximum) },
            markedValueLabels: markedValueLabels.map { .init($0) })
        AnyView.control(in: styles, \.gaugeStyle) { .styled($0, configuration) }
            .accessibility {
                $0.childBehavior = .ignore
                $0.role = .gauge
                $0.value = Text(verbatim: "\(Int((fraction * 100).rounded()))%")
                $0.amount = AccessibilityAmount(fraction, in: 0...1)
            }
            .accessibilityLabelled { label }
    }
}

extension AnyView {
    /// Returns the body of `style` for a gauge, type-erased.
    @MainActor fileprivate static func styled<Style: GaugeStyle>(_ style: Style, _ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value: value, in: bounds, label: label(), current: nil, bounds: nil, marked: nil)
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels for the current value and marked values. No built-in style shows the marked values.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value: value, in: bounds, label: label(), current: currentValueLabel(), bounds: nil, marked: markedValueLabels())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and a label for the current value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: value, in: bounds, label: label(), current: currentValueLabel(), bounds: nil, marked: nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for the current value and the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, in: bounds, label: label(), current: currentValueLabel(),
            bounds: (minimumValueLabel(), maximumValueLabel()), marked: nil)
    }
}
