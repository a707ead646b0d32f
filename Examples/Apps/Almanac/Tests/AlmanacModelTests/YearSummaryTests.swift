import AlmanacModel
import Foundation
import Testing

struct YearSummaryTests {
    private let sightings = [
        Sighting(speciesID: "robin", date: .noon(2025, 12, 31), count: 9),
        Sighting(speciesID: "robin", date: .noon(2026, 1, 1), count: 2),
        Sighting(speciesID: "wren", date: .noon(2026, 3, 4)),
        Sighting(speciesID: "robin", date: .noon(2026, 3, 4), count: 3),
        Sighting(speciesID: "rook", date: .noon(2026, 12, 31), count: 20),
    ]

    @Test func onlyTheYearCounts() {
        let summary = YearSummary(year: 2026, sightings: sightings, calendar: .greenwich)
        #expect(summary.sightings == 4)
        #expect(summary.birds == 26)
        #expect(summary.speciesCount == 3)
        #expect(summary.daysOut == 3)
        #expect(summary.numberOfDays == 365)
        #expect(summary.months.map(\.sightings) == [1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        #expect(summary.busiestMonth?.number == 3)
    }

    @Test func speciesAreRankedBySightingsThenBirds() {
        let summary = YearSummary(year: 2026, sightings: sightings, calendar: .greenwich)
        #expect(summary.ranking.map(\.speciesID) == ["robin", "rook", "wren"])
    }

    @Test func aYearWithoutSightingsIsEmpty() {
        let summary = YearSummary(year: 2024, sightings: sightings, calendar: .greenwich)
        #expect(summary.isEmpty)
        #expect(summary.busiestMonth == nil)
        #expect(summary.numberOfDays == 366)
    }

    @Test func monthsOfTheLogKeepTheirOrder() {
        let log = sightings.sorted { $0.date > $1.date }
        let months = SightingMonth.groups(of: log, calendar: .greenwich)
        #expect(months.map(\.sightings.count) == [1, 2, 1, 1])
        #expect(months.map(\.birdCount) == [20, 4, 2, 9])
    }
}
