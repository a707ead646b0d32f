import Combine
import Foundation
import UniformTypeIdentifiers

/// A document with reference semantics that is read from and written to files.
///
/// A change counts as an edit, and is saved, if it registers an operation with the document's undo manager
/// (`@Environment(\.undoManager)`). To save, a snapshot is taken on the main thread and written on another one.
///
/// Follows https://developer.apple.com/documentation/swiftui/referencefiledocument
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
    /// A value from which the document is written, independent of further changes.
    associatedtype Snapshot

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written as. Defaults to `readableContentTypes`.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file. Called on another than the main thread. Throws if the file cannot be interpreted.
    init(configuration: ReadConfiguration) throws

    /// Returns the current contents for writing.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns a snapshot as a file wrapper. Called on another than the main thread. Throws if it cannot be encoded.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// The types that the document can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
