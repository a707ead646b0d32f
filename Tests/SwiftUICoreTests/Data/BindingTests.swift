import CoreGraphics
@testable import SwiftUICore
import Testing

/// Bindings in all their forms.
@MainActor @Suite struct BindingTests {
    private struct Person: Identifiable, Equatable {
        var id: Int
        var name: String
        var friend: String?
    }

    private struct Holder: View {
        @State var people = [Person(id: 1, name: "A"), Person(id: 2, name: "B")]
        let log: Log<[Person]>
        var body: some View {
            log.binding = $people
            return VStack { ForEach($people) { person in Row(person: person, log: log) } }
        }
    }

    private struct Row: View {
        @Binding var person: Person
        let log: Log<[Person]>
        var body: some View {
            log.add(person.name)
            return Color.red
        }
    }

    private func makeHolder() -> (LaidOutView, Log<[Person]>) {
        let log = Log<[Person]>()
        return (LaidOutView(Holder(log: log)), log)
    }

    /// A collection whose index is not hashable.
    private struct Slots: RandomAccessCollection, MutableCollection {
        struct Index: Comparable {
            var place: Int
            static func < (left: Index, right: Index) -> Bool { left.place < right.place }
        }

        var people: [Person]
        var startIndex: Index { Index(place: 0) }
        var endIndex: Index { Index(place: people.count) }
        func index(after index: Index) -> Index { Index(place: index.place + 1) }
        func index(before index: Index) -> Index { Index(place: index.place - 1) }
        subscript(index: Index) -> Person {
            get { people[index.place] }
            set { people[index.place] = newValue }
        }
    }

    @Test("A binding to a collection is a collection of bindings, whatever its index is")
    func collections() {
        var slots = Slots(people: [Person(id: 1, name: "A"), Person(id: 2, name: "B")])
        let binding = Binding {
            slots
        } set: {
            slots = $0
        }
        func names(_ people: some RandomAccessCollection<Binding<Person>>) -> [String] { people.map(\.wrappedValue.name) }
        #expect(names(binding) == ["A", "B"])
        binding.last?.wrappedValue.name = "C"
        #expect(slots.people.map(\.name) == ["A", "C"])
        _ = ForEach(binding) { $person in Text(person.name) }
    }

    @Test("A part of a value is bound by its key path, its place, or as an optional")
    func parts() throws {
        let (view, log) = makeHolder()
        log.binding![1].name.wrappedValue = "C"
        view.tree.update()
        #expect(log.binding!.wrappedValue.map(\.name) == ["A", "C"])
        #expect(log.text.hasPrefix("AB") && log.text.hasSuffix("C"))
        #expect(Binding(log.binding![0].friend) == nil)
        log.binding![0].friend.wrappedValue = "D"
        try #require(Binding(log.binding![0].friend)).wrappedValue = "E"
        #expect(log.binding!.wrappedValue[0].friend == "E")
    }

    @Test("A binding made of functions reads its value once when it is made")
    func readWhenMade() {
        var reads = 0
        let binding = Binding(
            get: {
                reads += 1; return reads
            }, set: { _ in })
        #expect(reads == 1)
        #expect(binding.wrappedValue == 2)
        let withTransaction = Binding(
            get: {
                reads += 1; return reads
            }, set: { _, _ in })
        #expect(reads == 3)
        #expect(withTransaction.wrappedValue == 4)
    }

    @Test("Several parts written in one turn are all kept")
    func severalParts() {
        let (view, log) = makeHolder()
        log.binding![0].name.wrappedValue = "X"
        log.binding![1].name.wrappedValue = "Y"
        view.tree.update()
        #expect(log.binding!.wrappedValue.map(\.name) == ["X", "Y"])
    }

    @Test("Only the row whose element has changed is computed again")
    func rows() {
        let (view, log) = makeHolder()
        log.entries = []
        log.binding![0].name.wrappedValue = "Z"
        view.tree.update()
        #expect(log.entries.contains("Z"))
        #expect(view.coloredFrames.count == 2)
    }

    @Test("Bindings by functions, constants, and to any hashable")
    func functions() {
        var stored = 1
        let binding = Binding(get: { stored }, set: { stored = $0 })
        binding.wrappedValue = 5
        #expect(stored == 5 && binding.wrappedValue == 5)
        let constant = Binding.constant(3)
        constant.wrappedValue = 9
        #expect(constant.wrappedValue == 3)
        let optional: Binding<Int?> = Binding(binding)
        #expect(optional.wrappedValue == 5)
        optional.wrappedValue = 6
        #expect(stored == 6)
    }

    @Test("An animated binding's change belongs to its transaction")
    func animated() {
        struct Moving: View {
            @State var moved = false
            let log: Log<Bool>
            var body: some View {
                log.binding = $moved
                return Color.red.box(10).offset(x: moved ? 100 : 0)
            }
        }
        let log = Log<Bool>()
        let view = LaidOutView(Moving(log: log))
        log.binding!.animation(.linear(duration: 1)).wrappedValue = true
        view.tree.update()
        view.tree.advance(to: 0.5)
        #expect(view.coloredFrames == ["red 145 95 10 10"])
        view.tree.advance(to: 2)
        #expect(view.coloredFrames == ["red 195 95 10 10"])
    }
}
