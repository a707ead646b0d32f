import SwiftUI
import SwiftUITesting
import Testing

/// Views of which a bar shows one at a time.
@MainActor struct TabViewTests {
    @Observable final class Model {
        var tab = "home"
        var page = 0
        var log: [String] = []
    }

    struct Counter: View {
        var name: String
        var model: Model
        @State private var count = 0
        var body: some View {
            Text("\(name) \(count)").onTapGesture { count += 1 }
                .onAppear { model.log.append("+\(name)") }
                .onDisappear { model.log.append("-\(name)") }
        }
    }

    struct Screen: View {
        @Bindable var model: Model
        var isNew = false
        var body: some View {
            if isNew {
                TabView(selection: $model.tab) {
                    Tab("Home", systemImage: "house", value: "home") { Counter(name: "First", model: model) }
                    Tab("Mail", systemImage: "envelope", value: "mail") { Counter(name: "Second", model: model) }.badge(3)
                }
            } else {
                TabView(selection: $model.tab) {
                    Counter(name: "First", model: model).tabItem { Label("Home", systemImage: "house") }.tag("home")
                    Counter(name: "Second", model: model).tabItem {
                        Image(systemName: "envelope"); Text("Mail")
                    }.tag("mail").badge(3)
                }
            }
        }
    }

    @Test(
        "A tap on a tab shows its view; each keeps its state, and appears and disappears", arguments: [false, true], [ViewHost.Profile.iOS, .macOS])
    func choosing(isNew: Bool, profile: ViewHost.Profile) throws {
        let model = Model()
        let host = ViewHost(Screen(model: model, isNew: isNew), profile: profile)
        try host.tap(.text("First 0"))
        #expect(!host.contains(.text("Second 0")))
        try host.tap(.text("Mail"))
        #expect(model.tab == "mail")
        #expect(host.contains(.text("Second 0")))
        #expect(!host.contains(.text("First 1")))
        model.tab = "home"
        host.advance(by: 0.1)
        #expect(host.contains(.text("First 1")))
        #expect(model.log.filter { $0.hasSuffix("First") } == ["+First", "-First", "+First"])
        #expect(model.log.filter { $0.hasSuffix("Second") } == ["+Second", "-Second"])
    }

    @Test("Without a selection of the program's the first tab is shown, and the bar chooses")
    func ownSelection() throws {
        let host = ViewHost(
            TabView {
                Text("One").tabItem { Text("A") }
                Text("Two").tabItem { Text("B") }
            })
        #expect(host.contains(.text("One")))
        try host.tap(.text("B"))
        #expect(host.contains(.text("Two")))
        #expect(!host.contains(.text("One")))
    }

    @Test("An image and a text are shown like a label, in any order and without styles of their own")
    func looseLabels() throws {
        let host = ViewHost(
            TabView {
                Text("One").tabItem { Label("A", systemImage: "house") }
                Text("Two").tabItem {
                    Image(systemName: "house").foregroundColor(.red); Text("B")
                }
                Text("Three").tabItem {
                    VStack {
                        Text("C"); Image(systemName: "house").font(.largeTitle)
                    }
                }
            })
        let titles = try ["A", "B", "C"].map { try host.frame(of: .text($0)) }
        #expect(Set(titles.map(\.minY)).count == 1)
        #expect(Set(titles.map(\.height)).count == 1)
    }

    @Test("Pages are turned by swiping, and no further than the last one")
    func paging() throws {
        struct Pages: View {
            @Bindable var model: Model
            var body: some View {
                TabView(selection: $model.page) { ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page)
            }
        }
        let model = Model()
        let host = ViewHost(Pages(model: model))
        for expected in [1, 2, 2] {
            try host.drag(.point(300, 400), by: CGSize(width: -250, height: 0))
            host.advance(by: 1)
            #expect(model.page == expected)
        }
        #expect(try host.frame(of: .text("Page 2")).midX == 195)
    }

    @Test("The bar of tabs is 49 high and covers the bottom")
    func barHeight() throws {
        let host = ViewHost(TabView { Color.red.accessibilityIdentifier("page").tabItem { Text("A") } })
        #expect(try host.frame(of: .identifier("page")).maxY == 844 - 49)
    }

    @Test("A selection that changes on appearance causes no warning")
    func selectionOnAppearance() {
        struct Root: View {
            @State private var selection = 0
            var body: some View {
                TabView(selection: $selection) {
                    Text("Zero").tabItem { Text("0") }.tag(0)
                    Text("One").tabItem { Text("1") }.tag(1)
                }
                .onAppear { selection = 1 }
            }
        }
        let host = ViewHost(Root())
        #expect(host.contains(.text("One")))
        #expect(host.warnings.isEmpty, "\(host.warnings)")
    }

    @Test func pictures() throws {
        struct Root: View {
            var body: some View {
                TabView {
                    NavigationStack { List(0..<20) { Text("Row \($0)") }.navigationTitle("Inbox") }
                        .tabItem { Label("Inbox", systemImage: "tray") }.badge(12)
                    Text("B").tabItem { Label("Favorites", systemImage: "star") }
                    Text("C").tabItem { Label("Settings", systemImage: "gear") }
                }
            }
        }
        try lookAt("tabs", Root())
        try lookAt(
            "pages", profiles: [.iOS], TabView { ForEach(0..<4, id: \.self) { _ in Color.indigo } }.tabViewStyle(.page(indexDisplayMode: .always)))
    }
}
