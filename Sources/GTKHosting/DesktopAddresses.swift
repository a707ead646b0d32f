#if GTK
import CGTKHost
import Foundation

/// Opens URLs with the applications of the desktop.
@MainActor
enum DesktopAddresses {
    /// Opens a URL with its default application; returns false if there is none.
    static func open(_ address: URL) -> Bool {
        g_app_info_launch_default_for_uri(address.absoluteString, nil, nil) != 0
    }
}
#endif
