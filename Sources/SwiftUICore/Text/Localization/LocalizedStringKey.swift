import Foundation

/// The key of a string in a table of translations; a string literal where text is expected is one.
///
/// Interpolated values become format specifiers in the key (`%lld` for integers, `%lf` for floating point
/// numbers, `%@` for all else), so that `"\(count) items"` looks up `%lld items`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [FormatArgument]

    /// Makes the key that a string is.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Makes the key that a string literal is.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a key from an interpolated string literal.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Whether the key can be shown as it stands if no table translates it.
    var isPlain: Bool { arguments.isEmpty }
}

/// A value interpolated into a key.
enum FormatArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
    case text(Text)
}

extension LocalizedStringKey {
    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []

        /// Makes an empty interpolation with room for what is coming.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends a piece of the literal.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        private mutating func append(_ argument: FormatArgument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        /// Appends a string, which is neither translated nor read as Markdown.
        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

        /// Appends an object as a formatter writes it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
        }

        /// Appends an object as a formatter writes it.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value.formatArgument, T.formatSpecifier)
        }

        /// Appends a number with a format specifier of its own, such as "%.2f".
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value.formatArgument, specifier)
        }

        /// Appends a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
            append(.text(Text(input, format: format)), "%@")
        }

        /// Appends a value in a format that yields styles.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString, F: Sendable {
            append(.text(Text(input, format: format)), "%@")
        }

        /// Appends a text with its own styles.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

        /// Appends a picture.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

        /// Appends an attributed string with its own styles.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }

        /// Appends a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), "%@")
        }

        /// Appends the dates at a range's ends.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

        /// Appends the dates at an interval's ends.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }

        /// Appends the time passed or left in a range of dates.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)),
                "%@")
        }

        /// Appends any other value by its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value)), "%@") }
    }
}
