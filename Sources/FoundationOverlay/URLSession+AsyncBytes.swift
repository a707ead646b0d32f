import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
    /// The bytes of a response, while they arrive:
    ///
    ///     let (bytes, response) = try await URLSession.shared.bytes(from: url)
    ///     for try await line in bytes.lines { show(line) }
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that loads the response.
        public let task: URLSessionDataTask
        private let chunks: AsyncThrowingStream<Data, any Error>

        fileprivate init(task: URLSessionDataTask, chunks: AsyncThrowingStream<Data, any Error>) {
            self.task = task
            self.chunks = chunks
        }

        public func makeAsyncIterator() -> Iterator { Iterator(chunks: chunks.makeAsyncIterator()) }

        /// An iterator over bytes.
        public struct Iterator: AsyncIteratorProtocol {
            private var chunks: AsyncThrowingStream<Data, any Error>.Iterator
            private var chunk = Data().makeIterator()

            fileprivate init(chunks: AsyncThrowingStream<Data, any Error>.Iterator) { self.chunks = chunks }

            public mutating func next() async throws -> UInt8? {
                while true {
                    if let byte = chunk.next() { return byte }
                    guard let data = try await chunks.next() else { return nil }
                    chunk = data.makeIterator()
                }
            }
        }
    }

    /// Loads a request, and returns its bytes while they arrive.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        let (chunks, chunk) = AsyncThrowingStream.makeStream(of: Data.self)
        let receiver = BytesReceiver(chunk, delegate: delegate)
        // The Foundation of Linux passes data in pieces only to the delegate of a session.
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        chunk.onTermination = { _ in task.cancel() }
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.begin(continuation)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, chunks: chunks), response)
    }

    /// Loads an address, and returns its bytes while they arrive.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}

/// Passes the events of a task on: the response once, the data in pieces.
private final class BytesReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var response: CheckedContinuation<URLResponse, any Error>?
    private let chunk: AsyncThrowingStream<Data, any Error>.Continuation
    private let delegate: (any URLSessionTaskDelegate)?

    init(_ chunk: AsyncThrowingStream<Data, any Error>.Continuation, delegate: (any URLSessionTaskDelegate)?) {
        self.chunk = chunk
        self.delegate = delegate
    }

    func begin(_ continuation: CheckedContinuation<URLResponse, any Error>) { lock.withLock { response = continuation } }

    private func takeResponse() -> CheckedContinuation<URLResponse, any Error>? {
        lock.withLock {
            defer { response = nil }
            return response
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        takeResponse()?.resume(returning: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if let response = dataTask.response { takeResponse()?.resume(returning: response) }
        chunk.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let waiting = takeResponse() {
            if let response = task.response, error == nil {
                waiting.resume(returning: response)
            } else {
                waiting.resume(throwing: error ?? URLError(.badServerResponse))
            }
        }
        chunk.finish(throwing: error)
        delegate?.urlSession(session, task: task, didCompleteWithError: error)
    }
}

extension URL {
    /// The bytes of a file or a response, while they arrive.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let url: URL

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

        /// An iterator over bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private enum Source {
                case waiting(URL)
                case file(Data.Iterator)
                case network(URLSession.AsyncBytes.Iterator)
            }

            private var source: Source

            fileprivate init(url: URL) { source = .waiting(url) }

            public mutating func next() async throws -> UInt8? {
                switch source {
                case .waiting(let url):
                    // The pages of a mapped file are read as they are used.
                    source =
                        url.isFileURL
                        ? .file(try Data(contentsOf: url, options: .mappedIfSafe).makeIterator())
                        : .network(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
                    return try await next()
                case .file(var bytes):
                    let byte = bytes.next()
                    source = .file(bytes)
                    return byte
                case .network(var bytes):
                    let byte = try await bytes.next()
                    source = .network(bytes)
                    return byte
                }
            }
        }
    }

    /// The bytes of the file or response at the address, while they arrive.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the file or response at the address, as text in UTF-8.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
