import Foundation

/// Gives and makes values as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    /// The other value, where it takes no time: what it can be given as may depend on it.
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

    /// Gives values as those of another type; makes none.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.init({ try exporting($0) }, nil, proxy: exporting)
    }

    /// Gives values as those of another type, which take time to make; makes none.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.init(exporting, nil)
    }

    /// Makes values of those of another type; gives none.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        self.init(nil, { try importing($0) })
    }

    /// Makes values of those of another type, which takes time; gives none.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        self.init(nil, importing)
    }

    /// Gives values as those of another type, and makes them of these.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.init({ try exporting($0) }, { try importing($0) }, proxy: exporting)
    }

    /// Gives values as those of another type, and makes them of these, which takes time.
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
