import Foundation

/// A length that grows and shrinks with the reader's preferred text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.platformProfile) private var profile
    @Environment(\.textScale) private var textScale
    @Environment(\.displayScale) private var displayScale
    private let value: Value
    private let style: Font.TextStyle

    /// A length in points at the default text size, which changes as text of a style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// A length in points at the default text size, which changes as body text does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length at the text size of the view's environment, in whole pixels; as given where that is the default size.
    public var wrappedValue: Value {
        let scale = profile.typography.scale(of: style, at: typeSize) * textScale
        guard scale != 1, value.isFinite else { return value }
        return Value((Double(value) * Double(scale) * Double(displayScale)).rounded() / Double(displayScale))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
