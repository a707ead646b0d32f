import Foundation
import ManagedObjectModels

/// The files of a program for which Xcode declares names: catalogues of assets (`.xcassets`) and of strings (`.xcstrings`), and models of Core Data
/// (`.xcdatamodeld`, `.xcdatamodel`).
package struct CatalogueFiles: Equatable, Sendable {
    package private(set) var assets: [URL] = []
    package private(set) var strings: [URL] = []
    package private(set) var models: [URL] = []

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
                case let kind where ModelFile.compiledExtensions[kind] != nil:
                    all?.skipDescendants()
                    if known.insert(item.path).inserted { models.append(item) }
                default:
                    continue
                }
            }
        }
        assets.sort { $0.path < $1.path }
        strings.sort { $0.path < $1.path }
        models.sort { $0.path < $1.path }
    }

    /// Takes the catalogues and models among `files`.
    package init(_ files: [URL]) {
        assets = files.filter { $0.pathExtension == "xcassets" }
        strings = files.filter { $0.pathExtension == "xcstrings" }
        models = files.filter { ModelFile.compiledExtensions[$0.pathExtension] != nil }
    }

    package var isEmpty: Bool { assets.isEmpty && strings.isEmpty && models.isEmpty }
}
