import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A connection that carries one request and its response.
struct Connection {
    private static let longestHead = 16_384

    let descriptor: Int32

    /// Returns the head of the request; nil if the client sends none in time.
    func readHead() -> String? {
        var head = Data()
        var buffer = [UInt8](repeating: 0, count: 2_048)
        let end = Data("\r\n\r\n".utf8)
        while head.range(of: end) == nil {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0, head.count + count <= Self.longestHead else { return nil }
            head.append(contentsOf: buffer[..<count])
        }
        return String(data: head, encoding: .utf8)
    }

    func write(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count, let start = bytes.baseAddress {
                let count = send(descriptor, start + sent, bytes.count - sent, SocketLibrary.sendFlags)
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    func close() {
        #if canImport(Darwin)
        _ = Darwin.close(descriptor)
        #elseif canImport(Musl)
        _ = Musl.close(descriptor)
        #else
        _ = Glibc.close(descriptor)
        #endif
    }
}
