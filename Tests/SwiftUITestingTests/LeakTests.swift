import Combine
import Foundation
import Observation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Counts the objects that exist: objects owned by views, running tasks, subscriptions to publishers.
private final class Living: Sendable {
    private let counts = Locked((objects: 0, tasks: 0, subscriptions: 0))

    var objects: Int { counts.withLock { $0.objects } }
    var tasks: Int { counts.withLock { $0.tasks } }
    var subscriptions: Int { counts.withLock { $0.subscriptions } }
    var isNobodyThere: Bool { counts.withLock { $0 == (0, 0, 0) } }

    // A view's object may end where a task ends that has used it: on any thread.
    func countObject(_ change: Int) { counts.withLock { $0.objects += change } }
    func countTask(_ change: Int) { counts.withLock { $0.tasks += change } }

    func watched(_ publisher: PassthroughSubject<Int, Never>) -> some Publisher<Int, Never> {
        publisher.handleEvents(
            receiveSubscription: { [counts] _ in counts.withLock { $0.subscriptions += 1 } },
            receiveCancel: { [counts] in counts.withLock { $0.subscriptions -= 1 } })
    }

    /// Waits until tasks that were cancelled have run to their end.
    func settle() async {
        for _ in 0..<4000 where !isNobodyThere { try? await Task.sleep(for: .milliseconds(5)) }
    }
}

private final class Model: ObservableObject {
    @Published var text = "model"
    private let living: Living
    init(_ living: Living) {
        self.living = living
        living.countObject(1)
    }
    deinit { living.countObject(-1) }
}

@Observable private final class Counter {
    var value = 0
    @ObservationIgnored private let living: Living
    init(_ living: Living) {
        self.living = living
        living.countObject(1)
    }
    deinit { living.countObject(-1) }
}

private struct SizeKey: PreferenceKey {
    static let defaultValue: [CGSize] = []
    static func reduce(value: inout [CGSize], nextValue: () -> [CGSize]) { value += nextValue() }
}

// MARK: Views of all kinds

private struct Controls: View {
    let living: Living
    @StateObject private var model: Model
    @State private var isOn = true
    @State private var number = 3.0
    @State private var choice = 1
    @State private var text = "text"
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red
    @FocusState private var isFocused: Bool
    @Environment(\.colorScheme) private var scheme

    init(living: Living) {
        self.living = living
        _model = StateObject(wrappedValue: Model(living))
    }

    var body: some View {
        Form {
            Section("Controls") {
                Button("Button") { number += 1 }
                Toggle("Toggle", isOn: $isOn)
                Slider(value: $number, in: 0...10)
                Stepper("Stepper \(number)", value: $number)
                Picker("Picker", selection: $choice) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
                Picker("Menu", selection: $choice) { ForEach(0..<3) { Text("\($0)") } }
                DatePicker("Date", selection: $date)
                ColorPicker("Colour", selection: $color)
            }
            Section {
                TextField("Field", text: $model.text).focused($isFocused).onSubmit {}
                SecureField("Secret", text: $text)
                TextEditor(text: $text).frame(height: 60)
            } header: {
                Label("Text", systemImage: "star")
            }
            DisclosureGroup("More", isExpanded: $isOn) {
                ProgressView(value: 0.5)
                ProgressView()
                Gauge(value: 0.3) { Text("Gauge") }
                LabeledContent("Label", value: "value")
            }
            Menu("Menu") { Button("Item") {} }
            Link("Link", destination: URL(string: "https://example.org")!)
            GroupBox("Box") { Text("in it") }
        }
        .onChange(of: scheme) {}
    }
}

private struct Containers: View {
    let living: Living
    @Namespace private var names
    @State private var counter: Counter
    @State private var size = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @State private var publisher = PassthroughSubject<Int, Never>()

    init(living: Living) {
        self.living = living
        _counter = State(wrappedValue: Counter(living))
    }

