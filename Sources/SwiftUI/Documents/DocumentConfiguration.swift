import Foundation
import SwiftUICore

/// The document of a window and its file, for the views that show it.
@MainActor @preconcurrency public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. Changes can be undone and are saved.
    @Binding public var document: Document
    /// The file of the document; nil for a document that has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed. Changes of other documents are ignored.
    public var isEditable: Bool
}

/// The document of a window and its file, for the views that show it. The document is an environment object of these views, too.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The file of the document; nil for a document that has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}

/// The file of the document that a window shows.
public struct DocumentConfiguration: Sendable {
    /// The file; nil for a document that has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}

extension EnvironmentValues {
    /// The file of the document that the window shows; nil in windows without a document.
    @Entry public internal(set) var documentConfiguration: DocumentConfiguration?
}
