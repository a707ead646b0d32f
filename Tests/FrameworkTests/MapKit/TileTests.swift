import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
@testable import MapKit
import Synchronization
import Testing

/// Tiles: their source, the cache on the disk, and loading.
struct TileTests {
    private static let tile = TileKey(zoom: 3, x: 4, y: 2)
    private static let source = TileSource(environment: ["APUS_MAP_TILES": "https://tiles.example/{z}/{x}/{y}.png"], information: { _ in nil })!

    /// A server with prepared answers.
    private final class Server: Sendable {
        struct State {
            var requests: [URLRequest] = []
            var answers: [TileLoader.Answer?] = []
            var running = 0
            var greatest = 0
        }

        let state = Mutex(State())

        init(_ answers: TileLoader.Answer?...) { state.withLock { $0.answers = answers } }

        func fetch(_ request: URLRequest) async throws -> TileLoader.Answer {
            let answer: TileLoader.Answer? = state.withLock { state in
                state.requests.append(request)
                state.running += 1
                state.greatest = max(state.greatest, state.running)
                return state.answers.isEmpty ? TileLoader.Answer(status: 200, data: Data("x".utf8), headers: [:]) : state.answers.removeFirst()
            }
            try await Task.sleep(for: .milliseconds(5))
            state.withLock { $0.running -= 1 }
            guard let answer else { throw URLError(.cannotConnectToHost) }
            return answer
        }
    }

    private final class Clock: Sendable {
        private let value = Mutex(Date(timeIntervalSince1970: 1_000_000))
        var now: Date { value.withLock { $0 } }
        func advance(by seconds: Double) { value.withLock { $0 += seconds } }
    }

    private final class Received: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func add(_ data: Data) { texts.withLock { $0.append(String(decoding: data, as: UTF8.self)) } }
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func answer(_ status: Int, _ text: String = "", _ headers: [String: String] = [:]) -> TileLoader.Answer {
        TileLoader.Answer(status: status, data: Data(text.utf8), headers: headers)
    }

    private func load(_ loader: TileLoader, _ received: Received) async -> Bool {
        await loader.want([Self.tile])
        return await loader.load(Self.tile) { received.add($0) }
    }

    @Test("The source is OpenStreetMap, another server, or none")
    func sources() {
        let standard = TileSource(environment: [:], information: { _ in nil })
        #expect(standard == .openStreetMap && standard?.attribution == "© OpenStreetMap contributors")
        #expect(standard?.url(of: Self.tile)?.absoluteString == "https://tile.openstreetmap.org/3/4/2.png")
        #expect(TileSource(environment: ["APUS_MAP_TILES": ""], information: { _ in nil }) == nil)
        #expect(TileSource(environment: ["APUS_MAP_TILES": "https://a/{z}/{x}"], information: { _ in nil }) == nil)
        let bundled = TileSource(environment: [:], information: { ["ApusMapTiles": "https://a/{z}/{x}/{y}", "ApusMapAttribution": "© A"][$0] })
        #expect(bundled?.url(of: Self.tile)?.absoluteString == "https://a/3/4/2" && bundled?.attribution == "© A" && bundled?.licence == nil)
        #expect(Self.source.attribution == "© OpenStreetMap contributors")
        #expect(TileSource.userAgent.contains("Apus-MapKit"))
    }

    @Test(
        "The headers tell how long a tile is kept",
        arguments: [
            (["Cache-Control": "max-age=60"], 60.0), (["Cache-Control": "public, max-age=100", "Age": "40"], 60),
            (["cache-control": "no-cache"], 0), (["Cache-Control": "no-store"], nil), ([:], 604_800),
            (["Expires": "Mon, 12 Jan 1970 13:47:40 GMT"], 60), (["Expires": "0"], 0),
        ])
    func ages(headers: [String: String], seconds: Double?) {
        let now = Date(timeIntervalSince1970: 1_000_000)
        let record = TileCache.Record(headers: answer(200, "", headers).header, now: now)
        #expect(record.map { $0.expires.timeIntervalSince(now) } == seconds)
    }

