import SwiftUI
import UniformTypeIdentifiers

/// Windows that ask before they close, editors in which text is found, fields with suggestions.
struct Letter {
    var text = ""
    var address = ""
    var isSaved = false
    func save() {}
    func discard() {}
}

struct LetterEditor: View {
    @State private var letter = Letter()
    @State private var isFinding = false
    private let title: LocalizedStringResource = "Save this letter?"
    private let plain = "Save?"

    var body: some View {
        VStack {
            TextField("Location", text: $letter.address)
                .textInputSuggestions {
                    Section("Theatres") {
                        Label("The Forum", systemImage: "music.mic").textInputCompletion("1 Main Street")
                        Text("The Globe").textInputCompletion("2 Bank Side")
                    }
                }
            TextField("Name", text: $letter.address)
                .textInputSuggestions(["A", "B"], id: \.self) { Text($0).textInputCompletion($0) }
            TextEditor(text: $letter.text)
                .findNavigator(isPresented: $isFinding)
                .toolbar {
                    Toggle(isOn: $isFinding) { Label("Find", systemImage: "magnifyingglass") }
                }
            TextEditor(text: $letter.text).replaceDisabled()
            TextEditor(text: $letter.text).findDisabled(false)
            FindState()
        }
        .findDisabled(true)
        .dismissalConfirmationDialog("Save this letter as a draft?", shouldPresent: !letter.isSaved) {
            Button("Save") { letter.save() }
            Button("Don’t Save", role: .destructive) { letter.discard() }
        } message: {
            Text("This letter has not been sent and contains unsaved changes.")
        }
        .dismissalConfirmationDialog(title, shouldPresent: true) { Button("Save") {} }
        .dismissalConfirmationDialog(plain, shouldPresent: true) { Button("Save") {} }
        .dismissalConfirmationDialog(Text(plain), shouldPresent: true, actions: { Button("Save") {} }, message: { Text(plain) })
    }
}

struct DiscardButton: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Button("Discard All") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "letter") } }
    }
}

struct FindState: View {
    @Environment(\.findContext) private var findContext

    var body: some View {
        if let context = findContext, context.isPresented?.wrappedValue ?? false {
            Button("Close") { context.isPresented?.wrappedValue = false }
            if context.supportsReplace { Text("Replace") }
        }
    }
}

/// Views dragged from a container, with what their source allows.
struct Fruit: Identifiable, Transferable, Codable {
    var id = UUID()
    var name = ""
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .data) }
}

struct FruitShop: View {
    @State private var fruits: [Fruit] = []
    @State private var selection: Set<Fruit.ID> = []
    @State private var isTargeted = false
    @Namespace private var basket

    var body: some View {
        VStack {
            ForEach(fruits) { fruit in
                Text(fruit.name).draggable(containerItemID: fruit.id)
            }
        }
        .dragContainer(for: Fruit.self) { ids in fruits(with: ids) }
        .dragContainerSelection(Array(selection))
        .dragConfiguration(DragConfiguration(allowMove: true))
        .onDragSessionUpdated { session in
            if case .ended(let operation) = session.phase, operation == .move {
                let ids = session.draggedItemIDs(for: Fruit.ID.self)
                fruits.removeAll { ids.contains($0.id) }
            }
        }
        VStack {
            ForEach(fruits) { Text($0.name).draggable(containerItemID: $0.name, containerNamespace: basket) }
        }
        .dragContainer(for: Fruit.self, itemID: \.name, in: basket) { (names: [String]) in fruits.filter { names.contains($0.name) } }
        .dragContainer(for: Fruit.self) { (id: UUID) in fruits.filter { $0.id == id } }
        .dragConfiguration(
            DragConfiguration(operationsWithinApp: .init(allowMove: true), operationsOutsideApp: .init(allowCopy: true))
        )
        .dropDestination(for: Fruit.self) { items, session in
            fruits += items
        }
        .dropConfiguration { _ in DropConfiguration(operation: .move) }
        .onDropSessionUpdated { session in
            switch session.phase {
            case .entering, .active: isTargeted = true
            case .exiting, .ended, .dataTransferCompleted: isTargeted = false
            }
        }
        List {
            ForEach(fruits) { Text($0.name) }
                .onInsert(of: [.data]) { offset, providers in print(offset, providers.count) }
        }
        .onPasteCommand(of: [UTType.text]) { providers in
            _ = providers.first?.loadObject(ofClass: String.self) { text, _ in print(text ?? "") }
        }
    }

    private func fruits(with ids: [Fruit.ID]) -> [Fruit] { fruits.filter { ids.contains($0.id) } }
}

/// Images that are drawn, places of search fields, links in their own column, names.
struct Places: View {
    @State private var text = ""
    @State private var name = PersonNameComponents()

    private var dot: Image {
        Image(size: CGSize(width: 10, height: 10), label: Text("Dot"), opaque: false, colorMode: .linear) { context in
            context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        }
    }

    var body: some View {
        NavigationSplitView {
            List {
                NavigationLink(destination: Text("Page")) { dot.renderingMode(.template) }.isDetailLink(false)
                Text(name.formatted(.name(style: .long)))
                TextField("Name", value: $name, format: .name(style: .medium))
            }
            .searchable(text: $text, placement: .sidebar, prompt: "Places")
        } detail: {
            Text(name, format: .name(style: .short)).searchable(text: $text, placement: .toolbarPrincipal)
        }
        .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
    }
}

struct LetterProgram: App {
    private let title: LocalizedStringResource = "Letter"

    var body: some Scene {
        WindowGroup(title, id: "letter", for: UUID.self) { $id in LetterEditor() }
        WindowGroup(title, for: Int.self) { $number in
            Text("\(number)")
        } defaultValue: {
            1
        }
        Window(title, id: "fruits") { FruitShop() }
    }
}
