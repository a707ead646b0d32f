import CoreGraphics
import Foundation
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// The state of a tree of views is found again in another tree, which shows a newer version of the views.
@MainActor
struct StateRestorationTests {
    private struct Counter: View {
        @State private var count = 0
        var name = "Add"

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    /// What the program in the other process does: encode, decode and restore.
    private func handOver(from old: ViewHost, to new: ViewHost) throws {
        let data = try JSONEncoder().encode(old.tree.saveState())
        new.tree.restore(try JSONDecoder().decode(SavedState.self, from: data))
    }

    @Test func valuesAreKeptBelowAChangedBody() throws {
        struct Before: View {
            var body: some View {
                VStack {
                    Counter(name: "First"); Counter(name: "Second")
                }
            }
        }
        struct After: View {
            var body: some View {
                Group {
                    HStack {
                        Text("New"); Counter(name: "First").padding(); Counter(name: "Second").border(.red)
                    }
                }
            }
        }
        // A view is identified by its name, which a newer version shares with the older one.
        let old = ViewHost(Wrapper { Before().body })
        try old.tap(.text("Second 0"))
        try old.tap(.text("Second 1"))
        let new = ViewHost(Wrapper { After().body })
        try handOver(from: old, to: new)
        #expect(new.contains(.text("First 0")))
        #expect(new.contains(.text("Second 2")))
    }

    private struct Wrapper<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { content }
    }

    @Test func itemsOfLoopsAreFoundByIdentity() throws {
        struct Rows: View {
            var numbers: [Int]
            var body: some View { VStack { ForEach(numbers, id: \.self) { Counter(name: "Row \($0)") } } }
        }
        let old = ViewHost(Rows(numbers: [1, 2, 3]))
        try old.tap(.text("Row 2 0"))
        let new = ViewHost(Rows(numbers: [3, 2]))
        try handOver(from: old, to: new)
        #expect(new.contains(.text("Row 2 1")))
        #expect(new.contains(.text("Row 3 0")))
    }

