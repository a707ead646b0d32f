import AppKit

/// The system's dialog that opens books.
@MainActor enum OpenBookPanel {
    /// Lets the user choose a book.
    static func choose(_ open: @escaping @MainActor (URL) -> Void) {
        let panel = NSOpenPanel()
        panel.allowedContentTypes = [.ledgerBook, .json]
        panel.allowsMultipleSelection = false
        panel.canChooseDirectories = false
        panel.message = String(kit: "Choose a book to open.")
        panel.begin { response in
            guard response == .OK, let url = panel.url else { return }
            open(url)
        }
    }
}
