import SwiftUI

/// A class of no isolation.
final class PlainModel {
    var count = 0
    func add() { count += 1 }
    func add(_ number: Int) { count += number }
    func changed(_ isOn: Bool) {}
    func load() async {}
}

/// A class of the main actor.
@MainActor final class MainModel: ObservableObject {
    @Published var count = 0
    @Published var isOn = false
    @Published var text = ""
    func add() { count += 1 }
    func set(_ number: Int) { count = number }
    func moved(_ from: IndexSet, _ to: Int) {}
    func removed(_ places: IndexSet) {}
    func load() async { count += 1 }
    func opened(_ url: URL) {}
    func tapped(at place: CGPoint) {}
    func dragged(_ value: DragGesture.Value) {}
    func chosen(_ result: Result<URL, any Error>) {}
}

@Observable final class ObservedModel {
    var count = 0
    var name = ""
    func add() { count += 1 }
}

@MainActor func addGlobally() {}

struct MethodsAsActions: View {
    @StateObject private var model = MainModel()
    @State private var observed = ObservedModel()
    @State private var count = 0
    @State private var isShown = false
    @State private var rows = ["a", "b"]
    @FocusState private var isFocused: Bool
    @GestureState private var offset = CGSize.zero
    let mainAction: @MainActor () -> Void

    func save() { count += 1 }
    private func save(_ number: Int) { count = number }
    private func changed(from old: Int, to new: Int) {}
    private func moved(_ value: DragGesture.Value) {}
    private func remove(at places: IndexSet) { rows.remove(atOffsets: places) }
    private func move(from places: IndexSet, to place: Int) { rows.move(fromOffsets: places, toOffset: place) }
    private func edited(_ isEditing: Bool) {}
    private func open(_ url: URL) {}
    private func load() async {}
    private func imported(_ result: Result<URL, any Error>) {}
    private func pressed(_ press: KeyPress) -> KeyPress.Result { .handled }
    private func hovered(_ isInside: Bool) {}
    private func row(_ name: String) -> some View { Text(name) }
    private func sized(_ size: CGSize) {}

    var body: some View {
        NavigationStack {
            List {
                Button("Add", action: save)
                Button(action: save) { Text("Add") }
                Button(role: .destructive, action: save) { Text("Add") }
                Button("Add", role: .cancel, action: save)
                Button("Add", systemImage: "plus", action: save)
                Button("Add", action: model.add)
                Button("Add", action: mainAction)
                Button("Add", action: addGlobally)
                Button("Add") {
                    save(); model.add(); observed.add()
                }
                Button("Later") {
                    Task {
                        await model.load(); save()
                    }
                }
                Toggle("On", isOn: $model.isOn).onChange(of: model.isOn) { save() }
                Slider(value: .constant(1), onEditingChanged: edited)
                Slider(value: .constant(1), in: 0...2) {
                    Text("s")
                } onEditingChanged: {
                    edited($0)
                }
                Stepper("n", value: $count, onEditingChanged: edited)
                Stepper("n", onIncrement: save, onDecrement: model.add)
                TextField("t", text: $model.text).onSubmit(save).focused($isFocused)
                Menu("m") {
                    Button("Add", action: save)
                } primaryAction: {
                    save()
                }
                Menu("m", content: { Button("Add", action: model.add) }, primaryAction: save)
                ForEach(rows, id: \.self, content: row).onDelete(perform: remove).onMove(perform: move)
                EditButton()
            }
            .navigationTitle("Actions")
            .toolbar {
                ToolbarItem(placement: .primaryAction) { Button("Add", action: save) }
                ToolbarItemGroup { Button("Add", action: model.add) }
            }
            .refreshable(action: load)
            .refreshable { await model.load() }
            .searchable(text: $model.text)
            .task(load)
            .task(id: count) {
                await model.load(); save()
            }
            .onAppear(perform: save)
            .onDisappear(perform: model.add)
            .onChange(of: count, changed)
            .onChange(of: count) { _, new in save(new) }
            .onChange(of: count, initial: true, save)
        }
        .alert("a", isPresented: $isShown) {
            Button("OK", action: save)
        } message: {
            Text("m")
        }
        .confirmationDialog("c", isPresented: $isShown) { Button("OK", role: .destructive, action: model.add) }
        .sheet(isPresented: $isShown, onDismiss: save) { Button("Close", action: save) }
        .fullScreenCover(isPresented: $isShown, onDismiss: model.add) { Text("f") }
        .popover(isPresented: $isShown) { Button("Add", action: save) }
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText], onCompletion: imported)
        .onOpenURL(perform: open)
        .environment(
            \.openURL,
            OpenURLAction {
                open($0); return .handled
            })
    }
}

