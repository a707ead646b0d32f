#if GTK
import CGTKHost
import Foundation

/// The desktop's applications for addresses.
@MainActor
enum DesktopAddresses {
    /// Opens an address with the application for it; says whether there is one.
    static func open(_ address: URL) -> Bool {
        g_app_info_launch_default_for_uri(address.absoluteString, nil, nil) != 0
    }
}
#endif
