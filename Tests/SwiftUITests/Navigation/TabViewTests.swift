import SwiftUI
import SwiftUITesting
import Testing

/// Views of which a bar shows one at a time.
@MainActor struct TabViewTests {
    @Observable final class Model {
        var tab = "home"
        var page = 0
        @ObservationIgnored var log: [String] = []
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

    /// Records when its body is evaluated and when it appears, disappears and runs its task.
    struct Logged: View {
        var name: String
        var model: Model
        @State private var count = 0

        var body: some View {
            let _ = model.log.append("body \(name)")
            Text("\(name) \(count)").onTapGesture { count += 1 }
                .onAppear { model.log.append("+\(name)") }
                .onDisappear { model.log.append("-\(name)") }
                .onChange(of: name, initial: true) { model.log.append("change \(name)") }
        }
    }

    /// The ways in which programs write tabs.
    enum Form: CaseIterable { case tab, item, tagInside, own, branches, pages }

    struct Logs: View {
        @Bindable var model: Model
        var form: Form

        var body: some View {
            switch form {
            case .tab:
                TabView(selection: $model.page) {
                    ForEach(0..<3) { number in
                        Tab("Tab \(number)", systemImage: "star", value: number) { Logged(name: "\(number)", model: model) }
                    }
                }
            case .item:
                TabView(selection: $model.page) {
                    Logged(name: "0", model: model).tabItem { Text("Tab 0") }.tag(0)
                    Logged(name: "1", model: model).padding().tabItem { Text("Tab 1") }.tag(1)
                    Logged(name: "2", model: model).tabItem { Text("Tab 2") }.tag(2)
                }
            case .tagInside:
                TabView(selection: $model.page) {
                    ForEach(0..<3) { number in
                        Logged(name: "\(number)", model: model).tag(number).padding().badge(number).tabItem { Text("Tab \(number)") }
                    }
                }
            case .own:
                TabView {
                    ForEach(0..<3) { number in Logged(name: "\(number)", model: model).tabItem { Text("Tab \(number)") } }
                }
            case .branches:
                TabView(selection: $model.page) {
                    ForEach(0..<3) { number in page(number).tabItem { Text("Tab \(number)") }.tag(number) }
                }
            case .pages:
                TabView(selection: $model.page) {
                    ForEach([0, 8, 9, 1, 7, 6, 2], id: \.self) { number in
                        Tab("Tab \(number)", systemImage: "star", value: number) {
                            if number < 3 { Logged(name: "\(number)", model: model) }
                        }
                    }
                }
                .tabViewStyle(.page)
            }
        }

        @ViewBuilder private func page(_ number: Int) -> some View {
            switch number {
            case 1: Logged(name: "1", model: model).padding()
            default: AnyView(Logged(name: "\(number)", model: model))
            }
        }
    }

    @Test("The content of a tab is made when it is first selected, and keeps its state", arguments: Form.allCases)
    func contentsOfTabs(form: Form) throws {
        let model = Model()
        let host = ViewHost(Logs(model: model, form: form))
        func choose(_ number: Int) throws {
            model.log = []
            if form == .own { try host.tap(.text("Tab \(number)")) } else { model.page = number }
            host.advance(by: 1)
        }
        #expect(Set(model.log) == ["body 0", "+0", "change 0"])
        try host.tap(.text("0 0"))
        try choose(1)
        #expect(Set(model.log) == ["body 1", "change 1", "+1", "-0"])
        #expect(host.contains(.text("1 0")))
        try choose(0)
        #expect(model.log == ["+0", "-1"])
        #expect(host.contains(.text("0 1")))
        try choose(2)
        #expect(Set(model.log) == ["body 2", "change 2", "+2", "-0"])
        #expect(host.warnings.isEmpty, "\(host.warnings)")
    }

    @Test("The view of the new tab appears before that of the old one disappears, whichever comes first")
    func orderOfAppearance() {
        let model = Model()
        let host = ViewHost(Logs(model: model, form: .tab))
        for (old, new) in [(0, 2), (2, 1), (1, 2), (2, 0)] {
            model.log = []
            model.page = new
            host.advance(by: 0.1)
            #expect(model.log.filter { "+-".contains($0.prefix(1)) } == ["+\(new)", "-\(old)"])
        }
    }

    @Test("The task of a tab starts when the tab is first selected")
    func tasks() async {
        struct Root: View {
            @Bindable var model: Model
            var body: some View {
                TabView(selection: $model.page) {
                    ForEach(0..<2) { number in
                        Tab("Tab \(number)", systemImage: "star", value: number) {
                            Text("Page \(number)").task { model.log.append("task \(number)") }
                        }
                    }
                }
            }
        }
        let model = Model()
        let host = ViewHost(Root(model: model))
        await host.settle()
        #expect(model.log == ["task 0"])
        model.page = 1
        await host.settle()
        #expect(model.log == ["task 0", "task 1"])
    }

    @Test("Tags and badges inside of a tab's view belong to the tab")
    func tagsInside() throws {
        struct Inside: View {
            var number: Int
            var body: some View { Text("Page \(number)").tag(number) }
        }
        struct Root: View {
            @Bindable var model: Model
            var body: some View {
                TabView(selection: $model.page) {
                    Inside(number: 4).tabItem { Label("Four", systemImage: "star") }
                    Inside(number: 5).tabItem { Label("Five", systemImage: "star") }
                    AnyView(Text("Page 6").badge(31).tag(6)).tabItem { Label("Six", systemImage: "star") }
                }
            }
        }
        let model = Model()
        model.page = 5
        let host = ViewHost(Root(model: model))
        #expect(host.contains(.text("Page 5")))
        #expect(host.contains(.text("31")))
        try host.tap(.text("Six"))
        #expect(model.page == 6)
        #expect(host.contains(.text("Page 6")))
    }

    @Test("Several views in a tab are one page")
    func severalViews() throws {
        let host = ViewHost(
            TabView {
                Tab("A", systemImage: "star") {
                    Text("One")
                    Text("Two")
                }
                Tab("B", systemImage: "tray") { Text("Three") }
            })
        #expect(host.findAll(.text("A")).count == 1)
        #expect(try host.frame(of: .text("One")).maxY <= host.frame(of: .text("Two")).minY)
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
