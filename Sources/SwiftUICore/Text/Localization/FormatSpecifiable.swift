import Foundation

/// A number with a format specifier, which can be interpolated into a localization key and formatted by its translation.
public protocol _FormatSpecifiable: Equatable {
    /// The format specifier of the type in a localization key.
    static var formatSpecifier: String { get }
    /// The value as an argument of a format string.
    var _argument: any CVarArg { get }
}

extension _FormatSpecifiable {
    var formatArgument: FormatArgument {
        switch _argument {
        case let value as Int64: .integer(value)
        case let value as UInt64: .unsigned(value)
        case let value as Double: .floating(value)
        default: .string(String(describing: self))
        }
    }
}

extension _FormatSpecifiable where Self: BinaryInteger {
    /// The value widened to 64 bits.
    public var _argument: any CVarArg { Self.isSigned ? Int64(clamping: self) : UInt64(clamping: self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The value widened to a double.
    public var _argument: any CVarArg { Double(self) }
}

extension Int: _FormatSpecifiable {
    /// The specifier of a 64-bit integer.
    public static var formatSpecifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    /// The specifier of a 32-bit integer.
    public static var formatSpecifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    /// The specifier of a 32-bit integer.
    public static var formatSpecifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    /// The specifier of a 32-bit integer.
    public static var formatSpecifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    /// The specifier of a 64-bit integer.
    public static var formatSpecifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    /// The specifier of an unsigned 64-bit integer.
    public static var formatSpecifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    /// The specifier of an unsigned 32-bit integer.
    public static var formatSpecifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    /// The specifier of an unsigned 32-bit integer.
    public static var formatSpecifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    /// The specifier of an unsigned 32-bit integer.
    public static var formatSpecifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    /// The specifier of an unsigned 64-bit integer.
    public static var formatSpecifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    /// The specifier of a floating point number.
    public static var formatSpecifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    /// The specifier of a double.
    public static var formatSpecifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    /// The specifier of a double.
    public static var formatSpecifier: String { "%lf" }
}
