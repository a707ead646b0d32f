import CGIO
import Foundation
import ServiceLoop

/// The signals by which programs on a bus pass notifications to each other.
final class NotificationSignals: @unchecked Sendable {
    /// The signals on the bus of the session.
    static let session = NotificationSignals(bus: g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil))

    private static let path = "/org/apus/Notifications"
    private static let interface = "org.apus.Notifications"
    private static let signal = "Posted"

    private final class Receiver: @unchecked Sendable {
        let handler: @MainActor (NotificationMessage) -> Void

        init(_ handler: @escaping @MainActor (NotificationMessage) -> Void) { self.handler = handler }
    }

    // The pointer is only read, and the bus may be used on all threads.
    private let bus: OpaquePointer?

    /// - Parameter bus: The connection, which the signals take over; nil for none.
    init(bus: OpaquePointer?) {
        if let bus { g_dbus_connection_set_exit_on_close(bus, 0) }
        self.bus = bus
    }

    /// Sends a notification to all programs, also to this one. Returns whether there is a bus.
    func send(_ message: NotificationMessage) -> Bool {
        guard let bus, g_dbus_connection_is_closed(bus) == 0 else { return false }
        // Messages cannot hold the character that ends texts of C.
        var arguments = [message.name, message.object.map { "=" + $0 } ?? "", message.list ?? ""]
            .map { g_variant_new_string($0.replacing("\0", with: "")) }
        let tuple = g_variant_new_tuple(&arguments, gsize(arguments.count))
        return g_dbus_connection_emit_signal(bus, nil, Self.path, Self.interface, Self.signal, tuple, nil) != 0
    }

    /// Calls a function on the main thread with the notifications of all programs.
    func receive(_ handler: @escaping @MainActor (NotificationMessage) -> Void) {
        guard bus != nil else { return }
        let receiver = Receiver(handler)
        ServiceLoop.perform { [self] in
            g_dbus_connection_signal_subscribe(
                bus, nil, Self.interface, Self.signal, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, arguments, data in
                    guard let arguments, let data, let message = NotificationSignals.message(of: arguments) else { return }
                    let receiver = Unmanaged<Receiver>.fromOpaque(data).takeUnretainedValue()
                    DispatchQueue.main.async { receiver.handler(message) }
                }, Unmanaged.passRetained(receiver).toOpaque(), { data in if let data { Unmanaged<Receiver>.fromOpaque(data).release() } })
        }
    }

    /// Reads the arguments of a signal; nil for others than this class sends.
    private static func message(of arguments: OpaquePointer) -> NotificationMessage? {
        guard g_variant_get_type_string(arguments).map({ String(cString: $0) }) == "(sss)" else { return nil }
        let texts = (0..<3).map { index -> String in
            guard let part = g_variant_get_child_value(arguments, gsize(index)) else { return "" }
            defer { g_variant_unref(part) }
            return g_variant_get_string(part, nil).map { String(cString: $0) } ?? ""
        }
        return NotificationMessage(
            name: texts[0], object: texts[1].isEmpty ? nil : String(texts[1].dropFirst()), list: texts[2].isEmpty ? nil : texts[2])
    }
}
