import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Tabs and toolbar items that are hidden or disabled, and styles of tab views.
@MainActor struct HiddenItemTests {
    private struct Tabs: View {
        var hides: Bool
        @State private var selection = 1
        @State private var customization: TabViewCustomization = {
            var customization = TabViewCustomization()
            customization[sidebarVisibility: "b"] = .visible
            return customization
        }()

        var body: some View {
            TabView(selection: $selection) {
                Tab("A", systemImage: "star", value: 1) { Text("page \(selection)") }
                Tab("B", systemImage: "star", value: 2) { Text("page 2") }.customizationID("b").hidden(hides)
                Tab("C", systemImage: "star", value: 3) { Text("page 3") }.disabled(hides)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
        }
    }

    @Test("A hidden tab is not in the bar, and a disabled one cannot be selected", arguments: [ViewHost.Profile.iOS, .macOS])
    func tabs(profile: ViewHost.Profile) throws {
        let host = ViewHost(Tabs(hides: true), size: CGSize(width: 400, height: 400), profile: profile)
        #expect(host.contains(.text("A")) && !host.contains(.text("B")) && host.contains(.text("C")))
        try host.tap(.text("C"))
        host.advance(by: 1)
        #expect(host.contains(.text("page 1")))
        host.show(Tabs(hides: false))
        #expect(host.contains(.text("B")))
        try host.tap(.text("C"))
        host.advance(by: 1)
        #expect(!host.contains(.text("page 1")) && host.contains(.text("page 3")))
    }

    @Test(
        "Items that a user would have to add to the toolbar are hidden; groups of items may have a label", arguments: [ViewHost.Profile.iOS, .macOS])
    func defaultCustomization(profile: ViewHost.Profile) {
        // Conditions, menus of titles and behaviors can be customized, too.
        @ToolbarContentBuilder func items(_ isShown: Bool) -> some CustomizableToolbarContent {
            if isShown { ToolbarItem(id: "c") { Button("Shown") {} }.customizationBehavior(.reorderable) }
            if isShown { ToolbarItem(id: "d") { Button("First") {} } } else { ToolbarItem(id: "e") { Button("Second") {} } }
            ToolbarTitleMenu { Button("Rename") {} }
        }
        for isShown in [true, false] {
            let host = ViewHost(NavigationStack { Text("Page").navigationTitle("Title").toolbar(id: "bar") { items(isShown) } }, profile: profile)
            #expect(host.contains(.text("Shown")) == isShown && host.contains(.text("First")) == isShown)
            #expect(host.contains(.text("Second")) == !isShown)
        }

        let view = NavigationStack {
            Text("page").toolbar(id: "bar") {
                ToolbarItem(id: "a", placement: .automatic) { Button("Rare") {} }
                    .defaultCustomization(.hidden, options: .alwaysAvailable)
                ToolbarItem(id: "b", placement: .automatic) { Button("Usual") {} }.defaultCustomization()
            }
            .toolbar {
                ToolbarItemGroup {
                    Button("Bold") {}
                    Button("Italic") {}
                } label: {
                    Text("Style")
                }
            }
        }
        let host = ViewHost(view, size: CGSize(width: 500, height: 300), profile: profile)
        #expect(["Usual", "Bold", "Italic"].allSatisfy { host.contains(.text($0)) } && !host.contains(.text("Rare")))
    }

