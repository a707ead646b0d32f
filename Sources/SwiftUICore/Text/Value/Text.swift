import Foundation

/// One or more lines of read-only text.
///
/// Text is a value: its characters, dates and formats are resolved against the environment's locale, font and
/// dynamic type size when it is measured.
public struct Text: Equatable, Sendable {
    var storage: TextStorage
    var modifiers: [TextModifier] = []

    init(_ storage: TextStorage) {
        self.storage = storage
    }

    /// Text as it stands: neither translated nor read as Markdown.
    public init(verbatim content: String) {
        storage = .verbatim(content)
    }

    /// Text of a string that is shown as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
    }

    /// Text translated by a table of a bundle, its inline Markdown shown as styles.
    /// A key that the table lacks is shown itself; `comment` is for translators.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        if key.isPlain, tableName == nil, bundle == nil {
            storage = .localized(key, nil)
        } else {
            storage = .localized(key, StringTable(name: tableName, bundle: bundle))
        }
    }

    /// Text with the styles of an attributed string.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        storage = .attributed(TextBox(attributedContent))
    }

    /// Text of a date in a style; relative styles follow the clock.
    public init(_ date: Date, style: DateStyle) {
        storage = .date(date, style)
    }

    /// Text of the dates at a range's ends.
    public init(_ dates: ClosedRange<Date>) {
        storage = .dateRange(dates.lowerBound, dates.upperBound)
    }

    /// Text of the dates at an interval's ends.
    public init(_ interval: DateInterval) {
        storage = .dateRange(interval.start, interval.end)
    }

    /// Text of the time passed or left in a range of dates, updated every second; stopped at `pauseTime`.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        storage = .timer(TextBox(TimerInterval(
            range: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Text of a value in a format, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
        storage = .formatted(FormattedInput(input: input, format: format))
    }

    /// Text of a value in a format that yields styles, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString, F: Sendable {
        storage = .formatted(AttributedFormattedInput(input: input, format: format))
    }

    /// Text of an object as a formatter writes it; empty if the formatter cannot.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Text of a value as a formatter writes it; empty if the formatter cannot.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Text of a picture, as large as it is by itself; a symbol is as large as the text around it.
    public init(_ image: Image) {
        storage = .image(TextBox(image))
    }

    /// One text after another, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.concatenated(TextBox(TextPair(first: lhs, second: rhs))))
    }

    func modified(_ modifier: TextModifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}
