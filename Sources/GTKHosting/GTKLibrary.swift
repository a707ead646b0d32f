#if GTK
import CGTKHost
import Foundation

/// GTK, which is loaded when a program first needs a window.
@MainActor
enum GTKLibrary {
    private static var isRunning = false

    /// Loads and initializes GTK. Throws if it cannot be loaded or there is no display.
    static func start() throws(WindowHostError) {
        guard !isRunning else { return }
        if let reason = apus_gtk_load() { throw .missingLibrary(String(cString: reason)) }
        // Frames are drawn as pixels: another renderer would only forward them, with more memory and a slower start.
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

/// The reason for which a program cannot show windows.
enum WindowHostError: Error, CustomStringConvertible {
    /// GTK cannot be loaded, with the message of the loader.
    case missingLibrary(String)
    /// The display with this name cannot be opened; nil if no display is configured.
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
