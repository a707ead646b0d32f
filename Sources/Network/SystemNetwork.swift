import CGIO
import Foundation
import ServiceLoop
import Synchronization

/// The computer's network, as GLib's monitor tells of it: the kernel's routes, NetworkManager, or the portal of a sandbox.
///
/// The monitor is made for the first observer, on the thread of services. Programs need no main loop.
final class SystemNetwork: NetworkSource {
    static let shared = SystemNetwork()

    private struct Observers {
        var isWatching = false
        var state: NetworkState?
        var next = 0
        var handlers: [Int: @Sendable (NetworkState) -> Void] = [:]
    }

    private let observers = Mutex(Observers())

    /// The state that the monitor told last, or before it has told any, that of the kernel's routes.
    var state: NetworkState { observers.withLock { $0.state } ?? NetworkState(filesIn: URL(fileURLWithPath: "/")) }

    func observe(_ handler: @escaping @Sendable (NetworkState) -> Void) -> Int {
        observers.withLock { observers in
            if !observers.isWatching {
                observers.isWatching = true
                ServiceLoop.perform { [self] in watch() }
            }
            observers.next += 1
            observers.handlers[observers.next] = handler
            if let state = observers.state { handler(state) }
            return observers.next
        }
    }

    func remove(_ observer: Int) { observers.withLock { _ = $0.handlers.removeValue(forKey: observer) } }

    /// Watches the network as long as the program runs.
    private func watch() {
        // The monitor of all GLib code tells its news in the main loop, which programs may lack; the program has another one of the same type,
        // which tells its news here.
        let common = ServiceLoop.outsideContext { g_network_monitor_get_default() }
        let monitor = Self.makeMonitor(like: common) ?? common
        let news: @convention(c) (OpaquePointer?, gboolean, UnsafeMutableRawPointer?) -> Void = { monitor, _, _ in
            SystemNetwork.shared.update(monitor)
        }
        let change: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { monitor, _, _ in
            SystemNetwork.shared.update(monitor)
        }
        let object = UnsafeMutableRawPointer(monitor)
        g_signal_connect_data(object, "network-changed", unsafeBitCast(news, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
        g_signal_connect_data(object, "notify::network-metered", unsafeBitCast(change, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
        update(monitor)
    }

    private static func makeMonitor(like common: OpaquePointer?) -> OpaquePointer? {
        guard let common, let name = g_type_name_from_instance(UnsafeMutableRawPointer(common).assumingMemoryBound(to: GTypeInstance.self)) else {
            return nil
        }
        if String(cString: name) == "GNetworkMonitorNM", let bus = g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil) {
            // The program goes on without the bus of the system.
            g_dbus_connection_set_exit_on_close(bus, 0)
            g_object_unref(UnsafeMutableRawPointer(bus))
        }
        guard let object = g_object_new_with_properties(g_type_from_name(name), 0, nil, nil) else { return nil }
        let monitor = OpaquePointer(object)
        guard g_initable_init(monitor, nil, nil) != 0 else {
            g_object_unref(UnsafeMutableRawPointer(object))
            return nil
        }
        return monitor
    }

    private func update(_ monitor: OpaquePointer?) {
        var state = NetworkState(filesIn: URL(fileURLWithPath: "/"))
        state.isAvailable = g_network_monitor_get_network_available(monitor) != 0
        state.isMetered = g_network_monitor_get_network_metered(monitor) != 0
        observers.withLock { observers in
            guard observers.state != state else { return }
            observers.state = state
            for handler in observers.handlers.values { handler(state) }
        }
    }
}
