import Foundation

/// The place where the log is kept between launches.
public protocol LogStore: Sendable {
    func load() throws -> [Sighting]
    func save(_ sightings: [Sighting]) throws
}

/// A log in a JSON file. A file that cannot be read is put aside, so that no later change overwrites it.
public struct FileLogStore: LogStore {
    private let file: URL

    public init(file: URL) {
        self.file = file
    }

    public func load() throws -> [Sighting] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode([Sighting].self, from: Data(contentsOf: file))
        } catch {
            try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("damaged"))
            throw error
        }
    }

    public func save(_ sightings: [Sighting]) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try encoder.encode(sightings).write(to: file, options: .atomic)
    }
}

/// A log that is forgotten with the object, for previews and tests.
public struct TransientLogStore: LogStore {
    private let sightings: [Sighting]

    public init(_ sightings: [Sighting] = []) {
        self.sightings = sightings
    }

    public func load() -> [Sighting] { sightings }
    public func save(_ sightings: [Sighting]) {}
}
