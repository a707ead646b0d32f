import Foundation
import UniformTypeIdentifiers

/// A document that is a value, read from a file and written to one.
///
/// Follows https://developer.apple.com/documentation/swiftui/filedocument
public protocol FileDocument {
    /// The types of files from which it can be made.
    static var readableContentTypes: [UTType] { get }
    /// The types of files as which it can be written; by default those that it can read.
    static var writableContentTypes: [UTType] { get }

    /// Makes the document from a file.
    init(configuration: ReadConfiguration) throws

    /// The document as a file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types that the document can read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is made.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// How a document is to be written.
public struct FileDocumentWriteConfiguration {
    /// The type to write.
    public let contentType: UTType
    /// The file from which the document was made; nil for a new one.
    public let existingFile: FileWrapper?
}

extension URL {
    /// Makes a file outside of a sandbox accessible. Programs on Linux have no such sandbox: the answer is always true.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends what `startAccessingSecurityScopedResource()` began: nothing, on Linux.
    public func stopAccessingSecurityScopedResource() {}
}
