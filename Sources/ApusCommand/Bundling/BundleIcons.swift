import Foundation

/// The program's icon: one drawing, or pictures of several sizes.
struct BundleIcons {
    /// The sizes of the hicolor theme that desktops look for, in pixels.
    static let sizes = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512]
    /// Software centres show icons of this size.
    static let smallestSize = 128

    /// The files that the icon is made from.
    private var files: [URL]
    private var pictures: [IconPicture] = []

    private var drawing: URL? { files.first { $0.pathExtension.lowercased() == "svg" } }

    /// Finds and reads the icon of a package: the file that its settings name, or the AppIcon of an asset catalogue.
    init(settings: BundleSettings, package folder: URL) throws(BundleProblems) {
        if let icon = settings.icon {
            let file = folder.appendingPathComponent(icon)
            guard FileManager.default.isReadableFile(atPath: file.path) else { throw BundleProblems(["There is no icon '\(icon)' in the package."]) }
            files = [file]
        } else {
            files = Self.catalogueFiles(in: folder)
            guard !files.isEmpty else {
                throw BundleProblems([
                    "The package has no icon: name a .png or .svg file as 'icon' in \(BundleSettings.fileName), or add an AppIcon to an asset catalogue."
                ])
            }
        }
        for file in files {
            let picture = try IconPicture(file, size: Self.sizes.last!)
            guard picture.width == picture.height else {
                throw BundleProblems(["The icon '\(file.lastPathComponent)' is not square: it has \(picture.width) by \(picture.height) pixels."])
            }
            pictures.append(picture)
        }
        pictures.sort { $0.width < $1.width }
        guard let largest = pictures.last?.width, largest >= Self.smallestSize else {
            throw BundleProblems(["The icon '\(files[0].lastPathComponent)' has less than \(Self.smallestSize) pixels on a side."])
        }
    }

    /// The icons by their paths below `share/icons/hicolor`. Pictures are made smaller, not larger.
    func write(into folder: URL, name: String) throws {
        for size in Self.sizes {
            guard let picture = pictures.first(where: { $0.width >= size }) else { continue }
            let file = folder.appendingPathComponent("\(size)x\(size)/apps/\(name).png")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // A drawing is drawn for each size.
            let source = if let drawing { try IconPicture(drawing, size: size) } else { picture }
            try source.write(to: file, size: size)
        }
        guard let drawing else { return }
        let file = folder.appendingPathComponent("scalable/apps/\(name).svg")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: drawing).write(to: file)
    }

    /// The PNG files of the first AppIcon in the package.
    private static func catalogueFiles(in folder: URL) -> [URL] {
        struct Contents: Decodable {
            struct Image: Decodable {
                var filename: String?
                var appearances: [[String: String]]?
            }

            var images: [Image]
        }
        let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var catalogues: [URL] = []
        while let file = paths?.nextObject() as? URL {
            // An earlier bundle may lie in the package.
            if file.pathExtension == "AppDir" { paths?.skipDescendants() }
            if file.lastPathComponent == "AppIcon.appiconset" { catalogues.append(file) }
        }
        for catalogue in catalogues.sorted(by: { $0.path < $1.path }) {
            guard let data = try? Data(contentsOf: catalogue.appendingPathComponent("Contents.json")),
                let contents = try? JSONDecoder().decode(Contents.self, from: data)
            else { continue }
            // Dark and tinted icons are for other surroundings.
            let names = Set(contents.images.filter { $0.appearances?.isEmpty != false }.compactMap(\.filename))
            let files = names.filter { $0.lowercased().hasSuffix(".png") && !$0.contains("/") }.sorted()
                .map { catalogue.appendingPathComponent($0) }.filter { FileManager.default.isReadableFile(atPath: $0.path) }
            if !files.isEmpty { return files }
        }
        return []
    }
}
