import Foundation
import KitValues
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop's clipboard or, in a program without windows, a clipboard that only the program uses.
open class UIPasteboard: @unchecked Sendable {
    /// The clipboard.
    public static let general = UIPasteboard()

    private init() {}

    private let count = Locked(0)

    /// How often the program has put something on the clipboard. Changes by other programs do not count.
    open var changeCount: Int { count.withLock { $0 } }

    /// The program has put something on the clipboard. Changes by other programs are not posted.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private func changed() {
        count.withLock { $0 += 1 }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    private func put(_ items: [[UTType: Data]]) {
        MainQueue.sync { ClipboardData.copy(items) }
        changed()
    }

    /// The text on the clipboard; nil if there is none. If another program has copied it, reading waits briefly for that program.
    open var string: String? {
        get { MainQueue.sync { ClipboardData.text } }
        set {
            MainQueue.sync { ProgramServices.clipboard.string = newValue }
            changed()
        }
    }

    /// The text on the clipboard as an array of one; nil if there is none. Texts that are set are joined by line breaks.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }

    /// Whether there is text on the clipboard.
    open var hasStrings: Bool { string?.isEmpty == false }

    /// The URL on the clipboard; nil unless the text there is a URL.
    open var url: URL? {
        get { string.flatMap { text in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } } }
        set { string = newValue?.absoluteString }
    }

    /// Whether the text on the clipboard is a URL.
    open var hasURLs: Bool { url != nil }

    /// The picture on the clipboard; nil if there is none. If another program has copied it, reading waits briefly for that program's data.
    open var image: UIImage? {
        get {
            MainQueue.sync { ClipboardData.data(of: .png) ?? ClipboardData.data(of: .jpeg) ?? ClipboardData.data(of: .image) }
                .flatMap { UIImage(data: $0) }
        }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures on the clipboard. Reading returns at most one picture.
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set {
            let files = (newValue ?? []).compactMap { $0.pngData() }
            put(files.map { [.png: $0] })
        }
    }

    /// Whether there is a picture on the clipboard.
    open var hasImages: Bool { image != nil }

    /// Puts data on the clipboard under a type identifier. Data with an identifier that is not a valid type are ignored.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        guard let type = UTType(pasteboardType) else { return }
        put([[type: data]])
    }

    /// Returns the data with a type identifier; nil if there are none. If another program has copied them, the call waits briefly for that
    /// program.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        UTType(pasteboardType).flatMap { type in MainQueue.sync { ClipboardData.data(of: type) } }
    }

    // MARK: Items

    /// A setting of items that are put on the clipboard.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The date at which the items are removed from the clipboard, unless something else is there by then.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices do not get the items: the clipboard of a desktop is not shared with any.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The types of the data on the clipboard.
    open var types: [String] { MainQueue.sync { ClipboardData.types }.map(\.identifier) }

    /// The number of items: 0 or 1, as items of other programs are not told apart.
    open var numberOfItems: Int { types.isEmpty ? 0 : 1 }

    /// Returns whether the clipboard has data of one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        MainQueue.sync { ClipboardData.types }.contains { type in pasteboardTypes.contains { UTType($0).map { type.conforms(to: $0) } ?? false } }
    }

    /// The items on the clipboard, with data by the identifiers of types. Texts, addresses and pictures can be set as such.
    open var items: [[String: Any]] {
        get {
            var item: [String: Any] = [:]
            for type in types { item[type] = data(forPasteboardType: type) }
            return item.isEmpty ? [] : [item]
        }
        set { setItems(newValue) }
    }

    /// Puts items on the clipboard, with data by the identifiers of types. Values that are no data, texts, addresses or pictures are left out.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        put(
            items.map { item in
                var data: [UTType: Data] = [:]
                for (name, value) in item { if let type = UTType(name) { data[type] = Self.data(value) } }
                return data
            })
        guard let date = options[.expirationDate] as? Date else { return }
        let own = changeCount
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + max(0, date.timeIntervalSinceNow)) { [weak self] in
            if let self, changeCount == own { string = nil }
        }
    }

    /// Adds items to those on the clipboard.
    open func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

    /// Puts a value on the clipboard under the identifier of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

    /// Returns the value with the identifier of a type: a text, an address, a picture or data; nil if there is none.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        guard let type = UTType(pasteboardType), let data = data(forPasteboardType: pasteboardType) else { return nil }
        if type.conforms(to: .text) { return String(decoding: data, as: UTF8.self) }
        if type.conforms(to: .url) { return URL(dataRepresentation: data, relativeTo: nil) }
        if type.conforms(to: .image) { return UIImage(data: data) }
        return data
    }

    private static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let address as URL: address.dataRepresentation
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
}
