#if GTK
import CGTKHost
import CoreGraphics
import SwiftUICore

/// A window on the screen with a tree of views in it.
@MainActor
final class HostWindow {
    let view: ViewWidget
    let window: UnsafeMutablePointer<GtkWindow>
    /// Called when the window has gone.
    var onClose: () -> Void = {}

    init(title: String, size: CGSize, environment: EnvironmentValues) {
        view = ViewWidget(environment: environment)
        window = gtk_window_new().cast()
        gtk_window_set_title(window, title)
        gtk_window_set_child(window, view.widget)
        gtk_window_set_default_size(window, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
        view.tree.showsScrollIndicators = false
        let close: SignalAnswer = { _, data in
            owner(data, as: HostWindow.self).close()
            return 1
        }
        connect(window, "close-request", self, to: close)
    }

    /// Shows the window.
    func present() {
        gtk_window_present(window)
    }

    /// Ends the views and takes the window away.
    func close() {
        disconnect(window, self)
        view.end()
        gtk_window_destroy(window)
        onClose()
    }
}
#endif
