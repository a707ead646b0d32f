import Combine
import Foundation
import UniformTypeIdentifiers

/// Gives and makes values with an encoder and a decoder, such as those of JSON.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>:
    TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data, Encoder: SendableMetatype, Decoder: SendableMetatype {
    public typealias Body = Never
    private let format: _TransferFormat<Item>

    /// Gives and makes values with an encoder and a decoder.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        // Encoders are not marked as safe to share; each representation has its own, and uses it for one value at a time.
        let coders = Locked((encoder, decoder))
        format = _TransferFormat(
            contentType: contentType,
            exporting: { item in .data(try coders.withLock { try $0.0.encode(item) }) },
            importing: { content in
                let data = try content.data()
                return try coders.withLock { try $0.1.decode(Item.self, from: data) }
            })
    }

    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) { formats.append(format) }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Gives and makes values as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}

/// A value that one thread at a time uses.
final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
