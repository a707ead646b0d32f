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

    /// Opens a file or an address with its application; returns whether there is one.
    @discardableResult
    open func open(_ url: URL) -> Bool { MainQueue.sync { SystemAddresses.open(url) } }

    /// Opens the folders of files.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {
        for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
    }

    /// Opens the folder of a file; returns whether there is an application for folders.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        open(fullPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? URL(fileURLWithPath: rootFullPath))
    }
}

/// The clipboard of the desktop or, in a program without windows, one of its own.
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
    /// What the program has put on the clipboard since it has emptied it.
    private let contents = Locked<[UTType: Data]>([:])

    private init() {}

    /// The number of times that the program has changed the clipboard.
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

    /// Announces types to be set; empties the clipboard and returns the change count.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    /// Puts text, or an address as text, on the clipboard; returns false for other types.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        guard [.string, .URL, .fileURL].contains(dataType) else { return false }
        MainQueue.sync { ProgramServices.clipboard.string = string }
        count.withLock { $0 += 1 }
        return true
    }

    /// Puts data on the clipboard, beside those of other types since it was emptied; returns false for an identifier that no type has.
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

    /// Returns the data of a type; nil if there are none. It waits, but not long, for another program that has copied them.
    open func data(forType dataType: PasteboardType) -> Data? {
        UTType(dataType.rawValue).flatMap { type in MainQueue.sync { ClipboardData.data(of: type) } }
    }

    /// Puts pictures on the clipboard; returns false without any.
    @discardableResult
    open func writeObjects(_ objects: [NSImage]) -> Bool {
        let files = objects.compactMap { $0.cgImage(forProposedRect: nil, context: nil, hints: nil)?.pngData(pixelsPerPoint: 1) }
        guard !files.isEmpty else { return false }
        MainQueue.sync { ClipboardData.copy(files.map { [.png: $0] }) }
        count.withLock { $0 += 1 }
        return true
    }

    /// Puts a text on the clipboard; returns false without any.
    @discardableResult
    open func writeObjects(_ objects: [NSString]) -> Bool {
        guard !objects.isEmpty else { return false }
        return setString(objects.map { String(describing: $0) }.joined(separator: "\n"), forType: .string)
    }

    /// The text on the clipboard; nil for other types, or if there is none. Text of another program is known once a view has asked for it.
    open func string(forType dataType: PasteboardType) -> String? {
        guard [.string, .URL, .fileURL].contains(dataType) else { return nil }
        return MainQueue.sync { ProgramServices.clipboard.string }
    }
}
