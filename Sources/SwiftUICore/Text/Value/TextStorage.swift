import Foundation

/// The source of a text's characters.
enum TextStorage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, StringTable?)
    case attributed(TextBox<AttributedString>)
    case concatenated(TextBox<TextPair>)
    case date(Date, Text.DateStyle)
    case dateRange(Date, Date)
    case timer(TextBox<TimerInterval>)
    case formatted(any TextFormatting)
    case live(any LiveTextFormatting)
    case image(TextBox<Image>)

    static func == (lhs: TextStorage, rhs: TextStorage) -> Bool {
        switch (lhs, rhs) {
        case (.verbatim(let lhs), .verbatim(let rhs)): lhs == rhs
        case (.localized(let lhs, let lhsTable), .localized(let rhs, let rhsTable)): lhs == rhs && lhsTable == rhsTable
        case (.attributed(let lhs), .attributed(let rhs)): lhs == rhs
        case (.concatenated(let lhs), .concatenated(let rhs)): lhs == rhs
        case (.date(let lhs, let lhsStyle), .date(let rhs, let rhsStyle)): lhs == rhs && lhsStyle == rhsStyle
        case (.dateRange(let lhs, let lhsEnd), .dateRange(let rhs, let rhsEnd)): lhs == rhs && lhsEnd == rhsEnd
        case (.timer(let lhs), .timer(let rhs)): lhs == rhs
        case (.formatted(let lhs), .formatted(let rhs)): lhs.isEqual(to: rhs)
        case (.live(let lhs), .live(let rhs)): lhs.isEqual(to: rhs)
        case (.image(let lhs), .image(let rhs)): lhs == rhs
        default: false
        }
    }
}

/// A heap-allocated box for a large or recursive value, which keeps `Text` small.
final class TextBox<Value: Equatable & Sendable>: Equatable, Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    static func == (lhs: TextBox, rhs: TextBox) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }
}

struct TextPair: Equatable, Sendable {
    var first: Text
    var second: Text
}

/// The parameters of a running timer in a text.
struct TimerInterval: Equatable, Sendable {
    var range: ClosedRange<Date>
    var pauseTime: Date?
    var countsDown: Bool
    var showsHours: Bool
}

/// A value with a format style, type-erased.
protocol TextFormatting: AnyObject, Sendable {
    func attributedString(in environment: TextEnvironment) -> AttributedString
    func isEqual(to other: any TextFormatting) -> Bool
}

final class FormattedInput<F: FormatStyle>: TextFormatting where F.FormatInput: Equatable {
    // SwiftUI does not ask for values that may be sent either: they are made with the text, and read where it is laid out.
    private nonisolated(unsafe) let input: F.FormatInput
    private nonisolated(unsafe) let format: F
    /// Makes an attributed string of the format's output. Determined by the type of the output, so not compared.
    private let attributed: @Sendable (F.FormatOutput) -> AttributedString

    init(input: F.FormatInput, format: F, attributed: @escaping @Sendable (F.FormatOutput) -> AttributedString) {
        self.input = input
        self.format = format
        self.attributed = attributed
    }

    func attributedString(in environment: TextEnvironment) -> AttributedString {
        attributed(environment.adapt(format).format(input))
    }

    func isEqual(to other: any TextFormatting) -> Bool {
        guard let other = other as? FormattedInput<F> else { return false }
        return input == other.input && format == other.format
    }
}
