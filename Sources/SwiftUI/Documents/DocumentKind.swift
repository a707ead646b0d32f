import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The documents of a scene: how they are made, and from which files they are read.
@MainActor
struct DocumentKind: DocumentScene {
    /// The type of the open documents.
    let openType: OpenDocument.Type
    let readableTypes: [UTType]
    private let documentType: Any.Type
    /// Returns an open document without contents.
    private let makeEmpty: @MainActor (_ isEditable: Bool) -> OpenDocument
    /// Returns an open document with given contents, which are of the scene's type.
    private let makeOpen: @MainActor (Any) -> OpenDocument
    /// Returns new contents; nil if the documents are only viewed.
    private let makeNew: (() -> Any)?

    static func files<Document: FileDocument>(_ type: Document.Type, newDocument: (() -> Document)?) -> DocumentKind {
        DocumentKind(
            openType: OpenFileDocument<Document>.self, readableTypes: type.readableContentTypes, documentType: type,
            makeEmpty: { OpenFileDocument<Document>(nil, isEditable: $0) },
            makeOpen: { OpenFileDocument($0 as? Document, isEditable: true) }, makeNew: newDocument)
    }

    static func references<Document: ReferenceFileDocument>(_ type: Document.Type, newDocument: (() -> Document)?) -> DocumentKind {
        DocumentKind(
            openType: OpenReferenceDocument<Document>.self, readableTypes: type.readableContentTypes, documentType: type,
            makeEmpty: { OpenReferenceDocument<Document>(nil, isEditable: $0) },
            makeOpen: { OpenReferenceDocument($0 as? Document, isEditable: true) }, makeNew: newDocument)
    }

    var name: String { readableTypes.first?.localizedDescription ?? "Document" }
    var canCreate: Bool { makeNew != nil }

    func reads(_ file: URL) -> Bool { readableTypes.contains(file) }

    func document(in file: URL) -> AnyHashable {
        if let open = OpenDocuments.document(in: file) { return AnyHashable(open) }
        let document = makeEmpty(canCreate)
        document.read(file)
        OpenDocuments.add(document)
        return AnyHashable(document)
    }

    func newDocument() -> AnyHashable? {
        makeNew.map { AnyHashable(open($0())) }
    }

    func document(_ made: () -> Any, as type: Any.Type) -> AnyHashable? {
        type == documentType && canCreate ? AnyHashable(open(made())) : nil
    }

    private func open(_ contents: Any) -> OpenDocument {
        let document = makeOpen(contents)
        OpenDocuments.add(document)
        return document
    }
}
