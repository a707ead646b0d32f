import Foundation

/// What a text field shows and changes.
struct TextFieldSource {
    /// The text as the program has it.
    var read: () -> String
    /// Takes over what is typed, at once.
    var write: (String) -> Void
    /// Takes over what was entered, at the end, and gives it as the program has it then.
    var commit: () -> String?
    /// Called when editing begins or ends.
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// Called when Return is pressed.
    var onCommit: () -> Void = {}
}

extension TextFieldSource {
    /// A text, changed with every key.
    init(_ text: Binding<String>) {
        self.init(read: { text.wrappedValue }, write: { text.wrappedValue = $0 }, commit: { nil })
    }

    /// A value, changed when what was entered is complete: on Return, or when the focus goes. What says nothing is taken back.
    init<Value>(_ value: Binding<Value>, format: @escaping (Value) -> String, parse: @escaping (String) -> Value?) {
        let entry = Entry()
        self.init(
            read: { format(value.wrappedValue) },
            write: { entry.text = $0 },
            commit: {
                guard let text = entry.text else { return nil }
                entry.text = nil
                if let parsed = parse(text) {
                    value.wrappedValue = parsed
                    return format(parsed)
                }
                return format(value.wrappedValue)
            })
    }

    /// What has been typed and not taken over.
    private final class Entry {
        var text: String?
    }

    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, format: Format) where Format.FormatOutput == String {
        self.init(value, format: { format.format($0) }, parse: { try? format.parseStrategy.parse($0) })
    }

    /// An optional value: without any text it is nil.
    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, format: Format) where Format.FormatOutput == String {
        self.init(
            value, format: { $0.map { format.format($0) } ?? "" },
            parse: { text -> Format.FormatInput?? in
                text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some(.some($0)) } ?? .none
            })
    }

    init<Value>(_ value: Binding<Value>, formatter: Formatter) {
        self.init(
            value, format: { formatter.string(for: $0) ?? "" },
            parse: { text in
                let object = Self.object(text, formatter)
                return object as? Value ?? (object as? NSNumber).flatMap { Self.number($0, as: Value.self) }
            })
    }

    /// What a formatter makes of a text. Foundation on Linux has no way to ask a formatter of any class.
    private static func object(_ text: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: text
        }
    }

    /// A number in the type that a binding has.
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
