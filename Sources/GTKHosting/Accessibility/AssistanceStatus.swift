#if GTK
import CGTKHost

/// Whether assistive programs run, as the accessibility bus says.
@MainActor
final class AssistanceStatus {
    private var status: OpaquePointer?
    var onChange: () -> Void = {}

    private typealias ReadyHandler = @MainActor @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

    init() {
        guard AccessibilityBridge.isPossible else { return }
        let ready: ReadyHandler = { _, result, data in
            let status = Unmanaged<AssistanceStatus>.fromOpaque(data!).takeRetainedValue()
            if let proxy = g_dbus_proxy_new_for_bus_finish(result, nil) { status.found(OpaquePointer(proxy)) }
        }
        g_dbus_proxy_new_for_bus(
            G_BUS_TYPE_SESSION, GDBusProxyFlags(rawValue: G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START.rawValue), nil, "org.a11y.Bus", "/org/a11y/bus",
            "org.a11y.Status", nil, unisolated(ready), Unmanaged.passRetained(self).toOpaque())
    }

    private func found(_ proxy: OpaquePointer) {
        status = proxy
        let changed: SignalArguments = { _, _, _, data in owner(data, as: AssistanceStatus.self).onChange() }
        connect(UnsafeMutableRawPointer(proxy), "g-properties-changed", self, to: changed)
        if isEnabled || hasScreenReader { onChange() }
    }

    private typealias SignalArguments =
        @MainActor @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

    /// Whether any assistive program runs.
    var isEnabled: Bool { boolean("IsEnabled") || hasScreenReader }
    /// Whether a screen reader runs.
    var hasScreenReader: Bool { boolean("ScreenReaderEnabled") }

    private func boolean(_ name: String) -> Bool {
        guard let status else { return false }
        let proxy = UnsafeMutableRawPointer(status).assumingMemoryBound(to: GDBusProxy.self)
        guard let value = g_dbus_proxy_get_cached_property(proxy, name) else { return false }
        defer { g_variant_unref(value) }
        return g_variant_get_boolean(value) != 0
    }
}
#endif
