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

        /// Creates a style that shows the distance from a date.
        ///
        /// - Parameters:
        ///   - anchor: The date.
        ///   - allowedFields: The units that may be shown. Without any, seconds are shown.
        ///   - maxFieldCount: The largest number of units. Values below 1 count as 1.
        ///   - sign: Whether distances have a sign: by default only those to dates before `anchor`.
        public init(
            to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            fields = allowedFields
            self.maxFieldCount = max(1, maxFieldCount)
            self.sign = sign
        }

        /// The fields of the clock; nil if the distance is shown in words.
        private var clock: ClockFields? {
            let showsHours = fields.contains(.hour)
            guard fields == (showsHours ? [.hour, .minute, .second] : [.minute, .second]), maxFieldCount >= fields.count else { return nil }
            return ClockFields(showsHours: showsHours, maxFieldCount: fields.count, maxPrecision: .seconds(1), padsFirst: false)
        }

        private func boundaries(isBefore: Bool) -> ClockBoundaries {
            let (fields, maxFieldCount, clock) = (fields.unitNames, maxFieldCount, clock)
            return ClockBoundaries(reference: anchor, isDescending: isBefore, range: 0...Double.greatestFiniteMagnitude) {
                clock?.step(at: $0) ?? TimeWords.step(at: $0, allowed: fields, count: maxFieldCount)
            }
        }

        public func format(_ value: Date) -> AttributedString {
            let isBefore = value < anchor
            let seconds = boundaries(isBefore: isBefore).seconds(at: value) + 1e-6
            let distance = clock?.string(seconds) ?? TimeWords.string(seconds, allowed: fields.unitNames, count: maxFieldCount)
            let hasSign = isBefore ? sign != .never : sign == .always() || sign == .always(includingZero: false) && seconds >= 1
            return AttributedString(hasSign ? (isBefore ? "-" : "+") + distance : distance)
        }

        public func discreteInput(before input: Date) -> Date? {
            let isBefore = input < anchor
            return boundaries(isBefore: isBefore).previous(before: input) ?? (isBefore ? nil : anchor.addingTimeInterval(-0.0005))
        }

        public func discreteInput(after input: Date) -> Date? {
            let isBefore = input < anchor
            return boundaries(isBefore: isBefore).next(after: input) ?? (isBefore ? anchor : nil)
        }
    }

    /// A style that refers to a date as people do: "in 5 minutes", "2 hours ago", and farther away by the date itself.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let threshold: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent

        /// Creates a style that refers to a date.
        ///
        /// - Parameters:
        ///   - date: The date.
        ///   - thresholdField: The largest unit in which the distance is shown. A date that is farther away is shown as a date with its time.
        public init(to date: Date, thresholdField: Date.RelativeFormatStyle.Field = .day) {
            self.date = date
            threshold = thresholdField
        }

        private var relative: Date.AnchoredRelativeFormatStyle {
            Date.AnchoredRelativeFormatStyle(anchor: date, presentation: .numeric, unitsStyle: .wide, locale: locale)
        }

        /// The distance from which on the date itself is shown, in seconds.
        private var limit: Double {
            switch threshold {
            case .second: 60
            case .minute: 3600
            case .hour: 86_400
            case .day: 604_800
            case .week: 2_592_000
            case .month: 31_536_000
            default: .infinity
            }
        }

        public func format(_ value: Date) -> AttributedString {
            guard abs(date.timeIntervalSince(value)) < limit else {
                return AttributedString(date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)))
            }
            return AttributedString(relative.format(value))
        }

        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.locale = locale
            return style
        }

        public func discreteInput(before input: Date) -> Date? {
            let distance = input.timeIntervalSince(date)
            if distance > limit { return date.addingTimeInterval(limit - 0.0005) }
            return distance < -limit ? nil : relative.discreteInput(before: input)
        }

        public func discreteInput(after input: Date) -> Date? {
            let distance = date.timeIntervalSince(input)
            if distance >= limit { return date.addingTimeInterval(0.0005 - limit) }
            return distance < -limit ? nil : relative.discreteInput(after: input)
        }
    }
}

extension Set<Date.ComponentsFormatStyle.Field> {
    /// The names of the units in English.
    fileprivate var unitNames: Set<String> {
        let names: [(Date.ComponentsFormatStyle.Field, String)] = [
            (.year, "year"), (.month, "month"), (.week, "week"), (.day, "day"), (.hour, "hour"), (.minute, "minute"), (.second, "second"),
        ]
        return Set<String>(names.filter { contains($0.0) }.map(\.1))
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance from a date in words; see ``SystemFormatStyle/DateOffset``.
    public static func offset(
        to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.DateReference {
    /// A reference to a date, such as "in 5 minutes"; see ``SystemFormatStyle/DateReference``.
    public static func reference(to date: Date, thresholdField: Date.RelativeFormatStyle.Field = .day) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(to: date, thresholdField: thresholdField)
    }
}
