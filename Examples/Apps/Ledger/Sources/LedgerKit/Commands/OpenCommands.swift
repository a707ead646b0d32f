import LedgerModel
import SwiftUI

/// The commands of the File menu that open books.
struct OpenCommands: View {
    var library: BookLibrary
    @FocusedValue(\.bookBrowser) private var browser
    @FocusedValue(\.bookChoice) private var choice
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button(kit: "New Book") { show(library.create(.starter())) }
            .keyboardShortcut("n")
        Button(kit: "New Example") { show(library.create(.sample)) }
        Button(kit: "Open…") { OpenBookPanel.choose(open) }
            .keyboardShortcut("o")
        Menu {
            ForEach(library.recents, id: \.self) { url in
                Button(url.deletingPathExtension().lastPathComponent) { open(url) }
            }
            Divider()
            Button(kit: "Clear Menu", action: library.clearRecents)
                .disabled(library.recents.isEmpty)
        } label: {
            Text(kit: "Open Recent")
        }
    }

    /// Shows a book in the welcome page in front, or else in a window of its own.
    private func show(_ reference: BookReference) {
        if let choice { choice.show(reference) } else { openWindow(id: LedgerWindows.book, value: reference) }
    }

    private func open(_ url: URL) {
        do {
            show(try library.open(url))
        } catch {
            if let browser { browser.problem = PresentedProblem(error) } else { library.problem = PresentedProblem(error) }
        }
    }
}
