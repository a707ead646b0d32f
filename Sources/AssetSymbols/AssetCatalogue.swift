import Foundation

/// The names of the images and colours in asset catalogues (`.xcassets`).
package struct AssetCatalogue: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case image, color
    }

    /// An image set or a colour set.
    package struct Asset: Equatable, Sendable {
        package var kind: Kind
        /// The folders around the asset that provide a namespace, the outermost one first.
        package var namespace: [String] = []
        package var name: String

        package init(kind: Kind, namespace: [String] = [], name: String) {
            self.kind = kind
            self.namespace = namespace
            self.name = name
        }

        /// The name by which programs look the asset up, such as `Icons/home`.
        package var path: String { (namespace + [name]).joined(separator: "/") }
    }

    /// The assets, sorted by kind and path.
    package var assets: [Asset] = []

    package init(assets: [Asset]) { self.assets = assets }

    /// Reads the catalogues in `folders`. What cannot be read is left out.
    package init(catalogues folders: [URL]) {
        for folder in folders { read(folder, namespace: []) }
        var known: Set<String> = []
        assets = assets.filter { known.insert("\($0.kind.rawValue) \($0.path)").inserted }
        assets.sort { ($0.kind.rawValue, $0.path) < ($1.kind.rawValue, $1.path) }
    }

    private mutating func read(_ folder: URL, namespace: [String]) {
        for item in Self.folders(in: folder) {
            let name = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset", "symbolset": assets.append(Asset(kind: .image, namespace: namespace, name: name))
            case "colorset": assets.append(Asset(kind: .color, namespace: namespace, name: name))
            case "": read(item, namespace: Self.providesNamespace(item) ? namespace + [item.lastPathComponent] : namespace)
            default: continue
            }
        }
    }

    private static func folders(in folder: URL) -> [URL] {
        let items = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        return (items ?? []).filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
    }

    /// Whether the names of the assets in a folder begin with the folder's.
    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?

                enum CodingKeys: String, CodingKey {
                    case providesNamespace = "provides-namespace"
                }
            }

            var properties: Properties?
        }
        let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
        let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        return contents?.properties?.providesNamespace == true
    }
}
