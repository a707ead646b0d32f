import Foundation
import FoundationOverlay
import SwiftData
import Testing

@MainActor @Suite struct ContextTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try makeContainer()
        container.mainContext.autosaveEnabled = false
    }

    private func names(_ descriptor: FetchDescriptor<Trip> = FetchDescriptor()) throws -> [String] { try context.fetch(descriptor).map(\.name) }

    @Test func fetchesContainUnsavedModels() throws {
        context.insert(Trip(name: "a"))
        try context.save()
        context.insert(Trip(name: "b"))
        #expect(try names() == ["a", "b"])
        #expect(context.hasChanges)
        #expect(context.insertedModelsArray.count == 1)
    }

    @Test func fetchesCanLeaveOutUnsavedChanges() throws {
        let (kept, changed, deleted) = (Trip(name: "kept", rating: 1), Trip(name: "changed", rating: 2), Trip(name: "deleted", rating: 3))
        for trip in [kept, changed, deleted] { context.insert(trip) }
        try context.save()
        context.insert(Trip(name: "new", rating: 2))
        changed.rating = 1
        context.delete(deleted)
        func fetched(_ predicate: Predicate<Trip>?, pending: Bool) throws -> Set<String> {
            var descriptor = FetchDescriptor(predicate: predicate)
            descriptor.includePendingChanges = pending
            return Set(try names(descriptor))
        }
        let two = #Predicate<Trip> { $0.rating == 2 }
        #expect(try fetched(nil, pending: true) == ["kept", "changed", "new"])
        #expect(try fetched(nil, pending: false) == ["kept", "changed", "deleted"])
        #expect(try fetched(two, pending: true) == ["new"] && fetched(two, pending: false) == ["changed"])
        try context.save()
        #expect(try fetched(nil, pending: false) == ["kept", "changed", "new"])
    }

    @Test func descriptorsFilterSortAndLimit() throws {
        for (name, rating) in [("c", 1), ("a", 2), ("d", 3), ("b", 2)] { context.insert(Trip(name: name, rating: rating)) }
        #expect(try names(FetchDescriptor(sortBy: [SortDescriptor(\.name)])) == ["a", "b", "c", "d"])
        #expect(try names(FetchDescriptor(sortBy: [SortDescriptor(\.rating, order: .reverse), SortDescriptor(\.name)])) == ["d", "a", "b", "c"])
        let two = #Predicate<Trip> { $0.rating == 2 }
        #expect(try names(FetchDescriptor(predicate: two)) == ["a", "b"])
        var page = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
        page.fetchOffset = 1
        page.fetchLimit = 2
        #expect(try names(page) == ["b", "c"])
        page.fetchOffset = 9
        #expect(try names(page) == [])
        #expect(try context.fetchCount(FetchDescriptor(predicate: two)) == 2)
    }

    @Test func predicatesLookAtRelatedModels() throws {
        for (name, places) in [("Portugal", ["Lisbon", "Porto"]), ("Spain", ["Madrid"])] {
            let trip = Trip(name: name)
            context.insert(trip)
            trip.stops = places.map { Stop($0) }
        }
        let predicate = #Predicate<Trip> { trip in trip.stops.contains { $0.place.localizedStandardContains("porto") } }
        #expect(try names(FetchDescriptor(predicate: predicate)) == ["Portugal"])
        let name = "Spain"
        let stops = try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == name }))
        #expect(stops.map(\.place) == ["Madrid"])
    }

    @Test func bothSidesOfARelationshipAgree() throws {
        let (first, second) = (Trip(name: "1"), Trip(name: "2"))
        context.insert(first)
        context.insert(second)
        let stop = Stop("x")
        first.stops.append(stop)
        #expect(stop.trip === first)
        #expect(stop.modelContext === context)
        stop.trip = second
        #expect(first.stops.isEmpty)
        #expect(second.stops.first === stop)
        second.stops = []
        #expect(stop.trip == nil)
        let guide = Guide(email: "a", name: "A")
        guide.trips = [first, second]
        context.insert(guide)
        #expect(first.guide === guide)
        first.guide = nil
        #expect(guide.trips.map(\.name) == ["2"])
    }

    @Test func deleteRules() throws {
        let trip = Trip(name: "1")
        context.insert(trip)
        trip.stops = [Stop("x"), Stop("y")]
        trip.guide = Guide(email: "a", name: "A")
        try context.save()
        context.delete(trip)
        #expect(trip.isDeleted)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(try context.fetch(FetchDescriptor<Guide>()).first?.trips.isEmpty == true)
        try context.save()
        #expect(trip.modelContext == nil)
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(try other.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(try other.fetchCount(FetchDescriptor<Guide>()) == 1)
    }

    @Test func rollbackReturnsToWhatWasSaved() throws {
        let trip = Trip(name: "saved")
        context.insert(trip)
        trip.stops = [Stop("x")]
        try context.save()
        trip.name = "changed"
        trip.stops.append(Stop("y"))
        context.insert(Trip(name: "new"))
        context.delete(trip.stops[0])
        #expect(trip.hasChanges)
        context.rollback()
        #expect(!context.hasChanges)
        #expect(trip.name == "saved")
        #expect(trip.stops.map(\.place) == ["x"])
        #expect(trip.stops[0].trip === trip)
        #expect(try names() == ["saved"])
    }

    @Test func deletingAllOfATypeThatMeetACondition() throws {
        for rating in 1...4 { context.insert(Trip(name: "\(rating)", rating: rating)) }
        try context.save()
        try context.delete(model: Trip.self, where: #Predicate { ($0.rating ?? 0) > 2 })
        #expect(try names() == ["1", "2"])
        try context.delete(model: Trip.self)
        #expect(try names() == [])
    }

    @Test func modelsAreFoundByTheirIdentity() throws {
        let trip = Trip(name: "a")
        context.insert(trip)
        let identifier = trip.persistentModelID
        let registeredHere: Trip? = context.registeredModel(for: identifier)
        #expect(registeredHere === trip)
        try context.save()
        let copy = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(identifier))
        #expect(copy == identifier)
        let other = ModelContext(container)
        func registered() -> Trip? { other.registeredModel(for: copy) }
        #expect(registered() == nil)
        let read = other.model(for: copy) as? Trip
        #expect(read?.name == "a")
        #expect(registered() === read)
    }

    @Test func aUniqueValueReplacesTheSavedModel() throws {
        context.insert(Guide(email: "a@b", name: "old"))
        context.insert(Guide(email: "c@d", name: "other"))
        try context.save()
        context.insert(Guide(email: "a@b", name: "new"))
        try context.save()
        let guides = try context.fetch(FetchDescriptor<Guide>(sortBy: [SortDescriptor(\.email)]))
        #expect(guides.map(\.name) == ["new", "other"])
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Guide>()) == 2)
        // Of two new models the later one stays.
        context.insert(Guide(email: "e", name: "first"))
        context.insert(Guide(email: "e", name: "second"))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Guide>(predicate: #Predicate { $0.email == "e" })).map(\.name) == ["second"])
    }

    @Test func changesOfAnotherContextAreTakenOver() throws {
        let trip = Trip(name: "a", rating: 1)
        context.insert(trip)
        try context.save()
        let other = ModelContext(container)
        let same = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        trip.rating = 5
        same.name = "b"
        same.rating = 2
        other.insert(Trip(name: "new"))
        try other.save()
        #expect(try names() == ["b", "new"])
        #expect(trip.name == "b")
        // An unsaved change is kept.
        #expect(trip.rating == 5)
        other.delete(same)
        try other.save()
        #expect(try names() == ["new"])
        #expect(trip.modelContext == nil)
    }

    @Test func undo() throws {
        let undoManager = UndoManager()
        undoManager.groupsByEvent = false
        context.undoManager = undoManager
        func group(_ change: () -> Void) {
            undoManager.beginUndoGrouping()
            change()
            undoManager.endUndoGrouping()
        }
        let trip = Trip(name: "a")
        group { context.insert(trip) }
        group { trip.name = "b" }
        group { trip.stops = [Stop("x")] }
        group { context.delete(trip) }
        #expect(try names() == [])
        undoManager.undo()
        #expect(try names() == ["b"])
        #expect(trip.stops.map(\.place) == ["x"])
        undoManager.undo()
        #expect(trip.stops.isEmpty)
        undoManager.undo()
        #expect(trip.name == "a")
        undoManager.redo()
        #expect(trip.name == "b")
        undoManager.undo()
        undoManager.undo()
        #expect(try names() == [])
    }

    @Test func aContextReleasesItsModels() throws {
        weak var trip: Trip?
        weak var stop: Stop?
        func work() throws {
            let other = ModelContext(container)
            let new = Trip(name: "a")
            other.insert(new)
            new.stops = [Stop("x")]
            try other.save()
            (trip, stop) = (new, new.stops[0])
            #expect(stop?.trip === new)
        }
        try work()
        #expect(trip == nil)
        #expect(stop == nil)
    }

    @Test func modelsOfOtherContextsAndSchemasAreRefused() throws {
        let other = ModelContext(container)
        let trip = Trip(name: "a")
        other.insert(trip)
        context.insert(trip)
        #expect(trip.modelContext === other)
        #expect(try names() == [])
        let foreign = try ModelContainer(for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        #expect(throws: SwiftDataError.modelNotInSchema) { try foreign.mainContext.fetch(FetchDescriptor<Trip>()) }
        let stray = Trip(name: "b")
        foreign.mainContext.insert(stray)
        #expect(stray.modelContext == nil)
    }
}

@Model final class Note {
    var text = ""
    init() {}
}

@ModelActor actor Importer {
    func add(_ names: [String]) throws -> [PersistentIdentifier] {
        let trips = names.map { Trip(name: $0) }
        for trip in trips { modelContext.insert(trip) }
        try modelContext.save()
        return trips.map(\.persistentModelID)
    }

    func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
}

@MainActor @Suite struct ModelActorTests {
    @Test func anActorSavesForOtherContexts() async throws {
        let container = try makeContainer()
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 0)
        let importer = Importer(modelContainer: container)
        let identifiers = try await importer.add(["a", "b"])
        #expect(try container.mainContext.fetch(FetchDescriptor<Trip>()).map(\.name) == ["a", "b"])
        #expect(await importer.name(of: identifiers[1]) == "b")
    }
}
