#if GTK
import CGTKHost
import Foundation
import SwiftUICore

/// Notifications of the desktop, through its portal.
@MainActor
enum DesktopNotifications {
    /// Shows a notification, or replaces the one of the same identifier. Without the portal nothing is shown.
    static func show(_ notification: DesktopNotification) {
        listen()
        // The floating values are taken over by the tuple, and that by the call.
        var builder = [
            entry("title", notification.title), entry("body", notification.body), entry("priority", notification.priority.rawValue),
            entry("default-action", defaultAction),
        ]
        if !notification.buttons.isEmpty {
            var buttons: [OpaquePointer?] = notification.buttons.map { button in
                var entries: [OpaquePointer?] = [entry("label", button.title), entry("action", button.action)]
                return g_variant_new_array(nil, &entries, gsize(entries.count))
            }
            let list = g_variant_new_array(nil, &buttons, gsize(buttons.count))
            builder.append(g_variant_new_dict_entry(g_variant_new_string("buttons"), g_variant_new_variant(list)))
        }
        let content = g_variant_new_array(nil, &builder, gsize(builder.count))
        call("AddNotification", [g_variant_new_string(notification.identifier), content])
    }

    /// The name of the action of the notification itself. Names with a point at their beginning are not those of buttons.
    private static let defaultAction = ".default"
    private static var isListening = false

    private typealias AnswerHandler =
        @MainActor @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?,
            UnsafeMutableRawPointer?
        ) -> Void

    /// Reports answers of the user to the program.
    private static func listen() {
        guard !isListening, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        isListening = true
        let answered: AnswerHandler = { _, _, _, _, _, arguments, _ in DesktopNotifications.answered(arguments) }
        g_dbus_connection_signal_subscribe(
            bus, "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Notification", "ActionInvoked",
            "/org/freedesktop/portal/desktop", nil, G_DBUS_SIGNAL_FLAGS_NONE, unisolated(answered), nil, nil)
        g_object_unref(UnsafeMutableRawPointer(bus))
    }

    /// Reports an answer: the identifier of the notification and the name of the action.
    private static func answered(_ arguments: OpaquePointer?) {
        guard let arguments, g_variant_n_children(arguments) >= 2 else { return }
        let (identifier, action) = (text(0, of: arguments), text(1, of: arguments))
        ProgramServices.report(.notificationAnswered(identifier: identifier, action: action == defaultAction ? nil : action))
    }

    private static func text(_ index: gsize, of arguments: OpaquePointer) -> String {
        let value = g_variant_get_child_value(arguments, index)
        defer { g_variant_unref(value) }
        return String(cString: g_variant_get_string(value, nil))
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
