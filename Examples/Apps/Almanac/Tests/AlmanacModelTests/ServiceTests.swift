import AlmanacModel
import AlmanacServing
import Foundation
import Testing

@MainActor
struct ServiceTests {
    private let server: AlmanacServer
    private let folder: TemporaryFolder
    private let source: HTTPCatalogueSource

    init() throws {
        server = try AlmanacServer()
        folder = try TemporaryFolder()
        source = HTTPCatalogueSource(baseURL: server.url, cacheFolder: folder.url, now: { .noon(2026, 6, 15) })
    }

    @Test func theCatalogueIsFetched() async throws {
        let catalogue = try await source.fetchCatalogue()
        #expect(catalogue.species.count == 15)
        #expect(catalogue.species.allSatisfy { $0.presence.levels.count == 12 })
        #expect(Set(catalogue.reports.map(\.speciesID)).isSubset(of: catalogue.species.map(\.id)))
        #expect(catalogue.fetchedAt == .noon(2026, 6, 15))
    }

    @Test func everyPictureIsServed() async throws {
        let paths = try await source.fetchCatalogue().species.map(\.platePath) + Habitat.allCases.map(\.picturePath)
        for path in paths {
            let picture = try await source.picture(at: path)
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(path)")
        }
    }

    @Test func whatHasNotChangedIsNotSentAgain() async throws {
        let first = try await source.fetchCatalogue()
        let second = try await source.fetchCatalogue()
        #expect(first == second)
        #expect(server.requestedPaths.count == 4)
        #expect(server.statuses == [200, 200, 304, 304])
    }

    @Test func theStoredCatalogueIsShownWithoutANetwork() async throws {
        _ = try await source.fetchCatalogue()
        server.stop()
        let offline = HTTPCatalogueSource(baseURL: server.url, cacheFolder: folder.url)
        let guide = Guide(source: offline)
        await guide.loadIfNeeded()
        #expect(guide.species.count == 15)
        #expect(guide.phase == .failed(.unreachable))
        #expect(guide.isShowingStoredSpecies)
    }

    @Test func failuresAreToldApart() async {
        let guide = Guide(source: source)
        server.behaviour = .failing(status: 503)
        await guide.loadIfNeeded()
        #expect(guide.phase == .failed(.refused(status: 503)))
        server.behaviour = .failing(status: 404)
        await guide.refresh()
        #expect(guide.phase == .failed(.notFound))
        #expect(!guide.isShowingStoredSpecies)
        server.behaviour = .normal
        await guide.refresh()
        #expect(guide.phase == .loaded)
    }

    @Test func aCancelledFetchChangesNothing() async throws {
        let guide = Guide(source: source)
        server.behaviour = .holding
        let loading = Task { await guide.loadIfNeeded() }
        while guide.phase == .idle { await Task.yield() }
        loading.cancel()
        await loading.value
        server.behaviour = .normal
        #expect(guide.phase == .idle)
        #expect(guide.species.isEmpty)
    }

    @Test func requestsForOnePictureAreShared() async throws {
        let store = PictureStore(source: source)
        server.behaviour = .holding
        async let first = store.picture(at: "plates/robin.png")
        async let second = store.picture(at: "plates/robin.png")
        server.behaviour = .normal
        let pictures = try await [first, second]
        #expect(pictures[0] == pictures[1])
        #expect(server.requestedPaths == ["plates/robin.png"])
    }

    @Test func removedFilesAreFetchedAnew() async throws {
        let guide = Guide(source: source)
        await guide.loadIfNeeded()
        await guide.reset()
        #expect(guide.phase == .loaded)
        #expect(server.statuses == [200, 200, 200, 200])
    }
}
