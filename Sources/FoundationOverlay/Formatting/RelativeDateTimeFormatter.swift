import Foundation

/// Formats the time between two dates in words: `in 2 hours`, `yesterday`.
///
/// The text names the largest unit whose number is not zero, and ignores smaller units, as on Apple's systems.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days have names.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: `1 day ago`.
        case numeric = 0
        /// A name where the language has one: `yesterday`.
        case named = 1
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`.
        case full = 0
        /// `two months ago`.
        case spellOut = 1
        /// `2 mo. ago`.
        case short = 2
        /// `2mo ago`.
        case abbreviated = 3
    }

    /// Whether days have names; `numeric` unless set.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written; `full` unless set.
    open var unitsStyle = UnitsStyle.full
    /// Where the text stands. Only the beginning of a sentence changes it: to a capital letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar in which the time is divided into units.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale whose words are used.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns the time from a reference date to a date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: (calendar ?? .current).dateComponents(Set(units), from: referenceDate, to: date), to: referenceDate)
    }

    /// Returns a number of seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the largest component that is not zero, from now; the smallest one that is set if all are zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        localizedString(from: dateComponents, to: Date())
    }

    private func localizedString(from components: DateComponents, to reference: Date) -> String {
        let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let set = units.compactMap { unit in components.value(for: unit).map { (unit, $0) } }
        let (unit, count) = set.first { $0.1 != 0 } ?? set.last ?? (.second, 0)
        let calendar = calendar ?? .current
        let date = calendar.date(byAdding: unit, value: count, to: reference) ?? reference
        let unitsStyle: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: unitsStyle, locale: locale ?? .current,
            calendar: calendar)
        let text = style.format(reference)
        guard formattingContext == .beginningOfSentence, let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }

    /// Returns the time from now to a date; nil for other values.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
