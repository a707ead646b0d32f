#if GTK
import CGTKHost
import Foundation

/// Notifications of the desktop, through its portal.
@MainActor
enum DesktopNotifications {
    /// Shows a notification, or replaces the one of the same identifier. Without the portal nothing is shown.
    static func show(identifier: String, title: String, body: String) {
        // The floating values are taken over by the tuple, and that by the call.
        var builder: [OpaquePointer?] = [entry("title", title), entry("body", body)]
        let content = g_variant_new_array(nil, &builder, gsize(builder.count))
        call("AddNotification", [g_variant_new_string(identifier), content])
    }

    /// Withdraws a notification.
    static func withdraw(identifier: String) {
        call("RemoveNotification", [g_variant_new_string(identifier)])
    }

    private static func entry(_ key: String, _ text: String) -> OpaquePointer? {
        g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(g_variant_new_string(text)))
    }

    private static func call(_ method: String, _ arguments: [OpaquePointer?]) {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        var arguments = arguments
        g_dbus_connection_call(
            bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Notification", method,
            g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(bus))
    }
}
#endif
