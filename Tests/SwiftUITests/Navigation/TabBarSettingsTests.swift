import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Which tabs a tab view shows, and when its bar is small.
@MainActor struct TabBarSettingsTests {
    struct Screen: View {
        @Binding var customization: TabViewCustomization
        var isAdaptable = true

        var body: some View {
            if isAdaptable {
                tabs.tabViewStyle(.sidebarAdaptable)
            } else {
                tabs
            }
        }

        private var tabs: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("home") }.customizationID("home").customizationBehavior(.disabled, for: .sidebar)
                Tab("Alerts", systemImage: "bell") { Text("alerts") }.customizationID("alerts").badge(2)
                Tab("Rare", systemImage: "star") { Text("rare") }.customizationID("rare").defaultVisibility(.hidden, for: .sidebar)
            }
            .tabViewCustomization($customization)
        }
    }

    final class Box {
        var customization = TabViewCustomization()
        var binding: Binding<TabViewCustomization> {
            Binding {
                self.customization
            } set: {
                self.customization = $0
            }
        }
    }

    @Test("A customization hides and shows tabs by their identifiers", arguments: [ViewHost.Profile.iOS, .macOS])
    func customization(profile: ViewHost.Profile) {
        let box = Box()
        func shown(isAdaptable: Bool = true, in sizeClass: UserInterfaceSizeClass = .regular) -> [String] {
            let host = ViewHost(
                Screen(customization: box.binding, isAdaptable: isAdaptable).environment(\.horizontalSizeClass, sizeClass),
                size: CGSize(width: 500, height: 400), profile: profile)
            return ["Home", "Alerts", "Rare"].filter { host.contains(.text($0)) }
        }
        #expect(shown() == ["Home", "Alerts"])
        box.customization[tab: "alerts"].sidebarVisibility = .hidden
        box.customization[sidebarVisibility: "rare"] = .visible
        box.customization[sidebarVisibility: "home"] = .hidden
        #expect(shown() == ["Home", "Rare"])
        // The customization belongs to the sidebar, for which the bar of that style stands.
        #expect(shown(isAdaptable: false) == ["Home", "Alerts", "Rare"])
        // A phone has a tab bar only.
        if profile == .iOS { #expect(shown(in: .compact) == ["Home", "Alerts", "Rare"]) }
        box.customization.resetVisibility()
        #expect(box.customization == TabViewCustomization())
        #expect(shown() == ["Home", "Alerts"])
    }

    @Test("A tab needs no title, as in programs that draw a bar of their own")
    func untitledTabs() {
        func host(_ selection: Int) -> ViewHost {
            let tabs = TabView(selection: .constant(selection)) {
                Tab(value: 1) { Text("first").toolbarVisibility(.hidden, for: .tabBar) }
                Tab(value: 2) { Text("second").toolbarVisibility(.hidden, for: .tabBar) }
            }
            return ViewHost(tabs, size: CGSize(width: 390, height: 700))
        }
        #expect(host(1).contains(.text("first")) && !host(1).contains(.text("second")))
        #expect(host(2).contains(.text("second")) && !host(2).contains(.text("first")))
    }

    private struct Placed: View {
        var isAdaptable: Bool

        var body: some View {
            if isAdaptable { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
        }

        private var tabs: some View {
            TabView {
                Tab("Pinned", systemImage: "pin") { Text("a") }.tabPlacement(.pinned)
                TabSection("Others") {
                    Tab("Side", systemImage: "sidebar.left") { Text("b") }
                    Tab("Any", systemImage: "star") { Text("c") }.tabPlacement(.automatic)
                }
                .tabPlacement(.sidebarOnly)
            }
        }
    }

    @Test("Pinned tabs are last in a bar that stands for a sidebar, which shows tabs of the sidebar too", arguments: [true, false])
    func placement(isAdaptable: Bool) throws {
        let host = ViewHost(Placed(isAdaptable: isAdaptable), size: CGSize(width: 400, height: 400))
        let tabs = host.accessibilityElements.flatMap(\.flattened).filter { $0.role == .tab }.sorted { $0.frame.minX < $1.frame.minX }
        #expect(tabs.map(\.label) == (isAdaptable ? ["Side", "Any", "Pinned"] : ["Pinned", "Side", "Any"]))
    }

    private struct Library: View {
        @State private var selection = "home"
        @State private var isPlaying = false

        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: "home") { Text("page home") }
                TabSection("Albums") {
                    Tab("Blue", systemImage: "music.note", value: "blue") { Text("page blue") }
                    Tab("Red", systemImage: "music.note", value: "red") { Text("page red") }.badge(4)
                }
                .sectionActions { Button("New Album") { isPlaying = true } }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewSidebarHeader { Text("header") }
            .tabViewSidebarFooter { Text("footer") }
            .tabViewSidebarBottomBar { Text(isPlaying ? "playing" : "silent") }
        }
    }

    @Test("On macOS the tabs are rows of a sidebar with sections")
    func sidebar() throws {
        let host = ViewHost(Library(), size: CGSize(width: 700, height: 400), profile: .macOS)
        let texts = ["header", "Home", "Albums", "Blue", "Red", "New Album", "footer", "silent"]
        let frames = try texts.map { try host.frame(of: .text($0)) }
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.midY < $1.midY })
        #expect(frames.allSatisfy { $0.maxX <= 200 })
        #expect(try host.frame(of: .text("page home")).minX > 200)
        try host.tap(.text("Red"))
        #expect(host.contains(.text("page red")) && !host.contains(.text("page home")))
        try host.tap(.text("New Album"))
        #expect(host.contains(.text("playing")))
        #expect(host.contains(.text("4")))
        let phone = ViewHost(Library(), size: CGSize(width: 400, height: 600))
        #expect(!phone.contains(.text("header")) && !phone.contains(.text("Albums")) && phone.contains(.text("Blue")))
    }

    private struct Menus: View {
        @State private var isShown = false

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("page home") }
                    .contextMenu { Button("Explain") { isShown = true } }
                    .popover(isPresented: $isShown) { Text("explanation") }
                Tab("Other", systemImage: "star") { Text("page other") }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("Tabs have context menus and popovers")
    func menus() throws {
        let host = ViewHost(Menus(), size: CGSize(width: 600, height: 400))
        try host.longPress(.text("Home"), for: 1)
        try host.tap(.text("Explain"))
        host.advance(by: 1)
        #expect(host.contains(.text("explanation")))
    }

    @Test("A customization is kept in the defaults")
    func storage() throws {
        let name = "TabBarSettingsTests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        struct Stored: View {
            @AppStorage var customization: TabViewCustomization
            init(store: UserDefaults) { _customization = AppStorage("tabs", store: store) }
            var body: some View {
                Button(customization[sidebarVisibility: "a"] == .hidden ? "Hidden" : "Shown") { customization[sidebarVisibility: "a"] = .hidden }
            }
        }
        let host = ViewHost(Stored(store: store))
        try host.tap(.text("Shown"))
        #expect(host.contains(.text("Hidden")))
        #expect(ViewHost(Stored(store: store)).contains(.text("Hidden")))
    }

    struct Player: View {
        var behavior = TabBarMinimizeBehavior.onScrollDown
        @Environment(\.tabViewBottomAccessoryPlacement) private var outer

        var body: some View {
            TabView {
                Tab("Songs", systemImage: "music.note") {
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("Song \($0)").frame(height: 40) } }.frame(maxWidth: .infinity)
                    }
                }
                Tab("Search", systemImage: "magnifyingglass") { Text("search") }
            }
            .tabBarMinimizeBehavior(behavior)
            .tabViewBottomAccessory { Playing() }
        }
    }

    struct Playing: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .inline ? "inline" : placement == .expanded ? "expanded" : "none") }
    }

    @Test("Scrolling down minimizes the tab bar, scrolling up and a tap restore it")
    func minimizing() throws {
        let host = ViewHost(Player())
        let bar = try host.frame(of: .text("Search"))
        #expect(try host.frame(of: .text("expanded")).maxY < bar.minY)
        try host.scroll(.text("Song 5"), by: CGSize(width: 0, height: 100))
        host.advance(by: 1)
        #expect(!host.contains(.text("Search")))
        #expect(host.contains(.text("inline")))
        try host.scroll(.text("Song 5"), by: CGSize(width: 0, height: -30))
        host.advance(by: 1)
        #expect(host.contains(.text("Search")))
        try host.scroll(.text("Song 5"), by: CGSize(width: 0, height: 100))
        host.advance(by: 1)
        try host.tap(.label("Show Tabs"))
        host.advance(by: 1)
        #expect(host.contains(.text("Search")))
        #expect(host.contains(.text("expanded")))
    }

    @Test("A tab bar that never minimizes stays", arguments: [TabBarMinimizeBehavior.never, .automatic])
    func staying(behavior: TabBarMinimizeBehavior) throws {
        let host = ViewHost(Player(behavior: behavior))
        try host.scroll(.text("Song 5"), by: CGSize(width: 0, height: 100))
        host.advance(by: 1)
        #expect(host.contains(.text("Search")))
    }

    @Test func pictures() throws {
        try lookAt("tab-accessory", Player())
        try lookAt("tab-bar-minimized", profiles: [.iOS], Player()) { host in
            try host.scroll(.text("Song 5"), by: CGSize(width: 0, height: 100))
            host.advance(by: 1)
        }
    }
}
