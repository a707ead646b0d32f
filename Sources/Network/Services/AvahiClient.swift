import CGIO
import Foundation
import ServiceLoop
import Synchronization

/// Avahi, the service of Linux that finds others in the local network, on the bus of the system.
///
/// Follows the interfaces in https://github.com/avahi/avahi/tree/master/avahi-daemon (`org.freedesktop.Avahi.*.xml`).
final class AvahiClient: Sendable {
    /// A service by one interface.
    struct Item: Hashable, Sendable {
        var endpoint: NWEndpoint
        var interface: NWInterface
    }

    /// An event of a search.
    enum News: Sendable {
        case started
        /// The service does not run.
        case unreachable
        case failed
        case found(Item, NWTXTRecord?)
        case lost(Item)
    }

    static let shared = AvahiClient()

    fileprivate static let name = "org.freedesktop.Avahi"
    fileprivate static let serverInterface = "org.freedesktop.Avahi.Server"
    fileprivate static let browserInterface = "org.freedesktop.Avahi.ServiceBrowser"
    fileprivate static let groupInterface = "org.freedesktop.Avahi.EntryGroup"
    /// Any interface, and any version of the Internet Protocol.
    fileprivate static let unspecified: Int32 = -1

    private struct Bus: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    /// The connection to the bus, for the life of the program.
    private let connection: Bus

    /// Creates a client on a bus; nil for that of the system.
    init(busAddress: String? = nil) {
        let bus: OpaquePointer?
        if let busAddress {
            let flags = GDBusConnectionFlags(
                rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            bus = g_dbus_connection_new_for_address_sync(busAddress, flags, nil, nil, nil)
        } else {
            bus = g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil)
        }
        if let bus { g_dbus_connection_set_exit_on_close(bus, 0) }
        connection = Bus(pointer: bus)
    }

    fileprivate var bus: OpaquePointer? { connection.pointer }

    /// Whether the service runs.
    var isReachable: Bool { call("/", Self.serverInterface, "GetAPIVersion") != nil }

    /// Calls a method and waits for the answer, which the caller releases; nil for an error.
    ///
    /// - Parameter arguments: Floating values, which the call takes over.
    fileprivate func call(_ path: String, _ interface: String, _ method: String, _ arguments: [OpaquePointer?] = []) -> Reply? {
        guard let bus else { return nil }
        var arguments = arguments
        let reply = g_dbus_connection_call_sync(
            bus, Self.name, path, interface, method, g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, 10_000,
            nil, nil)
        return reply.map { Reply($0) }
    }

    /// The values of an answer or a signal.
    fileprivate final class Reply {
        private let tuple: OpaquePointer
        private let isOwned: Bool

        init(_ tuple: OpaquePointer, isOwned: Bool = true) { (self.tuple, self.isOwned) = (tuple, isOwned) }
        deinit { if isOwned { g_variant_unref(tuple) } }

        private func read<Value>(_ index: Int, _ type: String, _ body: (OpaquePointer) -> Value) -> Value? {
            guard index < Int(g_variant_n_children(tuple)), let child = g_variant_get_child_value(tuple, gsize(index)) else { return nil }
            defer { g_variant_unref(child) }
            guard String(cString: g_variant_get_type_string(child)) == type else { return nil }
            return body(child)
        }

        func text(_ index: Int) -> String? { read(index, "s") { String(cString: g_variant_get_string($0, nil)) } }
        func path(_ index: Int) -> String? { read(index, "o") { String(cString: g_variant_get_string($0, nil)) } }
        func number(_ index: Int) -> Int32? { read(index, "i") { g_variant_get_int32($0) } }
        func port(_ index: Int) -> UInt16? { read(index, "q") { g_variant_get_uint16($0) } }
        func texts(_ index: Int) -> [[UInt8]]? {
            read(index, "aay") { array in
                (0..<Int(g_variant_n_children(array))).map { entry in
                    guard let bytes = g_variant_get_child_value(array, gsize(entry)) else { return [] }
                    defer { g_variant_unref(bytes) }
                    return (0..<Int(g_variant_n_children(bytes))).map { index in
                        guard let byte = g_variant_get_child_value(bytes, gsize(index)) else { return 0 }
                        defer { g_variant_unref(byte) }
                        return g_variant_get_byte(byte)
                    }
                }
            }
        }
    }

