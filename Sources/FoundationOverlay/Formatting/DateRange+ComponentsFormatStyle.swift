import Foundation

// Foundation on Linux has `Date.ComponentsFormatStyle` with the fields of the style, but without a way to make one. The style is therefore
// a member of the ranges that it formats.

extension Range where Bound == Date {
    /// A style that formats the time between two dates as a number of each unit; see `FormatStyle.components(style:fields:)`.
    public struct ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
        /// A unit of time.
        public typealias Field = Date.ComponentsFormatStyle.Field

        /// How units are written.
        public struct Style: Codable, Hashable, Sendable {
            fileprivate enum Kind: String, Codable { case abbreviated, condensedAbbreviated, narrow, spellOut, wide, positional }
            fileprivate var kind: Kind

            /// `2 hr, 46 min`.
            public static let abbreviated = Style(kind: .abbreviated)
            /// `2hr 46min`.
            public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
            /// `2h 46m`.
            public static let narrow = Style(kind: .narrow)
            /// `two hours, forty-six minutes`.
            public static let spellOut = Style(kind: .spellOut)
            /// `2 hours, 46 minutes`.
            public static let wide = Style(kind: .wide)

            fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
                switch kind {
                case .abbreviated: .short
                case .condensedAbbreviated: .brief
                case .narrow: .abbreviated
                case .spellOut: .spellOut
                case .wide: .full
                case .positional: .positional
                }
            }
        }

        /// How units are written.
        public var style: Style
        /// The locale, in whose words and digits the time is written.
        public var locale: Locale
        /// The calendar, in which the time is divided into units.
        public var calendar: Calendar
        /// The units that may be written; nil or empty for all that are not zero.
        public var fields: Set<Field>?

        /// Creates a style.
        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
        ) {
            (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
        }

        /// A style that writes hours, minutes and seconds with colons: `2:46:49`.
        public static var timeDuration: ComponentsFormatStyle {
            ComponentsFormatStyle(style: Style(kind: .positional), fields: [.hour, .minute, .second])
        }

        /// Returns the style for a locale.
        public func locale(_ locale: Locale) -> ComponentsFormatStyle {
            ComponentsFormatStyle(style: style, locale: locale, calendar: calendar, fields: fields)
        }

        /// Returns the style for a calendar.
        public func calendar(_ calendar: Calendar) -> ComponentsFormatStyle {
            ComponentsFormatStyle(style: style, locale: locale, calendar: calendar, fields: fields)
        }

        private static var units: [(field: Field, unit: NSCalendar.Unit, component: Calendar.Component)] {
            [
                (.year, .year, .year), (.month, .month, .month), (.week, .weekOfMonth, .weekOfMonth), (.day, .day, .day), (.hour, .hour, .hour),
                (.minute, .minute, .minute), (.second, .second, .second),
            ]
        }

        /// Returns the time between the dates of a range as text.
        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = style.unitsStyle
            formatter.calendar = calendar
            formatter.calendar?.locale = locale
            for (field, unit, _) in Self.units where fields?.contains(field) == true { formatter.allowedUnits.insert(unit) }
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }

        /// The shortest unit that is written, by which the text changes.
        private var shortestUnit: Calendar.Component {
            Self.units.last { fields?.contains($0.field) == true }?.component ?? .second
        }

        /// Returns the number of whole units in a range.
        private func count(_ unit: Calendar.Component, in value: Range<Date>) -> Int {
            calendar.dateComponents([unit], from: value.lowerBound, to: value.upperBound).value(for: unit) ?? 0
        }
    }
}

extension Range<Date>.ComponentsFormatStyle: DiscreteFormatStyle {
    /// Returns the longest of the shorter ranges to the same end whose text differs; nil if the range has none of the units.
    public func discreteInput(before input: Range<Date>) -> Range<Date>? {
        let unit = shortestUnit
        let count = count(unit, in: input)
        guard count > 0, let start = calendar.date(byAdding: unit, value: -count, to: input.upperBound) else { return nil }
        // From there on the range still has all its units.
        return self.input(before: Swift.max(start, input.lowerBound)..<input.upperBound)
    }

    /// Returns the shortest of the longer ranges from the same start whose text differs.
    public func discreteInput(after input: Range<Date>) -> Range<Date>? {
        let unit = shortestUnit
        guard let end = calendar.date(byAdding: unit, value: count(unit, in: input) + 1, to: input.lowerBound), end > input.upperBound else {
            return nil
        }
        return input.lowerBound..<end
    }

    /// Returns the longest shorter range to the same end; nil for an empty range.
    public func input(before input: Range<Date>) -> Range<Date>? {
        input.isEmpty ? nil : Date(timeIntervalSinceReferenceDate: input.lowerBound.timeIntervalSinceReferenceDate.nextUp)..<input.upperBound
    }

    /// Returns the shortest longer range from the same start.
    public func input(after input: Range<Date>) -> Range<Date>? {
        input.lowerBound..<Date(timeIntervalSinceReferenceDate: input.upperBound.timeIntervalSinceReferenceDate.nextUp)
    }
}

extension Foundation.FormatStyle where Self == Range<Date>.ComponentsFormatStyle {
    /// A style for the time between two dates, in words:
    ///
    ///     (start..<end).formatted(.components(style: .wide, fields: [.hour, .minute]))  // "2 hours, 46 minutes"
    ///
    /// - Parameter fields: The units that may be written; nil or empty for all that are not zero.
    public static func components(
        style: Range<Date>.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Range<Date>.ComponentsFormatStyle {
        Range<Date>.ComponentsFormatStyle(style: style, fields: fields)
    }

    /// A style for the time between two dates, with colons: `2:46:49`.
    public static var timeDuration: Range<Date>.ComponentsFormatStyle { .timeDuration }
}
