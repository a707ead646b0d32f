import Foundation

/// An entry of a birdwatcher's own log.
public struct Sighting: Identifiable, Codable, Hashable, Sendable {
    public let id: UUID
    public var speciesID: Species.ID
    public var date: Date
    public var count: Int
    public var place: String
    public var note: String
    public var weather: Weather

    public init(
        id: UUID = UUID(), speciesID: Species.ID, date: Date, count: Int = 1, place: String = "", note: String = "", weather: Weather = .fair
    ) {
        self.id = id
        self.speciesID = speciesID
        self.date = date
        self.count = count
        self.place = place
        self.note = note
        self.weather = weather
    }
}
