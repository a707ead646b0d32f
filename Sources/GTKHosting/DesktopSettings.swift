#if GTK
import CGTKHost
import CoreGraphics
import Foundation
import SwiftUICore

/// The current colour scheme and text size of the desktop, the user's locale, and whether a screen reader runs and
/// animations are wanted.
///
/// The colour scheme comes from the settings portal if there is one, otherwise from GTK's theme. The text size comes from GTK's
/// resolution, which desktops adjust for it.
@MainActor
final class DesktopSettings {
    private let settings = gtk_settings_get_default()!
    private var portal: OpaquePointer?
    /// The colour scheme of the portal: 1 for dark, 2 for light, 0 for no preference; nil if the portal has not answered.
    private var portalScheme: guint32?
    private let assistance = AssistanceStatus()
    var onChange: () -> Void = {}

    init() {
        let changed: ArgumentHandler = { _, _, data in owner(data, as: DesktopSettings.self).onChange() }
        for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-xft-dpi", "gtk-enable-animations"] {
            connect(UnsafeMutableRawPointer(settings), "notify::" + name, self, to: changed)
        }
        assistance.onChange = { [weak self] in self?.onChange() }
        ProgramServices.colorSchemeChanged = { [weak self] in self?.onChange() }
        askPortal()
    }

    /// Writes the settings of the desktop to an environment.
    func write(to environment: inout EnvironmentValues) {
        environment.colorScheme = ProgramServices.colorScheme ?? (isDark ? .dark : .light)
        environment.textScale = textScale
        environment.accessibilitySettings.isEnabled = assistance.isEnabled
        environment.accessibilitySettings.isVoiceOverEnabled = assistance.hasScreenReader
        environment.accessibilitySettings.reducesMotion = !boolean("gtk-enable-animations")
        ProgramServices.setAccessibilitySettings(environment.accessibilitySettings)
    }

    private var isDark: Bool {
        switch portalScheme {
        case 1: return true
        case 2: return false
        default: break
        }
        // GTK's environment variable takes precedence over the configured theme.
        let theme = g_getenv("GTK_THEME").map { String(cString: $0) } ?? string("gtk-theme-name")
        return boolean("gtk-application-prefer-dark-theme") || theme.lowercased().hasSuffix("dark")
    }

    private var textScale: CGFloat {
        let resolution = CGFloat(integer("gtk-xft-dpi")) / 1024
        guard resolution > 0 else { return 1 }
        return min(max(resolution / 96, 0.5), 3)
    }

    // MARK: GTK's settings

    private func value<Value>(_ name: String, _ type: GType, _ read: (UnsafePointer<GValue>) -> Value) -> Value {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        return read(&value)
    }

    // The numbers of the fundamental types are fixed. GObject defines them with a macro that Swift does not import.
    private func boolean(_ name: String) -> Bool { value(name, 5 << 2) { g_value_get_boolean($0) != 0 } }
    private func integer(_ name: String) -> Int32 { value(name, 6 << 2) { g_value_get_int($0) } }
    private func string(_ name: String) -> String { value(name, 16 << 2) { g_value_get_string($0).map { String(cString: $0) } ?? "" } }

    // MARK: The portal

    private typealias ReadyHandler = @MainActor @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
    private typealias SignalArguments =
        @MainActor @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?, UnsafeMutableRawPointer?)
        -> Void

    private func askPortal() {
        let ready: ReadyHandler = { _, result, data in
            let settings = Unmanaged<DesktopSettings>.fromOpaque(data!).takeRetainedValue()
            if let portal = g_dbus_proxy_new_for_bus_finish(result, nil) { settings.portalFound(OpaquePointer(portal)) }
        }
        // The portal is not started on demand: without a running portal, GTK's theme is sufficient.
        g_dbus_proxy_new_for_bus(
            G_BUS_TYPE_SESSION, GDBusProxyFlags(rawValue: G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START.rawValue), nil,
            "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", nil, unisolated(ready),
            Unmanaged.passRetained(self).toOpaque())
    }

    private func portalFound(_ portal: OpaquePointer) {
        self.portal = portal
        let signal: SignalArguments = { _, _, name, arguments, data in
            if let name, let arguments, String(cString: name) == "SettingChanged" {
                owner(data, as: DesktopSettings.self).settingChanged(arguments)
            }
        }
        connect(UnsafeMutableRawPointer(portal), "g-signal", self, to: signal)
        let answered: ReadyHandler = { portal, result, data in
            let settings = Unmanaged<DesktopSettings>.fromOpaque(data!).takeRetainedValue()
            guard let portal,
                let answer = g_dbus_proxy_call_finish(UnsafeMutableRawPointer(portal).assumingMemoryBound(to: GDBusProxy.self), result, nil)
            else { return }
            settings.setScheme(in: g_variant_get_child_value(answer, 0))
            g_variant_unref(answer)
        }
        let question = g_variant_new_tuple(
            [g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme")], 2)
        g_dbus_proxy_call(
            UnsafeMutableRawPointer(portal).assumingMemoryBound(to: GDBusProxy.self), "Read", question,
            G_DBUS_CALL_FLAGS_NONE, 2000, nil, unisolated(answered), Unmanaged.passRetained(self).toOpaque())
    }

    private func settingChanged(_ arguments: OpaquePointer) {
        guard g_variant_n_children(arguments) == 3, text(arguments, 0) == "org.freedesktop.appearance", text(arguments, 1) == "color-scheme"
        else { return }
        setScheme(in: g_variant_get_child_value(arguments, 2))
    }

    private func text(_ tuple: OpaquePointer, _ index: gsize) -> String {
        let child = g_variant_get_child_value(tuple, index)
        defer { g_variant_unref(child) }
        return g_variant_get_string(child, nil).map { String(cString: $0) } ?? ""
    }

    /// Stores the colour scheme from a number that may be wrapped in several variants. Consumes the variant.
    private func setScheme(in variant: OpaquePointer?) {
        var value = variant
        while let packed = value, g_variant_classify(packed) == G_VARIANT_CLASS_VARIANT {
            value = g_variant_get_variant(packed)
            g_variant_unref(packed)
        }
        guard let value else { return }
        defer { g_variant_unref(value) }
        guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
        portalScheme = g_variant_get_uint32(value)
        onChange()
    }
}
#endif
