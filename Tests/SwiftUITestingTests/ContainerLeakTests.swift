import SwiftUI
import SwiftUITesting
import Testing

/// Counts the objects of views that exist.
@MainActor private final class Count {
    var value = 0
}

/// An object in the state of a view.
@MainActor private final class Owned {
    private let count: Count

    init(_ count: Count) {
        self.count = count
        count.value += 1
    }

    isolated deinit { count.value -= 1 }
}

/// A view whose value retains an object, so that the object lives as long as any copy of the view.
private struct Owner: View {
    @State private var object: Owned

    init(_ count: Count) { _object = State(wrappedValue: Owned(count)) }

    var body: some View { Text("owner") }
}

private struct Branch: Identifiable {
    var id: Int
    var children: [Branch]?
}

private struct NumberKey: PreferenceKey {
    static let defaultValue = 1
    static func reduce(value: inout Int, nextValue: () -> Int) {}
}

extension EnvironmentValues {
    @Entry fileprivate var view: AnyView?
}

/// Containers, presentations and modifiers keep their content no longer than they are shown.
@MainActor @Suite struct ContainerLeakTests {
    private struct Root: View {
        let content: AnyView?

        var body: some View {
            VStack {
                if let content { content } else { Color.clear }
            }
        }
    }

    private static let cases: [(name: String, make: (Owner) -> AnyView)] = [
        (
            "sidebar",
            { owner in
                AnyView(
                    NavigationSplitView {
                        owner
                    } detail: {
                        Text("a")
                    })
            }
        ),
        (
            "detail",
            { owner in
                AnyView(
                    NavigationSplitView {
                        Text("a")
                    } detail: {
                        owner
                    })
            }
        ),
        ("navigation view", { owner in AnyView(NavigationView { owner }) }),
        ("Form", { owner in AnyView(Form { owner }) }),
        ("List", { owner in AnyView(List { owner }) }),
        ("list with a selection", { owner in AnyView(List(selection: .constant(1 as Int?)) { owner }) }),
        ("sheet", { owner in AnyView(Text("x").sheet(isPresented: .constant(true)) { owner }) }),
        ("full screen cover", { owner in AnyView(Text("x").fullScreenCover(isPresented: .constant(true)) { owner }) }),
        ("popover", { owner in AnyView(Text("x").popover(isPresented: .constant(true)) { owner }) }),
        ("alert", { owner in AnyView(Text("x").alert("t", isPresented: .constant(true)) { owner }) }),
        ("confirmation dialog", { owner in AnyView(Text("x").confirmationDialog("t", isPresented: .constant(true)) { owner }) }),
        ("inspector", { owner in AnyView(Text("x").inspector(isPresented: .constant(true)) { owner }) }),
        ("menu", { owner in AnyView(Menu("x") { owner }) }),
        ("context menu", { owner in AnyView(Text("x").contextMenu { owner }) }),
        (
            "preview of a context menu",
            { owner in
                AnyView(
                    Text("x").contextMenu {
                        Text("b")
                    } preview: {
                        owner
                    })
            }
        ),
        ("toolbar", { owner in AnyView(NavigationStack { Text("x").toolbar { ToolbarItem(placement: .bottomBar) { owner } } }) }),
        ("search", { owner in AnyView(NavigationStack { owner.searchable(text: .constant("a")) { owner } }) }),
        (
            "destination",
            { owner in AnyView(NavigationStack(path: .constant([1])) { Text("x").navigationDestination(for: Int.self) { _ in owner } }) }
        ),
        ("navigation link", { owner in AnyView(NavigationStack { NavigationLink("a") { owner } }) }),
        ("tabs", { owner in AnyView(TabView { owner.tabItem { Text("a") } }) }),
        (
            "paged tabs",
            { owner in
                AnyView(
                    TabView {
                        owner; Text("b")
                    }.tabViewStyle(.page))
            }
        ),
        ("disclosure group", { owner in AnyView(DisclosureGroup("a", isExpanded: .constant(true)) { owner }) }),
        ("outline", { owner in AnyView(List { OutlineGroup([Branch(id: 1, children: [Branch(id: 2)])], children: \.children) { _ in owner } }) }),
        ("table", { owner in AnyView(Table([Branch(id: 1)]) { TableColumn("a") { (_: Branch) in owner } }) }),
        ("picker", { owner in AnyView(Picker("a", selection: .constant(1)) { owner.tag(1) }) }),
        ("menu picker", { owner in AnyView(Picker("a", selection: .constant(1)) { owner.tag(1) }.pickerStyle(.menu)) }),
        ("wheel picker", { owner in AnyView(Picker("a", selection: .constant(1)) { owner.tag(1) }.pickerStyle(.wheel)) }),
        ("toggle", { owner in AnyView(Toggle(isOn: .constant(true)) { owner }) }),
        (
            "button",
            { owner in
                AnyView(
                    Button {
                    } label: {
                        owner
                    })
            }
        ),
        ("gauge", { owner in AnyView(Gauge(value: 0.4) { owner }) }),
        (
            "labelled content",
            { owner in
                AnyView(
                    LabeledContent {
                        owner
                    } label: {
                        Text("x")
                    })
            }
        ),
        ("lazy stack", { owner in AnyView(ScrollView { LazyVStack { owner } }) }),
        ("grid", { owner in AnyView(Grid { GridRow { owner } }) }),
        ("geometry reader", { owner in AnyView(GeometryReader { _ in owner }) }),
        ("view that fits", { owner in AnyView(ViewThatFits { owner }) }),
        ("any layout", { owner in AnyView(AnyLayout(HStackLayout()) { owner }) }),
        ("timeline", { owner in AnyView(TimelineView(.animation) { _ in owner }) }),
        ("phase animator", { owner in AnyView(PhaseAnimator([0, 1]) { _ in owner }) }),
        (
            "canvas",
            { owner in
                AnyView(
                    Canvas { c, s in
                    } symbols: {
                        owner.tag(1)
                    })
            }
        ),
        ("refreshable", { owner in AnyView(ScrollView { owner }.refreshable {}) }),
        ("swipe actions", { owner in AnyView(List { Text("x").swipeActions { owner } }) }),
        ("overlay preference", { owner in AnyView(owner.overlayPreferenceValue(NumberKey.self) { _ in Text("x") }) }),
        ("scroll view reader", { owner in AnyView(ScrollViewReader { _ in owner }) }),
        ("control group", { owner in AnyView(ControlGroup { owner }) }),
        ("group box", { owner in AnyView(GroupBox("x") { owner }) }),
        ("scroll position", { owner in AnyView(ScrollView { owner }.scrollPosition(.constant(ScrollPosition(idType: Int.self)))) }),
        (
            "text editor",
            { owner in
                AnyView(
                    VStack {
                        owner; TextEditor(text: .constant("a")); TextField("a", text: .constant("b"))
                    })
            }
        ),
        ("split panes", { owner in AnyView(HSplitView { owner }) }),
        ("focus", { owner in AnyView(owner.focusable().keyboardShortcut("k")) }),
        ("drag and drop", { owner in AnyView(owner.draggable("a").dropDestination(for: String.self) { _, _ in true }) }),
        ("transition", { owner in AnyView(owner.id(3).transition(.slide)) }),
        ("bottom accessory", { owner in AnyView(TabView { Tab("a", systemImage: "star") { Text("x") } }.tabViewBottomAccessory { owner }) }),
        ("suggestions", { owner in AnyView(NavigationStack { Text("x").searchable(text: .constant("a")).searchSuggestions { owner } }) }),
        ("scopes", { owner in AnyView(NavigationStack { Text("x").searchable(text: .constant("a")).searchScopes(.constant(1)) { owner } }) }),
        (
            "scroll position by identity",
            { owner in AnyView(ScrollView { ForEach(0..<2, id: \.self) { _ in owner } }.scrollPosition(id: .constant(1))) }
        ),
        (
            "aligned scroll view",
            { owner in AnyView(ScrollView { LazyVStack { owner.id(1) }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)) }
        ),
        ("visual effect", { owner in AnyView(owner.visualEffect { content, geometry in content.offset(x: geometry.size.width) }) }),
        ("lazy visual effect", { owner in AnyView(ScrollView { LazyVStack { owner.visualEffect { content, _ in content.opacity(0.5) } } }) }),
        ("lazy subviews", { owner in AnyView(ScrollView { LazyVStack { Group(subviews: owner) { ForEach($0) { $0 } } } }) }),
        ("scroll phase", { owner in AnyView(ScrollView { owner }.onScrollPhaseChange { _, _ in }) }),
        ("environment", { owner in AnyView(Text("x").environment(\.view, AnyView(owner))) }),
        ("safe area inset", { owner in AnyView(ScrollView { Text("x") }.safeAreaInset(edge: .top) { owner }) }),
    ]

    @Test(arguments: [ViewHost.Profile.iOS, .macOS], [390.0, 1200])
    func nothingIsLeftOfContent(_ profile: ViewHost.Profile, width: Double) async {
        for (name, make) in Self.cases {
            let count = Count()
            let host = ViewHost(Root(content: make(Owner(count))), size: CGSize(width: width, height: 800), profile: profile)
            host.advance(by: 0.3)
            await host.settle()
            #expect(count.value > 0, "\(name)")
            host.show(Root(content: nil))
            host.advance(by: 2)
            await host.settle()
            #expect(count.value == 0, "\(name)")
        }
    }
}
