import SwiftUI
import SwiftUITesting
import Testing

/// Bars of containers in views that ignore the safe area.
@MainActor struct BarSafeAreaTests {
    enum Form: CaseIterable { case stack, largeTitle, bottomBar, tabs, stackInTabs, splitView }

    enum Place: CaseIterable { case itself, inZStack, inVStack, twice }

    private struct Bars: View {
        var form: Form

        private var content: some View {
            Color.teal.accessibilityIdentifier("content").navigationTitle("Title").toolbar { Button("Edit") {} }
        }

        var body: some View {
            switch form {
            case .stack: NavigationStack { content.navigationBarTitleDisplayMode(.inline).toolbarBackground(.visible, for: .navigationBar) }
            case .largeTitle: NavigationStack { List { content } }
            case .bottomBar: NavigationStack { content.toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } } }
            case .tabs: TabView { content.tabItem { Label("Home", systemImage: "house") } }
            case .stackInTabs: TabView { NavigationStack { content }.tabItem { Label("Home", systemImage: "house") } }
            case .splitView:
                NavigationSplitView {
                    content
                } detail: {
                    Text("Detail")
                }
            }
        }
    }

    private struct Placed: View {
        var form: Form
        var place: Place

        var body: some View {
            switch place {
            case .itself: Bars(form: form).ignoresSafeArea()
            case .inZStack:
                ZStack {
                    Color.clear
                    Bars(form: form)
                }
                .ignoresSafeArea()
            case .inVStack: VStack(spacing: 0) { Bars(form: form) }.edgesIgnoringSafeArea(.all)
            case .twice: VStack { Bars(form: form).ignoresSafeArea(edges: .top) }.ignoresSafeArea()
            }
        }
    }

    @Test(
        "A view that ignores the safe area does not move the bars of the containers in it: they depend on the window, as in UIKit",
        arguments: Form.allCases, Place.allCases)
    func bars(form: Form, place: Place) throws {
        for (name, isLandscape) in [("iPhone 15", false), ("iPhone 15", true), ("iPad Pro 11-inch", false)] {
            let device = try #require(ViewHost.Device(name, isLandscape: isLandscape))
            let (plain, placed) = (ViewHost(Bars(form: form), device: device), ViewHost(Placed(form: form, place: place), device: device))
            for text in ["Title", "Edit", "Add", "Home", "Detail"] where plain.contains(.text(text)) {
                #expect(try placed.frame(of: .text(text)) == plain.frame(of: .text(text)), "\(name) \(text)")
            }
            #expect(try placed.image().pixels == plain.image().pixels, "\(name)")
        }
    }

    @Test("A stack in a tab that ignores the safe area keeps clear of the bar of the tabs")
    func stackInTab() throws {
        func tabs(_ page: some View) -> some View { TabView { page.tabItem { Label("Home", systemImage: "house") } } }
        let device = try #require(ViewHost.Device("iPhone 15"))
        let plain = ViewHost(tabs(Bars(form: .bottomBar)), device: device)
        let placed = ViewHost(tabs(Bars(form: .bottomBar).ignoresSafeArea()), device: device)
        #expect(try placed.image().pixels == plain.image().pixels)
    }

    @Test("Insets that a program adds are ignored")
    func ownInsets() throws {
        let device = try #require(ViewHost.Device("iPhone 15"))
        let host = ViewHost(
            Bars(form: .stack).ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 80) }, device: device)
        let content = try host.frame(of: .identifier("content"))
        #expect(content.maxY == host.size.height - host.safeAreaInsets.bottom)
    }

    @Test("Bars follow the insets of the window")
    func changes() throws {
        let (plain, placed) = (ViewHost(Bars(form: .stackInTabs)), ViewHost(Placed(form: .stackInTabs, place: .inZStack)))
        for insets in [
            EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), EdgeInsets(top: 59, leading: 10, bottom: 34, trailing: 30), EdgeInsets(),
        ] {
            for host in [plain, placed] { host.safeAreaInsets = insets }
            #expect(try placed.frame(of: .identifier("content")) == plain.frame(of: .identifier("content")))
        }
    }
}
