import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import SwiftUICore

/// Loads tiles from the disk and from their server, on other threads than the main one.
///
/// At most two tiles are loaded at a time. After an error the tile, and after an error of the network all tiles, are left alone for a while.
actor TileLoader {
    /// The answer of a server.
    struct Answer: Sendable {
        var status: Int
        var data: Data
        var headers: [String: String]

        func header(_ name: String) -> String? { headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value }
    }

    typealias Fetch = @Sendable (URLRequest) async throws -> Answer

    private let source: TileSource
    private let cache: TileCache
    private let fetch: Fetch
    private let now: @Sendable () -> Date
    /// The number of tiles that may be loaded now.
    private var free = 2
    private var waiting: [(tile: TileKey, continuation: CheckedContinuation<Bool, Never>)] = []
    /// The tiles that are wanted, the most urgent first.
    private var wanted: [TileKey] = []
    private var blockedTiles: [TileKey: Date] = [:]
    private var blockedUntil = Date.distantPast

    init(
        source: TileSource, cache: TileCache, fetch: @escaping Fetch = TileLoader.fetchFromNetwork, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.source, self.cache, self.fetch, self.now) = (source, cache, fetch, now)
    }

    /// Tells which tiles are wanted. Others that wait are given up.
    func want(_ tiles: [TileKey]) {
        wanted = tiles
        let given = waiting.filter { !tiles.contains($0.tile) }
        waiting.removeAll { !tiles.contains($0.tile) }
        for entry in given { entry.continuation.resume(returning: false) }
    }

    /// Loads a tile, and passes on pictures of it: one that is kept, even if it is old, and a newer one. Returns whether the tile need not be asked for again
    /// soon.
    func load(_ tile: TileKey, receive: @Sendable (Data) async -> Void) async -> Bool {
        let kept = cache.entry(of: tile)
        if let kept {
            await receive(kept.data)
            if kept.record.expires > now() { return true }
        }
        guard !isBlocked(tile), await take(tile) else { return false }
        defer { release() }
        guard !isBlocked(tile), let url = source.url(of: tile) else { return false }
        var request = URLRequest(url: url)
        request.setValue(TileSource.userAgent, forHTTPHeaderField: "User-Agent")
        request.timeoutInterval = 30
        if let tag = kept?.record.entityTag {
            request.setValue(tag, forHTTPHeaderField: "If-None-Match")
        } else if let date = kept?.record.modified {
            request.setValue(date, forHTTPHeaderField: "If-Modified-Since")
        }
        guard let answer = try? await fetch(request) else {
            // The network does not answer.
            blockedUntil = now().addingTimeInterval(15)
            return false
        }
        return await accept(answer, for: tile, kept: kept, receive: receive)
    }

    private func accept(_ answer: Answer, for tile: TileKey, kept: TileCache.Entry?, receive: @Sendable (Data) async -> Void) async -> Bool {
        let record = TileCache.Record(headers: answer.header, now: now())
        switch answer.status {
        case 304:
            guard let kept else { return false }
            if let record {
                cache.store(
                    TileCache.Record(
                        expires: record.expires, entityTag: record.entityTag ?? kept.record.entityTag,
                        modified: record.modified ?? kept.record.modified),
                    of: tile)
            }
            return true
        case 200..<300:
            if let record { cache.store(TileCache.Entry(data: answer.data, record: record), of: tile) }
            await receive(answer.data)
            return true
        case 403, 429, 503:
            // The server wants to be left alone.
            let pause = answer.header("Retry-After").flatMap(Double.init) ?? 300
            blockedUntil = now().addingTimeInterval(min(max(pause, 10), 3600))
            return false
        default:
            blockedTiles[tile] = now().addingTimeInterval(120)
            return false
        }
    }

    private func isBlocked(_ tile: TileKey) -> Bool {
        if blockedUntil > now() { return true }
        guard let date = blockedTiles[tile] else { return false }
        if date > now() { return true }
        blockedTiles[tile] = nil
        return false
    }

    /// Waits until the tile may be loaded. Returns false if it is no longer wanted.
    private func take(_ tile: TileKey) async -> Bool {
        guard wanted.contains(tile) else { return false }
        if free > 0 {
            free -= 1
            return true
        }
        return await withCheckedContinuation { waiting.append((tile, $0)) }
    }

    /// Lets the most urgent tile that waits be loaded.
    private func release() {
        let next = wanted.lazy.compactMap { tile in self.waiting.firstIndex { $0.tile == tile } }.first
        guard let next else {
            free += 1
            return
        }
        waiting.remove(at: next).continuation.resume(returning: true)
    }

    /// A session with the connections that the operators of tile servers allow, without cookies and a cache of its own.
    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 2
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        return URLSession(configuration: configuration)
    }()

    static let fetchFromNetwork: Fetch = { request in
        try await withCheckedThrowingContinuation { continuation in
            let task = session.dataTask(with: request) { data, response, error in
                guard let response = response as? HTTPURLResponse else {
                    return continuation.resume(throwing: error ?? URLError(.badServerResponse))
                }
                let headers = response.allHeaderFields.reduce(into: [String: String]()) { result, field in
                    if let name = field.key as? String, let value = field.value as? String { result[name] = value }
                }
                continuation.resume(returning: Answer(status: response.statusCode, data: data ?? Data(), headers: headers))
            }
            task.resume()
        }
    }
}
