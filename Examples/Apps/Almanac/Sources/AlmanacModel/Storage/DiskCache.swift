import Foundation

/// Files that were fetched before, with the tags by which the server recognises them.
public actor DiskCache {
    /// One stored file.
    public struct Entry: Equatable, Sendable {
        public let data: Data
        public let tag: String?

        public init(data: Data, tag: String?) {
            self.data = data
            self.tag = tag
        }
    }

    private let folder: URL

    public init(folder: URL) {
        self.folder = folder
    }

    public func entry(for path: String) -> Entry? {
        guard let data = try? Data(contentsOf: file(for: path)) else { return nil }
        let tag = try? String(contentsOf: tagFile(for: path), encoding: .utf8)
        return Entry(data: data, tag: tag)
    }

    /// Stores a file. A cache that cannot be written is no error: the file is fetched again.
    public func store(_ entry: Entry, for path: String) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: tagFile(for: path))
        do {
            try entry.data.write(to: file(for: path), options: .atomic)
            try entry.tag?.write(to: tagFile(for: path), atomically: true, encoding: .utf8)
        } catch {
            try? FileManager.default.removeItem(at: file(for: path))
        }
    }

    public func modificationDate(for path: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file(for: path).path)
        return attributes?[.modificationDate] as? Date
    }

    public func removeAll() {
        try? FileManager.default.removeItem(at: folder)
    }

    private func file(for path: String) -> URL {
        folder.appending(path: path.replacingOccurrences(of: "/", with: "~"))
    }

    private func tagFile(for path: String) -> URL {
        file(for: path).appendingPathExtension("etag")
    }
}
