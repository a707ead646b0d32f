import CGIO
import Foundation
import Synchronization

/// The store of secrets of Linux desktops, on the bus of the session.
///
/// Follows https://specifications.freedesktop.org/secret-service-spec/. Secrets are sent as they are: only programs of the user can read the bus.
final class SecretService: SecretStore {
    private static let name = "org.freedesktop.secrets"
    private static let path = "/org/freedesktop/secrets"
    private static let service = "org.freedesktop.Secret.Service"
    private static let collection = "org.freedesktop.Secret.Collection"
    private static let item = "org.freedesktop.Secret.Item"
    private static let properties = "org.freedesktop.DBus.Properties"
    /// How long programs wait for an answer of the service, in milliseconds.
    private static let patience: Int32 = 10_000

    private struct Bus: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    private let bus: Bus
    /// The session that the service has opened for the connection.
    private let session = Mutex<String?>(nil)

    /// - Parameter address: The address of a bus, or nil for the bus of the session.
    init(address: String? = nil) {
        let pointer: OpaquePointer? =
            if let address {
                g_dbus_connection_new_for_address_sync(
                    address,
                    GDBusConnectionFlags(
                        rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, nil, nil)
            } else {
                g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
            }
        // The program goes on without the bus.
        if let pointer { g_dbus_connection_set_exit_on_close(pointer, 0) }
        bus = Bus(pointer: pointer)
    }

    // MARK: The store

    func items(with attributes: [String: String], asksUser: Bool) throws -> [StoredSecret] {
        let found = try call(Self.path, Self.service, "SearchItems", [.texts(attributes)])
        var names = found.part(0)?.paths ?? []
        let locked = found.part(1)?.paths ?? []
        if !locked.isEmpty {
            if asksUser {
                names += try unlock(locked)
            } else if names.isEmpty {
                throw SecretStoreError.locked
            }
        }
        return try names.compactMap { try item(named: $0) }
    }

    func item(named name: String) throws -> StoredSecret? {
        guard g_variant_is_object_path(name) != 0 else { return nil }
        let reply: Variant
        do {
            reply = try call(name, Self.properties, "GetAll", [.text(Self.item)])
        } catch SecretStoreError.failed {
            // Items that were removed meanwhile have no properties.
            return nil
        }
        guard let properties = reply.part(0), let attributes = properties["Attributes"]?.dictionary else { return nil }
        return StoredSecret(
            name: name, label: properties["Label"]?.text ?? "", attributes: attributes,
            created: Date(timeIntervalSince1970: Double(properties["Created"]?.number ?? 0)),
            modified: Date(timeIntervalSince1970: Double(properties["Modified"]?.number ?? 0)))
    }

    func secret(of item: StoredSecret) throws -> Data {
        let reply = try call(item.name, Self.item, "GetSecret", [.path(openSession())])
        guard let bytes = reply.part(0)?.part(2)?.bytes else { throw SecretStoreError.failed }
        return bytes
    }

    func add(label: String, attributes: [String: String], secret: Data) throws -> StoredSecret {
        let collection = try defaultCollection()
        let reply = try call(
            collection, Self.collection, "CreateItem",
            [
                .values(["\(Self.item).Label": .text(label), "\(Self.item).Attributes": .texts(attributes)]), try value(of: secret), .flag(false),
            ])
        var name = reply.part(0)?.text ?? "/"
        if name == "/" { name = try prompt(reply.part(1)?.text ?? "/")?.text ?? "/" }
        guard let item = try item(named: name) else { throw SecretStoreError.failed }
        return item
    }

    func change(_ item: StoredSecret, label: String?, attributes: [String: String]?, secret: Data?) throws {
        if let secret { _ = try call(item.name, Self.item, "SetSecret", [value(of: secret)]) }
        if let attributes { try set("Attributes", .texts(attributes), of: item) }
        if let label { try set("Label", .text(label), of: item) }
    }

    func remove(_ item: StoredSecret) throws {
        let reply = try call(item.name, Self.item, "Delete", [])
        if let path = reply.part(0)?.text, path != "/" { _ = try prompt(path) }
    }

    // MARK: The service

    private func set(_ property: String, _ value: Variant, of item: StoredSecret) throws {
        _ = try call(item.name, Self.properties, "Set", [.text(Self.item), .text(property), .boxed(value)])
    }

    /// A secret as the service takes it: the session, parameters of the cipher, which has none, the bytes and their type.
    private func value(of secret: Data) throws -> Variant {
        .tuple([.path(try openSession()), .bytes(Data()), .bytes(secret), .text("application/octet-stream")])
    }

    private func openSession() throws -> String {
        if let session = session.withLock({ $0 }) { return session }
        let reply = try call(Self.path, Self.service, "OpenSession", [.text("plain"), .boxed(.text(""))])
        guard let path = reply.part(1)?.text else { throw SecretStoreError.failed }
        session.withLock { $0 = path }
        return path
    }

    /// Returns the collection to which items are added, unlocked. It is made if there is none.
    private func defaultCollection() throws -> String {
        var path = try call(Self.path, Self.service, "ReadAlias", [.text("default")]).part(0)?.text ?? "/"
        if path == "/" {
            let reply = try call(
                Self.path, Self.service, "CreateCollection", [.values(["\(Self.collection).Label": .text("Default")]), .text("default")])
            path = reply.part(0)?.text ?? "/"
            if path == "/" { path = try prompt(reply.part(1)?.text ?? "/")?.text ?? "/" }
            guard path != "/" else { throw SecretStoreError.failed }
        }
        let isLocked = try call(path, Self.properties, "Get", [.text(Self.collection), .text("Locked")]).part(0)?.part(0)?.isTrue ?? false
        if isLocked { _ = try unlock([path]) }
        return path
    }

    /// Unlocks items or collections, and returns those that are unlocked.
    private func unlock(_ paths: [String]) throws -> [String] {
        let reply = try call(Self.path, Self.service, "Unlock", [.paths(paths)])
        var unlocked = reply.part(0)?.paths ?? []
        if let path = reply.part(1)?.text, path != "/" { unlocked += try prompt(path)?.paths ?? [] }
        return unlocked
    }

    /// Shows a dialog of the service and waits until the user has answered it. Returns what the service tells then.
    private func prompt(_ path: String) throws -> Variant? {
        guard let bus = bus.pointer, path != "/" else { return nil }
        return try PromptAnswer(bus: bus, service: Self.name, path: path).wait()
    }

    private func call(_ path: String, _ interface: String, _ method: String, _ arguments: [Variant]) throws -> Variant {
        guard let bus = bus.pointer else { throw SecretStoreError.unavailable }
        var error: UnsafeMutablePointer<GError>?
        let arguments = Variant.tuple(arguments)
        let reply = withExtendedLifetime(arguments) {
            g_dbus_connection_call_sync(
                bus, Self.name, path, interface, method, arguments.pointer, nil, G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, &error)
        }
        if let reply { return Variant(owning: reply) }
        defer { if let error { g_error_free(error) } }
        let remote = error.flatMap { g_dbus_error_get_remote_error($0) }
        defer { g_free(remote) }
        switch remote.map({ String(cString: $0) }) {
        case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner", "org.freedesktop.DBus.Error.Disconnected":
            throw SecretStoreError.unavailable
        case "org.freedesktop.Secret.Error.IsLocked": throw SecretStoreError.locked
        case let name? where name.hasPrefix("org.freedesktop.DBus.Error.Spawn."): throw SecretStoreError.unavailable
        case nil: throw g_dbus_connection_is_closed(bus) != 0 ? SecretStoreError.unavailable : .failed
        default: throw SecretStoreError.failed
        }
    }
}
