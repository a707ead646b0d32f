#if GTK
import CGTKHost
import Foundation
import SwiftUICore

/// The sleep of the display and the computer.
enum DesktopSleep {
    // MARK: Staying awake

    /// Asks the portal to keep the display or the computer awake. Without the portal nothing happens.
    ///
    /// It may be called on any thread.
    static let inhibit: @Sendable (_ display: Bool, _ system: Bool, _ reason: String) -> @Sendable () -> Void = { display, system, reason in
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return {} }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        let token = DesktopPortal.makeToken()
        // The numbers of the portal's flags for sleep and idleness.
        let flags: guint32 = (system ? 4 : 0) | (display ? 8 : 0)
        // The floating values are taken over by the tuple, and that by the call.
        var options: [OpaquePointer?] = [DesktopPortal.option("reason", reason), DesktopPortal.option("handle_token", token)]
        DesktopPortal.call(
            bus, DesktopPortal.path, "org.freedesktop.portal.Inhibit", "Inhibit",
            [g_variant_new_string(""), g_variant_new_uint32(flags), g_variant_new_array(nil, &options, gsize(options.count))])
        guard let request = DesktopPortal.request(token, on: bus) else { return {} }
        return {
            guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
            DesktopPortal.call(bus, request, DesktopPortal.requestInterface, "Close", [])
            g_object_unref(UnsafeMutableRawPointer(bus))
        }
    }

    // MARK: Sleep of the computer

    @MainActor private static var isWatching = false

    private typealias SignalHandler =
        @MainActor @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?,
            UnsafeMutableRawPointer?
        ) -> Void

    /// Reports when the computer is about to sleep and has woken up, of which logind tells. Without logind nothing is reported.
    @MainActor static func watch() {
        // The connection is kept for the subscription.
        guard !isWatching, let bus = g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil) else { return }
        isWatching = true
        // The program goes on without the bus of the system.
        g_dbus_connection_set_exit_on_close(bus, 0)
        let prepared: SignalHandler = { _, _, _, _, _, arguments, _ in
            guard let arguments, g_variant_n_children(arguments) == 1 else { return }
            let value = g_variant_get_child_value(arguments, 0)
            defer { g_variant_unref(value) }
            guard g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN else { return }
            ProgramServices.report(g_variant_get_boolean(value) != 0 ? .willSleep : .didWake)
        }
        g_dbus_connection_signal_subscribe(
            bus, "org.freedesktop.login1", "org.freedesktop.login1.Manager", "PrepareForSleep", "/org/freedesktop/login1", nil,
            G_DBUS_SIGNAL_FLAGS_NONE, unisolated(prepared), nil, nil)
    }
}
#endif
