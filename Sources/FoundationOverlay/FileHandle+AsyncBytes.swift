import Dispatch
import Foundation

extension FileHandle {
    /// The bytes of a file, a pipe or a socket, from the current position on, while they arrive:
    ///
    ///     for try await line in pipe.fileHandleForReading.bytes.lines { show(line) }
    ///
    /// Waiting does not block a thread. A task that is cancelled gets a `CancellationError`.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let file: FileHandle

        public func makeAsyncIterator() -> Iterator { Iterator(file: file) }

        /// An iterator over bytes.
        public struct Iterator: AsyncIteratorProtocol {
            private static let chunkSize = 16_384

            private let file: FileHandle
            private var chunk: [UInt8] = []
            private var position = 0

            fileprivate init(file: FileHandle) { self.file = file }

            public mutating func next() async throws -> UInt8? {
                if position == chunk.count {
                    chunk = try await file.nextBytes(upTo: Self.chunkSize)
                    position = 0
                    if chunk.isEmpty { return nil }
                }
                defer { position += 1 }
                return chunk[position]
            }
        }
    }

    /// The bytes from the current position on, while they arrive.
    public var bytes: AsyncBytes { AsyncBytes(file: self) }

    /// Waits for some bytes and returns them; none at the end of the file.
    fileprivate func nextBytes(upTo count: Int) async throws -> [UInt8] {
        try Task.checkCancellation()
        let wait = ReadWait(fileDescriptor)
        await withTaskCancellationHandler {
            await wait.run()
        } onCancel: {
            wait.end()
        }
        try Task.checkCancellation()
        return try readBytes(fileDescriptor, upTo: count)
    }
}

/// Waits until a file can be read or the wait is ended.
private final class ReadWait: @unchecked Sendable {
    private let source: any DispatchSourceRead

    init(_ descriptor: Int32) { source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global()) }

    func run() async {
        await withCheckedContinuation { continuation in
            // The source is cancelled once it fires: its cancellation ends the wait in both cases, exactly once.
            source.setEventHandler { [unowned self] in end() }
            source.setCancelHandler { continuation.resume() }
            source.resume()
        }
    }

    func end() { source.cancel() }
}

private func readBytes(_ descriptor: Int32, upTo count: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
        var result: Int
        repeat { result = read(descriptor, buffer.baseAddress, count) } while result < 0 && errno == EINTR
        guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        length = result
    }
}
