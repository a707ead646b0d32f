import CoreGraphics
import Foundation
import SwiftUI
import Synchronization
import UniformTypeIdentifiers

/// The icons of kinds of files.
enum FileIcons {
    /// The size of icons in points, on Apple's systems too.
    static let size: CGFloat = 32
    /// Icons have twice as many pixels as points, for dense displays.
    private static let pixelsPerPoint = 2
    /// The part of an icon without a theme that its symbol fills.
    private static let symbolShare: CGFloat = 0.9

    private static let known = Mutex<[[String]: UIImage]>([:])

    /// Returns the icon of a kind of files in a theme, or a symbol if the theme has none.
    static func icon(of type: UTType, in theme: IconTheme) -> NSImage {
        icon(named: names(of: type), in: theme) ?? symbol(type.conforms(to: .directory) ? "folder.fill" : "doc.fill")
    }

    /// Returns the first icon that a theme has, in a size in points; nil if it has none.
    static func icon(named names: [String], in theme: IconTheme, size: CGFloat = size) -> NSImage? {
        guard let file = theme.file(names, size: Int(size) * pixelsPerPoint), let image = NSImage(contentsOfFile: file.path) else { return nil }
        image.size = CGSize(width: size, height: size)
        return image
    }

    /// Returns the icon in the theme of the desktop.
    static func icon(of type: UTType) -> NSImage {
        let names = names(of: type)
        if let image = known.withLock({ $0[names] }) { return NSImage(image, size: CGSize(width: size, height: size)) }
        let icon = icon(of: type, in: .current)
        known.withLock { $0[names] = icon.image }
        return icon
    }

    /// Returns the kind of a file. A file that does not exist is of the kind of its name.
    static func type(ofFile path: String) -> UTType {
        let file = URL(fileURLWithPath: path)
        let named = UTType(filenameExtension: file.pathExtension)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return named ?? .data }
        if isFolder.boolValue { return .folder }
        if let named, named.isDeclared { return named }
        return FileManager.default.isExecutableFile(atPath: path) ? .executable : named ?? .data
    }

    /// The names of general icons in the Icon Naming Specification of freedesktop.org.
    private static let categories: [(UTType, String)] = [
        (.directory, "folder"), (.image, "image-x-generic"), (.audio, "audio-x-generic"), (.audiovisualContent, "video-x-generic"),
        (.font, "font-x-generic"), (.archive, "package-x-generic"), (.spreadsheet, "x-office-spreadsheet"),
        (.presentation, "x-office-presentation"), (.pdf, "x-office-document"), (.script, "text-x-script"),
        (.executable, "application-x-executable"), (.html, "text-html"), (.text, "text-x-generic"),
    ]

    /// Returns the names of icons, of which the first fit best.
    static func names(of type: UTType) -> [String] {
        var names: [String] = []
        if let mimeType = type.preferredMIMEType {
            names.append(mimeType.replacingOccurrences(of: "/", with: "-"))
            if let general = generalNames[mimeType] { names.append(general) }
        }
        names += categories.filter { type.conforms(to: $0.0) }.map(\.1)
        if !type.conforms(to: .directory) { names += ["application-x-generic", "text-x-generic"] }
        return names.filter { !$0.contains("/") }
    }

    /// The names of the general icons of MIME types in the shared MIME database.
    private static let generalNames: [String: String] = {
        var names: [String: String] = [:]
        for folder in IconTheme.dataFolders.reversed() {
            guard let text = try? String(contentsOf: folder.appending(path: "mime/generic-icons"), encoding: .utf8) else { continue }
            for line in text.split(whereSeparator: \.isNewline) {
                let parts = line.split(separator: ":")
                // A number of the priority may come first.
                if parts.count >= 2 { names[String(parts[parts.count - 2])] = String(parts[parts.count - 1]) }
            }
        }
        return names
    }()

    /// Returns a symbol in a size of icons in points.
    static func symbol(_ name: String, size: CGFloat = size) -> NSImage {
        let bounds = CGSize(width: size, height: size)
        guard let symbol = NSImage(systemSymbolName: name, accessibilityDescription: nil), symbol.isValid else { return NSImage(size: bounds) }
        let scale = size * symbolShare / max(symbol.size.width, symbol.size.height)
        let fitted = CGSize(width: symbol.size.width * scale, height: symbol.size.height * scale)
        return NSImage(size: bounds, flipped: false) { rect in
            symbol.draw(in: CGRect(origin: CGPoint(x: rect.midX - fitted.width / 2, y: rect.midY - fitted.height / 2), size: fitted))
            return true
        }
    }
}

extension NSWorkspace {
    /// Returns the icon of a file's kind in the icon theme of the desktop, in a size of 32 points; the picture of a document or a folder if
    /// the theme has none. A file with an icon of `setIcon` has that.
    public func icon(forFile fullPath: String) -> NSImage {
        if let own = NSImage(contentsOf: CustomFileIcons.picture(ofFile: fullPath)) {
            own.size = CGSize(width: FileIcons.size, height: FileIcons.size)
            return own
        }
        return icon(for: FileIcons.type(ofFile: fullPath))
    }

    /// Returns the icon of a kind of files, given by a filename extension or the identifier of a type, as `icon(for:)` does.
    public func icon(forFileType fileType: String) -> NSImage {
        let name = fileType.hasPrefix(".") ? String(fileType.dropFirst()) : fileType
        let known = name.contains(".") ? UTType(name) : nil
        return icon(for: known ?? UTType(filenameExtension: name) ?? .data)
    }

    /// Returns the icon of a kind of files in the icon theme of the desktop, in a size of 32 points; the picture of a document or a folder
    /// if the theme has none.
    public func icon(for contentType: UTType) -> NSImage { FileIcons.icon(of: contentType) }
}
