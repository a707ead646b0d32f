import SwiftUICore

/// A mark at a value of a slider.
///
/// ```swift
/// Slider(value: $speed, in: 0.5...2) {
///     Text("Speed")
/// } ticks: {
///     SliderTick(0.5)
///     SliderTick("Normal", 1)
///     SliderTick(2)
/// }
/// ```
///
/// Sliders draw a tick as a dot and its label below the track. The label is the accessibility value of the slider while the slider has
/// the value of the tick. A tick outside of the slider's bounds, or at NaN, is not drawn.
public struct SliderTick<V: BinaryFloatingPoint> {
    let value: V
    let label: AnyView?

    /// Creates a tick without a label.
    public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// Creates a tick with a label.
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
        self.label = AnyView(label())
    }

    /// Creates a tick whose label is a localized title.
    public init(_ titleKey: LocalizedStringKey, _ value: V) {
        self.init(value) { Text(titleKey) }
    }

    /// Creates a tick whose label is a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, _ value: V) {
        self.init(value) { Text(titleResource) }
    }

    /// Creates a tick whose label is a title as it stands.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, _ value: V) {
        self.init(value) { Text(title) }
    }
}

extension SliderTick: Identifiable {
    /// The identity of a tick: its value.
    public struct ID: Hashable {
        let value: V
    }

    public var id: ID { ID(value: value) }
}

extension SliderTick: SliderTickContent {
    public typealias Value = V

    public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}