    @Test("A fresh tile is not asked for again, an old one is shown and asked for by its mark")
    func caching() async throws {
        try await withFolder { folder in
            let (server, clock, received) = (
                Server(
                    answer(200, "one", ["Cache-Control": "max-age=60", "ETag": "\"a\""]), answer(304, "", ["Cache-Control": "max-age=60"]),
                    answer(200, "two", ["Cache-Control": "max-age=60"])), Clock(), Received()
            )
            func loader() -> TileLoader {
                TileLoader(source: Self.source, cache: TileCache(folder: folder), fetch: { try await server.fetch($0) }, now: { clock.now })
            }
            #expect(await load(loader(), received))
            #expect(await load(loader(), received))
            #expect(received.all == ["one", "one"] && server.state.withLock { $0.requests.count } == 1)
            clock.advance(by: 61)
            #expect(await load(loader(), received))
            #expect(received.all == ["one", "one", "one"])
            let request = try #require(server.state.withLock { $0.requests.last })
            #expect(
                request.value(forHTTPHeaderField: "If-None-Match") == "\"a\""
                    && request.value(forHTTPHeaderField: "User-Agent") == TileSource.userAgent)
            #expect(await load(loader(), received))
            #expect(server.state.withLock { $0.requests.count } == 2)
            clock.advance(by: 61)
            #expect(await load(loader(), received))
            #expect(received.all.suffix(2) == ["one", "two"])
        }
    }

    @Test("What must not be kept is not kept")
    func notStored() async throws {
        try await withFolder { folder in
            let (server, received) = (Server(answer(200, "one", ["Cache-Control": "no-store"])), Received())
            let loader = TileLoader(source: Self.source, cache: TileCache(folder: folder), fetch: { try await server.fetch($0) })
            #expect(await load(loader, received))
            #expect(TileCache(folder: folder).entry(of: Self.tile) == nil && received.all == ["one"])
        }
    }

    @Test("After an error the server is left alone for a while", arguments: [nil, 404, 429])
    func errors(status: Int?) async throws {
        try await withFolder { folder in
            let (server, clock, received) = (
                Server(status.map { answer($0, "", $0 == 429 ? ["Retry-After": "120"] : [:]) }, answer(200, "late")), Clock(), Received()
            )
            let loader = TileLoader(source: Self.source, cache: TileCache(folder: folder), fetch: { try await server.fetch($0) }, now: { clock.now })
            #expect(await !load(loader, received))
            clock.advance(by: 10)
            #expect(await !load(loader, received))
            #expect(server.state.withLock { $0.requests.count } == 1)
            clock.advance(by: 120)
            #expect(await load(loader, received))
            #expect(received.all == ["late"])
        }
    }

    @Test("Two tiles are loaded at a time, the most urgent first, and unwanted ones are given up")
    func connections() async throws {
        try await withFolder { folder in
            let server = Server()
            let loader = TileLoader(source: Self.source, cache: TileCache(folder: folder), fetch: { try await server.fetch($0) })
            let tiles = (0..<8).map { TileKey(zoom: 3, x: $0, y: 0) }
            await loader.want(tiles)
            await withTaskGroup { group in
                for tile in tiles { group.addTask { _ = await loader.load(tile) { _ in } } }
            }
            #expect(server.state.withLock { $0.greatest } == 2 && server.state.withLock { $0.requests.count } == 8)
            await loader.want([])
            #expect(await !loader.load(Self.tile) { _ in })
            #expect(server.state.withLock { $0.requests.count } == 8)
        }
    }

    @Test("The cache is trimmed to a size, the oldest first, and survives broken files")
    func trimming() async throws {
        try await withFolder { folder in
            let cache = TileCache(folder: folder)
            let record = TileCache.Record(expires: Date(), entityTag: nil, modified: nil)
            let tiles = (0..<3).map { TileKey(zoom: 3, x: $0, y: 0) }
            for (index, tile) in tiles.enumerated() {
                cache.store(TileCache.Entry(data: Data(count: 1000), record: record), of: tile)
                for name in ["tile", "json"] {
                    try FileManager.default.setAttributes(
                        [.modificationDate: Date(timeIntervalSince1970: Double(index))],
                        ofItemAtPath: folder.appendingPathComponent("3/\(index)/0.\(name)").path)
                }
            }
            cache.trim(to: 2300)
            #expect(tiles.map { cache.entry(of: $0) != nil } == [false, true, true])
            try Data("broken".utf8).write(to: folder.appendingPathComponent("3/1/0.json"))
            #expect(cache.entry(of: tiles[1]) == nil)
        }
    }
}
