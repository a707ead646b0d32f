import CGIO
import Foundation
import ServiceLoop
import Synchronization

/// The location service of Linux desktops, on the bus of the system.
///
/// Follows https://www.freedesktop.org/software/geoclue/docs/.
struct GeoClue: LocationService {
    fileprivate static let name = "org.freedesktop.GeoClue2"
    fileprivate static let managerPath = "/org/freedesktop/GeoClue2/Manager"

    /// Whether the bus has the service, or can start it. It is asked once.
    var isEnabled: Bool { Self.isReachable }

    private static let isReachable: Bool = {
        guard let bus = bus.pointer else { return false }
        return ["ListActivatableNames", "ListNames"].contains { method in
            guard let reply = call(bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, []) else { return false }
            defer { g_variant_unref(reply) }
            guard let names = g_variant_get_child_value(reply, 0) else { return false }
            defer { g_variant_unref(names) }
            return (0..<g_variant_n_children(names)).contains { index in
                guard let child = g_variant_get_child_value(names, index) else { return false }
                defer { g_variant_unref(child) }
                return g_variant_get_string(child, nil).map { String(cString: $0) } == name
            }
        }
    }()

    func start(accuracy: Double, distance: Double, handler: @escaping @Sendable (LocationNews) -> Void) -> any LocationSession {
        let session = GeoClueSession(level: Self.level(for: accuracy), distance: distance, handler: handler)
        ServiceLoop.perform { session.start() }
        return session
    }

    /// The service's name of an accuracy: 4 is a city, 5 a quarter, 6 a street, 8 the best there is.
    static func level(for accuracy: Double) -> UInt32 {
        switch accuracy {
        case ..<100: 8
        case ..<1000: 6
        case ..<3000: 5
        default: 4
        }
    }

    // MARK: The bus

    fileprivate struct Bus: @unchecked Sendable {
        let pointer: OpaquePointer?
    }

    /// The connection to the bus. It outlives the session, whose last messages it still sends.
    fileprivate static let bus: Bus = {
        let bus = g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil)
        // The program goes on without the bus of the system.
        if let bus { g_dbus_connection_set_exit_on_close(bus, 0) }
        return Bus(pointer: bus)
    }()

    /// Calls a method and waits for the answer, five seconds at most.
    ///
    /// - Parameter arguments: Floating values, which the call takes over.
    @discardableResult
    fileprivate static func call(
        _ bus: OpaquePointer, _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [OpaquePointer?]
    ) -> OpaquePointer? {
        var arguments = arguments
        return g_dbus_connection_call_sync(
            bus, name, path, interface, method, g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    }
}

/// A client of the service. It is used on the thread of services, except for its being stopped.
private final class GeoClueSession: LocationSession, @unchecked Sendable {
    private static let clientInterface = "org.freedesktop.GeoClue2.Client"
    private static let managerInterface = "org.freedesktop.GeoClue2.Manager"

    private let level: UInt32
    private let distance: Double
    private let handler: @Sendable (LocationNews) -> Void
    private let isStopped = Mutex(false)
    private var client: String?
    private var subscription: guint = 0

    init(level: UInt32, distance: Double, handler: @escaping @Sendable (LocationNews) -> Void) {
        self.level = level
        self.distance = distance
        self.handler = handler
    }

    func stop() {
        isStopped.withLock { $0 = true }
        ServiceLoop.perform { [self] in finish() }
    }

    private func tell(_ news: LocationNews) {
        if !isStopped.withLock({ $0 }) { handler(news) }
    }

