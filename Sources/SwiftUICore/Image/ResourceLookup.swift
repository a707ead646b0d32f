import Foundation
import Synchronization

/// The lookup of a program's images, colours and files in resource folders, which are searched in order.
///
/// Programs built by SwiftPM or located beside their resources need no configuration; `apus` sets the folders of the programs
/// that it compiles.
package enum ResourceLookup {
    /// An image file with the attributes given by its name or its asset catalogue.
    package struct Picture: Hashable, Sendable {
        package var url: URL
        /// The pixels per point: 2 for `picture@2x.png`.
        package var scale: Double
        /// Whether the image is a variant for the dark appearance.
        package var isDark: Bool
        /// Whether the image set asks for the foreground style instead of the image's own colours.
        package var isTemplate = false
    }

    private struct Storage {
        var folders: [URL] = []
        /// The indices of the folders that have been searched.
        var indices: [URL: FolderIndex] = [:]
        /// Whether the program's folders have a colour of the accent's name; nil if that has not been looked up.
        var hasAccentColor: Bool?
    }

    /// The images, colours and data in a folder, by name.
    private struct FolderIndex {
        var pictures: [String: [Picture]] = [:]
        var colors: [String: ColorSet] = [:]
        var data: [String: DataFile] = [:]
        /// The files of application icons.
        var icons: [URL] = []
    }

    /// The file of a data set in an asset catalogue.
    package struct DataFile: Hashable, Sendable {
        package var url: URL
        /// The uniform type identifier that the catalogue gives; nil for that of the file's name.
        package var typeIdentifier: String?
    }

    private static let storage = Mutex(Storage())

    /// The folders searched before the main bundle's, in order of precedence. Setting them clears the indices.
    package static var searchFolders: [URL] {
        get { storage.withLock { $0.folders } }
        set { storage.withLock { $0 = Storage(folders: newValue) } }
    }

    /// Returns the image that best suits a display: one with its scale, otherwise the next larger scale, otherwise the largest.
    ///
    /// `name` is a file name with or without its extension and scale suffix, or the name of an image set in an asset catalogue.
    /// Folders are searched recursively, and indexed only once. If `bundle` is given, it is searched instead of the program's
    /// folders.
    package static func picture(
        named name: String, in bundle: Bundle? = nil, displayScale: Double = 1, isDark: Bool = false
    ) -> Picture? {
        for folder in folders(of: bundle) {
            let found = index(of: folder).pictures[name] ?? []
            if let best = best(of: found, displayScale: displayScale, isDark: isDark) { return best }
        }
        return nil
    }

    /// Returns the colour with a name in an asset catalogue of the program's folders or of `bundle`.
    package static func color(named name: String, in bundle: Bundle? = nil, isDark: Bool) -> Color.Resolved? {
        folders(of: bundle).lazy.compactMap { index(of: $0).colors[name]?.color(isDark: isDark) }.first
    }

    /// The accent colour of the program: the colour `AccentColor` of its asset catalogues, as Xcode's templates have it; nil if there is none.
    package static var accentColor: Color? {
        let known = storage.withLock { $0.hasAccentColor }
        let exists = known ?? (color(named: accentColorName, isDark: false) != nil)
        if known == nil { storage.withLock { $0.hasAccentColor = exists } }
        return exists ? Color(accentColorName) : nil
    }

    private static let accentColorName = "AccentColor"

    /// Returns the file of the data set with a name in an asset catalogue of the program's folders or of `bundle`.
    package static func dataFile(named name: String, in bundle: Bundle? = nil) -> DataFile? {
        folders(of: bundle).lazy.compactMap { index(of: $0).data[name] }.first
    }

    /// The largest picture of the program's icon in its asset catalogues; nil if there is none.
    package static var applicationIcon: URL? {
        func size(_ url: URL) -> Int { (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }
        return folders(of: nil).lazy.compactMap { index(of: $0).icons.max { size($0) < size($1) } }.first
    }

    /// Returns the file with a name (including its extension), such as a string table, in the program's folders or in `bundle`.
    package static func file(named name: String, in bundle: Bundle? = nil) -> URL? {
        folders(of: bundle).lazy.map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func folders(of bundle: Bundle?) -> [URL] {
        // A bundle that contains a folder named Resources may have catalogues beside it.
        if let bundle, bundle != .main { return [bundle.resourceURL, bundle.bundleURL].compactMap { $0 } }
        return searchFolders + [Bundle.main.resourceURL].compactMap { $0 }
    }

    private static func best(of pictures: [Picture], displayScale: Double, isDark: Bool) -> Picture? {
        let suitable = pictures.filter { $0.isDark == isDark }
        let ordered = (suitable.isEmpty ? pictures.filter { !$0.isDark } : suitable).sorted { $0.scale < $1.scale }
        return ordered.first { $0.scale >= displayScale } ?? ordered.last
    }

    // MARK: Index

    private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "svg", "bmp", "tif", "tiff", "ico", "pdf"]

    /// The maximum number of entries indexed per folder. A larger folder is not a resource folder.
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
                index.pictures[assetName(of: url), default: []] += pictures(inImageSet: url)
            } else if url.pathExtension == "colorset" {
                all?.skipDescendants()
                index.colors[assetName(of: url)] = ColorSet(in: url)
            } else if url.pathExtension == "dataset" {
                all?.skipDescendants()
                index.data[assetName(of: url)] = dataFile(inDataSet: url)
            } else if url.pathExtension == "appiconset" {
                index.icons += pictures(inImageSet: url).map(\.url)
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

    /// The name of a set in an asset catalogue, after those of the enclosing folders that provide a namespace.
    private static func assetName(of set: URL) -> String {
        var name = set.deletingPathExtension().lastPathComponent
        var folder = set.deletingLastPathComponent()
        while folder.pathExtension.isEmpty, folder.path != "/", providesNamespace(folder) {
            name = "\(folder.lastPathComponent)/\(name)"
            folder.deleteLastPathComponent()
        }
        return name
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool == true
    }

    private static func stemAndScale(of url: URL) -> (stem: String, scale: Double) {
        let stem = url.deletingPathExtension().lastPathComponent
        for (suffix, scale) in [("@1x", 1.0), ("@2x", 2), ("@3x", 3)] where stem.hasSuffix(suffix) {
            return (String(stem.dropLast(suffix.count)), scale)
        }
        return (stem, 1)
    }

    private struct DataSet: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var typeIdentifier: String?

            enum CodingKeys: String, CodingKey {
                case filename
                case typeIdentifier = "universal-type-identifier"
            }
        }

        var data: [Entry]
    }

    private static func dataFile(inDataSet folder: URL) -> DataFile? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(DataSet.self, from: data)
        else { return nil }
        return set.data.lazy.compactMap { entry in
            entry.filename.map { DataFile(url: folder.appendingPathComponent($0), typeIdentifier: entry.typeIdentifier) }
        }.first
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

        struct Properties: Decodable {
            var renderingIntent: String?

            enum CodingKeys: String, CodingKey {
                case renderingIntent = "template-rendering-intent"
            }
        }

        var images: [Entry]
        var properties: Properties?
    }

    private static func pictures(inImageSet folder: URL) -> [Picture] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return [] }
        return set.images.compactMap { entry in
            guard let filename = entry.filename else { return nil }
            let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            let isDark = entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
            return Picture(
                url: folder.appendingPathComponent(filename), scale: scale, isDark: isDark,
                isTemplate: set.properties?.renderingIntent == "template")
        }
    }
}
