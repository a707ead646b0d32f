import Foundation

/// A managed object model on the disk: `NAME.xcdatamodeld`, which contains versions, or one version, `NAME.xcdatamodel`.
///
/// Programs know the files by the names of the compiled ones (`NAME.momd`, `NAME.mom`), which `apus` gives to links to them.
package struct ModelFile: Equatable, Sendable {
    package var name: String
    /// The text of the current version.
    package var contents: String

    package init(name: String, contents: String) {
        self.name = name
        self.contents = contents
    }

    /// The name of the function by which programs find a model that is part of them.
    package var symbol: String {
        "apus_managed_object_model_"
            + name.unicodeScalars.map { scalar in
                let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                return isPlain ? String(Character(scalar)) : "_" + String(scalar.value, radix: 16) + "_"
            }.joined()
    }

    /// Reads the current version; nil if there is no model.
    package init?(_ url: URL) {
        guard let version = Self.currentVersion(in: url),
            let data = try? Data(contentsOf: version.appendingPathComponent("contents"))
        else { return nil }
        self.init(name: url.deletingPathExtension().lastPathComponent, contents: String(decoding: data, as: UTF8.self))
    }

    /// The kinds of files, and the kinds that Xcode makes of them.
    package static let compiledExtensions = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]

    /// The folder of the version that is in use: the one that Xcode notes in `.xccurrentversion`, or else the last by name.
    private static func currentVersion(in url: URL) -> URL? {
        let folder = url.resolvingSymlinksInPath()
        guard !FileManager.default.fileExists(atPath: folder.appendingPathComponent("contents").path) else { return folder }
        let noted =
            (try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")))
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }?["_XCCurrentVersionName"] as? String
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted {
            ($0 as NSString).deletingPathExtension < ($1 as NSString).deletingPathExtension
        }
        return (versions.first { $0 == noted } ?? versions.last).map { folder.appendingPathComponent($0) }
    }
}
