import Foundation

/// A place where a household is kept between launches.
public protocol HouseholdStorage: Sendable {
    /// Returns the stored household, or nil if nothing has been stored yet.
    func load() throws -> Household?
    func save(_ household: Household) throws
}

/// A reason for which a stored household cannot be read.
public enum HouseholdStorageError: Error, Equatable {
    /// The file was written by a newer version of the program.
    case newerVersion(Int)
}

/// A household in a JSON file.
public struct JSONFileStorage: HouseholdStorage {
    public var url: URL

    public init(url: URL) { self.url = url }

    /// The file in the program's folder for application support.
    public static var standard: JSONFileStorage {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return JSONFileStorage(url: (folders.first ?? FileManager.default.temporaryDirectory).appending(path: "Larder/Household.json"))
    }

    public func load() throws -> Household? {
        guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return nil }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let data = try Data(contentsOf: url)
        let header = try decoder.decode(Header.self, from: data)
        guard header.version <= Household.currentVersion else { throw HouseholdStorageError.newerVersion(header.version) }
        return try decoder.decode(Household.self, from: data)
    }

    public func save(_ household: Household) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try encoder.encode(household).write(to: url, options: .atomic)
    }

    private struct Header: Decodable {
        var version: Int
    }
}

/// A household that is forgotten with the process, for previews.
public struct TransientStorage: HouseholdStorage {
    public init() {}

    public func load() throws -> Household? { nil }

    public func save(_ household: Household) throws {}
}
