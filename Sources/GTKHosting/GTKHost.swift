#if GTK
import CGTKHost
import CoreGraphics
import Foundation
import SwiftUICore

/// Shows a program's windows until the last one is closed.
@MainActor
package enum GTKHost {
    private static var windows: [HostWindow] = []

    /// Shows a view in a window; gives the program's exit status when the window is closed.
    package static func run<Root: View>(_ root: Root, title: String, size: CGSize) throws(WindowHostError) -> Int32 {
        g_set_prgname(title)
        g_set_application_name(title)
        try GTKLibrary.start()
        var environment = EnvironmentValues()
        environment.platformProfile = .macOS
        let window = HostWindow(title: title, size: size, environment: environment)
        windows.append(window)
        window.onClose = { [unowned window] in
            windows.removeAll { $0 === window }
            if windows.isEmpty { MainLoop.stop() }
        }
        window.view.tree.setRootView(root)
        window.present()
        MainLoop.run()
        return 0
    }

    /// Opens an address with the desktop's application for it; says whether there is one.
    package static func open(_ address: URL) -> Bool {
        g_app_info_launch_default_for_uri(address.absoluteString, nil, nil) != 0
    }
}
#endif
