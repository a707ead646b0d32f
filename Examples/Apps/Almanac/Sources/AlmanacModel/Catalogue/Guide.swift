import Foundation
import Observation

/// The species and reports that the app shows, and how loading them went.
@MainActor @Observable
public final class Guide {
    /// The state of loading.
    public enum Phase: Equatable, Sendable {
        case idle, loading, loaded
        case failed(ServiceError)
    }

    public private(set) var species: [Species] = []
    public private(set) var reports: [Report] = []
    public private(set) var fetchedAt: Date?
    public private(set) var phase = Phase.idle

    private let source: any CatalogueSource

    public init(source: any CatalogueSource) {
        self.source = source
    }

    /// Whether the species are from an earlier fetch because the service did not answer.
    public var isShowingStoredSpecies: Bool {
        if case .failed = phase { return !species.isEmpty }
        return false
    }

    /// Shows what is on this device, then fetches. Does nothing if the catalogue is loaded or about to be.
    public func loadIfNeeded() async {
        guard phase == .idle else { return }
        phase = .loading
        if let stored = await source.storedCatalogue() { show(stored) }
        await refresh()
    }

    /// Fetches the catalogue. A cancelled fetch leaves everything as it was.
    public func refresh() async {
        phase = .loading
        do {
            let catalogue = try await source.fetchCatalogue()
            show(catalogue)
            phase = .loaded
        } catch is CancellationError {
            phase = species.isEmpty ? .idle : .loaded
        } catch {
            phase = .failed(ServiceError(error))
        }
    }

    /// Removes every stored file, and fetches again.
    public func reset() async {
        await source.removeStoredFiles()
        await refresh()
    }

    public func species(withID id: Species.ID) -> Species? {
        species.first { $0.id == id }
    }

    /// Returns the reports of a species, latest first.
    public func reports(of species: Species) -> [Report] {
        reports.filter { $0.speciesID == species.id }.sorted { $0.date > $1.date }
    }

    private func show(_ catalogue: Catalogue) {
        species = catalogue.species
        reports = catalogue.reports
        fetchedAt = catalogue.fetchedAt
    }
}
