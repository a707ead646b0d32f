import Foundation

extension SystemFormatStyle {
    /// A style that refers to a date as people do: "in 5 minutes", "tomorrow", "27 days ago", and farther away "Monday, June 3" or "June 2019".
    ///
    /// A date that is less than one unit above the threshold away is shown by its distance; one that is less than the smallest allowed field
    /// away is "now". Dates farther away are shown by their fields, without those that are the same as in the input: a date in another year
    /// by its month and year, one in the same year by its weekday, day and month.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let fields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private var calendar = Calendar.autoupdatingCurrent

        /// Creates a style that refers to a date.
        ///
        /// - Parameters:
        ///   - date: The date.
        ///   - allowedFields: The units in which the distance may be shown, beside the threshold.
        ///   - maxFieldCount: The largest number of fields of the date itself; the weekday is not counted. Values below 1 count as 1.
        ///   - thresholdField: The largest unit in which the distance is shown.
        public init(
            to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2,
            thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            fields = allowedFields.union([thresholdField])
            self.maxFieldCount = max(1, maxFieldCount)
            threshold = thresholdField
        }

        /// Returns the style for another locale. Without one the current locale is used.
        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the style for another calendar, in whose time zone dates are shown. Without one the current calendar is used.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var style = self
            style.calendar = calendar
            return style
        }

        /// The units from the largest to the smallest.
        private static let units: [(field: Date.RelativeFormatStyle.Field, component: Calendar.Component)] = [
            (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
        ]

        public func format(_ value: Date) -> AttributedString {
            guard isNear(value) else { return AttributedString(absoluteStyle(at: value).format(date)) }
            return AttributedString(isNow(value) ? now : relativeStyle.format(value))
        }

        public func discreteInput(before input: Date) -> Date? {
            let change = isNear(input) ? relativeStyle.discreteInput(before: input) : unitOfDate(at: input)?.start
            return edges(with: change).map { $0.addingTimeInterval(-Self.margin) }.filter { $0 < input }.max()
        }

        public func discreteInput(after input: Date) -> Date? {
            let change = isNear(input) ? relativeStyle.discreteInput(after: input) : unitOfDate(at: input)?.end
            return edges(with: change).map { $0.addingTimeInterval(Self.margin) }.filter { $0 > input }.min()
        }

        /// The dates at which the text may change: between now, near and far, and at another date.
        private func edges(with change: Date?) -> [Date] {
            let (far, now) = (farEdges, nowEdges)
            return [far?.before, far?.after, now?.before, now?.after, change].compactMap(\.self)
        }

        /// The text is formatted again shortly after a boundary.
        private static let margin = 0.0005
    }
}

// MARK: Near dates

extension SystemFormatStyle.DateReference {
    private var relativeStyle: Date.AnchoredRelativeFormatStyle {
        // Foundation rounds: a distance of almost a month would be "next month".
        let fields = fields.intersection(Self.units.drop { $0.field != threshold }.map(\.field))
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: fields, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
    }

    /// "now" in the style's locale.
    private var now: String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: [.second], presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar
        ).format(date)
    }

    /// The dates between which a date is shown by its distance; nil without a limit.
    ///
    /// The limit is the next larger unit of those that are allowed, or without one the next unit.
    private var farEdges: (before: Date, after: Date)? {
        let larger = Self.units.prefix { $0.field != threshold }
        guard let unit = larger.last(where: { fields.contains($0.field) }) ?? larger.last else { return nil }
        return edges(unit.component)
    }

    /// The dates between which the date is now.
    private var nowEdges: (before: Date, after: Date)? {
        Self.units.last { fields.contains($0.field) }.flatMap { edges($0.component) }
    }

    private func edges(_ unit: Calendar.Component) -> (before: Date, after: Date)? {
        guard let before = calendar.date(byAdding: unit, value: -1, to: date), let after = calendar.date(byAdding: unit, value: 1, to: date)
        else { return nil }
        return (before, after)
    }

    private func isNear(_ value: Date) -> Bool { farEdges.map { $0.before < value && value < $0.after } ?? true }
    private func isNow(_ value: Date) -> Bool { nowEdges.map { $0.before < value && value < $0.after } ?? false }
}

// MARK: Distant dates

extension SystemFormatStyle.DateReference {
    /// The number of fields, of year, month, day, hour and minute, that the date has in common with another one, from the largest on.
    private func commonFieldCount(with other: Date) -> Int {
        let components: [Calendar.Component] = [.year, .month, .day, .hour]
        return components.prefix { calendar.isDate(date, equalTo: other, toGranularity: $0) }.count
    }

    /// The style of the date's own fields: from the first that differs from those of `value`.
    private func absoluteStyle(at value: Date) -> Date.FormatStyle {
        let first = commonFieldCount(with: value)
        let range = first..<first + maxFieldCount
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        if range.contains(0) { style = style.year() }
        if range.contains(1) { style = style.month(.wide) }
        if range.contains(2) { style = first > 0 ? style.weekday(.wide).day() : style.day() }
        // An hour alone is shown with its minutes: the hour of a date that differs from the input's in its minutes only says nothing.
        if range.contains(3) || range.contains(4) { style = style.hour().minute() }
        return style
    }

    /// The interval around an input in which the date has the same fields in common with it.
    private func unitOfDate(at input: Date) -> DateInterval? {
        let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
        return calendar.dateInterval(of: units[commonFieldCount(with: input)], for: input)
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.DateReference {
    /// A reference to a date, such as "in 5 minutes"; see ``SystemFormatStyle/DateReference``.
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2,
        thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
