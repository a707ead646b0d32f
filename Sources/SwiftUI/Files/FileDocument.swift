import Foundation
import UniformTypeIdentifiers

/// A document with value semantics that is read from and written to files.
///
/// ```swift
/// struct Note: FileDocument {
///     static let readableContentTypes = [UTType.plainText]
///     var text = ""
///
///     init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
/// }
/// ```
///
/// Follows https://developer.apple.com/documentation/swiftui/filedocument
public protocol FileDocument {
    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written as. Defaults to `readableContentTypes`.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file. Throws if the file cannot be interpreted.
    init(configuration: ReadConfiguration) throws

    /// Returns the document as a file wrapper. Throws if the document cannot be encoded.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types that the document can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The contents of the file.
    public let file: FileWrapper
}

/// The parameters for writing a document.
public struct FileDocumentWriteConfiguration {
    /// The type to write.
    public let contentType: UTType
    /// The file from which the document was read; nil for a new document.
    public let existingFile: FileWrapper?
}

extension URL {
    /// Makes a file outside of a sandbox accessible. Programs on Linux have no such sandbox, so this always returns true.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the access begun by `startAccessingSecurityScopedResource()`. Has no effect on Linux.
    public func stopAccessingSecurityScopedResource() {}
}
