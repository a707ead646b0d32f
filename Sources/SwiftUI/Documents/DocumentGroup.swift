import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A scene that creates, opens and saves documents, each in a window.
///
///     DocumentGroup(newDocument: Note()) { file in NoteEditor(note: file.$document) }
///
/// The File menu has commands for documents, files among the program's arguments are opened, and the Edit menu undoes changes of the
/// document. A document that has a file is saved automatically after it has been edited, and when its window is closed.
///
/// Follows https://developer.apple.com/documentation/swiftui/documentgroup
@MainActor @preconcurrency public struct DocumentGroup<Document, Content: View> {
    private let kind: DocumentKind
    private let content: (OpenDocument) -> Content

    private init(_ kind: DocumentKind, content: @escaping (OpenDocument) -> Content) {
        self.kind = kind
        self.content = content
    }
}

extension DocumentGroup: Scene {
    public var body: some Scene {
        WindowGroup(
            content: DocumentWindow(kind: kind, content: content), title: nil, id: nil, valueType: kind.openType, document: kind)
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a scene of documents that the user creates and edits.
    ///
    /// - Parameters:
    ///   - newDocument: Returns a new document.
    ///   - editor: Returns the views of a document's window.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (_ file: FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(.files(Document.self, newDocument: newDocument), content: Self.content(editor))
    }

    /// Creates a scene of documents that are opened and not changed.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: Returns the views of a document's window.
    public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (_ file: FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(.files(Document.self, newDocument: nil), content: Self.content(viewer))
    }

    private static func content(_ editor: @escaping (FileDocumentConfiguration<Document>) -> Content) -> (OpenDocument) -> Content {
        { document in
            // Windows of the scene show documents of its type that have been read.
            let document = document as! OpenFileDocument<Document>
            return editor(
                FileDocumentConfiguration(document: document.binding, fileURL: document.fileURL, isEditable: document.isEditable))
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene of documents that the user creates and edits.
    ///
    /// - Parameters:
    ///   - newDocument: Returns a new document.
    ///   - editor: Returns the views of a document's window.
    public init<Editor: View>(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (_ file: ReferenceFileDocumentConfiguration<Document>) -> Editor
    ) where Content == ReferenceDocumentContent<Document, Editor> {
        self.init(.references(Document.self, newDocument: newDocument), content: Self.content(editor))
    }

    /// Creates a scene of documents that are opened and not changed.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: Returns the views of a document's window.
    public init<Editor: View>(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (_ file: ReferenceFileDocumentConfiguration<Document>) -> Editor
    ) where Content == ReferenceDocumentContent<Document, Editor> {
        self.init(.references(Document.self, newDocument: nil), content: Self.content(viewer))
    }

    private static func content<Editor: View>(
        _ editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Editor
    ) -> (OpenDocument) -> Content where Content == ReferenceDocumentContent<Document, Editor> {
        { document in
            // Windows of the scene show documents of its type that have been read.
            let open = document as! OpenReferenceDocument<Document>
            return ReferenceDocumentContent(document: open.document!, open: open, editor: editor)
        }
    }
}

/// The views of a document with reference semantics, which find it in their environment.
public struct ReferenceDocumentContent<Document: ReferenceFileDocument, Editor: View>: View {
    @ObservedObject var document: Document
    let open: OpenReferenceDocument<Document>
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Editor

    public var body: some View {
        editor(ReferenceFileDocumentConfiguration(document: document, fileURL: open.fileURL, isEditable: open.isEditable))
            .environmentObject(document)
    }
}
