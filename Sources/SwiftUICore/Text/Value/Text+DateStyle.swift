import Foundation

extension Text {
    /// The presentation of a date in a text.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Codable, Sendable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day, such as "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The day, such as "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The distance from now in abbreviated words, such as "2 hr, 23 min", as WidgetKit's documentation shows. English only.
        public static let relative = DateStyle(kind: .relative)
        /// The time that has passed since the date, such as "+2 hours"; "-2 hours" for a date in the future. English only.
        public static let offset = DateStyle(kind: .offset)
        /// A clock that shows the distance from now, such as "2:32".
        public static let timer = DateStyle(kind: .timer)
    }
}

extension Text.DateStyle {
    func string(_ date: Date, in environment: TextEnvironment) -> String {
        let now = environment.now
        func formatted(date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
            date.formatted(
                Date.FormatStyle(
                    date: dateStyle, time: time, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone))
        }
        return switch kind {
        case .time: formatted(date: .omitted, time: .shortened)
        case .date: formatted(date: .long, time: .omitted)
        case .relative: TimeDistance(date.timeIntervalSince(now)).inWords(units: 2, width: .short)
        case .offset: (date > now ? "-" : "+") + TimeDistance(date.timeIntervalSince(now)).inWords(units: 1, width: .full)
        case .timer: TimeDistance(date.timeIntervalSince(now)).asClock(showsHours: true)
        }
    }

    /// The next date after `now` at which the text differs; nil if it does not change with time.
    func nextChange(of date: Date, after now: Date) -> Date? {
        switch kind {
        case .time, .date: nil
        case .relative: TimeDistance.nextChange(of: date, after: now) { $0.steps(units: 2) }
        case .offset: TimeDistance.nextChange(of: date, after: now, showsSign: true) { $0.steps(units: 1) }
        case .timer: TimeDistance.nextChange(of: date, after: now) { $0.steps }
        }
    }
}

extension TimerInterval {
    func string(now: Date) -> String {
        let moment = moment(now)
        let length = countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
        return TimeDistance(length).asClock(showsHours: showsHours)
    }

    /// The next date after `now` at which the text differs; nil if it does not change any more.
    func nextChange(after now: Date) -> Date? {
        let start = max(now, range.lowerBound)
        let reference = countsDown ? range.upperBound : range.lowerBound
        guard let next = TimeDistance.nextChange(of: reference, after: start, clock: { $0.steps }) else { return nil }
        return next <= pauseTime.map { min($0, range.upperBound) } ?? range.upperBound ? next : nil
    }

    /// The date that the timer shows: `now` within its range, and not after the pause.
    private func moment(_ now: Date) -> Date {
        min(max(pauseTime.map { min($0, now) } ?? now, range.lowerBound), range.upperBound)
    }
}

/// The absolute value of a time interval in whole seconds.
private struct TimeDistance {
    let seconds: Int

    /// Distances this close below a whole number of seconds count as that number, since dates are rounded and alarms fire early.
    private static let tolerance = 1e-4

    init(_ interval: TimeInterval) {
        seconds = interval.isFinite ? Int((min(abs(interval), 1e15) + Self.tolerance).rounded(.down)) : 0
    }

    private static let units: [(name: String, seconds: Int)] = [
        ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
    ]

    /// The time after a change of a countdown at which the text is resolved again, in seconds: a countdown changes as soon as the
    /// distance falls below a whole number of seconds.
    private static let margin = 0.001

    /// Returns the next date after `now` at which the text of the distance between `now` and `date` differs.
    ///
    /// - Parameters:
    ///   - showsSign: Whether texts of dates before and after `now` differ.
    ///   - clock: Returns the range of whole seconds in which a distance has the same text.
    static func nextChange(
        of date: Date, after now: Date, showsSign: Bool = false, clock: (TimeDistance) -> Range<Int>
    ) -> Date? {
        let remaining = date.timeIntervalSince(now)
        guard remaining.isFinite, abs(remaining) < 1e12 else { return nil }
        let steps = clock(TimeDistance(remaining))
        if remaining >= 0, steps.lowerBound > 0 || showsSign { return date - Double(steps.lowerBound) + margin }
        return date + Double(steps.upperBound)
    }

    /// The range of distances with the same text of hours, minutes and seconds.
    var steps: Range<Int> { seconds..<seconds + 1 }

    /// The range of distances with the same words.
    func steps(units count: Int) -> Range<Int> {
        let first = firstUnit
        let shown = Self.units[first...].prefix(count)
        var (start, rest) = (0, seconds)
        for unit in shown {
            start += rest / unit.seconds * unit.seconds
            rest %= unit.seconds
        }
        // A larger unit may be full before the smallest shown one: years are not whole numbers of months.
        var end = min(start + shown[shown.endIndex - 1].seconds, (seconds / Self.units[first].seconds + 1) * Self.units[first].seconds)
        if first > 0 { end = min(end, Self.units[first - 1].seconds) }
        return start..<end
    }

    private var firstUnit: Int { Self.units.firstIndex { seconds >= $0.seconds } ?? Self.units.count - 1 }

    /// Returns the largest nonzero unit and those directly below it: "2 hours, 23 minutes".
    func inWords(units count: Int, width: TimeWords.Width) -> String { TimeWords.string(Double(seconds), count: count, width: width) }

    func asClock(showsHours: Bool) -> String {
        ClockFields(showsHours: showsHours, maxFieldCount: 3, maxPrecision: .seconds(1), padsFirst: false).string(Double(seconds))
    }
}
