import Foundation

/// Keeps compiled programs in the user's cache folder, by the hash of what they were compiled from.
struct ProgramCache {
    private static let capacity = 64

    private let folder = Self.baseFolder.appendingPathComponent("programs")

    /// The user's cache folder of Apus.
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

    /// The folder in which the program called `name` stands, if it was compiled before.
    func find(_ name: String) -> (folder: URL, catalogue: ViewCatalogue)? {
        let entry = folder.appendingPathComponent(name)
        guard let data = try? Data(contentsOf: entry.appendingPathComponent("catalogue.json")),
            let catalogue = try? JSONDecoder().decode(ViewCatalogue.self, from: data)
        else { return nil }
        // The time of change is the time of last use: the oldest go first.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
        return (entry, catalogue)
    }

    /// A new empty folder to compile in.
    func makeWorkFolder(for name: String) throws -> URL {
        let work = folder.appendingPathComponent("\(name).\(getpid())")
        try? FileManager.default.removeItem(at: work)
        try FileManager.default.createDirectory(at: work.appendingPathComponent("bundle"), withIntermediateDirectories: true)
        return work
    }

    /// Moves a finished work folder to its place.
    func store(_ work: URL, as name: String, catalogue: ViewCatalogue) throws -> URL {
        try JSONEncoder().encode(catalogue).write(to: work.appendingPathComponent("catalogue.json"))
        let entry = folder.appendingPathComponent(name)
        // Another apus may have compiled the same program meanwhile, and be running it now.
        guard find(name) == nil else {
            try? FileManager.default.removeItem(at: work)
            return entry
        }
        try? FileManager.default.removeItem(at: entry)
        do {
            try FileManager.default.moveItem(at: work, to: entry)
        } catch {
            // The other was first by a hair.
            guard find(name) != nil else { throw error }
            try? FileManager.default.removeItem(at: work)
        }
        prune()
        return entry
    }

    private func prune() {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        guard let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys),
            entries.count > Self.capacity
        else { return }
        let byAge = entries.map { entry in
            (entry, (try? entry.resourceValues(forKeys: Set(keys)).contentModificationDate) ?? .distantPast)
        }.sorted { $0.1 > $1.1 }
        for (entry, _) in byAge.dropFirst(Self.capacity) { try? FileManager.default.removeItem(at: entry) }
    }
}
