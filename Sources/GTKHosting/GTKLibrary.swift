#if GTK
import CGTKHost
import Foundation

/// GTK, loaded when a program first wants a window.
@MainActor
enum GTKLibrary {
    private static var isRunning = false

    /// Loads and starts GTK.
    static func start() throws(WindowHostError) {
        guard !isRunning else { return }
        if let reason = apus_gtk_load() { throw .missingLibrary(String(cString: reason)) }
        // Frames come as pixels: another renderer would only pass them on, with more memory and a slower start.
        setenv("GSK_RENDERER", "cairo", 0)
        gtk_disable_setlocale()
        setlocale(LC_ALL, "")
        guard gtk_init_check() != 0 else {
            let environment = ProcessInfo.processInfo.environment
            throw .noDisplay(environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"])
        }
        isRunning = true
    }
}

/// Why a program cannot show windows.
enum WindowHostError: Error, CustomStringConvertible {
    /// GTK cannot be loaded, for this reason.
    case missingLibrary(String)
    /// There is no display, or none of this name.
    case noDisplay(String?)

    var description: String {
        switch self {
        case .missingLibrary(let reason): "cannot load GTK 4, which shows windows (Debian's package libgtk-4-1): \(reason)"
        case .noDisplay(let name?): "cannot open display: \(name)"
        case .noDisplay(nil): "cannot open display: neither DISPLAY nor WAYLAND_DISPLAY is set"
        }
    }
}
#endif
