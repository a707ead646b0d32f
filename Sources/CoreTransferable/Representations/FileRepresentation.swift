import Foundation
import UniformTypeIdentifiers

/// A transfer representation as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let format: _TransferFormat<Item>

    /// Creates a representation that exports and imports values. `shouldAttemptToOpenInPlace` is ignored.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        format = _TransferFormat(
            contentType: contentType, exporting: Self.exporter(exporting), importing: Self.importer(contentType, importing), isFile: true)
    }

    /// Creates a representation that only exports values. `shouldAllowToOpenInPlace` is ignored.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        format = _TransferFormat(contentType: exportedContentType, exporting: Self.exporter(exporting), isFile: true)
    }

    /// Creates a representation that only imports values. `shouldAttemptToOpenInPlace` is ignored.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        format = _TransferFormat(contentType: importedContentType, importing: Self.importer(importedContentType, importing), isFile: true)
    }

    private static func exporter(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> TransferContent {
        { .file(try await exporting($0).file, isOriginal: true) }
    }

    private static func importer(
        _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (TransferContent) async throws -> Item {
        { content in
            try await content.withFile(named: nil, type: type) { file, isOriginal in
                try await importing(ReceivedTransferredFile(file: file, isOriginalFile: isOriginal))
            }
        }
    }

    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) { formats.append(format) }
}

/// A file that a value is exported as.
public struct SentTransferredFile: Sendable {
    /// The URL of the file.
    public let file: URL
    /// Whether the receiver may access the original file. It has no effect: receivers always get the original.
    public let allowAccessingOriginalFile: Bool

    /// Creates a description of an exported file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file from which a value is imported.
public struct ReceivedTransferredFile: Sendable {
    /// The URL of the file. If it is not the original, it only exists during the import.
    public let file: URL
    /// Whether the file is the original, and not a temporary copy.
    public let isOriginalFile: Bool
}
