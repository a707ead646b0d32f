import Foundation
import SwiftUICore

/// The content of a document's window.
public struct DocumentWindow<Content: View>: View {
    let kind: DocumentKind
    let content: (OpenDocument) -> Content
    @Environment(\.windowValue) private var value
    /// The new document of a window that was opened without one, as in a picture of the program.
    @State private var fallback = Fallback()

    private final class Fallback {
        var document: OpenDocument?
    }

    init(kind: DocumentKind, content: @escaping (OpenDocument) -> Content) {
        self.kind = kind
        self.content = content
    }

    public var body: some View {
        if let document = value?.base as? OpenDocument ?? makeFallback() {
            OpenDocumentView(document: document, content: content)
        } else {
            DocumentChooser(kind: kind)
        }
    }

    private func makeFallback() -> OpenDocument? {
        if fallback.document == nil { fallback.document = kind.newDocument()?.base as? OpenDocument }
        return fallback.document
    }
}

/// Shows a document with its title, its question and what its views read from their environment.
private struct OpenDocumentView<Content: View>: View {
    let document: OpenDocument
    let content: (OpenDocument) -> Content
    @Environment(\.fileDialogHost) private var dialogHost
    @Environment(\.windowManager) private var windows
    @Environment(\.windowHandle) private var window

    var body: some View {
        let document = document
        ZStack {
            if document.phase == .ready {
                content(document)
            } else {
                Color.clear
            }
        }
        .environment(\.documentConfiguration, DocumentConfiguration(fileURL: document.fileURL, isEditable: document.isEditable))
        .transformPreference(WindowTitleKey.self) { [title = document.title] in $0 = WindowTitle(text: Text(verbatim: title)) }
        .modifier(DocumentQuestionModifier(document: document))
        .onAppear {
            document.surroundings = DocumentSurroundings(dialogHost: dialogHost, windows: windows, window: window)
        }
    }
}

/// Asks which document to show, in a window that was opened without one by a program that only views documents. If the user chooses none,
/// the window offers to ask again.
private struct DocumentChooser: View {
    let kind: DocumentKind
    @State private var isCancelled = false
    @Environment(\.fileDialogHost) private var dialogHost
    @Environment(\.windowManager) private var windows
    @Environment(\.windowHandle) private var window

    var body: some View {
        ZStack {
            Color.clear.onAppear(perform: choose)
            if isCancelled {
                ContentUnavailableView {
                    Label("No Document", systemImage: "doc")
                } actions: {
                    Button("Open…", action: choose)
                }
            }
        }
    }

    private func choose() {
        DocumentActions(windows: windows, dialogHost: dialogHost).choose { isOpened in
            if isOpened { window?.close() } else { isCancelled = true }
        }
    }
}
