import Foundation

/// A recent sighting by another birdwatcher nearby.
public struct Report: Identifiable, Codable, Hashable, Sendable {
    public let id: Int
    public let speciesID: Species.ID
    public let observer: String
    public let place: String
    public let date: Date
    public let count: Int

    public init(id: Int, speciesID: Species.ID, observer: String, place: String, date: Date, count: Int) {
        self.id = id
        self.speciesID = speciesID
        self.observer = observer
        self.place = place
        self.date = date
        self.count = count
    }
}
