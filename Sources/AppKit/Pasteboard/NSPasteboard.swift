import CairoRendering
import Foundation
import KitValues
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop's clipboard or, in a program without windows, a clipboard that only the program uses; or a pasteboard with a name of its own, which
/// only the program uses, since desktops have one clipboard.
open class NSPasteboard: @unchecked Sendable {
    /// The kind of data on a clipboard.
    public struct PasteboardType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from its name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
        public static let string = PasteboardType("public.utf8-plain-text")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        public static let pdf = PasteboardType("com.adobe.pdf")
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
        public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")

        /// The uniform type of the name; nil if it is not a valid one.
        var contentType: UTType? { UTType(rawValue) ?? (rawValue.contains(".") ? UTType(importedAs: rawValue) : nil) }
    }

    /// A setting of reading objects.
    public struct ReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only addresses of files are read, as a `Bool`.
        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        /// The types of the files whose addresses are read, as an array of their identifiers.
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }

    /// The name of a pasteboard.
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the name of a pasteboard.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// The clipboard.
        public static let general = Name("Apple CFPasteboard general")
        /// A pasteboard of the program for dragged data. The drags of SwiftUI's views do not use it.
        public static let drag = Name("Apple CFPasteboard drag")
        /// A pasteboard of the program for the text to find.
        public static let find = Name("Apple CFPasteboard find")
        /// A pasteboard of the program for the attributes of text.
        public static let font = Name("Apple CFPasteboard font")
        /// A pasteboard of the program for the attributes of paragraphs.
        public static let ruler = Name("Apple CFPasteboard ruler")
    }

    /// The contents that all pasteboards of the same name share.
    private final class Storage: Sendable {
        let count = Locked(0)
        /// The items that the program has put on the pasteboard since emptying it.
        let contents = Locked<[[UTType: Data]]>([])

        static let all = Locked<[Name: Storage]>([:])

        static func named(_ name: Name) -> Storage {
            all.withLock { all in
                if let known = all[name] { return known }
                let made = Storage()
                all[name] = made
                return made
            }
        }
    }

    /// The clipboard.
    public static let general = NSPasteboard(name: .general)

    /// The name.
    public let name: Name
    private let storage: Storage
    private var count: Locked<Int> { storage.count }
    private var contents: Locked<[[UTType: Data]]> { storage.contents }
    /// Whether other programs have the same data.
    private var isShared: Bool { name == .general }

    /// Creates a pasteboard, which shares its data with the others of the name.
    public init(name: Name) {
        self.name = name
        storage = Storage.named(name)
    }

    /// Returns an empty pasteboard with a name that no other has.
    public class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }

    /// Forgets the data of a pasteboard with a name of its own. Has no effect on the clipboard.
    open func releaseGlobally() {
        if !isShared { Storage.all.withLock { $0[name] = nil } }
    }

    /// How often the program has emptied the clipboard or put something on it. Changes by other programs do not count.
    open var changeCount: Int { count.withLock { $0 } }

    // MARK: Writing

    /// Empties the clipboard; returns the change count.
    @discardableResult
    open func clearContents() -> Int {
        if isShared { MainQueue.sync { ProgramServices.clipboard.string = nil } }
        contents.withLock { $0 = [] }
        return count.withLock { count in
            count += 1
            return count
        }
    }

    /// Empties the clipboard before data of the types are set. Returns the change count.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    private func put(_ items: [[UTType: Data]]) {
        guard isShared else { return count.withLock { $0 += 1 } }
        MainQueue.sync {
            if items.count == 1, items[0].count == 1, let text = items[0][.utf8PlainText] {
                ProgramServices.clipboard.string = String(decoding: text, as: UTF8.self)
            } else {
                ClipboardData.copy(items)
            }
        }
        count.withLock { $0 += 1 }
    }

    /// Adds text of a type to the contents of the clipboard. Returns false if the name is not that of a type.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool { setData(Data(string.utf8), forType: dataType) }

    /// Adds data of a type to the contents of the clipboard. Returns false if the name is not that of a type.
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let type = dataType.contentType else { return false }
        let all = contents.withLock { contents in
            if contents.isEmpty { contents.append([:]) }
            contents[0][type] = data
            return contents
        }
        put(all)
        return true
    }

    /// Adds a property list of a type to the contents of the clipboard. Returns false if it is none.
    @discardableResult
    open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        if let text = plist as? String { return setString(text, forType: dataType) }
        guard let data = try? PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0) else { return false }
        return setData(data, forType: dataType)
    }

    /// Adds objects to the contents of the clipboard: texts, addresses, pictures and items. Several texts are also one text of lines.
    /// Returns false if none of them has data.
    @discardableResult
    open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        var items = objects.map(\.pasteboardData).filter { !$0.isEmpty }
        guard !items.isEmpty else { return false }
        if items.count > 1, items.allSatisfy({ $0.count == 1 }) {
            // Other programs paste the first item only.
            let texts = items.compactMap { $0[.utf8PlainText].map { String(decoding: $0, as: UTF8.self) } }
            if texts.count == items.count { items = [[.utf8PlainText: Data(texts.joined(separator: "\n").utf8)]] }
        }
        put(
            contents.withLock { contents in
                contents += items
                return contents
            })
        return true
    }

    // MARK: Reading

    /// The types of the data on the clipboard, the best ones first.
    open var types: [PasteboardType]? { contentTypes.map { PasteboardType($0.identifier) } }

    private var contentTypes: [UTType] {
        if isShared { return MainQueue.sync { ClipboardData.types } }
        return Set(contents.withLock { $0 }.flatMap(\.keys)).sorted { $0.identifier < $1.identifier }
    }

    /// Returns the first of some types that is on the clipboard; nil if there is none.
    open func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let available = Set(self.types ?? [])
        return types.first { available.contains($0) }
    }

    /// Returns whether the clipboard has data of a type or of one that conforms to it.
    open func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        contentTypes.contains { type in types.contains { UTType($0).map { type.conforms(to: $0) } ?? false } }
    }

    /// Returns the data of a type; nil if there are none. If another program has copied them, the call waits briefly for that program.
    open func data(forType dataType: PasteboardType) -> Data? {
        dataType.contentType.flatMap { type in
            guard isShared else { return allData(of: type).first }
            return MainQueue.sync { type == .utf8PlainText ? ClipboardData.text.map { Data($0.utf8) } : ClipboardData.data(of: type) }
        }
    }

    /// Returns the text of a type; nil if there is none. If another program has copied it, the call waits briefly for that program.
    open func string(forType dataType: PasteboardType) -> String? { data(forType: dataType).map { String(decoding: $0, as: UTF8.self) } }

    /// Returns the property list of a type; nil if there is none.
    open func propertyList(forType dataType: PasteboardType) -> Any? {
        guard let data = data(forType: dataType) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) ?? String(decoding: data, as: UTF8.self)
    }

    /// The items on the clipboard. Data that another program has copied appear as a single item.
    open var pasteboardItems: [NSPasteboardItem]? {
        let types = types ?? []
        let own = contents.withLock { $0 }
        if !own.isEmpty, Set(own.flatMap(\.keys).map(\.identifier)) == Set(types.map(\.rawValue)) { return own.map { NSPasteboardItem($0) } }
        return types.isEmpty ? [] : [NSPasteboardItem(types: types) { [self] in data(forType: $0) }]
    }

    /// Returns the objects of some classes on the clipboard: `NSString`, `NSURL`, `NSImage` and `NSPasteboardItem`. The first class
    /// of which there are objects counts.
    open func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        for kind in classArray {
            let objects = objects(of: kind, options ?? [:])
            if !objects.isEmpty { return objects }
        }
        return []
    }

    /// Returns whether the clipboard has objects of some classes.
    open func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        let types = contentTypes
        return classArray.contains { kind in
            if kind == NSString.self { return types.contains { $0.conforms(to: .text) } }
            if kind == NSImage.self { return types.contains { $0.conforms(to: .image) } }
            if kind == NSPasteboardItem.self { return !types.isEmpty }
            return !objects(of: kind, options ?? [:]).isEmpty
        }
    }

    /// Returns the data of all items that have some of a type.
    private func allData(of type: UTType) -> [Data] {
        if isShared { return MainQueue.sync { ClipboardData.allData(of: type) } }
        return contents.withLock { $0 }.compactMap { item in item[type] ?? item.first { $0.key.conforms(to: type) }?.value }
    }

    private var addresses: [URL] {
        if isShared { return MainQueue.sync { ClipboardData.addresses } }
        // An address of a file is one, too.
        return allData(of: .url).compactMap { URL(dataRepresentation: $0, relativeTo: nil) }
    }

    private func objects(of kind: AnyClass, _ options: [ReadingOptionKey: Any]) -> [Any] {
        if kind == NSString.self { return string(forType: .string).map { [NSString(string: $0)] } ?? [] }
        if kind == NSPasteboardItem.self { return pasteboardItems ?? [] }
        if kind == NSImage.self {
            let pictures = contentTypes.contains { $0.conforms(to: .image) } ? allData(of: .image) : []
            return pictures.compactMap { NSImage(data: $0) }
        }
        guard kind == NSURL.self else { return [] }
        let wanted = (options[.urlReadingContentsConformToTypes] as? [String])?.compactMap { UTType($0) }
        let filesOnly = options[.urlReadingFileURLsOnly] as? Bool ?? (wanted != nil)
        return
            addresses
            .filter { address in
                guard address.isFileURL else { return !filesOnly }
                guard let wanted else { return true }
                let type = try? address.resourceValues(forKeys: [.contentTypeKey]).contentType
                return wanted.contains { type?.conforms(to: $0) ?? false }
            }
            .compactMap { NSURL(string: $0.absoluteString) }
    }
}

/// An object that can be put on the clipboard.
public protocol NSPasteboardWriting: AnyObject {
    /// The data of the object, by their types.
    var pasteboardData: [UTType: Data] { get }
}

extension NSString: NSPasteboardWriting {
    /// The text.
    public var pasteboardData: [UTType: Data] { [.utf8PlainText: Data(String(describing: self).utf8)] }
}

extension NSAttributedString: NSPasteboardWriting {
    /// The text without its attributes.
    public var pasteboardData: [UTType: Data] { [.utf8PlainText: Data(string.utf8)] }
}

extension NSURL: NSPasteboardWriting {
    /// The address and, for files, the address of a file.
    public var pasteboardData: [UTType: Data] {
        let text: String = absoluteString
        return isFileURL ? [.fileURL: Data(text.utf8)] : [.url: Data(text.utf8), .utf8PlainText: Data(text.utf8)]
    }
}

extension NSImage: NSPasteboardWriting {
    /// The picture as a PNG file.
    public var pasteboardData: [UTType: Data] {
        guard let file = cgImage(forProposedRect: nil, context: nil, hints: nil)?.pngData(pixelsPerPoint: 1) else { return [:] }
        return [.png: file]
    }
}
