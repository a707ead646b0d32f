/// The styles of the windows that views open.
package struct PresentedWindowSettings: Equatable {
    /// Whether the desktop draws a title bar and border; nil as the scene says.
    package var isDecorated: Bool?
    /// The appearance of the window's toolbars; nil for that of the scene.
    package var toolbarAppearance: _WindowToolbarAppearance?

    package init() {}
}

extension EnvironmentValues {
    /// The styles of the windows that the views open with `openWindow`.
    @Entry package var presentedWindowSettings = PresentedWindowSettings()
}

extension View {
    /// Sets the style of the windows that the view opens with `openWindow`, in place of that of their scene. A window that is open already
    /// keeps its style.
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        environment(\.presentedWindowSettings.isDecorated, style._isDecorated)
    }

    /// Sets the style of the toolbars in the windows that the view opens with `openWindow`, in place of that of their scene. A window that
    /// is open already keeps its style.
    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
        environment(\.presentedWindowSettings.toolbarAppearance, style._appearance)
    }
}
