import Foundation
import CairoRendering
import KitValues
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop: opens files and addresses.
open class NSWorkspace: @unchecked Sendable {
    /// The desktop.
    public static let shared = NSWorkspace()

    private init() {}

    /// Opens a file or a URL with its default application. Returns whether there is such an application.
    @discardableResult
    open func open(_ url: URL) -> Bool { MainQueue.sync { SystemAddresses.open(url) } }

    /// Opens the folders that contain some files in the file manager.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {
        for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
    }

    /// Opens the folder that contains a file in the file manager. Returns whether there is a file manager.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        open(fullPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? URL(fileURLWithPath: rootFullPath))
    }
}

/// The desktop's clipboard or, in a program without windows, a clipboard that only the program uses.
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
        public static let pdf = PasteboardType("com.adobe.pdf")
    }

    /// The clipboard.
    public static let general = NSPasteboard()
    private let count = Locked(0)
    /// The data that the program has put on the clipboard since emptying it.
    private let contents = Locked<[UTType: Data]>([:])

    private init() {}

    /// How often the program has emptied the clipboard or put pictures on it. Changes by other programs do not count.
    open var changeCount: Int { count.withLock { $0 } }

    /// Empties the clipboard; returns the change count.
    @discardableResult
    open func clearContents() -> Int {
        MainQueue.sync { ProgramServices.clipboard.string = nil }
        contents.withLock { $0 = [:] }
        return count.withLock { count in
            count += 1
            return count
        }
    }

    /// Empties the clipboard before data of the types are set. Returns the change count.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    /// Puts text, or a URL as text, on the clipboard. Returns false for other types.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        guard [.string, .URL, .fileURL].contains(dataType) else { return false }
        MainQueue.sync { ProgramServices.clipboard.string = string }
        count.withLock { $0 += 1 }
        return true
    }

    /// Adds data of a type to the contents of the clipboard. Returns false if the identifier is not a valid type.
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let type = UTType(dataType.rawValue) else { return false }
        let all = contents.withLock { contents in
            contents[type] = data
            return contents
        }
        MainQueue.sync { ClipboardData.copy([all]) }
        count.withLock { $0 += 1 }
        return true
    }

    /// Returns the data of a type; nil if there are none. If another program has copied them, the call waits briefly for that program.
    open func data(forType dataType: PasteboardType) -> Data? {
        UTType(dataType.rawValue).flatMap { type in MainQueue.sync { ClipboardData.data(of: type) } }
    }

    /// Puts pictures on the clipboard. Returns false if none of them has pixels.
    @discardableResult
    open func writeObjects(_ objects: [NSImage]) -> Bool {
        let files = objects.compactMap { $0.cgImage(forProposedRect: nil, context: nil, hints: nil)?.pngData(pixelsPerPoint: 1) }
        guard !files.isEmpty else { return false }
        MainQueue.sync { ClipboardData.copy(files.map { [.png: $0] }) }
        count.withLock { $0 += 1 }
        return true
    }

    /// Puts texts on the clipboard, joined by line breaks. Returns false if the array is empty.
    @discardableResult
    open func writeObjects(_ objects: [NSString]) -> Bool {
        guard !objects.isEmpty else { return false }
        return setString(objects.map { String(describing: $0) }.joined(separator: "\n"), forType: .string)
    }

    /// The text on the clipboard; nil for other types, or if there is none. Text copied by another program is available once a view, such
    /// as a paste button, has requested it.
    open func string(forType dataType: PasteboardType) -> String? {
        guard [.string, .URL, .fileURL].contains(dataType) else { return nil }
        return MainQueue.sync { ProgramServices.clipboard.string }
    }
}
