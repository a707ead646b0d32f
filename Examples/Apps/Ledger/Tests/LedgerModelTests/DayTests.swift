import Foundation
import LedgerModel
import Testing

struct DayTests {
    @Test(arguments: [
        (DayFormat.iso, "2026-03-14"), (.dotted, "14.03.2026"), (.dayFirst, "14/03/2026"), (.monthFirst, "03/14/2026"),
    ])
    func formatsReadWhatTheyWrite(format: DayFormat, text: String) throws {
        let day = try #require(Day(year: 2026, month: 3, day: 14))
        #expect(format.string(from: day) == text)
        #expect(format.day(from: text) == day)
    }

    @Test(arguments: ["2026-02-29", "2026-13-01", "2026-00-10", "14.03.2026", "2026-03", "today", ""])
    func whatIsNoDayIsRefused(text: String) {
        #expect(DayFormat.iso.day(from: text) == nil)
    }

    @Test func leapYearsHaveADayMore() {
        #expect(Day(year: 2028, month: 2, day: 29) != nil)
        #expect(Day(year: 2000, month: 2, day: 29) != nil)
        #expect(Day(year: 1900, month: 2, day: 29) == nil)
    }

    @Test func aDaySurvivesTheWayThroughADate() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let day = try #require(Day(year: 2026, month: 4, day: 5))
        #expect(Day(day.date(in: calendar), calendar: calendar) == day)
    }

    @Test func monthsAdvanceOverTheEndOfTheYear() {
        #expect(YearMonth(year: 2026, month: 11).advanced(by: 3) == YearMonth(year: 2027, month: 2))
        #expect(YearMonth(year: 2026, month: 2).advanced(by: -2) == YearMonth(year: 2025, month: 12))
    }
}
