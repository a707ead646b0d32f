#if GTK
import CGTKHost
import Synchronization

/// Requests to the portal of the desktop, which asks the user on behalf of programs.
enum DesktopPortal {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let requestInterface = "org.freedesktop.portal.Request"
    private static let requests = Mutex(0)

    /// Returns a new name for a request of the program.
    static func makeToken() -> String {
        requests.withLock { number in
            number += 1
            return "apus\(number)"
        }
    }

    /// Returns the path of the request with a token; nil on a bus without names. The portal makes it from the name of the program on the bus.
    static func request(_ token: String, on bus: OpaquePointer) -> String? {
        g_dbus_connection_get_unique_name(bus).map {
            "\(path)/request/\(String(cString: $0).dropFirst().replacing(".", with: "_"))/\(token)"
        }
    }

    /// Returns an entry of the options of a request, a floating value.
    static func option(_ key: String, _ text: String) -> OpaquePointer? {
        g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(g_variant_new_string(text)))
    }

    /// Calls a method of the portal, which takes over floating arguments, without waiting for the reply.
    ///
    /// - Parameters:
    ///   - ready: A function that is called with the reply; nil for none.
    ///   - data: The last argument of the function.
    static func call(
        _ bus: OpaquePointer, _ path: String, _ interface: String, _ method: String, _ arguments: [OpaquePointer?],
        ready: GAsyncReadyCallback? = nil, data: UnsafeMutableRawPointer? = nil
    ) {
        var arguments = arguments
        g_dbus_connection_call(
            bus, name, path, interface, method, g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
            ready, data)
    }
}
#endif