    var body: some View {
        ScrollViewReader { _ in
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<40) { number in
                            Text("row \(number)").id("row\(number)").transition(.slide)
                                .task { await rest() }
                        }
                    } header: {
                        Text("header")
                    }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(0..<20) { Text("\($0)") } }
                Grid {
                    GridRow {
                        Text("a"); Color.red.gridCellColumns(2)
                    }
                }
                ViewThatFits {
                    Text("long text that may not fit"); Text("short")
                }
                GeometryReader { proxy in Text("\(proxy.size.width)").preference(key: SizeKey.self, value: [proxy.size]) }
                    .frame(height: 20)
                    .onGeometryChange(for: CGSize.self, of: { $0.size }) { size = $0 }
                Text("matched").matchedGeometryEffect(id: "a", in: names)
                Text("too").matchedGeometryEffect(id: "a", in: names, isSource: false)
                Text("\(counter.value)").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, _ in }
            .safeAreaInset(edge: .bottom) { Text("bar") }
            .refreshable {}
        }
        .onPreferenceChange(SizeKey.self) { _ in }
        .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
        .onTapGesture {}
        .onHover { _ in }
        .onReceive(living.watched(publisher)) { counter.value = $0 }
        .task(id: counter.value) { await rest() }
    }

    private func rest() async {
        living.countTask(1)
        defer { living.countTask(-1) }
        try? await Task.sleep(for: .seconds(3600))
    }
}

private struct Moving: View {
    @State private var isAhead = false

    var body: some View {
        VStack {
            Color.red.frame(width: isAhead ? 100 : 10, height: 10)
                .animation(.linear(duration: 100).repeatForever(), value: isAhead)
                .onAppear { isAhead = true }
            PhaseAnimator([0.0, 1.0]) { Color.blue.opacity($0) }.frame(height: 10)
            KeyframeAnimator(initialValue: 0.0, repeating: true) {
                Color.green.opacity($0)
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(1.0, duration: 3) }
            }
            .frame(height: 10)
            TimelineView(.animation) { context in Text("\(context.date.timeIntervalSince1970)") }
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
            } symbols: {
                Text("symbol").tag(1)
            }
            .frame(height: 20)
            Text("shadow").blur(radius: 2).shadow(radius: 3).drawingGroup()
            Text("Key").keyboardShortcut("k").onKeyPress(.space) { .handled }.focusable().focusedSceneValue(Counter?.none)
        }
    }
}

private struct Screens: View {
    let living: Living
    @State private var isPresented = true
    @State private var selection: Int? = 1
    @State private var path = NavigationPath([1, 2])
    @State private var search = ""

    var body: some View {
        TabView {
            Tab("One", systemImage: "1.circle") {
                NavigationStack(path: $path) {
                    List(0..<50, id: \.self, selection: $selection) { number in
                        NavigationLink("row \(number)", value: number)
                            .swipeActions { Button("Delete", role: .destructive) {} }
                            .contextMenu { Button("Copy") {} }
                    }
                    .navigationDestination(for: Int.self) { number in
                        Controls(living: living).navigationTitle("page \(number)")
                    }
                    .navigationTitle("List")
                    .searchable(text: $search)
                    .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
                }
            }
            Tab("Two", systemImage: "2.circle") { Containers(living: living) }
        }
        .sheet(isPresented: $isPresented) { Containers(living: living).presentationDetents([.medium]) }
        .alert("Alert", isPresented: .constant(false)) { Button("OK") {} }
        .environment(\.locale, Locale(identifier: "de"))
    }
}

/// Everything that a view owns is released when the view is removed.
@MainActor @Suite struct LeakTests {
    private struct Root: View {
        let kind: Kind?
        let living: Living

        var body: some View {
            VStack {
                switch kind {
                case .controls: Controls(living: living)
                case .containers: Containers(living: living)
                case .moving: Moving()
                case .screens: Screens(living: living)
                case nil: Color.clear
                }
            }
        }
    }

    enum Kind: CaseIterable, Sendable { case controls, containers, moving, screens }

    /// What is registered with a tree, by name.
    private func census(_ tree: ViewTree) -> [String: Int] {
        [
            "attributes": tree.graph.attributeCount, "edges": tree.graph.edgeCount, "geometry observers": tree.geometry.all().count,
            "preference readers": tree.preferences.allReaders().count, "animations": tree.clock.timedElements.all().count,
            "alarms": tree.clock.alarms.count, "matched geometry": tree.transitions.matchedGeometry.count,
            "shortcuts": tree.focus.shortcuts.all().count,
            "focused value readers": tree.focus.valueReaders.all().count, "focused scene values": tree.focus.sceneValues.all().count,
            "safe area readers": tree.safeAreas.readers.all().count, "safe area covers": tree.safeAreas.coverCount,
            "colour scheme wishes": tree.rootEnvironment.colorSchemePreferences.all().count, "focus": tree.focus.focused == nil ? 0 : 1,
        ]
    }

