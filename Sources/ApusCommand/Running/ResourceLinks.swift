import Foundation

/// Puts a program's resources beside its executable, where `Bundle.main` finds them, as symbolic links.
enum ResourceLinks {
    static func refresh(beside executable: URL, from folders: [URL]) {
        let manager = FileManager.default
        let bundle = executable.deletingLastPathComponent()
        let existing = (try? manager.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)) ?? []
        for link in existing where link.lastPathComponent != executable.lastPathComponent {
            try? manager.removeItem(at: link)
        }
        for resource in folders.flatMap({ resources(in: $0) }) {
            // The first of a name wins, as it does in the search folders.
            try? manager.createSymbolicLink(
                at: bundle.appendingPathComponent(resource.lastPathComponent), withDestinationURL: resource)
        }
    }

    /// Files and localisation folders in `folder`, and in the folders in it.
    private static func resources(in folder: URL) -> [URL] {
        guard
            let all = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        else { return [] }
        var found: [URL] = []
        for case let url as URL in all {
            if found.count == limit { break }
            switch url.pathExtension {
            case "lproj":
                found.append(url)
                all.skipDescendants()
            case "xcassets", "xcodeproj", "xcworkspace", "build":
                all.skipDescendants()
            case "swift":
                continue
            default:
                if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true { found.append(url) }
            }
        }
        return found
    }

    /// A folder with more files than this is somebody's home, not a program's resources.
    private static let limit = 2000
}
