import SwiftUICore

/// A value chosen by dragging a knob along a line.
public struct Slider<Label: View, ValueLabel: View> {
    private let track: SliderTrack
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    @Environment(\.platformProfile) private var profile
    @Environment(\.layoutDirection) private var direction
    @Environment(\.areLabelsHidden) private var hidesLabel

    nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, onEditingChanged: @escaping (Bool) -> Void,
        label: Label, minimum: ValueLabel, maximum: ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        let number = Binding<Double>(get: { Double(value.wrappedValue) }, set: { value.transaction($1).wrappedValue = V($0) })
        track = SliderTrack(
            value: number, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
            onEditingChanged: onEditingChanged)
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    /// A slider with a label and labels at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// A slider that moves in steps, with a label and labels at its ends. Steps that are not positive count as none.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// A slider with a label and labels at its ends.
    @available(*, deprecated, message: "Use the initialiser that takes its labels as closures first.")
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel, maximum: maximumValueLabel)
    }

    /// A slider that moves in steps, with a label and labels at its ends.
    @available(*, deprecated, message: "Use the initialiser that takes its labels as closures first.")
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}

extension Slider: View {
    public var body: some View {
        let track = track
        HStack(spacing: profile.controls.labelToControl) {
            // iOS keeps the label for those who do not see the slider.
            if profile.controls.isPreciseSlider, !hidesLabel { label }
            HStack(spacing: profile.controls.labelToControl) {
                minimumValueLabel
                track
                maximumValueLabel
            }
            .afterFormLabel()
        }
        .focusable(interactions: .activate)
        .onKeyPress(keys: [.leftArrow, .downArrow, .rightArrow, .upArrow]) { press in
            let isUp = press.key == .upArrow || press.key == (direction == .rightToLeft ? .leftArrow : .rightArrow)
            track.adjust(by: isUp ? 1 : -1)
            return .handled
        }
        .accessibility {
            $0.childBehavior = .ignore
            $0.role = .slider
            $0.value = Text(verbatim: track.valueDescription)
            $0.amount = AccessibilityAmount(track.value.wrappedValue, in: track.bounds) { track.take($0) }
            $0.actions = [
                AccessibilityActionEntry(.increment) { track.adjust(by: 1) },
                AccessibilityActionEntry(.decrement) { track.adjust(by: -1) },
            ]
        }
        .accessibilityLabelled { label }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// A slider that moves in steps, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// A slider with a label.
    @available(*, deprecated, message: "Use the initialiser that takes its label first.")
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// A slider that moves in steps, with a label.
    @available(*, deprecated, message: "Use the initialiser that takes its label first.")
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: EmptyView(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// A slider that moves in steps. Steps that are not positive count as none.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: EmptyView(),
            minimum: EmptyView(), maximum: EmptyView())
    }
}
