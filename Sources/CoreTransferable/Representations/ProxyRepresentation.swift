import Foundation

/// A transfer representation as a value of another transferable type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    /// Creates the proxy synchronously, if possible, since its formats may depend on its value.
    private let proxy: (@Sendable (Item) throws -> ProxyRepresentation)?

    private init(
        _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?,
        proxy: (@Sendable (Item) throws -> ProxyRepresentation)? = nil
    ) {
        self.exporting = exporting
        self.importing = importing
        self.proxy = proxy
    }

    /// Creates a representation that only exports values, as a proxy.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.init({ try exporting($0) }, nil, proxy: exporting)
    }

    /// Creates a representation that only exports values, as a proxy created asynchronously.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.init(exporting, nil)
    }

    /// Creates a representation that only imports values, from a proxy.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        self.init(nil, { try importing($0) })
    }

    /// Creates a representation that only imports values, asynchronously from a proxy.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        self.init(nil, importing)
    }

    /// Creates a representation that exports values as a proxy and imports them from one.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.init({ try exporting($0) }, { try importing($0) }, proxy: exporting)
    }

    /// Creates a representation that exports values as a proxy and imports them from one, asynchronously.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.init(exporting, importing)
    }

    public func _collectFormats(into formats: inout [_TransferFormat<Item>]) {
        let (exporting, importing, proxy) = (exporting, importing, proxy)
        for other in ProxyRepresentation.transferFormats {
            var format = _TransferFormat<Item>(contentType: other.contentType)
            if let exporting, let exportOther = other.exporting {
                format.exporting = { try await exportOther(exporting($0)) }
            }
            if let importing, let importOther = other.importing {
                format.importing = { try await importing(importOther($0)) }
            }
            if let proxy, let condition = other.condition {
                format.condition = { (try? proxy($0)).map(condition) ?? false }
            }
            if let proxy, let suggested = other.suggestedFilename {
                format.suggestedFilename = { (try? proxy($0)).flatMap(suggested) }
            }
            format.isFile = other.isFile
            format.visibility = other.visibility
            if format.exporting != nil || format.importing != nil { formats.append(format) }
        }
    }
}
