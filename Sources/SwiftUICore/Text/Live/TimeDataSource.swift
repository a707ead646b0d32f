import Foundation

/// A source of values that change with time, for texts that follow the clock.
///
/// ```swift
/// Text(.currentDate, format: .dateTime.hour().minute().second())
/// Text(.durationOffset(to: kickoff), format: .time(pattern: .minuteSecond))
/// ```
public struct TimeDataSource<Value>: Sendable {
    /// Returns the value at a date.
    let value: @Sendable (Date) -> Value
    /// Returns the date at which the source has a value.
    let date: @Sendable (Value) -> Date
    let identity: TimeDataIdentity
}

/// The parameters by which sources of the same type are equal.
enum TimeDataIdentity: Hashable, Sendable {
    case currentDate, rangeFrom(Date), rangeTo(Date), durationFrom(Date)

    /// Whether the values become smaller with time, as ranges to a date become shorter.
    var isDescending: Bool { if case .rangeTo = self { true } else { false } }
}

extension TimeDataSource<Date> {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(value: { $0 }, date: { $0 }, identity: .currentDate)
    }
}

extension TimeDataSource<Range<Date>> {
    /// The range from a date to the current date, which is empty until that date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { date..<max(date, $0) }, date: { $0.upperBound }, identity: .rangeFrom(date))
    }

    /// The range from the current date to a date, which is empty from that date on.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { min(date, $0)..<date }, date: { $0.lowerBound }, identity: .rangeTo(date))
    }
}

extension TimeDataSource<Duration> {
    /// The time that has passed since a date, which is negative before that date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            value: { .seconds($0.timeIntervalSince(date)) }, date: { date.addingTimeInterval($0 / .seconds(1)) }, identity: .durationFrom(date))
    }
}

/// A value that changes with time with its format style, type-erased.
protocol LiveTextFormatting: AnyObject, Sendable {
    func attributedString(now: Date, locale: Locale) -> AttributedString
    /// Returns the next date at which the text may differ; nil if it does not change any more.
    func nextChange(after now: Date) -> Date?
    func isEqual(to other: any LiveTextFormatting) -> Bool
}

final class LiveFormattedValue<F: DiscreteFormatStyle & Sendable>: LiveTextFormatting {
    private let source: TimeDataSource<F.FormatInput>
    private let format: F
    private let makeText: @Sendable (F.FormatOutput) -> AttributedString

    init(_ source: TimeDataSource<F.FormatInput>, _ format: F, makeText: @escaping @Sendable (F.FormatOutput) -> AttributedString) {
        self.source = source
        self.format = format
        self.makeText = makeText
    }

    func attributedString(now: Date, locale: Locale) -> AttributedString {
        makeText(format.locale(locale).format(source.value(now)))
    }

    func nextChange(after now: Date) -> Date? {
        let value = source.value(now)
        guard let next = source.identity.isDescending ? format.discreteInput(before: value) : format.discreteInput(after: value) else { return nil }
        // A style that returns an input that is not later would never let the text rest.
        let date = source.date(next)
        return date > now ? date : now.addingTimeInterval(Self.shortestWait)
    }

    /// The time after which a text is formatted again whose style does not give a later input, in seconds.
    private static var shortestWait: Double { 1.0 / 60 }

    func isEqual(to other: any LiveTextFormatting) -> Bool {
        guard let other = other as? LiveFormattedValue else { return false }
        return source.identity == other.source.identity && format == other.format
    }
}

extension Text {
    /// Creates a text that shows a value that changes with time, such as the current date, with a format style.
    ///
    /// ```swift
    /// Text(.currentDate, format: .dateTime.hour().minute())
    /// ```
    ///
    /// The text is updated when its string changes, in the environment's locale.
    public init<V, F: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == String {
        storage = .live(LiveFormattedValue(source, format) { AttributedString($0) })
    }

    /// Creates a text that shows a value that changes with time, such as the current date, with a format style that makes attributed strings.
    ///
    /// ```swift
    /// Text(.currentDate, format: .timer(countingDownIn: start..<end))
    /// ```
    ///
    /// The text is updated when its string changes, in the environment's locale.
    public init<V, F: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        storage = .live(LiveFormattedValue(source, format) { $0 })
    }
}
