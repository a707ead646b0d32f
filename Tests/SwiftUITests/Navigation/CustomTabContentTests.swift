import SwiftUI
import Testing

@testable import SwiftUITesting

/// Tabs that a program composes in types of its own.
@MainActor struct CustomTabContentTests {
    private struct Pair: TabContent {
        @State private var taps = 0
        @Environment(\.locale) private var locale

        var body: some TabContent<Int> {
            Tab("One", systemImage: "star", value: 1) { Button("Tapped \(taps) in \(locale.identifier)") { taps += 1 } }
            Tab("Two", systemImage: "heart", value: 2) { Text("page two") }
        }
    }

    private struct Generic<Value: Hashable>: TabContent {
        var title: String
        var value: Value
        var body: some TabContent<Value> { Tab(title, systemImage: "leaf", value: value) { Text("page \(title)") } }
    }

    private struct Nested: TabContent {
        var showsLast: Bool
        var body: some TabContent<Int> {
            Pair()
            Generic(title: "Three", value: 3)
            if showsLast { Generic(title: "Four", value: 4) }
        }
    }

    private struct Page: View {
        @State private var selection: Int
        var showsLast: Bool

        init(selection: Int, showsLast: Bool = false) {
            _selection = State(initialValue: selection)
            self.showsLast = showsLast
        }

        var body: some View { TabView(selection: $selection) { Nested(showsLast: showsLast) } }
    }

    private func titles(_ host: ViewHost) -> [String?] {
        host.accessibilityElements.flatMap(\.flattened).filter { $0.role == .tab }.map(\.label)
    }

    @Test("Tabs of own types are tabs in their order, selected by their values", arguments: [ViewHost.Profile.iOS, .macOS])
    func tabs(profile: ViewHost.Profile) throws {
        let host = ViewHost(Page(selection: 3), size: CGSize(width: 400, height: 400), profile: profile)
        #expect(titles(host) == ["One", "Two", "Three"] && host.contains(.text("page Three")))
        try host.tap(.text("Two"))
        host.advance(by: 1)
        #expect(host.contains(.text("page two")))
    }

    @Test("A change of the values that own content is made of changes its tabs")
    func changes() {
        func view(_ showsLast: Bool) -> some View { TabView { Nested0(showsLast: showsLast) } }
        let host = ViewHost(view(false), size: CGSize(width: 400, height: 400), profile: .iOS)
        #expect(titles(host) == ["First"])
        host.show(view(true))
        #expect(titles(host) == ["First", "Last"])
    }

    private struct Nested0: TabContent {
        var showsLast: Bool
        var body: some TabContent<Never> {
            Tab("First", systemImage: "star") { Text("first") }
            if showsLast { Tab("Last", systemImage: "star") { Text("last") } }
        }
    }

    @Test("Own content has state and reads the environment, like a view")
    func dynamicProperties() throws {
        let host = ViewHost(
            Page(selection: 1).environment(\.locale, Locale(identifier: "de_AT")), size: CGSize(width: 400, height: 400), profile: .iOS)
        for count in 0..<3 {
            #expect(host.contains(.text("Tapped \(count) in de_AT")))
            if count < 2 { try host.tap(.text("Tapped \(count) in de_AT")) }
        }
    }

    @Test("A modifier applies to own content")
    func modifiers() {
        let host = ViewHost(
            TabView {
                Generic0().accessibilityLabel("Named")
                Tab("Other", systemImage: "star") { Text("other") }
            }, size: CGSize(width: 400, height: 400), profile: .iOS)
        #expect(titles(host) == ["Named", "Other"])
    }

    private struct Generic0: TabContent {
        var body: some TabContent<Never> { Tab("Plain", systemImage: "star") { Text("plain") } }
    }
}
