import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import SwiftUICore

/// The state of loading an image.
public enum AsyncImagePhase: Sendable {
    /// No image has been loaded: loading is in progress or the address is nil.
    case empty
    /// The image has been loaded.
    case success(Image)
    /// Loading or decoding the image failed.
    case failure(any Error)

    /// The image, if it has been loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The reason for which loading failed, or nil.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A view that loads an image from a web or file address and shows it.
///
/// Loading starts when the view appears or its address changes and is cancelled when the view disappears. HTTP responses with a status
/// other than 2xx count as failures. Nothing beyond the cache of `URLSession.shared` is cached.
///
/// ```swift
/// AsyncImage(url: url) { phase in
///     if let image = phase.image {
///         image.resizable().scaledToFit()
///     } else if phase.error != nil {
///         Text("The image could not be loaded.")
///     } else {
///         ProgressView()
///     }
/// }
/// ```
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    /// Creates an image view whose content depends on the phase of loading.
    ///
    /// - Parameters:
    ///   - url: The address of the image; with nil the phase stays `empty`.
    ///   - scale: The number of pixels per point. Values that are not positive count as 1.
    ///   - transaction: The transaction in which the phase changes, such as one with an animation.
    ///   - content: Returns the view for a phase.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Creates an image view that passes the loaded image to `content`, and shows a placeholder before that and after a failure.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

extension AsyncImage where Content == Image {
    /// Creates an image view that shows the image in its natural size, and a gray area before that and after a failure.
    nonisolated public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { $0.image ?? Image.placeholder }
    }
}

extension Image {
    /// A resizable gray area.
    fileprivate static var placeholder: Image {
        let pixel = CGImage(width: 1, height: 1, pixels: [0x1C, 0x1C, 0x1E, 0x24])
        return pixel.map { Image(decorative: $0, scale: 1).resizable() } ?? Image(decorative: "")
    }
}

extension AsyncImage: View {
    public var body: some View {
        LoadingImage(url: url, scale: scale, transaction: transaction, content: content)
    }
}

private struct LoadingImage<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    /// The URL to which the phase belongs.
    @State private var finishedURL: URL?

    var body: some View {
        content(phase)
            .task(id: url) { await load() }
    }

    private func load() async {
        // The task also starts when the content changes to another branch, as it does after loading.
        if let finishedURL, finishedURL == url, phase.image != nil || phase.error != nil { return }
        if phase.image != nil || phase.error != nil { phase = .empty }
        guard let url else { return }
        let loaded: AsyncImagePhase
        do {
            let data = try await AsyncImageLoading.data(at: url)
            loaded = Image(data: data, scale: scale).map { .success($0) } ?? .failure(URLError(.cannotDecodeContentData))
        } catch {
            loaded = .failure(error)
        }
        guard !Task.isCancelled else { return }
        withTransaction(transaction) {
            phase = loaded
            finishedURL = url
        }
    }
}

private enum AsyncImageLoading {
    static func data(at url: URL) async throws -> Data {
        guard url.isFileURL else {
            let (data, response) = try await answer(from: url)
            if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
                throw URLError(.badServerResponse)
            }
            return data
        }
        return try await Task.detached { try Data(contentsOf: url) }.value
    }

    /// Like `URLSession.data(from:)`, but cancels on another queue: on Linux that function waits for the session's queue while it
    /// holds a lock of the cancelled task, for which an arriving answer may be waiting on that queue.
    private static func answer(from url: URL) async throws -> (Data, URLResponse) {
        let running = RunningRequest()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = URLSession.shared.dataTask(with: url) { data, response, error in
                    if let data, let response {
                        continuation.resume(returning: (data, response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.badServerResponse))
                    }
                }
                running.start(task)
            }
        } onCancel: {
            running.cancel()
        }
    }
}

/// A request that may be cancelled before it starts.
private final class RunningRequest: @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isCancelled = false

    func start(_ task: URLSessionDataTask) {
        let isCancelled = lock.withLock {
            self.task = task
            return self.isCancelled
        }
        task.resume()
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return self.task
        }
        DispatchQueue.global().async { task?.cancel() }
    }
}
