import Foundation
import Testing

@testable import SwiftUICore

/// Texts that follow the clock with format styles.
@Suite struct LiveTextTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func string<F: DiscreteFormatStyle>(_ style: F, at seconds: Double) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        String(style.format(Self.start + seconds).characters)
    }

    @Test(
        "A stopwatch has fractions, two digits in each field, and hours from the first hour on",
        arguments: [
            (-5, "00:00.00"), (0, "00:00.00"), (5.23, "00:05.23"), (83.4, "01:23.40"), (3600, "01:00:00.00"), (5025.67, "01:23:45.67"),
            (90_000, "25:00:00.00"),
        ]
            as [(Double, String)])
    func stopwatch(seconds: Double, expected: String) {
        #expect(string(.stopwatch(startingAt: Self.start), at: seconds) == expected)
    }

    @Test("Precision and the number of fields limit what a stopwatch shows")
    func stopwatchFields() {
        func string(_ precision: Duration = .milliseconds(10), count: Int = 4, showsHours: Bool = true, at seconds: Double) -> String {
            self.string(.stopwatch(startingAt: Self.start, showsHours: showsHours, maxFieldCount: count, maxPrecision: precision), at: seconds)
        }
        #expect(string(.seconds(1), at: 83.4) == "01:23")
        #expect(string(.milliseconds(100), at: 83.47) == "01:23.4")
        #expect(string(count: 3, at: 5025.67) == "01:23:45")
        #expect(string(count: 2, at: 5025.67) == "1:23")
        #expect(string(count: 2, at: 83.4) == "01:23")
        #expect(string(showsHours: false, at: 5025.67) == "83:45.67")
        #expect(string(.seconds(60), at: 1430) == "23 minutes")
        #expect(string(.seconds(60), count: 1, at: 3700) == "1 hour")
        #expect(string(count: -3, at: 3700) == "1 hour")
        #expect(string(.seconds(-1), at: 1.5) == "00:01.500")
        #expect(string(at: .infinity) == "00:00.00")
    }

    @Test(
        "A timer runs within its range, down or up",
        arguments: [
            (-10, "10:00", "0:00"), (0, "10:00", "0:00"), (60, "9:00", "1:00"), (328, "4:32", "5:28"), (600, "0:00", "10:00"),
            (9999, "0:00", "10:00"),
        ]
            as [(Double, String, String)])
    func timer(seconds: Double, down: String, up: String) {
        let range = Self.start..<Self.start + 600
        #expect(string(.timer(countingDownIn: range), at: seconds) == down)
        #expect(string(.timer(countingUpIn: range), at: seconds) == up)
    }

    @Test("A timer of hours shows them, or counts them as minutes")
    func longTimer() {
        let range = Self.start..<Self.start + 5400
        #expect(string(.timer(countingDownIn: range), at: 0) == "1:30:00")
        #expect(string(.timer(countingDownIn: range), at: 1801) == "59:59")
        #expect(string(.timer(countingDownIn: range, showsHours: false), at: 0) == "90:00")
        #expect(string(.timer(countingDownIn: range, maxFieldCount: 2), at: 0) == "1:30")
        #expect(string(.timer(countingDownIn: range, maxPrecision: .seconds(60)), at: 4000) == "23 minutes")
    }

    @Test(
        "Offsets are in the largest units that are allowed",
        arguments: [(0, "0 seconds"), (222, "3 minutes, 42 seconds"), (-222, "-3 minutes, 42 seconds"), (3600, "1 hour"), (90_061, "1 day, 1 hour")]
            as [(Double, String)])
    func offsets(seconds: Double, expected: String) {
        #expect(string(.offset(to: Self.start), at: seconds) == expected)
    }

    @Test("The units, their number and the sign of offsets can be chosen")
    func offsetFields() {
        #expect(string(.offset(to: Self.start, allowedFields: [.minute]), at: 7222) == "120 minutes")
        #expect(string(.offset(to: Self.start, allowedFields: [.week, .day]), at: 900_000) == "1 week, 3 days")
        #expect(string(.offset(to: Self.start, allowedFields: []), at: 90) == "90 seconds")
        #expect(string(.offset(to: Self.start, maxFieldCount: 1), at: 222) == "3 minutes")
        #expect(string(.offset(to: Self.start, maxFieldCount: 0), at: 222) == "3 minutes")
        #expect(string(.offset(to: Self.start, sign: .always()), at: 222) == "+3 minutes, 42 seconds")
        #expect(string(.offset(to: Self.start, sign: .never), at: -222) == "3 minutes, 42 seconds")
        #expect(string(.offset(to: Self.start, allowedFields: [.minute, .second]), at: 332) == "5:32")
        #expect(string(.offset(to: Self.start, allowedFields: [.minute, .second]), at: -4000) == "-66:40")
        #expect(string(.offset(to: Self.start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), at: 3932) == "1:05:32")
        #expect(string(.offset(to: Self.start, allowedFields: [.hour, .minute, .second]), at: 3932) == "1 hour, 5 minutes")
        #expect(string(.offset(to: Self.start, allowedFields: [.hour, .minute]), at: 3932) == "1 hour, 5 minutes")
    }

    /// The calendar of the tests below, and a Monday in June in it.
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
    private static let june3 = calendar.date(from: DateComponents(year: 2024, month: 6, day: 3, hour: 14, minute: 30))!

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    @Test("Offsets are counted in the months and years of the calendar")
    func offsetsOfTheCalendar() {
        func string(_ date: Date, count: Int = 3) -> String {
            let style = SystemFormatStyle.DateOffset(to: self.date(2023, 11, 14), maxFieldCount: count).calendar(Self.calendar)
            return String(style.format(date).characters)
        }
        #expect(string(date(2024, 2, 25)) == "3 months, 1 week, 4 days")
        #expect(string(date(2023, 11, 22)) == "1 week, 1 day")
        #expect(string(date(2024, 11, 13)) == "11 months, 4 weeks, 2 days")
        #expect(string(date(2024, 11, 14)) == "1 year")
        #expect(string(date(2023, 10, 14)) == "-1 month")
        #expect(string(date(2022, 11, 13, 23), count: 2) == "-1 year")
    }

    @Test("References are relative near to the date, and are the date farther away")
    func references() {
        func string(at value: Date, _ threshold: Date.RelativeFormatStyle.Field = .day, count: Int = 2) -> String {
            let style = SystemFormatStyle.DateReference(to: Self.june3, maxFieldCount: count, thresholdField: threshold)
            let text = style.locale(Locale(identifier: "en_US")).calendar(Self.calendar).format(value)
            return String(text.characters).replacing("\u{202F}", with: " ")
        }
        let june3 = Self.june3
        #expect(string(at: june3 - 30) == "now" && string(at: june3) == "now" && string(at: june3 + 59) == "now")
        #expect(string(at: june3 - 300) == "in 5 minutes")
        #expect(string(at: june3 + 3 * 3600) == "3 hours ago")
        #expect(string(at: june3 - 86_400) == "tomorrow")
        #expect(string(at: june3 + 3 * 86_400) == "3 days ago")
        #expect(string(at: june3 + 27 * 86_400) == "27 days ago")
        #expect(string(at: date(2024, 7, 4)) == "Monday, June 3")
        #expect(string(at: date(2025, 7, 4)) == "June 2024")
        #expect(string(at: date(2025, 7, 4), count: 3) == "June 3, 2024")
        #expect(string(at: date(2025, 7, 4), count: -1) == "2024")
        #expect(string(at: date(2024, 6, 3, 10), .minute) == "2:30 PM")
        #expect(string(at: date(2024, 6, 3, 13, 50), .minute) == "in 40 minutes")
        #expect(string(at: date(1990, 6, 3), .year) == "in 34 years")
    }

    @Test("A reference says when its text changes")
    func referenceBoundaries() {
        let style = SystemFormatStyle.DateReference(to: Self.june3).locale(Locale(identifier: "en_US")).calendar(Self.calendar)
        var (input, texts) = (date(2022, 12, 30), ["June 2024"])
        // From one change to the next, all texts are met.
        while input < date(2026, 1, 1), let next = style.discreteInput(after: input), texts.count < 1000 {
            #expect(next > input && style.format(input) == style.format(input + next.timeIntervalSince(input) * 0.99 - 0.002))
            #expect(style.discreteInput(before: next).map { $0 >= input } ?? false)
            input = next
            let text = String(style.format(input).characters)
            if text != texts.last { texts.append(text) }
        }
        #expect(texts.prefix(4) == ["June 2024", "Monday, June 3", "in 31 days", "in 30 days"])
        #expect(texts.contains("tomorrow") && texts.contains("in 59 minutes") && texts.contains("now") && texts.contains("59 minutes ago"))
        #expect(texts.contains("yesterday") && texts.suffix(2) == ["Monday, June 3", "June 2024"])
    }

    /// The styles as inputs of the test below.
    private static var styles: [(name: String, style: any DiscreteFormatStyle<Date, AttributedString>)] {
        [
            ("stopwatch", SystemFormatStyle.Stopwatch(startingAt: start)),
            ("stopwatch in seconds", SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))),
            ("stopwatch in minutes", SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(60))),
            ("countdown", SystemFormatStyle.Timer(countingDownIn: start..<start + 4000)),
            ("countdown of two fields", SystemFormatStyle.Timer(countingDownIn: start..<start + 4000, maxFieldCount: 2)),
            ("timer", SystemFormatStyle.Timer(countingUpIn: start..<start + 4000)),
            ("offset", SystemFormatStyle.DateOffset(to: start + 100)),
            ("offset in hours", SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1)),
        ]
    }

    private func expectBoundaries<F: DiscreteFormatStyle<Date, AttributedString>>(_ style: F, _ name: String) {
        for seconds in [-50.3, -1.2, 0.001, 0.5, 1.234, 59.7, 61.1, 99.5, 100.7, 399.9, 401.1, 3599.8, 3601.3, 3999.5, 5000.1] {
            let date = Self.start + seconds
            let text = style.format(date)
            guard let next = style.discreteInput(after: date) else {
                #expect(style.format(date + 1e7) == text, "\(name) changes after \(seconds)")
                continue
            }
            #expect(next > date, "\(name) at \(seconds)")
            #expect(style.format(date + (next.timeIntervalSince(date) - 0.002) * 0.999) == text, "\(name) changes too early after \(seconds)")
            #expect(style.format(next + 0.0001) != text || seconds < 0, "\(name) does not change at \(next.timeIntervalSince(Self.start))")
        }
    }

    @Test("A style says when its text changes", arguments: 0..<8)
    func boundaries(index: Int) {
        expectBoundaries(Self.styles[index].style, Self.styles[index].name)
    }

    @Test("Sources give values for dates, and dates for values")
    func sources() {
        let date = Self.start
        #expect(TimeDataSource.currentDate.value(date) == date)
        let from = TimeDataSource.dateRange(startingAt: date)
        #expect(from.value(date + 5) == date..<date + 5 && from.value(date - 5) == date..<date && from.date(date..<date + 5) == date + 5)
        let to = TimeDataSource.dateRange(endingAt: date)
        #expect(to.value(date - 5) == date - 5..<date && to.value(date + 5) == date..<date)
        let offset = TimeDataSource.durationOffset(to: date)
        #expect(offset.value(date + 90) == .seconds(90) && offset.value(date - 90) == .seconds(-90) && offset.date(.seconds(90)) == date + 90)
    }

    /// The time from now to a date, or since it, and when the text changes next, in seconds from now.
    @Test(
        "Ranges of dates in the components style change with their shortest unit",
        arguments: [
            (true, 90, [.minute, .second], "1m 30s", 0), (true, 90, [.minute], "1m", 30), (true, 3600 * 5 + 10, [.hour], "5h", 10),
            (true, 0, [.second], "0s", nil), (false, 90, [.minute, .second], "1m 30s", 1), (false, 90, [.minute], "1m", 30),
            (false, 3670, [.hour, .minute], "1h 1m", 50), (false, -5, [.second], "0s", 6),
        ] as [(Bool, Double, Set<Date.ComponentsFormatStyle.Field>, String, Double?)])
    func ranges(isAhead: Bool, seconds: Double, fields: Set<Date.ComponentsFormatStyle.Field>, text: String, change: Double?) throws {
        let now = Self.start
        let source: TimeDataSource<Range<Date>> = isAhead ? .dateRange(endingAt: now + seconds) : .dateRange(startingAt: now - seconds)
        let live = LiveFormattedValue(source, .components(style: .narrow, fields: fields)) { AttributedString($0) }
        #expect(String(live.attributedString(now: now, locale: Locale(identifier: "en_US")).characters) == text)
        let next = live.nextChange(after: now)
        #expect(next.map { ($0.timeIntervalSince(now) * 10).rounded() / 10 } == change)
    }

    @Test("Texts are equal if their sources and styles are")
    func equality() {
        let range = Self.start..<Self.start + 5
        #expect(Text(.currentDate, format: .timer(countingUpIn: range)) == Text(.currentDate, format: .timer(countingUpIn: range)))
        #expect(Text(.currentDate, format: .timer(countingUpIn: range)) != Text(.currentDate, format: .timer(countingDownIn: range)))
        #expect(
            Text(.durationOffset(to: Self.start), format: .time(pattern: .minuteSecond))
                != Text(.durationOffset(to: Self.start + 1), format: .time(pattern: .minuteSecond)))
    }
}
