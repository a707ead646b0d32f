import CoreTransferable
import Foundation
import SwiftUICore

/// The document that a page shows, as its bars present it.
struct NavigationDocument {
    /// The name; nil for the title of the page.
    var name: Text?
    /// The icon beside the title, from which the document can be dragged.
    var proxyIcon: AnyView
    /// The command with which the document is shared.
    var share: AnyView
    /// Distinguishes the document from those of earlier evaluations.
    var revision: Int

    init<Document: Transferable>(_ document: Document, name: Text?) {
        self.name = name
        let symbol = (document as? URL)?.hasDirectoryPath == true ? "folder.fill" : "doc.fill"
        proxyIcon = AnyView(
            Image(systemName: symbol).foregroundStyle(.secondary).draggable(document).accessibilityLabel(name ?? Text("Document")))
        share = AnyView(ShareLink(item: document))
        revision = Revision.next()
    }
}

extension View {
    nonisolated private func navigationDocument<D: Transferable>(_ document: D, name: Text?) -> some View {
        return navigationBar { state in
            nonisolated(unsafe) var shown: NavigationDocument?
            onMainActor { shown = NavigationDocument(document, name: name) }
            state.document = shown
        }
    }

    /// Sets the file or folder that the page shows.
    ///
    /// On macOS an icon from which the document can be dragged stands before the title. On iOS the menu of the title begins with the
    /// name of the document and a command that shares it.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        navigationDocument(url, name: Text(verbatim: url.lastPathComponent))
    }

    /// Sets the document that the page shows.
    ///
    /// On macOS an icon from which the document can be dragged stands before the title. On iOS the menu of the title begins with the
    /// title and a command that shares the document.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        navigationDocument(document, name: nil)
    }

    /// Sets the document that the page shows, with a preview of which the title is shown.
    nonisolated public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        navigationDocument(document, name: preview.title)
    }

    /// Sets the document that the page shows, with a preview of which the title is shown.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D, preview: SharePreview<Never, Never>) -> some View {
        navigationDocument(document, name: preview.title)
    }

    /// Sets the document that the page shows, with a preview of which the title is shown.
    nonisolated public func navigationDocument<D: Transferable, I: Transferable>(
        _ document: D, preview: SharePreview<Never, I>
    ) -> some View {
        navigationDocument(document, name: preview.title)
    }

    /// Sets the document that the page shows, with a preview of which the title is shown.
    nonisolated public func navigationDocument<D: Transferable, I: Transferable>(
        _ document: D, preview: SharePreview<I, Never>
    ) -> some View {
        navigationDocument(document, name: preview.title)
    }
}

extension NavigationBarState {
    /// The menu of the title, which begins with the document if there is one; nil for none.
    var titleMenuWithDocument: AnyView? {
        guard let document else { return titleMenu }
        return AnyView(
            Group {
                Section {
                    document.name ?? title
                    document.share
                }
                titleMenu
            })
    }
}
