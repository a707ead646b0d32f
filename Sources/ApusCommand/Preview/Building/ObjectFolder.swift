import Foundation

/// A folder for the object files of a previewed program, which the next session for the same program finds again.
struct ObjectFolder {
    let url: URL
    /// Keeps other sessions from using the folder.
    private let lock: FolderLock

    private static let capacity = 16

    /// The folder for a path in the user's cache folder; nil if another session uses it, or it cannot be made.
    init?(for path: String, options: CompilationOptions, runtime: RuntimeLibrary) {
        var hash = ContentHash()
        hash.combine(URL(fileURLWithPath: path).standardizedFileURL.path)
        // Relative paths are relative to the current folder, in the objects too.
        hash.combine(FileManager.default.currentDirectoryPath)
        hash.combine(path)
        hash.combine(runtime.stamp)
        hash.combine(options.swiftVersion)
        hash.combine(options.platform?.rawValue ?? "")
        options.allDefinitions.forEach { hash.combine($0) }
        if let compiler = try? Toolchain().compiler { hash.combine(FileStamp.of(compiler.resolvingSymlinksInPath())) }
        let all = ProgramCache.baseFolder.appendingPathComponent("previews")
        url = all.appendingPathComponent(hash.name)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard let lock = FolderLock(url, .exclusive, waits: false) else { return nil }
        self.lock = lock
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
        removeLibraries()
        Self.prune(all, sparing: url)
    }

    /// Removes the libraries of an earlier session that was ended.
    private func removeLibraries() {
        for file in (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? [] where file.pathExtension == "so" {
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// Removes the folders that have not been used for the longest time.
    private static func prune(_ all: URL, sparing current: URL) {
        let key = URLResourceKey.contentModificationDateKey
        let folders = (try? FileManager.default.contentsOfDirectory(at: all, includingPropertiesForKeys: [key])) ?? []
        let byAge = folders.filter { $0.lastPathComponent != current.lastPathComponent }.map { folder in
            (folder, (try? folder.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
        }.sorted { $0.1 > $1.1 }
        for (folder, _) in byAge.dropFirst(capacity - 1) {
            guard let lock = FolderLock(folder, .exclusive, waits: false) else { continue }
            withExtendedLifetime(lock) { try? FileManager.default.removeItem(at: folder) }
        }
    }
}
