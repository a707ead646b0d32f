import CGIO
import Foundation
import SwiftUI

extension UIScreen {
    /// The brightness of the screen between 0 and 1: of the light behind it, which displays at a cable do not have. Without one it is 1, and setting it
    /// has no effect.
    ///
    /// The service that manages logins sets it, for programs of the user who sits at the computer.
    public var brightness: CGFloat {
        get { Backlight.first()?.brightness ?? 1 }
        set { Backlight.first()?.set(newValue) }
    }
}

/// The light behind a screen, read from the files in `/sys/class/backlight`.
struct Backlight {
    /// The brightness between 0 and 1.
    let brightness: CGFloat
    private let name: String
    private let maximum: Double

    /// Reads the first light in a folder; nil if there is none.
    static func first(in folder: URL = URL(fileURLWithPath: "/sys/class/backlight")) -> Backlight? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().lazy.compactMap { Backlight(folder.appendingPathComponent($0)) }.first
    }

    /// Reads the folder of a light; nil if it tells no brightness.
    private init?(_ folder: URL) {
        func number(_ name: String) -> Double? {
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
                .flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        }
        guard let maximum = number("max_brightness"), maximum > 0, let brightness = number("brightness") else { return nil }
        name = folder.lastPathComponent
        self.maximum = maximum
        self.brightness = CGFloat(min(max(brightness / maximum, 0), 1))
    }

    /// The steps of the light for a brightness. One that is no number is the greatest.
    func steps(for brightness: CGFloat) -> UInt32 {
        let part = brightness.isNaN ? 1 : min(max(Double(brightness), 0), 1)
        return UInt32((part * maximum).rounded())
    }

    /// Asks the service that manages logins for a brightness.
    func set(_ brightness: CGFloat) {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        g_dbus_connection_set_exit_on_close(bus, 0)
        var arguments = [g_variant_new_string("backlight"), g_variant_new_string(name), g_variant_new_uint32(steps(for: brightness))]
        let service = "org.freedesktop.login1"
        g_dbus_connection_call(
            bus, service, "/org/freedesktop/login1/session/auto", "\(service).Session", "SetBrightness", g_variant_new_tuple(&arguments, 3), nil,
            G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil, nil)
    }
}
