#if GTK
import CGTKHost
import Foundation

/// The number on the program's icon in docks, which listen to the signal of Unity's launcher.
@MainActor
enum DesktopBadge {
    /// Shows a number on the icon of the program whose desktop entry has the name of a window class; 0 for none.
    static func show(_ number: Int, of windowClass: String) {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        // The floating values are taken over by the tuple, and that by the call.
        var properties: [OpaquePointer?] = [
            entry("count", g_variant_new_int64(gint64(number))), entry("count-visible", g_variant_new_boolean(number > 0 ? 1 : 0)),
        ]
        var arguments: [OpaquePointer?] = [
            g_variant_new_string("application://\(windowClass).desktop"), g_variant_new_array(nil, &properties, gsize(properties.count)),
        ]
        g_dbus_connection_emit_signal(
            bus, nil, "/com/canonical/unity/launcherentry/1", "com.canonical.Unity.LauncherEntry", "Update",
            g_variant_new_tuple(&arguments, gsize(arguments.count)), nil)
        g_object_unref(UnsafeMutableRawPointer(bus))
    }

    private static func entry(_ key: String, _ value: OpaquePointer?) -> OpaquePointer? {
        g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value))
    }
}
#endif
