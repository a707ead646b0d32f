import Foundation

/// The catalogues of a program: those of assets (`.xcassets`) and those of strings (`.xcstrings`).
package struct CatalogueFiles: Equatable, Sendable {
    package private(set) var assets: [URL] = []
    package private(set) var strings: [URL] = []

    /// The number of files after which a folder is no folder of a program.
    private static let limit = 5000

    /// Finds the catalogues in folders and their subfolders, without hidden folders, in a stable order.
    package init(in folders: [URL]) {
        var known: Set<String> = []
        for folder in folders {
            let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            var count = 0
            while let item = all?.nextObject() as? URL, count < Self.limit {
                count += 1
                switch item.pathExtension {
                case "xcassets":
                    all?.skipDescendants()
                    if known.insert(item.path).inserted { assets.append(item) }
                case "xcstrings":
                    if known.insert(item.path).inserted { strings.append(item) }
                default:
                    continue
                }
            }
        }
        assets.sort { $0.path < $1.path }
        strings.sort { $0.path < $1.path }
    }

    /// Takes the catalogues among `files`.
    package init(_ files: [URL]) {
        assets = files.filter { $0.pathExtension == "xcassets" }
        strings = files.filter { $0.pathExtension == "xcstrings" }
    }

    package var isEmpty: Bool { assets.isEmpty && strings.isEmpty }
}
