import Foundation

/// A length that scales with the user's preferred text size.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.lengthScale) private var scale
    private let value: Value
    private let style: Font.TextStyle

    /// Creates a length in points at the default text size, which scales as text of a style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// Creates a length in points at the default text size, which scales as body text does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length at the text size of the environment, rounded to whole pixels. At the default text size, and if it is not
    /// finite, it is returned unchanged.
    public var wrappedValue: Value { Value(scale(CGFloat(value), relativeTo: style)) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
