import CProcessGuard
import Foundation

/// Stores compiled programs in the user's cache folder, by the hash of their inputs.
struct ProgramCache {
    private static let capacity = 64

    private let folder = Self.baseFolder.appendingPathComponent("programs")

    /// The user's cache folder for Apus.
    static var baseFolder: URL {
        let environment = ProcessInfo.processInfo.environment
        let base: URL
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
            base = URL(fileURLWithPath: path)
        } else if let home = environment["HOME"], !home.isEmpty {
            base = URL(fileURLWithPath: home).appendingPathComponent(".cache")
        } else {
            base = FileManager.default.temporaryDirectory
        }
        return base.appendingPathComponent("apus")
    }

    /// An entry of the cache, locked against removal while the object exists.
    struct Entry {
        var folder: URL
        var catalogue: ViewCatalogue
        var lock: FolderLock
    }

    /// A new folder to compile in, which is removed when `apus` ends, unless it becomes an entry.
    struct WorkFolder {
        var url: URL
        fileprivate var lock: FolderLock?
    }

    /// Returns the program called `name`, if it is in the cache.
    func find(_ name: String) -> Entry? {
        let entry = folder.appendingPathComponent(name)
        guard let lock = FolderLock(entry, .shared, waits: true),
            let data = try? Data(contentsOf: entry.appendingPathComponent("catalogue.json")),
            let catalogue = try? JSONDecoder().decode(ViewCatalogue.self, from: data)
        else { return nil }
        // The modification date is the date of the last use: the oldest entries are removed first.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
        return Entry(folder: entry, catalogue: catalogue, lock: lock)
    }

    /// Calls `body` with a new folder to compile in, which is removed afterwards unless it was stored.
    func withWorkFolder<Result>(for name: String, _ body: (WorkFolder) throws -> Result) throws -> Result {
        removeAbandoned()
        let work = folder.appendingPathComponent("\(name).\(getpid())")
        process_guard_add_folder(work.path)
        defer {
            try? FileManager.default.removeItem(at: work)
            process_guard_remove_folder(work.path)
        }
        try? FileManager.default.removeItem(at: work)
        try FileManager.default.createDirectory(at: work.appendingPathComponent("bundle"), withIntermediateDirectories: true)
        return try body(WorkFolder(url: work, lock: FolderLock(work, .exclusive, waits: false)))
    }

    /// Moves a finished work folder to its final path.
    func store(_ work: WorkFolder, as name: String, catalogue: ViewCatalogue) throws -> Entry {
        try JSONEncoder().encode(catalogue).write(to: work.url.appendingPathComponent("catalogue.json"))
        let entry = folder.appendingPathComponent(name)
        // Another `apus` may have compiled the same program at the same time, and be running it now.
        if let known = find(name) { return known }
        if let lock = FolderLock(entry, .exclusive, waits: true) { remove(entry, lock) }
        // A single rename: no process ever sees an incomplete entry.
        guard rename(work.url.path, entry.path) == 0 else {
            // Another process has stored the entry between the check and the rename.
            if let known = find(name) { return known }
            throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
        }
        prune(sparing: entry)
        work.lock?.change(to: .shared)
        guard let lock = work.lock ?? FolderLock(entry, .shared, waits: true) else { throw CocoaError(.fileReadNoSuchFile) }
        return Entry(folder: entry, catalogue: catalogue, lock: lock)
    }

    /// Removes an entry that this process has locked exclusively. Its catalogue goes first: without it there is no entry.
    private func remove(_ entry: URL, _ lock: FolderLock) {
        withExtendedLifetime(lock) {
            try? FileManager.default.removeItem(at: entry.appendingPathComponent("catalogue.json"))
            try? FileManager.default.removeItem(at: entry)
        }
    }

    /// Removes the work folders of processes that have ended: these are not locked any more.
    private func removeAbandoned() {
        let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for work in all {
            guard let owner = Int32(work.pathExtension), owner != getpid(), kill(owner, 0) != 0, errno == ESRCH,
                let lock = FolderLock(work, .exclusive, waits: false)
            else { continue }
            remove(work, lock)
        }
    }

    /// Removes the least recently used entries above the limit, except those in use.
    private func prune(sparing newest: URL) {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        guard let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys) else { return }
        let entries = all.filter { $0.pathExtension.isEmpty && $0.lastPathComponent != newest.lastPathComponent }
        let byAge = entries.map { entry in
            (entry, (try? entry.resourceValues(forKeys: Set(keys)).contentModificationDate) ?? .distantPast)
        }.sorted { $0.1 > $1.1 }
        for (entry, _) in byAge.dropFirst(Self.capacity - 1) {
            if let lock = FolderLock(entry, .exclusive, waits: false) { remove(entry, lock) }
        }
    }
}
