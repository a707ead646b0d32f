import Foundation

/// The key of a string in a localization table. String literals passed to views such as `Text` are localization keys.
///
/// Interpolated values become format specifiers in the key (`%lld` for integers, `%lf` for floating-point numbers, `%@` for all
/// others), so that `"\(count) items"` looks up `%lld items`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    @usableFromInline let key: String
    @usableFromInline let arguments: [FormatArgument]
    /// The format that is used without a translation; nil for the key.
    @usableFromInline private(set) var defaultFormat: String?

    /// Creates a key from a string, without interpolation.
    @inlinable public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Creates a key from a string literal.
    @inlinable public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from an interpolated string literal.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Creates a key with the value that is used without a translation.
    init(_ key: StaticString, defaultValue: LocalizedStringKey) {
        self.key = "\(key)"
        arguments = defaultValue.arguments
        defaultFormat = defaultValue.key
    }

    /// Whether the key has no arguments, so that it can be shown as it is without a translation.
    var isPlain: Bool { arguments.isEmpty }

    /// The string of which `init(_:)` makes the same key; nil if there is none. Known to the compiler for a literal, for the sake of charts, whose
    /// marks have several keys each.
    @inlinable package var plainKey: String? { arguments.isEmpty && defaultFormat == nil ? key : nil }
}

/// A value interpolated into a key.
@usableFromInline enum FormatArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
    case text(Text)
}

extension LocalizedStringKey {
    /// The accumulator of an interpolated string literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []

        /// Creates an empty interpolation with reserved capacity.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends a literal segment. A `%` is escaped.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        private mutating func append(_ argument: FormatArgument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        /// Appends a string, which is neither translated nor parsed as Markdown.
        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

        /// Appends an object, formatted by a formatter or by its description.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
        }

        /// Appends an object, formatted by a formatter or by its description.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
        }

        /// Appends a value formatted by a formatter or by its description.
        public mutating func appendInterpolation<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value.formatArgument, T.formatSpecifier)
        }

        /// Appends a number with an explicit format specifier, such as "%.2f".
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value.formatArgument, specifier)
        }

        /// Appends a value formatted by a format style.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), "%@")
        }

        /// Appends a value formatted by a format style as an attributed string.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)), "%@")
        }

        /// Appends a text, which keeps its own style.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

        /// Appends the translation of a resource.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource)), "%@") }

        /// Appends an image that flows with the text.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

        /// Appends an attributed string, which keeps its own attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }

        /// Appends a date in a date style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), "%@")
        }

        /// Appends the start and end of a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

        /// Appends the start and end of an interval of dates.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }

        /// Appends a timer: the time elapsed or remaining in a range of dates.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)),
                "%@")
        }

        /// Appends the description of any other value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value)), "%@") }
    }
}
