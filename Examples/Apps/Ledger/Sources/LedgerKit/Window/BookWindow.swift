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
        if let reference, let session = library.session(for: reference) {
            BookScreen(session: session)
                .id(session.id)
                .onChange(of: session.fileURL) { _, url in
                    guard let url else { return }
                    library.note(url)
                }
                .onDisappear { library.close(session) }
        } else {
            WelcomeView { reference = $0 }
                .task { openRestored() }
        }
    }

    /// Opens the file of a window that the system has restored.
    private func openRestored() {
        guard case .file(let url) = reference else { return }
        reference = try? library.open(url)
    }
}
