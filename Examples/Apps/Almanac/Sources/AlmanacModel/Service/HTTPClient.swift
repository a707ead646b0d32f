import Foundation

/// Fetches files of one server. What the server says has not changed is taken from the cache.
public struct HTTPClient: Sendable {
    public let baseURL: URL
    private let session: URLSession
    private let cache: DiskCache

    public init(baseURL: URL, cache: DiskCache, timeout: TimeInterval = 10) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = timeout
        configuration.urlCache = nil
        self.baseURL = baseURL
        self.cache = cache
        session = URLSession(configuration: configuration)
    }

    public func data(at path: String) async throws -> Data {
        let stored = await cache.entry(for: path)
        var request = URLRequest(url: baseURL.appending(path: path))
        if let tag = stored?.tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }

        let (data, response) = try await answer(to: request)
        switch response.statusCode {
        case 200:
            let tag = response.value(forHTTPHeaderField: "ETag")
            await cache.store(DiskCache.Entry(data: data, tag: tag), for: path)
            return data
        case 304:
            guard let stored else { throw ServiceError.refused(status: 304) }
            return stored.data
        case 404: throw ServiceError.notFound
        default: throw ServiceError.refused(status: response.statusCode)
        }
    }

    private func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        do {
            return try await session.answer(to: request)
        } catch let error as URLError {
            throw error.code == .cancelled ? CancellationError() : ServiceError.unreachable
        }
    }
}
