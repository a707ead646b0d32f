import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// An item on the clipboard, with data of some types.
public final class NSPasteboardItem: NSObject, NSPasteboardWriting, @unchecked Sendable {
    private let own = Locked<[UTType: Data]>([:])
    private let foreign: (types: [NSPasteboard.PasteboardType], read: (NSPasteboard.PasteboardType) -> Data?)?

    /// Creates an item without data.
    override public init() { foreign = nil }

    init(_ data: [UTType: Data]) {
        foreign = nil
        own.withLock { $0 = data }
    }

    /// Creates an item whose data are read when they are asked for.
    init(types: [NSPasteboard.PasteboardType], read: @escaping (NSPasteboard.PasteboardType) -> Data?) { foreign = (types, read) }

    /// The data that were set, by their types.
    public var pasteboardData: [UTType: Data] { own.withLock { $0 } }

    /// The types of the data.
    public var types: [NSPasteboard.PasteboardType] {
        foreign?.types ?? own.withLock { $0.keys.map(\.identifier).sorted().map { NSPasteboard.PasteboardType($0) } }
    }

    /// Returns the first of some types of which the item has data; nil if there is none.
    public func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
        let available = Set(self.types)
        return types.first { available.contains($0) }
    }

    /// Returns the data of a type; nil if there are none.
    public func data(forType type: NSPasteboard.PasteboardType) -> Data? {
        foreign.map { $0.read(type) } ?? type.contentType.flatMap { type in own.withLock { $0[type] } }
    }

    /// Returns the text of a type; nil if there is none.
    public func string(forType type: NSPasteboard.PasteboardType) -> String? { data(forType: type).map { String(decoding: $0, as: UTF8.self) } }

    /// Returns the property list of a type; nil if there is none.
    public func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        guard let data = data(forType: type) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) ?? String(decoding: data, as: UTF8.self)
    }

    /// Sets the data of a type. Returns false if the name is not that of a type, or the item was read from the clipboard.
    @discardableResult
    public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        guard foreign == nil, let type = type.contentType else { return false }
        own.withLock { $0[type] = data }
        return true
    }

    /// Sets the text of a type. Returns false if the name is not that of a type, or the item was read from the clipboard.
    @discardableResult
    public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool { setData(Data(string.utf8), forType: type) }

    /// Sets a property list as the data of a type. Returns false if it is none.
    @discardableResult
    public func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
        if let text = propertyList as? String { return setString(text, forType: type) }
        guard let data = try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .xml, options: 0) else { return false }
        return setData(data, forType: type)
    }
}