    fileprivate static func interface(_ index: Int32) -> NWInterface {
        var name = [CChar](repeating: 0, count: Int(IF_NAMESIZE))
        let isKnown = index > 0 && if_indextoname(UInt32(index), &name) != nil
        let text = isKnown ? String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : "\(index)"
        return NWInterface(type: .other, name: text, index: Int(index))
    }

    // MARK: Resolving

    /// Finds the address and port of a service. It waits for the answer.
    func resolve(name: String, type: String, domain: String, interface: NWInterface?) throws(NWError) -> (NWEndpoint.Host, NWEndpoint.Port) {
        guard bus != nil else { throw .dns(kDNSServiceErr_ServiceNotRunning) }
        let reply = resolved(name, type, domain, Int32(clamping: interface?.index ?? Int(Self.unspecified)))
        guard let reply, let address = reply.text(7), let number = reply.port(8), let port = NWEndpoint.Port(rawValue: number) else {
            throw .dns(kDNSServiceErr_NoSuchRecord)
        }
        var host = NWEndpoint.Host(address)
        if case .ipv6(let found) = host, found.isLinkLocal, let index = reply.number(0) {
            host = IPv6Address(found.rawValue, Self.interface(index)).map { .ipv6($0) } ?? host
        }
        return (host, port)
    }

    fileprivate func resolved(_ name: String, _ type: String, _ domain: String, _ interface: Int32) -> Reply? {
        call(
            "/", Self.serverInterface, "ResolveService",
            [
                g_variant_new_int32(interface), g_variant_new_int32(Self.unspecified), g_variant_new_string(name), g_variant_new_string(type),
                g_variant_new_string(domain.isEmpty ? "local" : domain), g_variant_new_int32(Self.unspecified), g_variant_new_uint32(0),
            ])
    }

    // MARK: Browsing

    /// Looks for services. News are told on the thread of services.
    func browse(type: String, domain: String?, readsRecords: Bool, handler: @escaping @Sendable (News) -> Void) -> Browsing {
        let session = Browsing(self, readsRecords: readsRecords, handler: handler)
        ServiceLoop.perform { session.start(type: type, domain: domain ?? "") }
        return session
    }

    /// A search for services. It is used on the thread of services, except for its end.
    final class Browsing: @unchecked Sendable {
        private struct Key: Hashable {
            var interface: Int32
            var version: Int32
            var name: String
            var type: String
            var domain: String
        }

        private let client: AvahiClient
        private let readsRecords: Bool
        private let handler: @Sendable (News) -> Void
        private let isEnded = Mutex(false)
        private var path: String?
        private var subscription: guint = 0
        private var known: Set<Key> = []

        init(_ client: AvahiClient, readsRecords: Bool, handler: @escaping @Sendable (News) -> Void) {
            self.client = client
            self.readsRecords = readsRecords
            self.handler = handler
        }

        /// Ends the search.
        func end() {
            isEnded.withLock { $0 = true }
            ServiceLoop.perform { [self] in finish() }
        }

        private func tell(_ news: News) {
            if !isEnded.withLock({ $0 }) { handler(news) }
        }

        fileprivate func start(type: String, domain: String) {
            guard !isEnded.withLock({ $0 }) else { return }
            guard let bus = client.bus else { return tell(.unreachable) }
            // The search tells what it has found before its path is known: signals of all searches are received, and those of others left out.
            subscription = g_dbus_connection_signal_subscribe(
                bus, AvahiClient.name, AvahiClient.browserInterface, nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, path, _, signal, arguments, data in
                    guard let data, let arguments, let path, let signal else { return }
                    Unmanaged<Browsing>.fromOpaque(data).takeUnretainedValue()
                        .receive(String(cString: signal), path: String(cString: path), Reply(arguments, isOwned: false))
                }, Unmanaged.passRetained(self).toOpaque(), { data in if let data { Unmanaged<Browsing>.fromOpaque(data).release() } })
            let reply = client.call(
                "/", AvahiClient.serverInterface, "ServiceBrowserNew",
                [
                    g_variant_new_int32(AvahiClient.unspecified), g_variant_new_int32(AvahiClient.unspecified), g_variant_new_string(type),
                    g_variant_new_string(domain), g_variant_new_uint32(0),
                ])
            guard let path = reply?.path(0) else {
                finish()
                return tell(.unreachable)
            }
            self.path = path
            tell(.started)
        }

