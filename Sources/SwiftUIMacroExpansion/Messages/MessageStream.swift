#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The two directions of a connection, in which every message is preceded by its length: eight bytes, little-endian.
struct MessageStream {
    /// The reason why a message could not be transferred.
    enum Failure: Error, Equatable {
        case inputEndsInMessage
        case messageTooLong
        /// The `errno` of the failed read or write.
        case system(Int32)
    }

    /// Fills a buffer with the available input, and returns the number of bytes; zero at the end of the input.
    var read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    /// Writes all bytes.
    var write: ([UInt8]) throws(Failure) -> Void

    /// The limit of a message's length; a longer one is an invalid length.
    private static let longestMessage: UInt64 = 1 << 30

    /// Reads the next message; nil at the end of the input, or for an empty message.
    func nextMessage() throws(Failure) -> [UInt8]? {
        guard let header = try readBytes(count: 8, mayEnd: true) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0 else { return nil }
        guard length <= Self.longestMessage else { throw .messageTooLong }
        return try readBytes(count: Int(length), mayEnd: false)
    }

    func send(_ message: [UInt8]) throws(Failure) {
        let length = UInt64(message.count)
        try write((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + message)
    }

    /// Reads exactly `count` bytes. If the input may end here, its end gives nil.
    private func readBytes(count: Int, mayEnd: Bool) throws(Failure) -> [UInt8]? {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        defer { buffer.deallocate() }
        var filled = 0
        while filled < count {
            let received = try read(UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            guard received > 0 else {
                if mayEnd, filled == 0 { return nil }
                throw .inputEndsInMessage
            }
            filled += received
        }
        return Array(buffer)
    }
}

extension MessageStream {
    /// A stream over file descriptors.
    init(reading input: Int32, writing output: Int32) {
        read = { buffer throws(Failure) in
            while true {
                #if canImport(Glibc)
                let count = Glibc.read(input, buffer.baseAddress, buffer.count)
                #elseif canImport(Musl)
                let count = Musl.read(input, buffer.baseAddress, buffer.count)
                #endif
                if count >= 0 { return count }
                if errno != EINTR { throw .system(errno) }
            }
        }
        write = { bytes throws(Failure) in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { bytes in
                    #if canImport(Glibc)
                    Glibc.write(output, bytes.baseAddress, bytes.count)
                    #elseif canImport(Musl)
                    Musl.write(output, bytes.baseAddress, bytes.count)
                    #endif
                }
                if count < 0, errno != EINTR { throw .system(errno) }
                rest = rest.dropFirst(max(count, 0))
            }
        }
    }
}
