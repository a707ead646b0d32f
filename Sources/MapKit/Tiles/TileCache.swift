import Foundation

/// Tiles on the disk, as long as their server lets them be kept.
///
/// Each tile is a file, with a second one beside it that tells until when it is fresh and how the server recognises it. The folder is
/// `apus/map-tiles` in `XDG_CACHE_HOME`.
struct TileCache: Sendable {
    /// What is known of a tile besides its picture.
    struct Record: Codable, Equatable, Sendable {
        /// Until when the tile need not be asked for again.
        var expires: Date
        /// The mark by which the server recognises the tile.
        var entityTag: String?
        /// When the tile was made, as the server writes it.
        var modified: String?
    }

    struct Entry: Sendable {
        var data: Data
        var record: Record
    }

    private let folder: URL

    /// Creates a cache in a folder, which is made when it is needed.
    init(folder: URL) { self.folder = folder }

    /// Creates the cache for a source, so that the tiles of another one are others.
    init(source: TileSource) {
        let environment = ProcessInfo.processInfo.environment
        let base: URL =
            if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
                URL(fileURLWithPath: path, isDirectory: true)
            } else {
                FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache", isDirectory: true)
            }
        self.init(folder: base.appendingPathComponent("apus/map-tiles/\(Self.name(of: source.template))", isDirectory: true))
    }

    /// Returns the name of the folder for a template: its letters and digits.
    private static func name(of template: String) -> String {
        String(template.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "_" }.suffix(120))
    }

    private func file(of tile: TileKey) -> URL { folder.appendingPathComponent("\(tile.zoom)/\(tile.x)/\(tile.y).tile") }

    private func recordFile(of tile: TileKey) -> URL { folder.appendingPathComponent("\(tile.zoom)/\(tile.x)/\(tile.y).json") }

    /// Reads a tile, whether it is fresh or not; nil if it is not kept.
    func entry(of tile: TileKey) -> Entry? {
        guard let text = try? Data(contentsOf: recordFile(of: tile)), let record = try? JSONDecoder().decode(Record.self, from: text),
            let data = try? Data(contentsOf: file(of: tile)), !data.isEmpty
        else { return nil }
        return Entry(data: data, record: record)
    }

    /// Keeps a tile. What cannot be written is not kept.
    func store(_ entry: Entry, of tile: TileKey) {
        let file = file(of: tile)
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // The record comes last: a tile without one does not exist.
        guard (try? entry.data.write(to: file, options: .atomic)) != nil else { return }
        store(entry.record, of: tile)
    }

    /// Changes what is known of a tile that is kept.
    func store(_ record: Record, of tile: TileKey) {
        guard let text = try? JSONEncoder().encode(record) else { return }
        try? text.write(to: recordFile(of: tile), options: .atomic)
    }

    /// Removes the files that were written longest ago until the others have at most some bytes.
    func trim(to greatestSize: Int) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
        guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys)) else { return }
        var files: [(url: URL, size: Int, date: Date)] = []
        for case let url as URL in walk {
            guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
            files.append((url, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast))
        }
        var size = files.reduce(0) { $0 + $1.size }
        for file in files.sorted(by: { $0.date < $1.date }) where size > greatestSize {
            try? FileManager.default.removeItem(at: file.url)
            size -= file.size
        }
    }
}

extension TileCache.Record {
    /// How long a tile is kept if its server says nothing, in seconds: a week, as OpenStreetMap asks for.
    private static let standardAge = 7 * 24 * 3600.0

    /// Reads the headers of an answer; nil if the tile must not be kept.
    init?(headers: (String) -> String?, now: Date) {
        let directives = (headers("Cache-Control") ?? "").lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !directives.contains("no-store") else { return nil }
        entityTag = headers("ETag")
        modified = headers("Last-Modified")
        func seconds(_ name: String) -> Double? {
            directives.first { $0.hasPrefix(name + "=") }.flatMap { Double($0.dropFirst(name.count + 1)) }
        }
        if directives.contains("no-cache") {
            expires = now
        } else if let age = seconds("max-age") {
            expires = now.addingTimeInterval(max(0, age - (headers("Age").flatMap(Double.init) ?? 0)))
        } else if let text = headers("Expires") {
            // A date that cannot be read is one that has passed.
            expires = Self.dateFormatter.date(from: text) ?? now
        } else {
            expires = now.addingTimeInterval(Self.standardAge)
        }
    }

    private static var dateFormatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter
    }
}
