import Foundation
import UniformTypeIdentifiers

/// A transfer representation as binary data of a type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let format: _TransferFormat<Item>

    /// Creates a representation that exports and imports values.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        format = _TransferFormat(
            contentType: contentType, exporting: { .data(try await exporting($0)) }, importing: { try await importing($0.data()) })
    }

    /// Creates a representation that only exports values.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        format = _TransferFormat(contentType: exportedContentType, exporting: { .data(try await exporting($0)) })
    }

    /// Creates a representation that only imports values.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        format = _TransferFormat(contentType: importedContentType, importing: { try await importing($0.data()) })
    }

    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) { formats.append(format) }
}
