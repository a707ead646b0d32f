import Foundation

/// An address of a socket, as the system has it.
struct SocketAddress: Sendable {
    private var storage = sockaddr_storage()
    private(set) var length: socklen_t = 0

    var family: Int32 { Int32(storage.ss_family) }

    /// Creates an address that a function of the system writes; nil if it fails.
    init?(_ write: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
        length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { write($0, &length) }
        }
        guard result >= 0 else { return nil }
    }

    init(_ address: UnsafePointer<sockaddr>, length: socklen_t) {
        self.length = min(length, socklen_t(MemoryLayout<sockaddr_storage>.size))
        withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(self.length))) }
    }

    init(_ address: IPv4Address, port: UInt16) {
        var value = sockaddr_in()
        value.sin_family = sa_family_t(AF_INET)
        value.sin_port = port.bigEndian
        withUnsafeMutableBytes(of: &value.sin_addr) { $0.copyBytes(from: address.rawValue) }
        self.init(value)
    }

    init(_ address: IPv6Address, port: UInt16) {
        var value = sockaddr_in6()
        value.sin6_family = sa_family_t(AF_INET6)
        value.sin6_port = port.bigEndian
        value.sin6_scope_id = UInt32(address.interface?.index ?? 0)
        withUnsafeMutableBytes(of: &value.sin6_addr) { $0.copyBytes(from: address.rawValue) }
        self.init(value)
    }

    /// Creates an address of a socket in the file system; nil for a path that is too long.
    init?(path: String) {
        var value = sockaddr_un()
        value.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard !bytes.isEmpty, bytes.count < MemoryLayout.size(ofValue: value.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &value.sun_path) { $0.copyBytes(from: bytes) }
        self.init(value)
    }

    private init<Value>(_ value: Value) {
        length = socklen_t(MemoryLayout<Value>.size)
        withUnsafeMutableBytes(of: &storage) { target in
            withUnsafeBytes(of: value) { target.copyMemory(from: $0) }
        }
    }

    /// Calls a function with the address.
    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafePointer(to: storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
    }

    /// The address as an end of a connection; nil for one of another family.
    var endpoint: NWEndpoint? {
        withUnsafeBytes(of: storage) { bytes in
            switch family {
            case AF_INET:
                let value = bytes.loadUnaligned(as: sockaddr_in.self)
                let address = withUnsafeBytes(of: value.sin_addr) { IPv4Address(Data($0)) }
                return address.flatMap { host in NWEndpoint.Port(rawValue: value.sin_port.bigEndian).map { .hostPort(host: .ipv4(host), port: $0) } }
            case AF_INET6:
                let value = bytes.loadUnaligned(as: sockaddr_in6.self)
                guard let address = withUnsafeBytes(of: value.sin6_addr, { IPv6Address(Data($0)) }),
                    let port = NWEndpoint.Port(rawValue: value.sin6_port.bigEndian)
                else { return nil }
                return .hostPort(host: address.asIPv4.map { .ipv4($0) } ?? .ipv6(address), port: port)
            case AF_UNIX:
                return .unix(
                    path: withUnsafeBytes(of: bytes.loadUnaligned(as: sockaddr_un.self).sun_path) { path in
                        String(decoding: path.prefix { $0 != 0 }, as: UTF8.self)
                    })
            default: return nil
            }
        }
    }

    /// Finds the addresses of an end, which may take as long as name servers do.
    static func resolve(_ endpoint: NWEndpoint, _ transport: NWParameters.Transport) throws(NWError) -> [SocketAddress] {
        switch endpoint {
        case .hostPort(.ipv4(let address), let port): return [SocketAddress(address, port: port.rawValue)]
        case .hostPort(.ipv6(let address), let port): return [SocketAddress(address, port: port.rawValue)]
        case .hostPort(.name(let name, _), let port): return try resolve(name, port.rawValue, transport)
        case .unix(let path):
            guard let address = SocketAddress(path: path) else { throw .posix(.ENAMETOOLONG) }
            return [address]
        case .url(let url):
            guard let host = url.host(percentEncoded: false),
                let port = url.port.flatMap({ UInt16(exactly: $0) }) ?? url.scheme.flatMap({ NWEndpoint.Port($0)?.rawValue })
            else { throw .posix(.EINVAL) }
            return try resolve(host, port, transport)
        case .service(let name, let type, let domain, let interface):
            let (host, port) = try AvahiClient.shared.resolve(name: name, type: type, domain: domain, interface: interface)
            return try resolve(.hostPort(host: host, port: port), transport)
        }
    }

    private static func resolve(_ host: String, _ port: UInt16, _ transport: NWParameters.Transport) throws(NWError) -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_socktype = transport.socketType
        hints.ai_flags = AI_ADDRCONFIG | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, "\(port)", &hints, &found) == 0 else { throw .dns(kDNSServiceErr_NoSuchRecord) }
        defer { freeaddrinfo(found) }
        var addresses: [SocketAddress] = []
        var next = found
        while let entry = next {
            if let address = entry.pointee.ai_addr { addresses.append(SocketAddress(address, length: entry.pointee.ai_addrlen)) }
            next = entry.pointee.ai_next
        }
        return addresses
    }
}

extension NWParameters.Transport {
    var socketType: Int32 { Int32((self == .tcp ? SOCK_STREAM : SOCK_DGRAM).rawValue) }
}