        /// Signals arrive on the thread of services, which waits for the path in `start`.
        private func receive(_ signal: String, path: String, _ arguments: Reply) {
            guard path == self.path else { return }
            if signal == "Failure" { return tell(.failed) }
            guard let interface = arguments.number(0), let version = arguments.number(1), let name = arguments.text(2), let type = arguments.text(3),
                let domain = arguments.text(4)
            else { return }
            let key = Key(interface: interface, version: version, name: name, type: type, domain: domain)
            let item = Item(
                endpoint: .service(name: name, type: type, domain: domain, interface: nil), interface: AvahiClient.interface(interface))
            switch signal {
            case "ItemNew":
                known.insert(key)
                let record = readsRecords ? client.resolved(name, type, domain, interface)?.texts(9).map { NWTXTRecord(entries: $0) } : nil
                tell(.found(item, record))
            case "ItemRemove":
                known.remove(key)
                // The interface goes with the last version of the protocol.
                let isKept = known.contains { $0.interface == interface && $0.name == name && $0.type == type && $0.domain == domain }
                if !isKept { tell(.lost(item)) }
            default: break
            }
        }

        private func finish() {
            if subscription != 0, let bus = client.bus {
                g_dbus_connection_signal_unsubscribe(bus, subscription)
                subscription = 0
            }
            if let path { _ = client.call(path, AvahiClient.browserInterface, "Free") }
            path = nil
        }
    }

    // MARK: Announcing

    /// A service that is announced.
    struct Registration: Sendable {
        let endpoint: NWEndpoint
        fileprivate let path: String
        fileprivate let client: AvahiClient

        /// Ends the announcement.
        func end() {
            ServiceLoop.perform { [self] in _ = client.call(path, AvahiClient.groupInterface, "Free") }
        }
    }

    /// Announces a service, and passes it on the thread of services once it is announced. Without Avahi nothing happens.
    func register(_ service: NWListener.Service, port: UInt16, handler: @escaping @Sendable (Registration) -> Void) {
        ServiceLoop.perform { [self] in
            guard let path = call("/", Self.serverInterface, "EntryGroupNew")?.path(0) else { return }
            let name = service.name ?? call("/", Self.serverInterface, "GetHostName")?.text(0) ?? ProcessInfo.processInfo.hostName
            let record = service.txtRecord.map { NWTXTRecord($0).rawEntries } ?? []
            let isAdded = call(
                path, Self.groupInterface, "AddService",
                [
                    g_variant_new_int32(Self.unspecified), g_variant_new_int32(Self.unspecified), g_variant_new_uint32(0), g_variant_new_string(name),
                    g_variant_new_string(service.type), g_variant_new_string(service.domain ?? ""), g_variant_new_string(""),
                    g_variant_new_uint16(port), Self.array(record),
                ])
            guard isAdded != nil, call(path, Self.groupInterface, "Commit") != nil else {
                _ = call(path, Self.groupInterface, "Free")
                return
            }
            handler(
                Registration(
                    endpoint: .service(name: name, type: service.type, domain: service.domain ?? "local", interface: nil), path: path, client: self))
        }
    }

    /// Returns a floating value of arrays of bytes.
    private static func array(_ entries: [[UInt8]]) -> OpaquePointer? {
        let (byte, bytes) = (g_variant_type_new("y"), g_variant_type_new("ay"))
        defer {
            g_variant_type_free(byte)
            g_variant_type_free(bytes)
        }
        var children: [OpaquePointer?] = entries.map { g_variant_new_fixed_array(byte, $0, gsize($0.count), 1) }
        return g_variant_new_array(bytes, &children, gsize(children.count))
    }
}
