import Foundation
import ManagedObjectModels

/// Links a program's resources into the folder of its executable, where `Bundle.main` finds them, beside what the program says about itself.
enum ResourceLinks {
    static func refresh(beside executable: URL, from folders: [URL], of information: ProgramInformation) {
        let manager = FileManager.default
        let bundle = executable.deletingLastPathComponent()
        let existing = (try? manager.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)) ?? []
        // The first resource of a name wins, as in the search folders.
        var wanted = Dictionary(folders.flatMap { resources(in: $0) }.map { (name(of: $0), $0.path) }) { first, _ in first }
        let ownInformation = wanted.removeValue(forKey: ProgramInformation.fileName)
        // A program that cannot be described is run as it is.
        try? information.write(into: bundle, with: ownInformation.map { URL(fileURLWithPath: $0) })
        // Correct links are left alone: the same program may be running.
        var found: Set<String> = []
        for link in existing where ![executable.lastPathComponent, ProgramInformation.fileName].contains(link.lastPathComponent) {
            let name = link.lastPathComponent
            if let path = wanted[name], (try? manager.destinationOfSymbolicLink(atPath: link.path)) == path {
                found.insert(name)
            } else {
                try? manager.removeItem(at: link)
            }
        }
        for (name, path) in wanted where !found.contains(name) {
            try? manager.createSymbolicLink(atPath: bundle.appendingPathComponent(name).path, withDestinationPath: path)
        }
    }

    /// The name of a resource among the program's. Models of Core Data have the names of what Xcode makes of them.
    private static func name(of resource: URL) -> String {
        guard let kind = ModelFile.compiledExtensions[resource.pathExtension] else { return resource.lastPathComponent }
        return resource.deletingPathExtension().appendingPathExtension(kind).lastPathComponent
    }

    /// The files, models and localisation folders in `folder` and its subfolders.
    private static func resources(in folder: URL) -> [URL] {
        guard
            let all = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        else { return [] }
        var found: [URL] = []
        for case let url as URL in all {
            if found.count == limit { break }
            switch url.pathExtension {
            case "lproj", "xcdatamodeld", "xcdatamodel":
                found.append(url)
                all.skipDescendants()
            case "xcassets", "xcodeproj", "xcworkspace", "build":
                all.skipDescendants()
            case "" where url.lastPathComponent == SnapshotSettings.defaultFolder:
                all.skipDescendants()
            case "swift":
                continue
            default:
                if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true { found.append(url) }
            }
        }
        return found
    }

    /// A folder with more files than this is a home folder rather than a program's resources.
    private static let limit = 2000
}
