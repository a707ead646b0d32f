import Foundation
import UniformTypeIdentifiers

/// Gives and makes values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let format: _TransferFormat<Item>

    /// Gives and makes values.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        format = _TransferFormat(
            contentType: contentType, exporting: Self.exporter(exporting), importing: Self.importer(contentType, importing), isFile: true)
    }

    /// Gives values; makes none.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        format = _TransferFormat(contentType: exportedContentType, exporting: Self.exporter(exporting), isFile: true)
    }

    /// Makes values; gives none.
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

/// A file that is given.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether those who get it may change it. Nothing on Linux would keep them from it.
    public let allowAccessingOriginalFile: Bool

    /// A file to give.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that has come.
public struct ReceivedTransferredFile: Sendable {
    /// The file. One that is not somebody's is there only while the value is made.
    public let file: URL
    /// Whether it is somebody's file, and no copy.
    public let isOriginalFile: Bool
}
