import Foundation

/// A sighting while it is being edited.
public struct SightingDraft: Identifiable, Equatable, Sendable {
    public static let counts = 1...999

    public let id: UUID
    public let isNew: Bool
    public var speciesID: Species.ID?
    public var date: Date
    public var count = 1
    public var place = ""
    public var note = ""
    public var weather = Weather.fair

    /// Creates the draft of a new sighting.
    public init(speciesID: Species.ID? = nil, date: Date, id: UUID = UUID()) {
        self.id = id
        self.speciesID = speciesID
        self.date = date
        isNew = true
    }

    /// Creates a draft with the values of a sighting.
    public init(editing sighting: Sighting) {
        id = sighting.id
        isNew = false
        speciesID = sighting.speciesID
        date = sighting.date
        count = sighting.count
        place = sighting.place
        note = sighting.note
        weather = sighting.weather
    }

    /// The finished sighting; nil while the species is missing.
    public var sighting: Sighting? {
        guard let speciesID else { return nil }
        return Sighting(
            id: id, speciesID: speciesID, date: date, count: min(max(count, Self.counts.lowerBound), Self.counts.upperBound),
            place: place.trimmingCharacters(in: .whitespacesAndNewlines), note: note.trimmingCharacters(in: .whitespacesAndNewlines),
            weather: weather)
    }
}
