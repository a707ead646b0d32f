#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A socket on the loopback interface that accepts connections.
struct ListeningSocket: Sendable {
    let descriptor: Int32
    let port: UInt16

    /// Listens on a port, or on one that the system chooses for 0.
    init(port: UInt16) throws {
        let descriptor = socket(AF_INET, SocketLibrary.stream, 0)
        guard descriptor >= 0 else { throw SocketError.last("socket") }
        var reuse: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))

        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
        }
        guard result == 0, listen(descriptor, 16) == 0 else {
            let error = SocketError.last("bind")
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
        self.port = Self.port(of: descriptor)
    }

    /// Accepts a waiting connection; nil if it is gone already.
    func accepted() -> Int32? {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        SocketLibrary.setOptions(of: connection, timeout: 5)
        return connection
    }

    func stop() {
        _ = close(descriptor)
    }

    private static func port(of descriptor: Int32) -> UInt16 {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return UInt16(bigEndian: address.sin_port)
    }
}

/// A failed call of the socket library.
struct SocketError: Error, CustomStringConvertible {
    let call: String
    let code: Int32

    static func last(_ call: String) -> SocketError { SocketError(call: call, code: errno) }

    var description: String { "\(call): \(String(cString: strerror(code)))" }
}
