import Foundation

/// A view that shows one or more lines of static text.
///
/// String literals are looked up as localization keys and may contain inline Markdown. Dates, formats and fonts are resolved
/// with the environment's locale and dynamic type size when the text is measured.
///
///     Text("Hello, **world**")
///     Text("\(count) items")
///     Text(price, format: .currency(code: "EUR"))
public struct Text: Equatable, Sendable {
    var storage: TextStorage
    var modifiers: [TextModifier] = []

    init(_ storage: TextStorage) {
        self.storage = storage
    }

    /// Creates a text that shows a string literally, without localization or Markdown.
    public init(verbatim content: String) {
        storage = .verbatim(content)
    }

    /// Creates a text that shows a string value, without localization or Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
    }

    /// Creates a text that shows a localized string, with inline Markdown.
    ///
    /// - Parameters:
    ///   - key: The localization key. It is shown itself if there is no translation.
    ///   - tableName: The name of the table; nil for "Localizable".
    ///   - bundle: The bundle of the table; nil for the main bundle.
    ///   - comment: A comment for translators; ignored.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        if key.isPlain, tableName == nil, bundle == nil {
            storage = .localized(key, nil)
        } else {
            storage = .localized(key, StringTable(name: tableName, bundle: bundle))
        }
    }

    /// Creates a text that shows an attributed string.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        storage = .attributed(TextBox(attributedContent))
    }

    /// Creates a text that shows a date in a style.
    public init(_ date: Date, style: DateStyle) {
        storage = .date(date, style)
    }

    /// Creates a text that shows the start and end of a range of dates.
    public init(_ dates: ClosedRange<Date>) {
        storage = .dateRange(dates.lowerBound, dates.upperBound)
    }

    /// Creates a text that shows the start and end of an interval of dates.
    public init(_ interval: DateInterval) {
        storage = .dateRange(interval.start, interval.end)
    }

    /// Creates a text that shows a timer: the time elapsed or remaining in a range of dates, such as "1:04:09".
    ///
    /// The time is that of the latest update of the view; the text does not update by itself.
    ///
    /// - Parameters:
    ///   - timerInterval: The range of dates in which the timer runs.
    ///   - pauseTime: The date at which the timer stops; nil if it runs to the end.
    ///   - countsDown: Whether the timer shows the remaining time.
    ///   - showsHours: Whether hours are shown separately; otherwise they count as minutes.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        storage = .timer(
            TextBox(
                TimerInterval(
                    range: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Creates a text that shows a value with a format style, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedInput(input: input, format: format) { AttributedString($0) })
    }

    /// Creates a text that shows a value with a format style that produces an attributed string, in the environment's locale.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        storage = .formatted(FormattedInput(input: input, format: format) { $0 })
    }

    /// Creates a text that shows an object with a formatter. It is empty if the formatter cannot format the object.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Creates a text that shows a value with a formatter. It is empty if the formatter cannot format the value.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Creates a text that shows a value with a formatter. It is empty if the formatter cannot format the value.
    public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Creates a text that consists of an image in its natural size. A symbol scales with the text's font.
    public init(_ image: Image) {
        storage = .image(TextBox(image))
    }

    /// Concatenates two texts, each of which keeps its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.concatenated(TextBox(TextPair(first: lhs, second: rhs))))
    }

    func modified(_ modifier: TextModifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}
