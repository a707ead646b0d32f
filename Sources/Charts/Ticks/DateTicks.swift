import Foundation

/// Chooses the dates to label on an axis: starts of calendar units in the calendar's time zone.
///
/// The step is the one of a fixed table whose number of labels is nearest to the number wanted, as in the time scales of most chart
/// libraries. Hours stay at the same local time across changes to and from daylight-saving time.
enum DateTicks {
    struct Step: Hashable, Sendable {
        var unit: Calendar.Component
        var count: Int
        /// The mean length, in seconds.
        var length: Double

        init(_ unit: Calendar.Component, _ count: Int) {
            self.unit = unit
            self.count = count
            length = DateTicks.length(of: unit) * Double(count)
        }
    }

    private static let table: [Step] = [
        Step(.second, 1), Step(.second, 5), Step(.second, 15), Step(.second, 30),
        Step(.minute, 1), Step(.minute, 5), Step(.minute, 15), Step(.minute, 30),
        Step(.hour, 1), Step(.hour, 3), Step(.hour, 6), Step(.hour, 12),
        Step(.day, 1), Step(.day, 2), Step(.weekOfYear, 1), Step(.weekOfYear, 2),
        Step(.month, 1), Step(.month, 2), Step(.month, 3), Step(.month, 6),
        Step(.year, 1), Step(.year, 2), Step(.year, 5), Step(.year, 10), Step(.year, 20), Step(.year, 50), Step(.year, 100),
        Step(.year, 200), Step(.year, 500), Step(.year, 1_000),
    ]

    /// The greatest number of dates that are computed.
    private static let maximumCount = 2_000

    /// Whether a date is within about 30,000 years, where calendars can divide time into units.
    static func hasCalendarUnits(_ date: Date) -> Bool { abs(date.timeIntervalSinceReferenceDate) < 1e12 }

    static func length(of unit: Calendar.Component) -> Double {
        switch unit {
        case .nanosecond: 1e-9
        case .second: 1
        case .minute: 60
        case .hour: 3_600
        case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86_400
        case .weekOfYear, .weekOfMonth, .yearForWeekOfYear: 7 * 86_400
        case .month: 30.436875 * 86_400
        case .quarter: 3 * 30.436875 * 86_400
        default: 365.2425 * 86_400
        }
    }

    /// Returns the step that gives about as many dates as wanted, and not shorter than a unit.
    static func step(for range: ClosedRange<Date>, desiredCount: Int, atLeast unit: Calendar.Component? = nil) -> Step {
        let span = range.upperBound.timeIntervalSince(range.lowerBound)
        let wanted = span / Double(max(1, desiredCount))
        let minimum = unit.map { length(of: $0) * 0.99 } ?? 0
        let candidates = table.filter { $0.length >= minimum }
        guard wanted > 0, wanted.isFinite else { return candidates.first ?? table[0] }
        return candidates.min { abs(log($0.length / wanted)) < abs(log($1.length / wanted)) } ?? table[table.count - 1]
    }

    /// Returns the steps that are longer than a step, shortest first.
    static func stepsAfter(_ step: Step) -> [Step] { table.filter { $0.length > step.length } }

    /// Returns starts of units from the last one at or before a range to the first one at or after it, in ascending order.
    static func steps(unit: Calendar.Component, count: Int, covering range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        let count = max(1, count)
        guard hasCalendarUnits(range.lowerBound), hasCalendarUnits(range.upperBound),
            range.upperBound.timeIntervalSince(range.lowerBound) / length(of: unit) / Double(count) < Double(maximumCount)
        else { return [] }
        switch unit {
        case .hour, .minute, .second: return withinDays(length(of: unit) * Double(count), range: range, calendar: calendar)
        case .day where count > 1: return daysOfMonths(count, range: range, calendar: calendar)
        default: return units(unit, count: count, range: range, calendar: calendar)
        }
    }

    /// Multiples of a length since the start of each day, in local time.
    private static func withinDays(_ length: Double, range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        var dates: [Date] = []
        var day = calendar.startOfDay(for: range.lowerBound)
        while dates.count < maximumCount * 2 {
            guard let next = calendar.date(byAdding: .day, value: 1, to: day), next > day else { break }
            let offset = calendar.timeZone.secondsFromGMT(for: day)
            // Begins before the range, by more than clocks are ever changed.
            let elapsed = range.lowerBound.timeIntervalSince(day) - 3 * 3_600
            var seconds = max(0, (elapsed / length).rounded(.down) * length)
            while seconds < 86_400 {
                var date = day.addingTimeInterval(seconds)
                // The clocks may have been changed since midnight.
                date.addTimeInterval(Double(offset - calendar.timeZone.secondsFromGMT(for: date)))
                if date < next, dates.last.map({ $0 < date }) ?? true {
                    if date <= range.lowerBound { dates.removeAll() }
                    dates.append(date)
                    if date >= range.upperBound { return dates }
                }
                seconds += length
            }
            day = next
        }
        return dates
    }

    /// Every nth day since the first of each month. The last step of a month is left out if it would be shorter than half a step.
    private static func daysOfMonths(_ count: Int, range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        var dates: [Date] = []
        guard var month = calendar.dateInterval(of: .month, for: range.lowerBound) else { return [] }
        while dates.count < maximumCount * 2 {
            let length = Int((month.duration / 86_400).rounded())
            for day in stride(from: 0, to: max(1, length), by: count) where day == 0 || length - day > count / 2 {
                guard let date = calendar.date(byAdding: .day, value: day, to: month.start) else { continue }
                if date <= range.lowerBound { dates.removeAll() }
                dates.append(date)
                if date >= range.upperBound { return dates }
            }
            guard let next = calendar.dateInterval(of: .month, for: month.end.addingTimeInterval(1)), next.start > month.start else { break }
            month = next
        }
        return dates
    }

    private static func units(_ unit: Calendar.Component, count: Int, range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        guard var start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else { return [] }
        if count > 1 {
            let component: Calendar.Component = unit == .quarter ? .month : unit
            let number = calendar.component(component, from: start) - (unit == .year ? 0 : 1)
            let steps = unit == .quarter ? count * 3 : count
            let excess = (number % steps + steps) % steps
            start = calendar.date(byAdding: component, value: -excess, to: start) ?? start
        }
        let (adding, factor): (Calendar.Component, Int) = unit == .quarter ? (.month, 3) : (unit, 1)
        var dates: [Date] = []
        for index in 0..<(maximumCount * 2) {
            guard let date = calendar.date(byAdding: adding, value: index * count * factor, to: start) else { break }
            if date <= range.lowerBound { dates.removeAll() }
            dates.append(date)
            if date >= range.upperBound { break }
        }
        return dates
    }
}
