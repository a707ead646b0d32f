import Foundation

/// Formats lengths of time: `1 hour, 5 minutes`, `1:05:00`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// Numbers with colons: `1:05:00`.
        case positional = 0
        /// `1h 5m`.
        case abbreviated = 1
        /// `1 hr, 5 min`.
        case short = 2
        /// `1 hour, 5 minutes`.
        case full = 3
        /// `one hour, five minutes`.
        case spellOut = 4
        /// `1hr 5min`.
        case brief = 5
    }

    /// Which units that are zero are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops leading zeros from positional texts and all zeros from others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Drops zeros before the first other unit.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Drops zeros between other units.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Drops zeros after the last other unit.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Drops all zeros.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Writes all units, and two digits in positional texts.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written; `positional` unless set.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written; empty for all that are not zero. Years, months, weeks, days, hours, minutes and seconds have an effect.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units that are zero are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar in which the time is divided into units, and whose locale is used; nil for the current calendar.
    open var calendar: Calendar?
    /// The date from which a number of seconds is counted; nil for the reference date. It decides about the lengths of months.
    open var referenceDate: Date?
    /// The number of units that are written, from the largest one; 0 for all.
    open var maximumUnitCount = 0
    /// Whether the largest unit is written in terms of the next one when it is one: 90 minutes instead of 1 hour, 30 minutes.
    open var collapsesLargestUnit = false
    /// Where the text stands. Only the beginning of a sentence changes it: to a capital letter.
    open var formattingContext = Formatter.Context.unknown

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Formats components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Formats the components that are set. If units are allowed, larger components are divided among them.
    open func string(from components: DateComponents) -> String? {
        let isComplete = Self.units.allSatisfy { components.value(for: $0.component) == nil || allowedUnits.contains($0.unit) }
        guard !allowedUnits.isEmpty, !isComplete else {
            return text(Self.units.compactMap { unit in components.value(for: unit.component).map { (unit, $0) } })
        }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Formats the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = Self.units.filter { allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit) }
        let components = usedCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
    }

    /// Formats a number of seconds; nil if it is not finite.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval))
    }

    /// Formats components; nil for other values.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    private struct TimeUnit {
        var unit: NSCalendar.Unit
        var component: Calendar.Component
        var name: String
        /// How many of the unit are one of the unit before, where that is fixed.
        var perLarger: Int?
    }

    private static let units: [TimeUnit] = [
        TimeUnit(unit: .year, component: .year, name: "year"),
        TimeUnit(unit: .month, component: .month, name: "month", perLarger: 12),
        TimeUnit(unit: .weekOfMonth, component: .weekOfMonth, name: "week"),
        TimeUnit(unit: .day, component: .day, name: "day"),
        TimeUnit(unit: .hour, component: .hour, name: "hour", perLarger: 24),
        TimeUnit(unit: .minute, component: .minute, name: "minute", perLarger: 60),
        TimeUnit(unit: .second, component: .second, name: "second", perLarger: 60),
    ]

    private var usedCalendar: Calendar { calendar ?? .current }

    private func text(_ all: [(unit: TimeUnit, count: Int)]) -> String? {
        var values = all
        if collapsesLargestUnit, let first = values.firstIndex(where: { $0.count != 0 }), values[first].count == 1, first + 1 < values.count,
            let perLarger = values[first + 1].unit.perLarger, values[first + 1].count != 0
        {
            values[first + 1].count += perLarger
            values.removeSubrange(...first)
        }
        values = withoutZeros(values)
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        // One unit remains if all are zero.
        if values.isEmpty { values = Array(all.suffix(1)) }
        guard !values.isEmpty else { return nil }
        let text = unitsStyle == .positional ? positional(values) : named(values)
        guard formattingContext == .beginningOfSentence, let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }

    private func withoutZeros(_ values: [(unit: TimeUnit, count: Int)]) -> [(unit: TimeUnit, count: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return values }
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = values.firstIndex(where: { $0.count != 0 }), let last = values.lastIndex(where: { $0.count != 0 }) else {
            return behavior.isEmpty ? values : []
        }
        return values.enumerated().filter { index, value in
            if value.count != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    private func positional(_ values: [(unit: TimeUnit, count: Int)]) -> String {
        let locale = usedCalendar.locale ?? .current
        return values.enumerated().map { index, value in
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
            let count = index > 0 ? abs(value.count) : value.count
            return count.formatted(.number.precision(.integerLength(isPadded ? 2... : 1...)).grouping(.never).locale(locale))
        }.joined(separator: ":")
    }

    private func named(_ values: [(unit: TimeUnit, count: Int)]) -> String {
        let locale = usedCalendar.locale ?? .current
        let width: UnitText.Width =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short, .brief: .short
            case .positional, .abbreviated: .narrow
            }
        let parts = values.map { value -> String in
            var text =
                UnitText.text(Double(value.count), unit: "duration-" + value.unit.name, width: width, locale: locale)
                ?? "\(value.count) \(value.unit.name)"
            if unitsStyle == .brief { text.removeAll { $0.isWhitespace } }
            if unitsStyle == .spellOut { text = spelled(value.count, in: text, locale: locale) }
            return text
        }
        return UnitText.joined(parts, width: unitsStyle == .brief ? .narrow : width, locale: locale)
    }

    /// Replaces the digits of a number in a text by its name.
    private func spelled(_ count: Int, in text: String, locale: Locale) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        let digits = count.formatted(.number.locale(locale))
        guard let name = formatter.string(from: NSNumber(value: count)), let range = text.range(of: digits) else { return text }
        return text.replacingCharacters(in: range, with: name)
    }
}
