import Foundation

extension SystemFormatStyle {
    /// A style that shows a timer, which counts down or up within a range of dates: "4:32", "1:23:45".
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let fields: ClockFields

        /// Creates the style of a timer that shows the time that is left of a range of dates.
        ///
        /// - Parameters:
        ///   - interval: The range of dates in which the timer runs.
        ///   - showsHours: Whether hours are shown separately; otherwise they count as minutes.
        ///   - maxFieldCount: The largest number of fields that are shown at once. Values below 1 count as 1.
        ///   - maxPrecision: The shortest time that is shown; from a minute on, the time is shown in words.
        public init(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            self.interval = interval
            countsDown = true
            fields = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padsFirst: false)
        }

        /// Creates the style of a timer that shows the time that has passed of a range of dates.
        ///
        /// - Parameters:
        ///   - interval: The range of dates in which the timer runs.
        ///   - showsHours: Whether hours are shown separately; otherwise they count as minutes.
        ///   - maxFieldCount: The largest number of fields that are shown at once. Values below 1 count as 1.
        ///   - maxPrecision: The shortest time that is shown; from a minute on, the time is shown in words.
        public init(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            self.interval = interval
            countsDown = false
            fields = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padsFirst: false)
        }

        private var boundaries: ClockBoundaries {
            ClockBoundaries(
                reference: countsDown ? interval.upperBound : interval.lowerBound, isDescending: countsDown,
                range: 0...max(0, interval.upperBound.timeIntervalSince(interval.lowerBound)), step: fields.step)
        }

        public func format(_ value: Date) -> AttributedString { AttributedString(fields.string(boundaries.seconds(at: value))) }
        public func discreteInput(before input: Date) -> Date? { boundaries.previous(before: input) }
        public func discreteInput(after input: Date) -> Date? { boundaries.next(after: input) }
    }

    /// A style that shows a stopwatch, which counts up from a date: "00:05.23", "01:23:45.67".
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let start: Date
        private let fields: ClockFields

        /// Creates the style of a stopwatch.
        ///
        /// - Parameters:
        ///   - startDate: The date at which the stopwatch starts. Before, it shows zero.
        ///   - showsHours: Whether hours are shown separately; otherwise they count as minutes.
        ///   - maxFieldCount: The largest number of fields that are shown at once. Values below 1 count as 1.
        ///   - maxPrecision: The shortest time that is shown, at least a millisecond; from a minute on, the time is shown in words.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            fields = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padsFirst: true)
        }

        private var boundaries: ClockBoundaries {
            ClockBoundaries(reference: start, isDescending: false, range: 0...Double.greatestFiniteMagnitude, step: fields.step)
        }

        public func format(_ value: Date) -> AttributedString { AttributedString(fields.string(boundaries.seconds(at: value))) }
        public func discreteInput(before input: Date) -> Date? { boundaries.previous(before: input) }
        public func discreteInput(after input: Date) -> Date? { boundaries.next(after: input) }
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that shows the time that is left of a range of dates; see ``SystemFormatStyle/Timer``.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// A timer that shows the time that has passed of a range of dates; see ``SystemFormatStyle/Timer``.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A stopwatch that counts up from a date; see ``SystemFormatStyle/Stopwatch``.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
