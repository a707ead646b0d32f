/// A type whose values are numbers with a meaning of their own, such as the levels of windows. They are ordered, and numbers can be added to them
/// and subtracted, as with Apple's types.
///
///     panel.level = .statusBar + 1
public protocol _KitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    init(rawValue: RawValue)
}

extension _KitNumericRawRepresentable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Returns the value that is greater by a number.
    public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) }
    /// Returns the value that is greater by a number.
    public static func + (left: RawValue, right: Self) -> Self { Self(rawValue: left + right.rawValue) }
    /// Returns the value that is smaller by a number.
    public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) }
    /// Returns the difference of two values as a number.
    public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
    /// Adds a number.
    public static func += (left: inout Self, right: RawValue) { left = left + right }
    /// Subtracts a number.
    public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
