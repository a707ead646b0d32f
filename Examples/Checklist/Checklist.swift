import SwiftUI
import UniformTypeIdentifiers

/// A program with documents: checklists, each in a text file and a window of its own.
@main
struct ChecklistApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Checklist()) { file in
            ChecklistView(list: file.$document)
        }
        .defaultSize(width: 360, height: 420)
    }
}

/// A list of things to do, as a text with a line for each of them: "[x] Flour" or "[ ] Salt".
struct Checklist: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var items: [Item] = []

    struct Item: Identifiable {
        let id = UUID()
        var name: String
        var isDone = false
    }

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        items = text.split(whereSeparator: \.isNewline).map { line in
            let isDone = line.hasPrefix("[x] ")
            return Item(name: String(isDone || line.hasPrefix("[ ] ") ? line.dropFirst(4) : line), isDone: isDone)
        }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        let lines = items.map { "\($0.isDone ? "[x]" : "[ ]") \($0.name)\n" }
        return FileWrapper(regularFileWithContents: Data(lines.joined().utf8))
    }
}

struct ChecklistView: View {
    @Binding var list: Checklist
    @State private var name = ""
    @Environment(\.undoManager) private var undoManager

    private var openItems: Int { list.items.count { !$0.isDone } }

    var body: some View {
        VStack(spacing: 0) {
            List {
                ForEach($list.items) { $item in
                    Toggle(isOn: $item.isDone) {
                        Text(item.name).strikethrough(item.isDone).foregroundStyle(item.isDone ? .secondary : .primary)
                    }
                }
                .onMove { list.items.move(fromOffsets: $0, toOffset: $1) }
                .onDelete { list.items.remove(atOffsets: $0) }
            }
            .overlay {
                if list.items.isEmpty { ContentUnavailableView("Nothing to Do", systemImage: "checklist") }
            }
            Divider()
            HStack {
                TextField("New Item", text: $name).onSubmit(add)
                Button("Add", action: add).disabled(name.isEmpty)
                Button("Remove Finished") {
                    list.items.removeAll(where: \.isDone)
                    undoManager?.setActionName("Remove Finished")
                }
                .disabled(openItems == list.items.count)
            }
            .padding(12)
        }
        .navigationSubtitle("\(openItems) open")
    }

    private func add() {
        guard !name.isEmpty else { return }
        list.items.append(Checklist.Item(name: name))
        name = ""
    }
}
