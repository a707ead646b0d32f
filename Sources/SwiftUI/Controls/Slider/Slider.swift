import SwiftUICore

/// A control for choosing a value in a range by dragging a knob along a track.
///
/// The knob of a value outside of the bounds is shown at the nearest end; NaN is shown at the lower bound. The arrow keys and assistive
/// programs move the value by one step, or by a tenth of the range without steps. `onEditingChanged` is called with true when a change
/// begins and with false when it ends.
///
/// A slider with steps has a tick at each of them on macOS, and on iOS 26 if it has a label, as far as the ticks are 4 points apart or more.
///
/// ```swift
/// Slider(value: $volume, in: 0...11, step: 1) { Text("Volume") }
/// ```
public struct Slider<Label: View, ValueLabel: View> {
    var track: SliderTrack
    /// A view whose text is the accessibility value; nil for none.
    var currentValueLabel: AnyView?
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
        let number = Binding<Double>(get: { Double(value.wrappedValue) }, set: { value.set(V($0), in: $1) })
        track = SliderTrack(
            value: number, bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
            isLabelled: Label.self != EmptyView.self, onEditingChanged: onEditingChanged)
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    /// Creates a slider with a label and labels for the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// Creates a slider with steps, a label and labels for the bounds. A step that is not positive and finite is ignored.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// Creates a slider with a label and labels for the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel, maximum: maximumValueLabel)
    }

    /// Creates a slider with steps, a label and labels for the bounds. A step that is not positive and finite is ignored.
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
            // On iOS the label is not shown and serves only for accessibility.
            if profile.controls.isPreciseSlider, !hidesLabel { label }
            HStack(spacing: profile.controls.labelToControl) {
                minimumValueLabel
                track
                maximumValueLabel
            }
            .afterFormLabel()
        }
        .focusable(interactions: .activate)
        .onControlKeyPress(keys: [.leftArrow, .downArrow, .rightArrow, .upArrow]) { press in
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
        .accessibilityValued { currentValueLabel ?? track.labelOfTick }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// Creates a slider with steps and a label. A step that is not positive and finite is ignored.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// Creates a slider with a label.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// Creates a slider with steps and a label. A step that is not positive and finite is ignored.
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
    /// Creates a slider without labels.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: EmptyView(),
            minimum: EmptyView(), maximum: EmptyView())
    }

    /// Creates a slider with steps and without labels. A step that is not positive and finite is ignored.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: EmptyView(),
            minimum: EmptyView(), maximum: EmptyView())
    }
}
