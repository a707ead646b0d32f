import CairoRendering
import Foundation

/// The icons that the program has given to files and folders.
///
/// File managers that use GIO, such as that of GNOME, read the address of a picture in the file's metadata, which the tool `gio` writes. The pictures
/// are kept among the user's data, under a name made of the file's path.
enum CustomFileIcons {
    /// Sets the address of a file's picture, or removes it; returns whether the desktop keeps such addresses.
    nonisolated(unsafe) static var setAddress: (_ path: String, _ picture: URL?) -> Bool = { path, picture in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let value = picture.map { ["-t", "string", path, "metadata::custom-icon", $0.absoluteString] }
        process.arguments = ["gio", "set"] + (value ?? ["-t", "unset", path, "metadata::custom-icon"])
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Returns the place of a file's picture, whether it exists or not.
    static func picture(ofFile path: String) -> URL {
        // The hash FNV-1a: names of files may be longer than those of pictures.
        let hash = URL(fileURLWithPath: path).standardizedFileURL.path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return URL.applicationSupportDirectory.appending(path: "file-icons/\(String(hash, radix: 16)).png")
    }

    /// Gives a file an icon; nil for that of its kind. Returns whether the desktop knows it.
    static func set(_ icon: NSImage?, path: String) -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return false }
        let picture = picture(ofFile: path)
        guard let icon else {
            try? FileManager.default.removeItem(at: picture)
            return setAddress(path, nil)
        }
        guard let data = icon.cgImage(forProposedRect: nil, context: nil, hints: nil)?.pngData(pixelsPerPoint: 1) else { return false }
        do {
            try FileManager.default.createDirectory(at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: picture, options: .atomic)
        } catch { return false }
        if setAddress(path, picture) { return true }
        try? FileManager.default.removeItem(at: picture)
        return false
    }
}

extension NSWorkspace {
    /// The sizes of a file's icon. They are made from the image on every desktop.
    public struct IconCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without the sizes of old systems.
        public static let excludeQuickDrawElementsIconCreationOption = IconCreationOptions(rawValue: 1 << 1)
        /// Without the sizes of Mac OS X 10.4.
        public static let exclude10_4ElementsIconCreationOption = IconCreationOptions(rawValue: 1 << 2)
    }

    /// Gives a file or folder an icon, which file managers with GIO's metadata show, such as that of GNOME.
    ///
    /// - Parameters:
    ///   - image: The icon; nil for that of the file's kind.
    ///   - fullPath: The file or folder.
    ///   - options: Ignored: file managers scale the image.
    /// - Returns: Whether the desktop keeps the icon. It does not without the service of GIO's metadata (`gvfs`).
    @discardableResult
    public func setIcon(_ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []) -> Bool {
        CustomFileIcons.set(image, path: fullPath)
    }

    /// Has no effect: file managers of Linux watch the folders that they show.
    public func noteFileSystemChanged(_ path: String) {}
}