    @Test("Tab views in the styles of bars are like those in the default style", arguments: [ViewHost.Profile.iOS, .macOS])
    func styles(profile: ViewHost.Profile) throws {
        func frame(_ view: some View) throws -> CGRect {
            try ViewHost(view, size: CGSize(width: 400, height: 400), profile: profile).frame(of: .text("A"))
        }
        #expect(
            try frame(TabView { Tab("A", systemImage: "star") { Text("p") } }.tabViewStyle(.tabBarOnly))
                == frame(TabView { Tab("A", systemImage: "star") { Text("p") } }))
        #expect(
            try frame(TabView { Tab("A", systemImage: "star") { Text("p") } }.tabViewStyle(.grouped))
                == frame(TabView { Tab("A", systemImage: "star") { Text("p") } }))
    }

    private struct Page: View {
        var hides: Bool
        var body: some View {
            NavigationStack {
                Text("page").toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("First") }.hidden(hides)
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Text("Second")
                        Text("Third")
                    }
                    .hidden(hides)
                    ToolbarItem(placement: .topBarTrailing) { Text("Fourth") }.hidden(false)
                }
            }
        }
    }

    @Test("Hidden toolbar content has no items")
    func toolbars() {
        let host = ViewHost(Page(hides: true))
        #expect(!host.contains(.text("First")) && !host.contains(.text("Second")) && !host.contains(.text("Third")) && host.contains(.text("Fourth")))
        host.show(Page(hides: false))
        for title in ["First", "Second", "Third", "Fourth"] { #expect(host.contains(.text(title))) }
    }

    @Test("Tabs have the accessibility that modifiers give them, unless they are not enabled", arguments: [ViewHost.Profile.iOS, .macOS])
    func tabAccessibility(profile: ViewHost.Profile) throws {
        let host = ViewHost(
            TabView {
                Tab("A", systemImage: "star") { Text("p") }
                    .accessibilityLabel("Letter A").accessibilityValue("first").accessibilityHint("Shows A").accessibilityIdentifier("a")
                    .accessibilityInputLabels(["alpha"])
                AnyTabContent(Tab("B", systemImage: "star") { Text("q") }.accessibilityLabel("Letter B", isEnabled: false))
            }, size: CGSize(width: 400, height: 400), profile: profile)
        let tabs = host.accessibilityElements.flatMap(\.flattened).filter { $0.role == .tab }
        #expect(tabs.map(\.label) == ["Letter A", "B"])
        #expect(tabs[0].value == "first" && tabs[0].hint == "Shows A" && tabs[0].identifier == "a" && tabs[0].inputLabels == ["alpha"])
    }

    private struct Zooming: View {
        @Namespace private var space
        @State private var isShown = false
        var body: some View {
            NavigationStack {
                Color.red
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Open") { isShown = true } }.matchedTransitionSource(id: 1, in: space)
                    }
                    .navigationDestination(isPresented: $isShown) {
                        Color.blue.accessibilityElement().accessibilityIdentifier("page").navigationTransition(.zoom(sourceID: 1, in: space))
                    }
            }
        }
    }

    @Test("A page grows out of a toolbar item that is its source")
    func transitions() throws {
        let host = ViewHost(Zooming())
        let source = try host.frame(of: .text("Open"))
        try host.tap(.text("Open"))
        host.advance(by: 0.05)
        let page = try host.frame(of: .identifier("page"))
        #expect(page.width < 390 && page.maxX > source.minX)
        host.advance(by: 2)
        #expect(try host.frame(of: .identifier("page")).width == 390)
    }

    @Test("Search suggestions are shown where the platform has them, unless that place hides them", arguments: [ViewHost.Profile.iOS, .macOS])
    func searchSuggestions(profile: ViewHost.Profile) throws {
        struct Page: View {
            var hidden: SearchSuggestionsPlacement.Set
            @State private var text = ""
            @State private var isPresented = true
            @Environment(\.searchSuggestionsPlacement) private var placement
            var body: some View {
                NavigationStack {
                    Text(placement == .menu ? "in a menu" : "in the content")
                        .searchable(text: $text, isPresented: $isPresented)
                        .searchSuggestions { Text("suggestion") }
                        .searchSuggestions(.hidden, for: hidden)
                }
            }
        }
        func isShown(_ hidden: SearchSuggestionsPlacement.Set) -> Bool {
            ViewHost(Page(hidden: hidden), size: CGSize(width: 400, height: 400), profile: profile).contains(.text("suggestion"))
        }
        #expect(isShown([]))
        #expect(isShown(.menu) == (profile == .iOS) && isShown(.content) == (profile == .macOS) && !isShown([.menu, .content]))
        let host = ViewHost(Page(hidden: [.menu, .content]), size: CGSize(width: 400, height: 400), profile: profile)
        #expect(host.contains(.text(profile == .macOS ? "in a menu" : "in the content")))
    }

    @Test("Search suggestions cover the page, also where its content is small")
    func searchSuggestionsOverSmallContent() throws {
        struct Page: View {
            @State private var text = ""
            @State private var isPresented = true
            var body: some View {
                NavigationStack {
                    Text("page")
                        .searchable(text: $text, isPresented: $isPresented)
                        .searchSuggestions { ForEach(["apple", "pear", "plum"], id: \.self) { Text($0).searchCompletion("\($0) pie") } }
                }
            }
        }
        let host = ViewHost(Page(), size: CGSize(width: 400, height: 600), profile: .iOS)
        let frames = try ["apple", "pear", "plum"].map { try host.frame(of: .text($0)) }
        #expect(frames.allSatisfy { $0.width > 20 && $0.height > 15 } && frames[0].minY < frames[1].minY && frames[1].minY < frames[2].minY)
        try host.tap(.text("pear"))
        host.advance(by: 1)
        // The suggestions disappear when one of them is chosen, and return with other text.
        #expect(host.contains(.text("pear pie")) && !host.contains(.text("apple")))
        host.type("s")
        host.advance(by: 1)
        #expect(host.contains(.text("pear pies")) && host.contains(.text("apple")))
    }
}
