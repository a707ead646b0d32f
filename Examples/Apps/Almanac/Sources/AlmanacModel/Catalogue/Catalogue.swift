import Foundation

/// Everything the service knows at one time.
public struct Catalogue: Equatable, Sendable {
    public var species: [Species]
    public var reports: [Report]
    public var fetchedAt: Date

    public init(species: [Species], reports: [Report], fetchedAt: Date) {
        self.species = species
        self.reports = reports
        self.fetchedAt = fetchedAt
    }

    /// Decodes the files of the service.
    public init(speciesFile: Data, reportsFile: Data, fetchedAt: Date) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        species = try decoder.decode([Species].self, from: speciesFile)
        reports = try decoder.decode([Report].self, from: reportsFile)
        self.fetchedAt = fetchedAt
    }
}