    private struct WeakNode { weak var node: ViewNode? }

    private func nodes(of tree: ViewTree) -> [WeakNode] {
        var nodes: [WeakNode] = []
        func visit(_ node: ViewNode) {
            nodes.append(WeakNode(node: node))
            node.forEachChild(visit)
        }
        tree.rootNode?.forEachChild { $0.forEachChild(visit) }
        return nodes
    }

    @Test(arguments: Kind.allCases)
    func nothingIsLeftOfViewsThatAreRemoved(_ kind: Kind) async {
        let living = Living()
        let host = ViewHost(Root(kind: nil, living: living))
        await host.settle()
        var empty: [String: Int]?
        for round in 0..<3 {
            host.show(Root(kind: kind, living: living))
            host.advance(by: 0.3)
            await host.settle()
            host.press(.tab)
            _ = try? host.scroll(.point(200, 400), by: CGSize(width: 0, height: 300))
            host.advance(by: 0.2)
            await host.settle()
            let there = nodes(of: host.tree)
            #expect(there.count > 20)
            if kind == .containers { #expect(living.objects == 1 && living.tasks > 3 && living.subscriptions == 1) }
            if kind == .screens || kind == .controls { #expect(living.objects > 0) }
            host.show(Root(kind: nil, living: living))
            // Sheets and rows take their time to go.
            host.advance(by: 3)
            await host.settle()
            await living.settle()
            let left = there.count { $0.node != nil }
            let now = census(host.tree)
            // The first time makes what stays with a window, once.
            if round > 0 {
                #expect(now == empty, "round \(round)")
            } else {
                #expect(now["animations"] == 0 && now["alarms"] == 0 && now["focus"] == 0)
            }
            empty = now
            #expect(left == 0, "\(left) of \(there.count) nodes are left: \(Set(there.compactMap { $0.node?.typeName }))")
            #expect(living.isNobodyThere, "\(living.objects) objects, \(living.tasks) tasks, \(living.subscriptions) subscriptions")
        }
    }

    @Test(arguments: Kind.allCases)
    func nothingIsLeftOfAWindowThatGoes(_ kind: Kind) async {
        let living = Living()
        weak var tree: ViewTree?
        var there: [WeakNode] = []
        func show() async {
            let host = ViewHost(Root(kind: kind, living: living))
            host.advance(by: 0.3)
            await host.settle()
            tree = host.tree
            there = nodes(of: host.tree)
        }
        await show()
        await living.settle()
        #expect(tree == nil)
        #expect(there.count > 20)
        #expect(there.allSatisfy { $0.node == nil }, "left: \(Set(there.compactMap { $0.node?.typeName }))")
        #expect(living.isNobodyThere, "\(living.objects) objects, \(living.tasks) tasks, \(living.subscriptions) subscriptions")
    }

    private struct Going: View {
        let transition: AnyTransition?
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Remove") { withAnimation(.linear(duration: 1)) { isShown = false } }
                if isShown {
                    if let transition { Text("going").transition(transition) } else { Text("going") }
                }
            }
        }
    }

    @Test(
        arguments: [nil, .slide, .opacity.combined(with: .scale), .asymmetric(insertion: .identity, removal: .move(edge: .top))] as [AnyTransition?])
    func nothingIsLeftOfAWindowThatGoesWhileViewsGo(_ transition: AnyTransition?) async throws {
        weak var tree: ViewTree?
        var there: [WeakNode] = []
        func show() throws {
            let host = ViewHost(Going(transition: transition))
            tree = host.tree
            there = nodes(of: host.tree)
            try host.tap(.text("Remove"))
            host.advance(by: 0.5)
            there += nodes(of: host.tree)
        }
        try show()
        #expect(tree == nil)
        #expect(there.count > 10)
        #expect(there.allSatisfy { $0.node == nil }, "left: \(Set(there.compactMap { $0.node?.typeName }))")
    }
}
