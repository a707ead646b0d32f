import Foundation
import SwiftUICore

/// The commands of the File menu that create and open documents.
struct OpeningCommands: View {
    @Environment(\.windowManager) private var windows
    @Environment(\.fileDialogHost) private var dialogHost

    private var actions: DocumentActions { DocumentActions(windows: windows, dialogHost: dialogHost) }
    private var scenes: [any DocumentScene] { windows.manager?.documentScenes.filter(\.canCreate) ?? [] }

    var body: some View {
        let (actions, scenes) = (actions, scenes)
        if scenes.count == 1 {
            Button("New") { actions.create(in: scenes[0]) }.keyboardShortcut("n")
        } else if !scenes.isEmpty {
            Menu("New") {
                ForEach(scenes.indices, id: \.self) { index in
                    Button {
                        actions.create(in: scenes[index])
                    } label: {
                        Text(verbatim: scenes[index].name)
                    }
                    .keyboardShortcut(index == 0 ? KeyboardShortcut("n") : nil)
                }
            }
        }
        Button("Open…") { actions.choose() }.keyboardShortcut("o")
        RecentDocumentsMenu(recentDocuments: .shared) { [windows] in windows.manager?.openDocument($0) ?? false }
    }
}

private struct RecentDocumentsMenu: View {
    let recentDocuments: RecentDocuments
    let open: (URL) -> Bool

    var body: some View {
        let files = recentDocuments.files
        Menu("Open Recent") {
            ForEach(files, id: \.self) { file in
                Button {
                    _ = open(file)
                } label: {
                    Text(verbatim: title(file, among: files))
                }
            }
            if !files.isEmpty { Divider() }
            Button("Clear Menu") { recentDocuments.removeAll() }.disabled(files.isEmpty)
        }
    }

    /// The name of the file, with its folder if another one has the same name.
    private func title(_ file: URL, among files: [URL]) -> String {
        let name = file.lastPathComponent
        guard files.count(where: { $0.lastPathComponent == name }) > 1 else { return name }
        return "\(name) — \(file.deletingLastPathComponent().lastPathComponent)"
    }
}

/// The commands of the File menu that save the document of the window.
struct SavingCommands: View {
    let document: OpenDocument

    var body: some View {
        let document = document
        let isReady = document.phase == .ready
        if document.isEditable {
            Button(document.fileURL == nil ? "Save…" : "Save") { document.save() }.keyboardShortcut("s").disabled(!isReady)
            Button("Save As…") { document.saveAs() }.keyboardShortcut("s", modifiers: [.command, .option, .shift]).disabled(!isReady)
            Button("Duplicate") { document.duplicate() }.keyboardShortcut("s", modifiers: [.command, .shift]).disabled(!isReady)
            Button("Revert to Saved…") { document.askToRevert() }.disabled(!document.canRevert)
        }
    }
}
