import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

private struct Trips: View {
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Environment(\.modelContext) private var context

    var body: some View {
        VStack {
            ForEach(trips) { trip in
                Text(trip.name)
                    .contextMenu { Button("Delete") { context.delete(trip) } }
            }
            Button("Add") { context.insert(Trip(name: "new")) }
        }
    }
}

private struct Rated: View {
    @Query private var trips: [Trip]

    init(over rating: Int) {
        _trips = Query(filter: #Predicate { ($0.rating ?? 0) > rating }, sort: [SortDescriptor(\.name)])
    }

    var body: some View { Text(trips.map(\.name).joined(separator: ",")) }
}

private struct Threshold: View {
    @State private var rating = 1

    var body: some View {
        VStack {
            Rated(over: rating)
            Button("More") { rating += 1 }
        }
    }
}

private struct Editor: View {
    @Bindable var trip: Trip

    var body: some View { TextField("Name", text: $trip.name) }
}

@MainActor @Suite struct QueryTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try makeContainer()
        container.mainContext.autosaveEnabled = false
    }

    @Test func aViewShowsModelsAsTheyComeAndGo() throws {
        context.insert(Trip(name: "m"))
        let host = ViewHost(Trips().modelContainer(container))
        #expect(host.findAll(.text("m")).count == 1)
        try host.tap(.text("Add"))
        #expect(try host.find(.text("m")).frame.minY < host.find(.text("new")).frame.minY)
        let new = try #require(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "new" })).first)
        new.name = "a"
        #expect(try host.find(.text("a")).frame.minY < host.find(.text("m")).frame.minY)
        context.delete(new)
        #expect(host.findAll(.text("a")).isEmpty)
    }

    @Test func aViewWithAnotherFilterFetchesAgain() throws {
        for (name, rating) in [("a", 1), ("b", 2), ("c", 3)] { context.insert(Trip(name: name, rating: rating)) }
        let host = ViewHost(Threshold().modelContainer(container))
        #expect(host.findAll(.text("b,c")).count == 1)
        try host.tap(.text("More"))
        #expect(host.findAll(.text("c")).count == 1)
        try #require(try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).first).rating = 9
        #expect(host.findAll(.text("a,c")).count == 1)
    }

    @Test func aFieldEditsAModel() throws {
        let trip = Trip(name: "a")
        context.insert(trip)
        try context.save()
        let host = ViewHost(Editor(trip: trip))
        try host.tap(.text("a"))
        host.type("b")
        #expect(trip.name == "ab")
        #expect(context.hasChanges)
    }

    @Test func aModifierMakesAContainerOnce() throws {
        var made: [ModelContainer] = []
        let view = Trips().modelContainer(for: Trip.self, inMemory: true) { result in
            if case .success(let container) = result { made.append(container) }
        }
        let host = ViewHost(view)
        try host.tap(.text("Add"))
        try host.tap(.text("Add"))
        #expect(host.findAll(.text("new")).count == 2)
        #expect(made.count == 1)
        #expect(try made.first?.mainContext.fetchCount(FetchDescriptor<Trip>()) == 2)
    }

    @Test func changesAreSavedByThemselves() async throws {
        context.autosaveEnabled = true
        context.insert(Trip(name: "a"))
        for _ in 0..<1000 where context.hasChanges { await Task.yield() }
        #expect(!context.hasChanges)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func aQueryWithoutAContainerIsEmpty() {
        let host = ViewHost(Trips())
        #expect(host.findAll(.text("Add")).count == 1)
    }
}
