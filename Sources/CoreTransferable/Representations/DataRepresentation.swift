import Foundation
import UniformTypeIdentifiers

/// Gives and makes values as data of a type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let format: _TransferFormat<Item>

    /// Gives and makes values.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        format = _TransferFormat(
            contentType: contentType, exporting: { .data(try await exporting($0)) }, importing: { try await importing($0.data()) })
    }

    /// Gives values; makes none.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        format = _TransferFormat(contentType: exportedContentType, exporting: { .data(try await exporting($0)) })
    }

    /// Makes values; gives none.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        format = _TransferFormat(contentType: importedContentType, importing: { try await importing($0.data()) })
    }

    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) { formats.append(format) }
}
