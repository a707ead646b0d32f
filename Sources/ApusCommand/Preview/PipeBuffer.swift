import Foundation

/// Reads lines and runs of bytes from a named pipe that another process writes.
final class PipeBuffer {
    private let file: Int32
    private let isWriterGone: () -> Bool
    private var buffer = Data()
    private var hasBegun = false

    /// The command `F_SETPIPE_SZ` of fcntl(2).
    private static let setSize: Int32 = 1031

    /// - Parameters:
    ///   - file: The reading end, opened without waiting for a writer.
    ///   - isWriterGone: Whether the writer has ended, so that no more comes.
    init(_ file: Int32, isWriterGone: @escaping () -> Bool) {
        self.file = file
        self.isWriterGone = isWriterGone
        // Pictures are large.
        _ = fcntl(file, Self.setSize, 1 << 20)
    }

    /// Returns the next line without its end; nil if there is none.
    func line() -> Data? {
        var searched = 0
        while true {
            if let end = buffer[(buffer.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(buffer[..<end])
                buffer = Data(buffer[(end + 1)...])
                return line
            }
            searched = buffer.count
            guard fill() else { return nil }
        }
    }

    /// Returns the next bytes; nil if there are not as many.
    func bytes(_ count: Int) -> Data? {
        var bytes = Data(count: count)
        var filled = min(count, buffer.count)
        bytes.replaceSubrange(..<filled, with: buffer.prefix(filled))
        buffer = Data(buffer.dropFirst(filled))
        // A picture is read to its place, without another copy.
        while filled < count {
            guard waitForBytes() else { return nil }
            let taken = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress! + filled, count - filled) }
            guard isValid(taken) else { return nil }
            filled += max(0, taken)
        }
        return bytes
    }

    /// Reads what is there to the buffer. Returns false at the end.
    private func fill() -> Bool {
        guard waitForBytes() else { return false }
        let size = 1 << 16
        var chunk = Data(count: size)
        let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, size) }
        guard isValid(count) else { return false }
        buffer.append(chunk.prefix(max(0, count)))
        return true
    }

    /// Whether a result of `read` is not that of the end or of a failure.
    private func isValid(_ count: Int) -> Bool {
        if count > 0 { hasBegun = true }
        return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
    }

    private func waitForBytes() -> Bool {
        while true {
            var poll = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let count = Glibc.poll(&poll, 1, 500)
            if count < 0, errno != EINTR { return false }
            if count > 0, poll.revents & Int16(POLLIN) != 0 { return true }
            // Without a writer there is nothing to read yet, or nothing any more.
            if isWriterGone() { return false }
            if count > 0 { usleep(hasBegun ? 10_000 : 1000) }
        }
    }
}
