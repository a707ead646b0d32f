import SwiftUICore

/// A value in a range, shown and not changed.
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

    /// A gauge with labels for the value, the ends of the range and values in between.
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
        AnyView.styled(styles.current, configuration)
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
    /// What a style makes of a gauge.
    @MainActor fileprivate static func styled<Style: GaugeStyle>(_ style: Style, _ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label.
    nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value: value, in: bounds, label: label(), current: nil, bounds: nil, marked: nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label and one for the value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: value, in: bounds, label: label(), current: currentValueLabel(), bounds: nil, marked: nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with labels for the value and the ends of the range.
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
