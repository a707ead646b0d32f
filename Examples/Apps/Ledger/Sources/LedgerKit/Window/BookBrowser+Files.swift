import AppKit
import Foundation
import LedgerModel

extension BookBrowser {
    /// Saves the book, after asking for a place if it has none.
    func save() {
        attempt {
            if try !session.save() { dialog = .saveAs }
        }
    }

    func revert() {
        attempt { try session.revert() }
        dropStaleSelection()
    }

    /// Reads a statement and opens the sheet that imports it.
    func readStatement(at url: URL, format: StatementFormat) {
        attempt {
            let isAccessible = url.startAccessingSecurityScopedResource()
            defer { if isAccessible { url.stopAccessingSecurityScopedResource() } }
            sheet = .statement(try StatementReader(format: format).statement(from: Data(contentsOf: url)))
        }
    }

    /// Shows the file of the book in its folder.
    func revealInFinder() {
        guard let url = session.fileURL else { return }
        NSWorkspace.shared.activateFileViewerSelecting([url])
    }

    /// Lets the user choose a picture for the club.
    func chooseBadge() {
        let panel = NSOpenPanel()
        panel.allowedContentTypes = [.png, .jpeg]
        panel.prompt = String(kit: "Choose")
        panel.begin { [self] response in
            guard response == .OK, let url = panel.url else { return }
            attempt { try setBadge(Data(contentsOf: url)) }
        }
    }

    /// Changes the picture of the club; nil removes it.
    func setBadge(_ data: Data?) throws {
        if let data, NSImage(data: data) == nil { throw PresentedProblem(String(kit: "This file is not a picture.")) }
        session.perform(.editBook) { $0.badge = data }
    }

    // MARK: Copying

    /// The selected rows, or all of them, as text with tabs, for spreadsheets.
    var tabSeparatedText: String {
        let selected = rows.filter { selection.contains($0.id) }
        return CSVWriter(separator: "\t").text(from: CSVTable(rows: selected.isEmpty ? rows : selected))
    }

    func copyAsTable() {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(tabSeparatedText, forType: .string)
    }
}
