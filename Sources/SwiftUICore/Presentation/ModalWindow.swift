/// The parameters of a window that takes all input of the program until it is closed.
package struct ModalWindow {
    package var title: String
    /// Shows the content, whose ideal size is that of the window.
    package var show: @MainActor (ViewTree) -> Void
    /// Called when the user asks to close the window, which stays open unless the program closes it.
    package var closeRequested: @MainActor () -> Void

    package init(title: String, show: @escaping @MainActor (ViewTree) -> Void, closeRequested: @escaping @MainActor () -> Void) {
        self.title = title
        self.show = show
        self.closeRequested = closeRequested
    }
}

/// Shows modal windows; implemented by the windows of a program and by tests.
@MainActor package protocol ModalWindowHost: AnyObject {
    /// Shows a modal window over the host's own.
    func show(_ window: ModalWindow) -> any ShownModalWindow
}

/// A modal window that is being shown.
@MainActor package protocol ShownModalWindow: AnyObject {
    /// Removes the views and closes the window.
    func close()
}
