import Foundation

/// A year of sightings in numbers.
public struct YearSummary: Equatable, Sendable {
    /// The sightings of one month.
    public struct Month: Identifiable, Equatable, Sendable {
        public let number: Int
        public let start: Date
        public let sightings: Int
        public let birds: Int

        public var id: Int { number }
    }

    /// How often a species was seen.
    public struct Rank: Identifiable, Equatable, Sendable {
        public let speciesID: Species.ID
        public let sightings: Int
        public let birds: Int

        public var id: Species.ID { speciesID }
    }

    public let year: Int
    public let months: [Month]
    /// The number of sightings on each day that has any, by the start of the day.
    public let days: [Date: Int]
    public let ranking: [Rank]
    public let firstDay: Date
    public let numberOfDays: Int

    public var sightings: Int { months.reduce(0) { $0 + $1.sightings } }
    public var birds: Int { months.reduce(0) { $0 + $1.birds } }
    public var speciesCount: Int { ranking.count }
    public var daysOut: Int { days.count }
    public var isEmpty: Bool { sightings == 0 }
    public var busiestMonth: Month? { isEmpty ? nil : months.max { $0.sightings < $1.sightings } }

    public init(year: Int, sightings: [Sighting], calendar: Calendar) {
        let firstDay = calendar.date(from: DateComponents(year: year, month: 1, day: 1)) ?? .distantPast
        let interval = calendar.dateInterval(of: .year, for: firstDay) ?? DateInterval(start: firstDay, duration: 0)
        let ofYear = sightings.filter { interval.start <= $0.date && $0.date < interval.end }

        self.year = year
        self.firstDay = firstDay
        numberOfDays = calendar.dateComponents([.day], from: interval.start, to: interval.end).day ?? 365
        months = (1...12).map { number in
            let start = calendar.date(from: DateComponents(year: year, month: number, day: 1)) ?? firstDay
            let ofMonth = ofYear.filter { calendar.component(.month, from: $0.date) == number }
            return Month(number: number, start: start, sightings: ofMonth.count, birds: ofMonth.reduce(0) { $0 + $1.count })
        }
        days = Dictionary(grouping: ofYear) { calendar.startOfDay(for: $0.date) }.mapValues(\.count)
        ranking = Dictionary(grouping: ofYear, by: \.speciesID)
            .map { Rank(speciesID: $0.key, sightings: $0.value.count, birds: $0.value.reduce(0) { $0 + $1.count }) }
            .sorted { ($1.sightings, $1.birds, $0.speciesID) < ($0.sightings, $0.birds, $1.speciesID) }
    }
}
