import LedgerModel
import SwiftUI

/// The content of a window: a book, or the choice of one.
public struct BookWindow: View {
    @Binding var reference: BookReference?
    @Environment(BookLibrary.self) private var library
    @Environment(\.openWindow) private var openWindow

    public init(reference: Binding<BookReference?>) {
        _reference = reference
    }

    public var body: some View {
        content
            .onOpenURL(perform: open)
    }

    @ViewBuilder private var content: some View {
        if let session = library.session(reference?.session) {
            BookScreen(session: session)
                .id(session.id)
                .onChange(of: session.fileURL) { _, url in
                    guard let url else { return }
                    library.note(url)
                    reference = BookReference(session)
                }
                .onDisappear { library.close(session) }
        } else {
            WelcomeView { reference = $0 }
                .task { openRestored() }
        }
    }

    /// Opens a file that the desktop passes: here, or in another window if this one has a book.
    private func open(_ url: URL) {
        do {
            let opened = try library.open(url)
            if library.session(reference?.session) == nil { reference = opened } else { openWindow(id: LedgerWindows.book, value: opened) }
        } catch {
            library.problem = PresentedProblem(error)
        }
    }

    /// Opens the file of a window that the system has restored.
    private func openRestored() {
        guard !Task.isCancelled, let url = reference?.url else { return }
        reference = try? library.open(url)
    }
}
