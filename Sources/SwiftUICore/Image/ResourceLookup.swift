import Foundation
import Synchronization

/// Where a program's pictures and strings are found: folders that are searched in order.
///
/// A program built by SwiftPM or put beside its resources needs nothing of this; `apus` sets the folders of the
/// programs that it compiles.
package enum ResourceLookup {
    /// A picture file and what its name or its asset catalogue says about it.
    package struct Picture: Hashable, Sendable {
        package var url: URL
        /// Pixels per point: 2 for `picture@2x.png`.
        package var scale: Double
        /// Whether the picture is meant for dark surroundings only.
        package var isDark: Bool
    }

    private struct Storage {
        var folders: [URL] = []
        /// What is in every folder that was looked into.
        var indices: [URL: FolderIndex] = [:]
    }

    /// The pictures and colours of a folder, by name.
    private struct FolderIndex {
        var pictures: [String: [Picture]] = [:]
        var colors: [String: ColorSet] = [:]
    }

    private static let storage = Mutex(Storage())

    /// Folders that are searched before the main bundle's, first match first.
    package static var searchFolders: [URL] {
        get { storage.withLock { $0.folders } }
        set { storage.withLock { $0 = Storage(folders: newValue) } }
    }

    /// The picture that suits a display best: that of its scale, else the next larger, else the largest.
    ///
    /// `name` is the file's name without ending and scale, its name with them, or the name of an image set in an asset
    /// catalogue. Folders are searched with the folders in them, each once; `bundle` is searched instead of the
    /// program's folders where one is given.
    package static func picture(
        named name: String, in bundle: Bundle? = nil, displayScale: Double = 1, isDark: Bool = false
    ) -> Picture? {
        for folder in folders(of: bundle) {
            let found = index(of: folder).pictures[name] ?? []
            if let best = best(of: found, displayScale: displayScale, isDark: isDark) { return best }
        }
        return nil
    }

    /// The colour of this name in an asset catalogue of the program's folders or `bundle`.
    package static func color(named name: String, in bundle: Bundle? = nil, isDark: Bool) -> Color.Resolved? {
        folders(of: bundle).lazy.compactMap { index(of: $0).colors[name]?.color(isDark: isDark) }.first
    }

    /// The file with this name and ending, such as a table of strings, in the program's folders or `bundle`.
    package static func file(named name: String, in bundle: Bundle? = nil) -> URL? {
        folders(of: bundle).lazy.map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func folders(of bundle: Bundle?) -> [URL] {
        if let bundle, bundle != .main { return [bundle.resourceURL ?? bundle.bundleURL] }
        return searchFolders + [Bundle.main.resourceURL].compactMap { $0 }
    }

    private static func best(of pictures: [Picture], displayScale: Double, isDark: Bool) -> Picture? {
        let suitable = pictures.filter { $0.isDark == isDark }
        let ordered = (suitable.isEmpty ? pictures.filter { !$0.isDark } : suitable).sorted { $0.scale < $1.scale }
        return ordered.first { $0.scale >= displayScale } ?? ordered.last
    }

    // MARK: Index

    private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "svg", "bmp", "tif", "tiff", "ico", "pdf"]

    /// A folder with more entries than this is not a program's.
    private static let limit = 5000

    private static func index(of folder: URL) -> FolderIndex {
        if let known = storage.withLock({ $0.indices[folder] }) { return known }
        var index = FolderIndex()
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var count = 0
        while let url = all?.nextObject() as? URL, count < limit {
            count += 1
            if url.pathExtension == "imageset" {
                all?.skipDescendants()
                index.pictures[url.deletingPathExtension().lastPathComponent, default: []] += pictures(inImageSet: url)
            } else if url.pathExtension == "colorset" {
                all?.skipDescendants()
                index.colors[url.deletingPathExtension().lastPathComponent] = ColorSet(in: url)
            } else if url.pathExtension == "build" {
                all?.skipDescendants()
            } else if endings.contains(url.pathExtension.lowercased()) {
                let (stem, scale) = stemAndScale(of: url)
                let picture = Picture(url: url, scale: scale, isDark: false)
                index.pictures[stem, default: []].append(picture)
                index.pictures[url.lastPathComponent, default: []].append(picture)
            }
        }
        index.pictures = index.pictures.mapValues { $0.sorted { $0.url.path < $1.url.path } }
        storage.withLock { [index] in $0.indices[folder] = index }
        return index
    }

    private static func stemAndScale(of url: URL) -> (stem: String, scale: Double) {
        let stem = url.deletingPathExtension().lastPathComponent
        for (suffix, scale) in [("@1x", 1.0), ("@2x", 2), ("@3x", 3)] where stem.hasSuffix(suffix) {
            return (String(stem.dropLast(suffix.count)), scale)
        }
        return (stem, 1)
    }

    private struct ImageSet: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?
        }

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        var images: [Entry]
    }

    private static func pictures(inImageSet folder: URL) -> [Picture] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return [] }
        return set.images.compactMap { entry in
            guard let filename = entry.filename else { return nil }
            let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            let isDark = entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
            return Picture(url: folder.appendingPathComponent(filename), scale: scale, isDark: isDark)
        }
    }
}
