import CoreTransferable
import Foundation
import FoundationOverlay
import Synchronization
import UniformTypeIdentifiers

/// Loads a page, and tells its title, icon and picture.
///
///     let metadata = try await LPMetadataProvider().startFetchingMetadata(for: url)
///     title = metadata.title ?? url.absoluteString
///
/// Of a page in HTML the beginning is read; other files have their name as title, and pictures are their own picture.
///
/// Follows https://developer.apple.com/documentation/linkpresentation/lpmetadataprovider.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var task: Task<LPLinkMetadata, any Error>?
        var isUsed = false
    }

    private let state = Mutex(State())

    /// Creates a provider, which loads one page.
    public override init() {}

    /// Whether the icon and the picture can be loaded, too.
    open var shouldFetchSubresources = true
    /// The time in seconds after which loading fails.
    open var timeout: TimeInterval = 30

    /// Loads a page. Throws an `LPError` if it cannot be loaded, in time or at all, and for a second page.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { try await startFetchingMetadata(for: URLRequest(url: url)) }

    /// Loads a page. Throws an `LPError` if it cannot be loaded, in time or at all, and for a second page.
    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        var request = request
        request.timeoutInterval = timeout
        let (prepared, resources) = (request, shouldFetchSubresources)
        let task: Task<LPLinkMetadata, any Error>? = state.withLock { state in
            guard !state.isUsed else { return nil }
            state.isUsed = true
            let task = Task { try await Self.fetch(prepared, resources: resources) }
            state.task = task
            return task
        }
        guard let task else { throw LPError(.metadataFetchFailed) }
        do {
            return try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
        } catch let error as LPError {
            throw error
        } catch let error as URLError where error.code == .timedOut {
            throw LPError(.metadataFetchTimedOut)
        } catch {
            throw LPError(task.isCancelled ? .metadataFetchCancelled : .metadataFetchFailed)
        }
    }

    /// Loads a page, and calls a function on any thread.
    open func startFetchingMetadata(for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        Task {
            do {
                completionHandler(try await startFetchingMetadata(for: url), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Stops loading, which then fails with ``LPError/Code/metadataFetchCancelled``.
    open func cancel() {
        state.withLock { state in
            state.isUsed = true
            state.task?.cancel()
        }
    }

    /// The part of a page that is read, in bytes: the head of a page is at its beginning.
    private static let greatestLength = 1 << 20

    private static func fetch(_ request: URLRequest, resources: Bool) async throws -> LPLinkMetadata {
        guard let address = request.url, !Task.isCancelled else { throw LPError(Task.isCancelled ? .metadataFetchCancelled : .metadataFetchFailed) }
        let metadata = LPLinkMetadata()
        metadata.originalURL = address
        if address.isFileURL {
            guard let type = UTType(filenameExtension: address.pathExtension), FileManager.default.fileExists(atPath: address.path) else {
                throw LPError(.metadataFetchFailed)
            }
            let data = type.conforms(to: .html) ? try Data(contentsOf: address) : Data()
            fill(metadata, from: data, type: type, at: address, resources: resources)
            return metadata
        }
        let (data, response) = try await URLSession.shared.data(for: request)
        if let answer = response as? HTTPURLResponse, !(200..<400).contains(answer.statusCode) { throw LPError(.metadataFetchFailed) }
        let type = response.mimeType.flatMap { UTType(mimeType: $0) } ?? .html
        fill(metadata, from: data, type: type, at: response.url ?? address, resources: resources)
        return metadata
    }

    private static func fill(_ metadata: LPLinkMetadata, from data: Data, type: UTType, at address: URL, resources: Bool) {
        metadata.url = address
        guard type.conforms(to: .html) else {
            metadata.title = address.lastPathComponent
            if resources, type.conforms(to: .image) { metadata.imageProvider = provider(address, type: type) }
            return
        }
        let head = PageHead(html: String(decoding: data.prefix(greatestLength), as: UTF8.self))
        metadata.title = head.title
        metadata.remoteVideoURL = head.video.flatMap { URL(string: $0, relativeTo: address)?.absoluteURL }
        guard resources else { return }
        metadata.imageProvider = head.image.flatMap { URL(string: $0, relativeTo: address)?.absoluteURL }.map { provider($0, type: .image) }
        metadata.iconProvider = head.icon.flatMap { URL(string: $0, relativeTo: address)?.absoluteURL }.map { provider($0, type: .image) }
    }

    /// Returns a provider that loads a picture when it is asked for.
    private static func provider(_ address: URL, type: UTType) -> NSItemProvider {
        let exact = UTType(filenameExtension: address.pathExtension).flatMap { $0.conforms(to: type) ? $0 : nil } ?? type
        let provider = NSItemProvider()
        provider.suggestedName = address.deletingPathExtension().lastPathComponent
        provider.registerDataRepresentation(for: exact, visibility: .all) { completion in
            Task {
                do {
                    let data = address.isFileURL ? try Data(contentsOf: address) : try await URLSession.shared.data(from: address).0
                    completion(data, nil)
                } catch {
                    completion(nil, error)
                }
            }
            return nil
        }
        return provider
    }
}