struct Gestures: View {
    @State private var place = CGSize.zero
    @State private var size = CGSize.zero
    @GestureState private var isPressed = false
    @ObservedObject var model: MainModel

    private func tap() {}
    private func drag(_ value: DragGesture.Value) { place = value.translation }
    private func sized(_ size: CGSize) { self.size = size }
    private func hovered(_ isInside: Bool) {}
    private func pressed(_ press: KeyPress) -> KeyPress.Result { .handled }

    var body: some View {
        Rectangle()
            .offset(place)
            .onTapGesture(perform: tap)
            .onTapGesture(count: 2, perform: model.add)
            .onTapGesture(coordinateSpace: .global, perform: model.tapped(at:))
            .onLongPressGesture(perform: tap)
            .onLongPressGesture(minimumDuration: 1, perform: model.add, onPressingChanged: hovered)
            .gesture(DragGesture().onChanged(drag).onEnded(model.dragged))
            .gesture(DragGesture().onChanged { place = $0.translation }.onEnded { _ in withAnimation { place = .zero } })
            .simultaneousGesture(TapGesture().onEnded(tap))
            .highPriorityGesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value }.onEnded { _ in tap() })
            .gesture(MagnifyGesture().onChanged { _ in tap() })
            .onHover(perform: hovered)
            .onContinuousHover { _ in tap() }
            .onKeyPress(
                .space,
                action: {
                    tap(); return .handled
                }
            )
            .onKeyPress(phases: .down, action: pressed)
            .onGeometryChange(for: CGSize.self, of: { $0.size }, action: sized)
            .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            .swipeActions { Button("Add", action: tap) }
            .contextMenu { Button("Add", action: model.add) }
            .accessibilityAction(named: "Add", tap)
            .accessibilityAdjustableAction { _ in tap() }
            .onReceive(model.$count) { _ in tap() }
            .dropDestination(for: String.self) { items, place in
                tap(); return true
            }
            .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
            .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
    }
}

/// The same in Swift's older way of passing closures on.
struct Wrapper<Content: View>: View {
    let title: String
    let action: @MainActor () -> Void
    let content: () -> Content

    init(_ title: String, action: @escaping @MainActor () -> Void, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.action = action
        self.content = content
    }

    var body: some View {
        VStack {
            Button(title, action: action)
            Button {
                action()
            } label: {
                content()
            }
            content().onTapGesture(perform: action)
        }
        .onAppear(perform: action)
    }
}

struct Panel: ViewModifier {
    @Binding var isShown: Bool
    private func hide() { isShown = false }

    func body(content: Content) -> some View {
        content.overlay { Button("Hide", action: hide) }.onTapGesture(perform: hide).animation(.default, value: isShown)
    }
}

struct Pressing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
    }
}

struct Preferences: View {
    struct Key: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @State private var width: CGFloat = 0
    @Namespace private var namespace
    private func set(_ value: CGFloat) { width = value }

    var body: some View {
        GeometryReader { proxy in Color.clear.preference(key: Key.self, value: proxy.size.width) }
            .onPreferenceChange(Key.self, perform: set)
            .onPreferenceChange(Key.self) { width = $0 }
            .matchedGeometryEffect(id: 1, in: namespace)
            .alignmentGuide(.leading) { $0.width }
            .transaction { $0.animation = nil }
            .id(width)
    }
}

struct BindingsOfFunctions: View {
    @StateObject private var model = MainModel()
    @State private var values = [1, 2]

    private var bound: Binding<Int> { Binding(get: { model.count }, set: { model.set($0) }) }
    private func value(at index: Int) -> Binding<Int> {
        Binding {
            values[index]
        } set: {
            values[index] = $0
        }
    }

    var body: some View {
        Stepper("n", value: bound)
        Stepper("n", value: value(at: 0), in: 0...3)
        Toggle("t", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
        Picker("p", selection: bound) { ForEach(values, id: \.self) { Text("\($0)") } }
    }
}

@main struct Program: App {
    @StateObject private var model = MainModel()
    @State private var path = NavigationPath()

    private func reset() { model.set(0) }

    var body: some Scene {
        WindowGroup { MethodsAsActions(mainAction: reset).environmentObject(model) }
            .commands { CommandMenu("Count") { Button("Reset", action: reset).keyboardShortcut("r") } }
            .onChange(of: model.count) { reset() }
    }
}
