import Foundation

/// How an integer is written in a log message.
public struct OSLogIntegerFormatting: Sendable {
    fileprivate var radix = 10
    fileprivate var showsSign = false
    fileprivate var prefix = ""
    fileprivate var isUppercase = false
    fileprivate var minimumDigits = 0

    /// Decimal digits, with a sign before positive numbers if wanted, filled with zeros to a number of digits.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(showsSign: explicitPositiveSign, minimumDigits: minDigits)
    }

    /// Decimal digits.
    public static var decimal: OSLogIntegerFormatting { decimal() }

    /// Hexadecimal digits, with the prefix `0x` if wanted.
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(
            radix: 16, showsSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minimumDigits: minDigits)
    }

    /// Hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { hex() }

    /// Octal digits, with the prefix `0o` if wanted.
    public static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 8, showsSign: explicitPositiveSign, prefix: includePrefix ? "0o" : "", minimumDigits: minDigits)
    }

    /// Octal digits.
    public static var octal: OSLogIntegerFormatting { octal() }

    func text(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        return (value < 0 ? "-" : showsSign ? "+" : "") + prefix + zeros + digits
    }
}

/// How a number with a fraction is written in a log message.
public struct OSLogFloatFormatting: Sendable {
    private var conversion: String
    private var precision: Int
    private var showsSign: Bool

    /// Six digits after the point.
    public static var fixed: OSLogFloatFormatting { fixed() }
    /// A number of digits after the point.
    public static func fixed(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: uppercase ? "F" : "f", precision: precision, showsSign: explicitPositiveSign)
    }

    /// Scientific notation with six digits after the point.
    public static var exponential: OSLogFloatFormatting { exponential() }
    /// Scientific notation with a number of digits after the point.
    public static func exponential(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: uppercase ? "E" : "e", precision: precision, showsSign: explicitPositiveSign)
    }

    /// The shorter of the two other notations, with six significant digits.
    public static var hybrid: OSLogFloatFormatting { hybrid() }
    /// The shorter of the two other notations, with a number of significant digits.
    public static func hybrid(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: uppercase ? "G" : "g", precision: precision, showsSign: explicitPositiveSign)
    }

    func text(_ value: some BinaryFloatingPoint) -> String {
        String(format: "%\(showsSign ? "+" : "").\(max(0, min(precision, 64)))\(conversion)", Double(value))
    }
}

/// The alignment and width of a value in a log message.
public struct OSLogStringAlignment: Sendable {
    private var columns: Int
    private var isLeft: Bool

    /// No columns.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
    /// The value, followed by spaces up to a number of characters.
    public static func left(columns: Int = 0) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isLeft: true) }
    /// The value, after spaces up to a number of characters.
    public static func right(columns: Int = 0) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isLeft: false) }

    func text(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
        return isLeft ? text + spaces : spaces + text
    }
}

extension OSLogMessage.StringInterpolation {
    /// Appends an integer in a format.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.text(format.text(number())) }
    }

    /// Appends a number with a fraction in a format.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.text(format.text(number())) }
    }

    /// Appends the description of a value in a column.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto) {
        append(privacy) { align.text(String(describing: value())) }
    }
}
