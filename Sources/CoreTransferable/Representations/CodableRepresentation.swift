import Combine
import Foundation
import UniformTypeIdentifiers
import os

/// A transfer representation that encodes and decodes values with a coder, JSON by default.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>:
    TransferRepresentation
where Encoder.Output == Data, Decoder.Input == Data, Encoder: SendableMetatype, Decoder: SendableMetatype {
    public typealias Body = Never
    private let format: _TransferFormat<Item>

    /// Creates a representation that exports with an encoder and imports with a decoder.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        // Encoders are not marked as sendable. Each representation has its own pair and uses it for one value at a time.
        let coders = OSAllocatedUnfairLock(uncheckedState: (encoder, decoder))
        format = _TransferFormat(
            contentType: contentType,
            exporting: { item in .data(try coders.withLockUnchecked { try $0.0.encode(item) }) },
            importing: { content in
                let data = try content.data()
                return try coders.withLockUnchecked { try $0.1.decode(Item.self, from: data) }
            })
    }

    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) { formats.append(format) }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a representation that encodes and decodes values as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
