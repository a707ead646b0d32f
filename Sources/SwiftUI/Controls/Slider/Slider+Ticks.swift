import SwiftUICore

extension Slider {
    /// Creates a slider with ticks and labels for the bounds.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the filled part of the track extends to the knob; nil for the lower bound. It is clamped to
    ///     the bounds.
    ///   - enabledBounds: The values that the user can choose; nil for all within the bounds. The rest of the track is dimmed. The part
    ///     outside of the bounds is ignored.
    ///   - currentValueLabel: A description of the value, which is not drawn: it is the accessibility value of the slider.
    ///   - ticks: The marks on the track. They do not limit the values that can be chosen.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
        specify(neutralValue, enabledBounds, currentValueLabel(), ticks: Array(ticks().body))
    }

    /// Creates a slider with steps, labels for the bounds, and a tick for each step for which `tick` returns one. A step that is not
    /// positive and finite is ignored, and makes no ticks. For the other parameters see the initialiser with `ticks`.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
        let ticks = track.steps.compactMap { tick(V($0)) }
        specify(neutralValue, enabledBounds, currentValueLabel(), ticks: ticks)
    }

    /// Creates a slider with labels for the bounds whose filled part begins at a neutral value, or whose values are limited to a part of
    /// its bounds. For the parameters see the initialiser with `ticks`.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
        specify(neutralValue, enabledBounds, currentValueLabel(), ticks: nil)
    }

    nonisolated private mutating func specify<V: BinaryFloatingPoint, Current: View>(
        _ neutralValue: V?, _ enabledBounds: ClosedRange<V>?, _ currentValueLabel: Current, ticks: [SliderTick<V>]?
    ) {
        track.neutralValue = neutralValue.map { Double($0) }
        if let enabledBounds { track.enable(Double(enabledBounds.lowerBound)...Double(enabledBounds.upperBound)) }
        track.ticks = ticks?.map { SliderMark(value: Double($0.value), label: $0.label) }
        self.currentValueLabel = Current.self == EmptyView.self ? nil : AnyView(currentValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with ticks. For the parameters see the initialiser with labels for the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, ticks: ticks,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with steps, and a tick for each step for which `tick` returns one. For the parameters see the initialiser with
    /// labels for the bounds.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a slider whose filled part begins at a neutral value, or whose values are limited to a part of its bounds. For the
    /// parameters see the initialiser with labels for the bounds.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged)
    }
}

extension View {
    /// Shows or hides the knobs of the sliders in this view. A slider without a knob is operated like any other.
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}

extension EnvironmentValues {
    /// Whether sliders show their knobs.
    @Entry var sliderThumbVisibility = Visibility.automatic
}
