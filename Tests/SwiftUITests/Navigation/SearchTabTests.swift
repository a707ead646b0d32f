import SwiftUI
import SwiftUITesting
import Testing

/// Tabs with the role of a search.
@MainActor struct SearchTabTests {
    struct Screen: View {
        var activation = TabSearchActivation.automatic
        @State private var text = ""
        @State private var chosen = 0

        var body: some View {
            TabView(selection: $chosen) {
                Tab(value: 2, role: .search) {
                    NavigationStack { Results().searchable(text: $text) }
                }
                Tab("Home", systemImage: "house", value: 0) { Text("home") }
                Tab("Alerts", systemImage: "bell", value: 1) { Text("alerts") }.badge(2)
            }
            .tabViewSearchActivation(activation)
        }
    }

    private struct Results: View {
        @Environment(\.isSearching) private var isSearching

        var body: some View { Text(isSearching ? "searching" : "waiting") }
    }

    @Test("The search is the last tab of the bar", arguments: [ViewHost.Profile.iOS, .macOS])
    func order(_ profile: ViewHost.Profile) throws {
        let host = ViewHost(Screen(), size: CGSize(width: 400, height: 500), profile: profile)
        let tabs = host.accessibilityElements.flatMap(\.flattened).filter { $0.role == .tab }
        #expect(tabs.map { $0.label?.split(separator: ",").first.map(String.init) } == ["Home", "Alerts", "Search"])
    }

    @Test("The selection of the search tab begins the search if the tab view says so", arguments: [true, false])
    func activation(_ begins: Bool) throws {
        let host = ViewHost(Screen(activation: begins ? .searchTabSelection : .automatic), size: CGSize(width: 400, height: 500), profile: .iOS)
        try host.tap(.label("Search"))
        host.advance(by: 1)
        #expect(host.contains(.text(begins ? "searching" : "waiting")))
        #expect(host.contains(.text("Cancel")) == begins)
    }
}
