import Foundation

/// The source of a text field's text.
struct TextFieldSource {
    /// Returns the text according to the program.
    var read: () -> String
    /// Receives the typed text immediately; on macOS only if `followsTyping`.
    var write: (String) -> Void
    /// Ends an entry with the given typed text; returns the resulting text according to the program, or nil if it has not changed.
    var commit: (String) -> String?
    /// Called with true when editing begins and with false when it ends.
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// Called when the user presses Return.
    var onCommit: () -> Void = {}
    /// Whether `write` changes the text that `read` returns. If that text is unchanged when the body with the field runs again, the program has
    /// rejected the typed text.
    var followsTyping = true
    /// A number that is new each time the body with the field runs.
    let revision = Revision.next()
}

extension TextFieldSource {
    /// Creates a source for a text, which is changed with each key press.
    init(_ text: Binding<String>) {
        self.init(read: { text.wrappedValue }, write: { text.wrappedValue = $0 }, commit: { _ in nil })
    }

    /// Creates a source for a value, which is changed on Return or when the focus is lost. Text that cannot be parsed is reverted.
    ///
    /// - Parameter parsesTyping: Whether the value is changed with each key press, too, after which the text can be parsed.
    init<Value>(
        _ value: Binding<Value>, parsesTyping: Bool = false, format: @escaping (Value) -> String, parse: @escaping (String) -> Value?
    ) {
        self.init(
            read: { format(value.wrappedValue) },
            write: { text in
                if parsesTyping, let parsed = parse(text) { value.wrappedValue = parsed }
            },
            commit: { text in
                if let parsed = parse(text) {
                    value.wrappedValue = parsed
                    return format(parsed)
                }
                return format(value.wrappedValue)
            },
            followsTyping: false)
    }

    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, format: Format) where Format.FormatOutput == String {
        self.init(value, parsesTyping: true, format: { format.format($0) }, parse: { try? format.parseStrategy.parse($0) })
    }

    /// Creates a source for an optional value, where an empty text is nil.
    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, format: Format) where Format.FormatOutput == String {
        self.init(
            value, parsesTyping: true, format: { $0.map { format.format($0) } ?? "" },
            parse: { text -> Format.FormatInput?? in
                text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some(.some($0)) } ?? .none
            })
    }

    init<Value>(_ value: Binding<Value>, formatter: Formatter) {
        self.init(
            value, parsesTyping: true, format: { formatter.string(for: $0) ?? "" },
            parse: { text in
                let object = Self.object(text, formatter)
                return object as? Value ?? (object as? NSNumber).flatMap { Self.number($0, as: Value.self) }
            })
    }

    /// Returns the object that a formatter parses from a text. Foundation on Linux has no common method for all classes of formatters.
    private static func object(_ text: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: text
        }
    }

    /// Returns a number in the numeric type of a binding.
    private static func number<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
        switch type {
        case is Int.Type, is Int?.Type: number.intValue as? Value
        case is Double.Type, is Double?.Type: number.doubleValue as? Value
        case is Float.Type, is Float?.Type: number.floatValue as? Value
        case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? Value
        case is Decimal.Type, is Decimal?.Type: number.decimalValue as? Value
        default: nil
        }
    }
}
