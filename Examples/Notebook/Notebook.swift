import SwiftUI

/// A program with windows: notes in a list, one at a time to write, and windows of their own for those that want one.
@main
struct Notebook: App {
    @State private var notes = [
        Note(id: 1, title: "Shopping", text: "Flour, salt, a lemon"),
        Note(id: 2, title: "Garden", text: "Water the tomatoes on Tuesday"),
        Note(id: 3, title: "Letters", text: "Write to Ada"),
    ]
    @AppStorage("showsCount") private var showsCount = false

    var body: some Scene {
        WindowGroup("Notebook") {
            NotebookView(notes: $notes, showsCount: showsCount)
        }
        .commands {
            CommandMenu("Notes") {
                Button("Finish All") {
                    for index in notes.indices { notes[index].isDone = true }
                }
                .keyboardShortcut("f", modifiers: [.command, .shift])
                Divider()
                Button("Remove Finished") { notes.removeAll(where: \.isDone) }
                    .disabled(!notes.contains(where: \.isDone))
            }
            CommandGroup(after: .newItem) {
                Button("New Note") { notes.append(Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "Untitled", text: "")) }
                    .keyboardShortcut("n", modifiers: [.command, .shift])
            }
        }

        WindowGroup(id: "note", for: Note.ID.self) { $id in
            if let index = notes.firstIndex(where: { $0.id == id }) {
                NotePage(note: $notes[index])
                    .navigationTitle(notes[index].title)
                    .frame(minWidth: 240, minHeight: 160)
            } else {
                Text("The note is gone.").padding()
            }
        }
        .defaultSize(width: 360, height: 280)

        Settings {
            Toggle("Show how many notes there are", isOn: $showsCount)
                .padding(40)
        }
    }
}

struct Note: Identifiable, Hashable {
    var id: Int
    var title: String
    var text: String
    var isDone = false
}

struct NotebookView: View {
    @Binding var notes: [Note]
    var showsCount: Bool
    @State private var selected: Note.ID? = 1
    @State private var title = ""
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 12) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 2) {
                        ForEach(notes) { note in
                            NoteRow(note: note, isSelected: note.id == selected) {
                                withAnimation(.snappy) { selected = note.id }
                            }
                            .contextMenu {
                                Button("Open in New Window") { openWindow(id: "note", value: note.id) }
                                Button("Remove", role: .destructive) { notes.removeAll { $0.id == note.id } }
                            }
                        }
                    }
                }
                if showsCount {
                    Text("\(notes.count) notes").font(.caption).foregroundStyle(.secondary)
                }
                HStack {
                    TextField("New note", text: $title)
                        .onSubmit(add)
                    Button("Add", action: add)
                        .disabled(title.isEmpty)
                }
            }
            .padding()
            .frame(width: 240)
            Divider()
            if let index = notes.firstIndex(where: { $0.id == selected }) {
                NotePage(note: $notes[index])
            } else {
                Text("No note").foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    private func add() {
        guard !title.isEmpty else { return }
        let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, title: title, text: "")
        notes.append(note)
        selected = note.id
        title = ""
    }
}

struct NoteRow: View {
    var note: Note
    var isSelected: Bool
    var select: @MainActor () -> Void
    @State private var isHovered = false

    var body: some View {
        Button(action: select) {
            HStack {
                Text(note.title)
                    .strikethrough(note.isDone)
                Spacer()
                if note.isDone { Image(systemName: "checkmark").foregroundStyle(.green) }
            }
            .padding(.vertical, 6)
            .padding(.horizontal, 10)
            .background(
                isSelected ? Color.accentColor.opacity(0.25) : Color.primary.opacity(isHovered ? 0.06 : 0),
                in: .rect(cornerRadius: 6))
        }
        .buttonStyle(.plain)
        .onHover { isHovered = $0 }
    }
}

struct NotePage: View {
    @Binding var note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(note.title).font(.title.bold())
            Toggle("Done", isOn: $note.isDone.animation(.smooth))
            TextEditor(text: $note.text)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
