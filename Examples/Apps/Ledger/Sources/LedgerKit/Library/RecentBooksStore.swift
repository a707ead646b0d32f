import Foundation
import LedgerModel

/// Where the program keeps the list of recent books, and books that were closed before they had a file.
public struct RecentBooksStore: Sendable {
    public static var defaultFolder: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        return support.appending(path: "Ledger", directoryHint: .isDirectory)
    }

    let folder: URL

    private var list: URL { folder.appending(path: "RecentBooks.json") }

    /// The recent books that still exist.
    func load() -> [URL] {
        guard let data = try? Data(contentsOf: list), let paths = try? JSONDecoder().decode([String].self, from: data) else { return [] }
        return paths.filter { FileManager.default.fileExists(atPath: $0) }.map { URL(fileURLWithPath: $0) }
    }

    func save(_ urls: [URL]) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(urls.map(\.path)).write(to: list, options: .atomic)
    }

    /// A new file for a book that has none.
    func recoveryFile(for book: Book) throws -> URL {
        let recovered = folder.appending(path: "Recovered", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: recovered, withIntermediateDirectories: true)
        let name = book.title.replacing("/", with: "-")
        let candidates = [name] + (2...99).map { "\(name) \($0)" } + [UUID().uuidString]
        let free = candidates.lazy.map { recovered.appending(path: "\($0).ledgerbook") }
            .first { !FileManager.default.fileExists(atPath: $0.path) }
        return free ?? recovered.appending(path: "\(UUID().uuidString).ledgerbook")
    }
}
