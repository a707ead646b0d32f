import Foundation

/// The catalogue of a server, kept on disk for the days without a network.
public struct HTTPCatalogueSource: CatalogueSource {
    private let client: HTTPClient
    private let cache: DiskCache
    private let now: @Sendable () -> Date

    public init(baseURL: URL, cacheFolder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
        cache = DiskCache(folder: cacheFolder)
        client = HTTPClient(baseURL: baseURL, cache: cache)
        self.now = now
    }

    public func fetchCatalogue() async throws -> Catalogue {
        async let species = client.data(at: CataloguePath.species)
        async let reports = client.data(at: CataloguePath.reports)
        return try await Catalogue(speciesFile: species, reportsFile: reports, fetchedAt: now())
    }

    public func storedCatalogue() async -> Catalogue? {
        guard let species = await cache.entry(for: CataloguePath.species), let reports = await cache.entry(for: CataloguePath.reports) else {
            return nil
        }
        let date = await cache.modificationDate(for: CataloguePath.species) ?? now()
        return try? Catalogue(speciesFile: species.data, reportsFile: reports.data, fetchedAt: date)
    }

    public func picture(at path: String) async throws -> Data {
        if let stored = await cache.entry(for: path) { return stored.data }
        return try await client.data(at: path)
    }

    public func address(of path: String) -> URL? {
        client.baseURL.appending(path: path)
    }

    public func removeStoredFiles() async {
        await cache.removeAll()
    }
}
