#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The differences between the socket libraries of Apple's systems and Linux.
enum SocketLibrary {
    #if canImport(Glibc)
    static let stream = Int32(SOCK_STREAM.rawValue)
    #else
    static let stream = SOCK_STREAM
    #endif

    #if canImport(Darwin)
    static let sendFlags: Int32 = 0
    #else
    /// Writing to a closed connection returns an error instead of ending the program.
    static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    static func setOptions(of connection: Int32, timeout: Int) {
        var limit = timeval()
        limit.tv_sec = .init(timeout)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        #if canImport(Darwin)
        var on: Int32 = 1
        setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }
}
