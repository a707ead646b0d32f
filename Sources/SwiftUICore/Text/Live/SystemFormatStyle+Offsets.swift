import Foundation

extension SystemFormatStyle {
    /// A style that shows the distance from a date in words, "3 minutes, 42 seconds", or as a clock, "3:42". English only.
    ///
    /// It is a clock if the allowed fields are minutes and seconds, or hours, minutes and seconds, and all of them may be shown at once.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

        private var calendar = Calendar.autoupdatingCurrent

        /// Creates a style that shows the distance from a date.
        ///
        /// - Parameters:
        ///   - anchor: The date.
        ///   - allowedFields: The units that may be shown. Without any, seconds are shown.
        ///   - maxFieldCount: The largest number of units. Values below 1 count as 1.
        ///   - sign: Whether distances have a sign: by default only those to dates before `anchor`.
        public init(
            to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            fields = allowedFields
            self.maxFieldCount = max(1, maxFieldCount)
            self.sign = sign
        }

        /// Returns the style for another calendar, by which years, months and weeks are counted. Without one the current calendar is used.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var style = self
            style.calendar = calendar
            return style
        }

        /// The fields of the clock; nil if the distance is shown in words.
        private var clock: ClockFields? {
            let showsHours = fields.contains(.hour)
            guard fields == (showsHours ? [.hour, .minute, .second] : [.minute, .second]), maxFieldCount >= fields.count else { return nil }
            return ClockFields(showsHours: showsHours, maxFieldCount: fields.count, maxPrecision: .seconds(1), padsFirst: false)
        }

        private func boundaries(of clock: ClockFields, isBefore: Bool) -> ClockBoundaries {
            ClockBoundaries(reference: anchor, isDescending: isBefore, range: 0...Double.greatestFiniteMagnitude) { clock.step(at: $0) }
        }

        /// The units from the largest to the smallest, with their names in English.
        private static let units: [(field: Date.ComponentsFormatStyle.Field, component: Calendar.Component, name: String)] = [
            (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfYear, "week"), (.day, .day, "day"), (.hour, .hour, "hour"),
            (.minute, .minute, "minute"), (.second, .second, "second"),
        ]

        private var distance: CalendarDistance {
            let units = Self.units.filter { fields.contains($0.field) }.map(\.component)
            return CalendarDistance(anchor: anchor, units: units.isEmpty ? [.second] : units, maxUnitCount: maxFieldCount, calendar: calendar)
        }

        /// The distance in words, without a sign, and whether it is zero.
        private func words(at date: Date) -> (text: String, isZero: Bool) {
            let amounts = distance.amounts(at: date)
            let named = amounts.map { amount in (Self.units.first { $0.component == amount.unit }!.name, amount.amount) }
            return (TimeWords.string(named), amounts.allSatisfy { $0.amount == 0 })
        }

        public func format(_ value: Date) -> AttributedString {
            let isBefore = value < anchor
            let (text, isZero): (String, Bool)
            if let clock {
                let seconds = boundaries(of: clock, isBefore: isBefore).seconds(at: value) + 1e-6
                (text, isZero) = (clock.string(seconds), seconds < 1)
            } else {
                (text, isZero) = words(at: value)
            }
            let hasSign = isBefore ? sign != .never : sign == .always() || sign == .always(includingZero: false) && !isZero
            return AttributedString(hasSign ? (isBefore ? "-" : "+") + text : text)
        }

        public func discreteInput(before input: Date) -> Date? {
            guard let clock else { return distance.previous(before: input) }
            let isBefore = input < anchor
            return boundaries(of: clock, isBefore: isBefore).previous(before: input) ?? (isBefore ? nil : anchor.addingTimeInterval(-0.0005))
        }

        public func discreteInput(after input: Date) -> Date? {
            guard let clock else { return distance.next(after: input) }
            let isBefore = input < anchor
            return boundaries(of: clock, isBefore: isBefore).next(after: input) ?? (isBefore ? anchor : nil)
        }
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance from a date in words; see ``SystemFormatStyle/DateOffset``.
    public static func offset(
        to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
