import SwiftUI
import SwiftUITesting
import Testing

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

    @Test("Tab views in the styles of bars are like those in the default style", arguments: [ViewHost.Profile.iOS, .macOS])
    func styles(profile: ViewHost.Profile) throws {
        func frame(_ view: some View) throws -> CGRect {
            try ViewHost(view, size: CGSize(width: 400, height: 400), profile: profile).frame(of: .text("A"))
        }
        let tabs = Tabs(hides: false)
        #expect(
            try frame(TabView { Tab("A", systemImage: "star") { Text("p") } }.tabViewStyle(.tabBarOnly))
                == frame(TabView { Tab("A", systemImage: "star") { Text("p") } }))
        #expect(
            try frame(TabView { Tab("A", systemImage: "star") { Text("p") } }.tabViewStyle(.grouped))
                == frame(TabView { Tab("A", systemImage: "star") { Text("p") } }))
        _ = tabs
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
}
