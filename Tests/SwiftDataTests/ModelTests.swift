import Foundation
import SwiftData
import SwiftUI
import Testing

@Model final class Trip {
    var name: String
    var start = Date(timeIntervalSinceReferenceDate: 0)
    var rating: Int?
    var mood: Mood = Mood.calm
    var tags: [String] = []
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var guide: Guide?
    @Transient var isOpen = false

    var title: String { name.uppercased() }

    init(name: String, rating: Int? = nil) {
        self.name = name
        self.rating = rating
    }
}

enum Mood: String, Codable { case calm, wild }

@Model final class Stop {
    var place: String
    var trip: Trip?

    init(_ place: String) { self.place = place }
}

@Model final class Guide {
    @Attribute(.unique) var email: String
    var name: String
    var trips: [Trip] = []

    init(email: String, name: String) {
        self.email = email
        self.name = name
    }
}

/// A container in memory.
@MainActor func makeContainer() throws -> ModelContainer {
    try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

@Model final class Letter {
    var text: AttributedString

    init(text: AttributedString) { self.text = text }
}

@MainActor @Suite struct ModelTests {
    @Test func aStyledTextIsSaved() throws {
        var text = AttributedString("styled")
        text.font = .title
        let container = try ModelContainer(for: Letter.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Letter(text: text))
        try container.mainContext.save()
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Letter>()).first?.text == text)
    }

    @Test func aModelKeepsItsValues() throws {
        let trip = Trip(name: "Lisbon", rating: 3)
        trip.mood = .wild
        trip.tags.append("sea")
        trip.isOpen = true
        #expect(trip.name == "Lisbon")
        #expect(trip.rating == 3)
        #expect(trip.mood == .wild)
        #expect(trip.tags == ["sea"])
        #expect(trip.isOpen)
        #expect(trip.title == "LISBON")
        #expect(trip.stops.isEmpty)
        #expect(trip.guide == nil)
        #expect(trip.modelContext == nil)
    }

    @Test func schemaContainsRelatedTypes() {
        #expect(Set(Schema([Trip.self]).entities.map(\.name)) == ["Trip", "Stop", "Guide"])
    }

    @Test func savedModelsAreReadByAnotherContext() throws {
        let container = try makeContainer()
        let trip = Trip(name: "Lisbon", rating: 3)
        trip.mood = .wild
        trip.tags = ["sea", "food"]
        container.mainContext.insert(trip)
        trip.stops = [Stop("Belém"), Stop("Sintra")]
        trip.guide = Guide(email: "a@b", name: "Ana")
        try container.mainContext.save()
        let other = ModelContext(container)
        let read = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        #expect(read !== trip)
        #expect(read == trip)
        #expect(read.name == "Lisbon")
        #expect(read.rating == 3)
        #expect(read.mood == .wild)
        #expect(read.tags == ["sea", "food"])
        #expect(read.start == Date(timeIntervalSinceReferenceDate: 0))
        #expect(read.stops.map(\.place) == ["Belém", "Sintra"])
        #expect(read.stops.allSatisfy { $0.trip === read })
        #expect(read.guide?.trips.map(\.name) == ["Lisbon"])
    }
}
