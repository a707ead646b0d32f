import LedgerModel
import SwiftUI

/// The content of a window: a book, or the choice of one.
public struct BookWindow: View {
    @Binding var reference: BookReference?
    @Environment(BookLibrary.self) private var library

    public init(reference: Binding<BookReference?>) {
        _reference = reference
    }

    public var body: some View {
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

    /// Opens the file of a window that the system has restored.
    private func openRestored() {
        guard let url = reference?.url else { return }
        reference = try? library.open(url)
    }
}
