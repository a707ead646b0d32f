import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Objects that announce changes, by themselves and by their properties, and publishers that emit while views are updated.
@MainActor struct ObservableObjectTests {
    /// A class that announces its changes itself, without any `@Published` property.
    private class Manual: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
    }

    private final class Derived: Manual {
        @Published var name = "a"
    }

    private final class Settings: ObservableObject {
        static let suite = "apus-test-\(UUID().uuidString)"
        @AppStorage("name", store: UserDefaults(suiteName: suite)) var name = "a"
        var projected: Binding<String> { $name }
    }

    private struct Screen: View {
        @StateObject var model = Manual()
        var body: some View {
            VStack {
                Text("count \(model.count)")
                Button("Add") { model.count += 1 }
            }
        }
    }

    @Test("The publisher of an object is the same each time, with and without published properties")
    func identity() {
        let manual = Manual()
        let derived = Derived()
        #expect(manual.objectWillChange === manual.objectWillChange && derived.objectWillChange === derived.objectWillChange)
        #expect(manual.objectWillChange !== Manual().objectWillChange)
        var announcements = 0
        let subscription = derived.objectWillChange.sink { announcements += 1 }
        derived.name = "b"
        derived.count = 1
        #expect(announcements == 2)
        subscription.cancel()
    }

    @Test("A view follows an object that announces its changes itself")
    func manualAnnouncements() throws {
        let host = ViewHost(Screen())
        try host.tap(.text("Add"))
        try host.tap(.text("Add"))
        #expect(host.findAll(.text("count 2")).count == 1)
    }

    @Test("Publishers end with their objects")
    func lifetime() {
        weak var kept: ObservableObjectPublisher?
        weak var stored: ObservableObjectPublisher?
        do {
            let (manual, derived) = (Manual(), Derived())
            (kept, stored) = (manual.objectWillChange, derived.objectWillChange)
            #expect(kept != nil && stored != nil)
        }
        #expect(stored == nil)
        // The table gives up the publishers of objects that are gone when publishers of other objects are added.
        for _ in 0..<2000 where kept != nil { _ = Manual().objectWillChange }
        #expect(kept == nil)
    }

    @Test("A stored value of an observable object is announced, also through its binding")
    func storedValues() throws {
        struct Screen: View {
            @StateObject var settings = Settings()
            var body: some View {
                VStack {
                    Text("name \(settings.name)")
                    Button("Add") { settings.name += "b" }
                    TextField("Name", text: $settings.name).accessibilityIdentifier("field")
                    Button("Project") { settings.projected.wrappedValue = "c" }
                }
            }
        }
        defer { UserDefaults().removePersistentDomain(forName: Settings.suite) }
        let host = ViewHost(Screen())
        try host.tap(.text("Add"))
        #expect(host.findAll(.text("name ab")).count == 1)
        try host.tap(.identifier("field"))
        host.type("x")
        #expect(host.findAll(.text("name abx")).count == 1)
        try host.tap(.text("Project"))
        #expect(host.findAll(.text("name c")).count == 1)
    }

    @Test("Values that a publisher emits when it is subscribed to may change state")
    func immediateValues() throws {
        struct Digits: View {
            @State var text = "1"
            @State var sums: [Int] = []
            var body: some View {
                VStack {
                    TextField("Digits", text: $text).accessibilityIdentifier("field")
                        .onReceive(Just(text)) { text = $0.filter(\.isNumber) }
                    Text("text \(text), \(sums.map(String.init).joined(separator: " "))")
                }
                .onReceive([1, 2, 3].publisher) { sums.append($0) }
            }
        }
        let host = ViewHost(Digits())
        #expect(host.findAll(.text("text 1, 1 2 3")).count == 1)
        try host.tap(.identifier("field"))
        host.type("a2")
        #expect(host.findAll(.text("text 12, 1 2 3")).count == 1)
        #expect(host.warnings.isEmpty)
    }

    @Test("A publisher whose values change it each time comes to an end with a warning")
    func endless() throws {
        struct Endless: View {
            @State var number = 0
            var body: some View {
                Text("number \(number)").onReceive(Just(number)) { number = $0 + 1 }
            }
        }
        let host = ViewHost(Endless())
        #expect(host.warnings.contains { $0.contains("onReceive(Just<Int>) action tried to update multiple times per frame.") })
    }
}
