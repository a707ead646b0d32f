#if GTK
import CGTKHost
import Foundation
import SwiftUICore

/// Reports changes of the screens of the desktop: their number, sizes, places and scales.
@MainActor
final class DesktopScreens {
    private let monitors = gdk_display_get_monitors(gdk_display_get_default())
    /// The screens whose changes are observed, each with a reference.
    private var observed: [UnsafeMutableRawPointer] = []
    private var isReportPending = false

    init() {
        guard let monitors else { return }
        let changed: @MainActor @convention(c) (UnsafeMutableRawPointer?, guint, guint, guint, UnsafeMutableRawPointer?) -> Void = {
            _, _, _, _, data in
            let screens = owner(data, as: DesktopScreens.self)
            screens.observe()
            screens.report()
        }
        connect(UnsafeMutableRawPointer(monitors), "items-changed", self, to: changed)
        observe()
    }

    isolated deinit {
        if let monitors { disconnect(UnsafeMutableRawPointer(monitors), self) }
        forget()
    }

    /// Makes the first screen of the desktop the main one of the program.
    static func measure() {
        let display = DisplayProxy.first
        guard display.bounds.width > 0, display.bounds.height > 0 else { return }
        ScreenMetrics.main.size = display.bounds.size
        ScreenMetrics.main.name = firstName
        isMeasured = true
    }

    /// The name of the first screen: its manufacturer and model, or else its connector.
    private static var firstName: String? {
        guard let monitors = gdk_display_get_monitors(gdk_display_get_default()), let monitor = g_list_model_get_item(monitors, 0) else { return nil }
        defer { g_object_unref(monitor) }
        func text(_ value: UnsafePointer<CChar>?) -> String? { value.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } }
        let parts = [gdk_monitor_get_manufacturer(OpaquePointer(monitor)), gdk_monitor_get_model(OpaquePointer(monitor))].compactMap(text)
        return parts.isEmpty ? text(gdk_monitor_get_connector(OpaquePointer(monitor))) : parts.joined(separator: " ")
    }

    /// Whether the main screen is one of the desktop.
    private static var isMeasured = false

    private func forget() {
        for monitor in observed {
            disconnect(monitor, self)
            g_object_unref(monitor)
        }
        observed = []
    }

    private func observe() {
        forget()
        let changed: ArgumentHandler = { _, _, data in owner(data, as: DesktopScreens.self).report() }
        for index in 0..<g_list_model_get_n_items(monitors) {
            guard let monitor = g_list_model_get_item(monitors, index) else { continue }
            observed.append(monitor)
            for name in ["geometry", "scale-factor"] { connect(monitor, "notify::" + name, self, to: changed) }
        }
    }

    /// Reports a change, once for all that come together.
    private func report() {
        guard !isReportPending else { return }
        isReportPending = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated { [weak self] in
                self?.isReportPending = false
                if Self.isMeasured { Self.measure() }
                ProgramServices.report(.screensChanged)
            }
        }
    }
}
#endif
