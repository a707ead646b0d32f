#if GTK
import CGTKHost
import SwiftUICore

extension HostWindow: ModalWindowHost {
    func show(_ content: ModalWindow) -> any ShownModalWindow {
        ModalHostWindow(content, over: window, environment: view.tree.environment)
    }
}

/// A modal window over a parent window, which receives no input until the modal window closes.
@MainActor
private final class ModalHostWindow: ShownModalWindow {
    private let window: UnsafeMutablePointer<GtkWindow>
    private let view: ViewWidget
    private let content: ModalWindow
    private var isClosed = false

    init(_ content: ModalWindow, over parent: UnsafeMutablePointer<GtkWindow>, environment: EnvironmentValues) {
        self.content = content
        window = gtk_window_new().cast()
        view = ViewWidget(environment: environment)
        gtk_window_set_child(window, view.widget)
        gtk_window_set_title(window, content.title)
        gtk_window_set_transient_for(window, parent)
        gtk_window_set_modal(window, 1)
        gtk_window_set_resizable(window, 0)
        let close: SignalAnswer = { _, data in
            owner(data, as: ModalHostWindow.self).content.closeRequested()
            return 1
        }
        connect(window, "close-request", self, to: close)
        content.show(view.tree)
        view.tree.sizeToFit()
        view.tree.update()
        view.sizeLimits = ViewWidget.SizeLimits(minimum: view.tree.size, natural: view.tree.size)
        // Balanced in `close()`.
        _ = Unmanaged.passRetained(self)
        gtk_window_present(window)
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        disconnect(window, self)
        view.end()
        gtk_window_destroy(window)
        // The caller may be a button of this window.
        MainLoop.afterwards { [self] in Unmanaged.passUnretained(self).release() }
    }
}
#endif