    @Test func stateOfViewsThatAppearBecauseOfAStateIsRestored() throws {
        struct Disclosure: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    Button("Open") { isOpen = true }
                    if isOpen { Counter() }
                }
            }
        }
        let old = ViewHost(Disclosure())
        try old.tap(.text("Open"))
        try old.tap(.text("Add 0"))
        let new = ViewHost(Disclosure())
        try handOver(from: old, to: new)
        #expect(new.contains(.text("Add 1")))
    }

    @Test func changedInitialValuesAreShownUnlessTheStateHasChanged() throws {
        struct Pair: View {
            @State var first: Int
            @State var second = 1
            var body: some View { Button("\(first) \(second)") { second += 1 } }
        }
        let old = ViewHost(Pair(first: 1))
        try old.tap(.text("1 1"))
        let new = ViewHost(Pair(first: 7))
        try handOver(from: old, to: new)
        #expect(new.contains(.text("7 2")))
    }

    enum Route: Hashable, Sendable {
        case overview
        case item(Int, name: String)
        case settings
        case named(title: String)
        indirect case inside(Route)
    }

    enum Choice<Value: Equatable>: Equatable {
        case one(Value)
    }

    struct Note: Identifiable, Equatable {
        var id = UUID()
        var text = ""
        var tags: Set<String> = []
        var route: Route?
    }

    @Test(
        arguments: [
            .overview, .settings, .item(4, name: "four"), .named(title: "title"),
        ] as [Route]) func enumsAreArchivedByTheNamesOfTheirCases(route: Route) throws
    {
        let archive = try #require(ValueArchiver().archive(route))
        #expect(ValueRestorer.restore(archive, as: Route.self, replacing: nil) == route)
        let optional = try #require(ValueArchiver().archive(Route?.some(route)))
        #expect(ValueRestorer.restore(optional, as: Route?.self, replacing: nil) == .some(route))
    }

    @Test func indirectCasesAreNotRestored() throws {
        let archive = try #require(ValueArchiver().archive(Route.inside(.overview)))
        #expect(ValueRestorer.restore(archive, as: Route.self, replacing: nil) == nil)
    }

    @Test func associatedValuesAreRestoredAsTheTypeOfTheNewerCase() throws {
        let number = try #require(ValueArchiver().archive(Choice.one(5)))
        #expect(ValueRestorer.restore(number, as: Choice<Int>.self, replacing: nil) == .one(5))
        #expect(ValueRestorer.restore(number, as: Choice<String>.self, replacing: nil) == nil)
        let route = try #require(ValueArchiver().archive(Choice.one(Route.named(title: "a"))))
        #expect(ValueRestorer.restore(route, as: Choice<Route>.self, replacing: nil) == .one(.named(title: "a")))
        #expect(ValueRestorer.restore(route, as: Choice<[Int]>.self, replacing: nil) == nil)
    }

    @Test func valuesWithoutCodableAreArchivedByTheirProperties() throws {
        let notes = [Note(text: "a", tags: ["x", "y"], route: .item(1, name: "b")), Note(text: "c")]
        let archive = try #require(ValueArchiver().archive(notes))
        #expect(archive.containsGeneratedIdentifier)
        #expect(ValueRestorer.restore(archive, as: [Note].self, replacing: nil) == notes)
        let byName = ["a": notes[0], "b": notes[1]]
        let pairs = try #require(ValueArchiver().archive(byName))
        #expect(ValueRestorer.restore(pairs, as: [String: Note].self, replacing: nil) == byName)
        let none = try #require(ValueArchiver().archive(Int?.none))
        #expect(ValueRestorer.restore(none, as: Int?.self, replacing: 3) == .some(nil))
    }

    @Test func propertiesThatAreNewKeepTheirPresentValue() throws {
        struct Old { var name = "kept", gone = 1 }
        struct New: Equatable { var name = "", added = 5 }
        let archive = try #require(ValueArchiver().archive(Old()))
        #expect(ValueRestorer.restore(archive, as: New.self, replacing: New()) == New(name: "kept", added: 5))
        #expect(ValueRestorer.restore(archive, as: New.self, replacing: nil) == nil)
    }

    @Test func valuesOfOtherTypesAreRefused() throws {
        let archive = try #require(ValueArchiver().archive(5))
        #expect(ValueRestorer.restore(archive, as: String.self, replacing: "x") == nil)
        #expect(ValueRestorer.restore(archive, as: Route.self, replacing: nil) == nil)
        #expect(ValueRestorer.restore(.enumCase("item", associated: nil), as: Route.self, replacing: nil) == nil)
        let closure = { 5 }
        #expect(ValueArchiver().archive(closure) == nil)
    }

    @Observable final class Model {
        var count = 0
        var names: [String] = []
        @ObservationIgnored weak var other: Model?
    }

    @Test func observableObjectsAreRestoredInPlace() throws {
        struct Screen: View {
            @State private var model = Model()
            var body: some View {
                Button("Count \(model.count) \(model.names.joined())") {
                    model.count += 1; model.names.append("n")
                }
            }
        }
        let old = ViewHost(Screen())
        try old.tap(.text("Count 0 "))
        let new = ViewHost(Screen())
        try handOver(from: old, to: new)
        #expect(new.contains(.text("Count 1 n")))
        try new.tap(.text("Count 1 n"))
        #expect(new.contains(.text("Count 2 nn")))
    }

    final class Store: ObservableObject {
        @Published var count = 0
        var plain = "a"
    }

    @Test func publishedPropertiesAreRestored() throws {
        struct Screen: View {
            @StateObject private var store = Store()
            var body: some View {
                Button("Store \(store.count) \(store.plain)") {
                    store.count += 1; store.plain = "b"
                }
            }
        }
        let old = ViewHost(Screen())
        try old.tap(.text("Store 0 a"))
        let new = ViewHost(Screen())
        try handOver(from: old, to: new)
        #expect(new.contains(.text("Store 1 b")))
        try new.tap(.text("Store 1 b"))
        #expect(new.contains(.text("Store 2 b")))
    }

    @Test func navigationPathsAndScrollPositionsAreRestored() throws {
        struct Screen: View {
            var body: some View {
                NavigationStack {
                    List(0..<100, id: \.self) { NavigationLink("Item \($0)", value: Route.item($0, name: "n")) }
                        .navigationDestination(for: Route.self) { Text("Page \(String(describing: $0))") }
                }
            }
        }
        let old = ViewHost(Screen())
        try old.scroll(.point(200, 400), by: CGSize(width: 0, height: 600))
        let before = try old.frame(of: .text("Item 20"))
        let new = ViewHost(Screen())
        try handOver(from: old, to: new)
        #expect(try new.frame(of: .text("Item 20")) == before)
        try old.tap(.text("Item 20"))
        old.advance(by: 1)
        let third = ViewHost(Screen())
        try handOver(from: old, to: third)
        third.advance(by: 1)
        #expect(third.contains(.text(#"Page item(20, name: "n")"#)))
    }

    @Test func typedTextAndFocusAreRestored() throws {
        struct Screen: View {
            @State private var name = ""
            @State private var place = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $name); TextField("Place", text: $place)
                }
            }
        }
        let old = ViewHost(Screen())
        old.press(.tab)
        old.press(.tab)
        old.type("Oslo")
        let new = ViewHost(Screen())
        try handOver(from: old, to: new)
        new.press(.end)
        new.type("!")
        #expect(new.contains(.text("Oslo!")))
    }
}
