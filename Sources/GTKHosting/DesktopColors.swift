#if GTK
import CGTKHost
import SwiftUICore

/// Lets the user pick a colour of the screen, through the portal of the desktop.
@MainActor
enum DesktopColors {
    /// A request whose answer has not arrived yet.
    private final class Picking {
        let picked: @MainActor (Color.Resolved?) -> Void
        /// The number of the subscription to the answer.
        var subscription: guint = 0
        private let bus: OpaquePointer
        private var isOver = false

        init(bus: OpaquePointer, picked: @escaping @MainActor (Color.Resolved?) -> Void) {
            self.bus = bus
            self.picked = picked
        }

        /// Passes the answer, once.
        @MainActor func end(_ color: Color.Resolved?) {
            guard !isOver else { return }
            isOver = true
            // The subscription releases this object.
            withExtendedLifetime(self) { g_dbus_connection_signal_unsubscribe(bus, subscription) }
            picked(color)
        }
    }

    private typealias AnswerHandler =
        @MainActor @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?,
            UnsafeMutableRawPointer?
        ) -> Void
    private typealias ReplyHandler = @MainActor @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    private typealias ReleaseHandler = @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// Begins to pick a colour, and passes it; nil if the user cancels, or without a portal that picks colours.
    static func pick(_ picked: @escaping @MainActor (Color.Resolved?) -> Void) {
        let token = DesktopPortal.makeToken()
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return picked(nil) }
        guard let request = DesktopPortal.request(token, on: bus) else {
            g_object_unref(UnsafeMutableRawPointer(bus))
            return picked(nil)
        }
        // The connection of the session is kept by GLib as long as someone uses it; the subscription is one of the users.
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        let picking = Picking(bus: bus, picked: picked)
        let answered: AnswerHandler = { _, _, _, _, _, arguments, data in
            owner(data, as: Picking.self).end(DesktopColors.color(in: arguments))
        }
        let replied: ReplyHandler = { bus, result, data in
            let picking = Unmanaged<Picking>.fromOpaque(data!).takeRetainedValue()
            // Without a reply there is no answer either.
            guard let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) else { return picking.end(nil) }
            g_variant_unref(reply)
        }
        let release: ReleaseHandler = { Unmanaged<Picking>.fromOpaque($0!).release() }
        // The answer may arrive before the reply to the call.
        picking.subscription = g_dbus_connection_signal_subscribe(
            bus, DesktopPortal.name, DesktopPortal.requestInterface, "Response", request, nil, G_DBUS_SIGNAL_FLAGS_NONE, unisolated(answered),
            Unmanaged.passRetained(picking).toOpaque(), release)
        var options: [OpaquePointer?] = [DesktopPortal.option("handle_token", token)]
        DesktopPortal.call(
            bus, DesktopPortal.path, "org.freedesktop.portal.Screenshot", "PickColor",
            [g_variant_new_string(""), g_variant_new_array(nil, &options, gsize(options.count))], ready: unisolated(replied),
            data: Unmanaged.passRetained(picking).toOpaque())
    }

    /// Returns the colour in an answer of the portal: a number, 0 if the user has picked one, and a dictionary with three components of sRGB.
    private static func color(in answer: OpaquePointer?) -> Color.Resolved? {
        guard let answer, g_variant_n_children(answer) == 2 else { return nil }
        let (code, results) = (g_variant_get_child_value(answer, 0), g_variant_get_child_value(answer, 1))
        defer {
            g_variant_unref(code)
            g_variant_unref(results)
        }
        guard let code, let results, g_variant_classify(code) == G_VARIANT_CLASS_UINT32, g_variant_get_uint32(code) == 0,
            let color = g_variant_lookup_value(results, "color", nil)
        else { return nil }
        defer { g_variant_unref(color) }
        guard g_variant_classify(color) == G_VARIANT_CLASS_TUPLE, g_variant_n_children(color) == 3 else { return nil }
        let components = (0..<3).compactMap { index -> Float? in
            guard let value = g_variant_get_child_value(color, gsize(index)) else { return nil }
            defer { g_variant_unref(value) }
            guard g_variant_classify(value) == G_VARIANT_CLASS_DOUBLE else { return nil }
            return Float(g_variant_get_double(value))
        }
        guard components.count == 3 else { return nil }
        return Color.Resolved(red: components[0], green: components[1], blue: components[2])
    }
}
#endif
