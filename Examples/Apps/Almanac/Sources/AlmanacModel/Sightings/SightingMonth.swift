import Foundation

/// The sightings of one month, as a section of the log.
public struct SightingMonth: Identifiable, Equatable, Sendable {
    /// The first moment of the month.
    public let start: Date
    public let sightings: [Sighting]

    public var id: Date { start }
    public var birdCount: Int { sightings.reduce(0) { $0 + $1.count } }

    /// Groups sightings by month and keeps their order.
    public static func groups(of sightings: [Sighting], calendar: Calendar) -> [SightingMonth] {
        let byMonth = Dictionary(grouping: sightings) { sighting in
            calendar.dateInterval(of: .month, for: sighting.date)?.start ?? sighting.date
        }
        return byMonth.map { SightingMonth(start: $0.key, sightings: $0.value) }.sorted { $0.start > $1.start }
    }
}