    func start() {
        guard !isStopped.withLock({ $0 }) else { return }
        guard let bus = GeoClue.bus.pointer else { return tell(.failed) }
        guard let reply = GeoClue.call(bus, GeoClue.name, GeoClue.managerPath, Self.managerInterface, "CreateClient", []) else {
            return tell(.failed)
        }
        let path = g_variant_get_child_value(reply, 0)
        let client = path.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) } ?? ""
        g_variant_unref(path)
        g_variant_unref(reply)
        self.client = client
        set("DesktopId", g_variant_new_string(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName))
        set("RequestedAccuracyLevel", g_variant_new_uint32(level))
        set("DistanceThreshold", g_variant_new_uint32(UInt32(clamping: Int(min(max(distance, 0), 1e9)))))
        // Both calls hold the session until the bus has done with it.
        subscription = g_dbus_connection_signal_subscribe(
            bus, GeoClue.name, Self.clientInterface, "LocationUpdated", client, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, arguments, data in
                guard let data, let arguments, g_variant_n_children(arguments) == 2 else { return }
                Unmanaged<GeoClueSession>.fromOpaque(data).takeUnretainedValue().moved(arguments)
            }, Unmanaged.passRetained(self).toOpaque(), { data in if let data { Unmanaged<GeoClueSession>.fromOpaque(data).release() } })
        // The desktop may ask the user before it answers.
        g_dbus_connection_call(
            bus, GeoClue.name, client, Self.clientInterface, "Start", nil, nil, G_DBUS_CALL_FLAGS_NONE, Int32.max, nil,
            { bus, result, data in
                guard let bus, let data else { return }
                let session = Unmanaged<GeoClueSession>.fromOpaque(data).takeRetainedValue()
                var error: UnsafeMutablePointer<GError>?
                let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, &error)
                if let reply { g_variant_unref(reply) }
                let isDenied = error.map { g_dbus_error_get_remote_error($0) }.flatMap { $0 }
                    .map { name in
                        defer { g_free(name) }
                        return String(cString: name) == "org.freedesktop.DBus.Error.AccessDenied"
                    }
                if let error { g_error_free(error) }
                session.tell(reply != nil ? .authorized : isDenied == true ? .denied : .failed)
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func set(_ property: String, _ value: OpaquePointer?) {
        guard let bus = GeoClue.bus.pointer, let client else { return }
        let reply = GeoClue.call(
            bus, GeoClue.name, client, "org.freedesktop.DBus.Properties", "Set",
            [g_variant_new_string(Self.clientInterface), g_variant_new_string(property), g_variant_new_variant(value)])
        if let reply { g_variant_unref(reply) }
    }

    /// Reads the new location, the second argument of the signal.
    private func moved(_ arguments: OpaquePointer) {
        guard let bus = GeoClue.bus.pointer, let new = g_variant_get_child_value(arguments, 1) else { return }
        defer { g_variant_unref(new) }
        guard let path = g_variant_get_string(new, nil).map({ String(cString: $0) }), path != "/",
            let reply = GeoClue.call(
                bus, GeoClue.name, path, "org.freedesktop.DBus.Properties", "GetAll", [g_variant_new_string("org.freedesktop.GeoClue2.Location")])
        else { return }
        defer { g_variant_unref(reply) }
        guard let properties = g_variant_get_child_value(reply, 0) else { return }
        defer { g_variant_unref(properties) }
        func value(_ name: String, _ kind: String) -> OpaquePointer? {
            guard let value = g_variant_lookup_value(properties, name, nil) else { return nil }
            if g_variant_get_type_string(value).map({ String(cString: $0) }) == kind { return value }
            g_variant_unref(value)
            return nil
        }
        func number(_ name: String) -> Double? {
            guard let value = value(name, "d") else { return nil }
            defer { g_variant_unref(value) }
            return g_variant_get_double(value)
        }
        guard let latitude = number("Latitude"), let longitude = number("Longitude") else { return }
        var time = Date()
        if let value = value("Timestamp", "(tt)") {
            let seconds = g_variant_get_child_value(value, 0), microseconds = g_variant_get_child_value(value, 1)
            let since1970 = Double(g_variant_get_uint64(seconds)) + Double(g_variant_get_uint64(microseconds)) / 1e6
            if since1970 > 0 { time = Date(timeIntervalSince1970: since1970) }
            g_variant_unref(seconds)
            g_variant_unref(microseconds)
            g_variant_unref(value)
        }
        // The smallest number stands for a height that is not known.
        let altitude = number("Altitude").flatMap { $0 > -1e300 ? $0 : nil }
        let accuracy = number("Accuracy") ?? -1
        tell(
            .location(
                CLLocation(
                    coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: altitude ?? 0,
                    horizontalAccuracy: accuracy, verticalAccuracy: altitude == nil ? -1 : accuracy, course: number("Heading") ?? -1,
                    speed: number("Speed") ?? -1, timestamp: time)))
    }

    private func finish() {
        if let bus = GeoClue.bus.pointer {
            if subscription != 0 { g_dbus_connection_signal_unsubscribe(bus, subscription) }
            if let client {
                var arguments = [g_variant_new_object_path(client)]
                g_dbus_connection_call(
                    bus, GeoClue.name, client, Self.clientInterface, "Stop", nil, nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil, nil)
                g_dbus_connection_call(
                    bus, GeoClue.name, GeoClue.managerPath, Self.managerInterface, "DeleteClient",
                    g_variant_new_tuple(&arguments, 1), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil, nil)
            }
        }
        subscription = 0
        client = nil
    }
}
