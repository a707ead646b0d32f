/// A window that a program's code makes, rather than a scene.
///
/// A window manager shows it (``WindowManager/open(_:)``). Closing the window takes it from the screen and keeps its views, which are shown
/// again when the window opens again. They end with ``discard()``.
package final class ProgramWindow: WindowSource {
    package var settings = SceneSettings()
    package var description = SceneDescription(kind: .single)
    /// The environment of the window, which the window manager sets.
    package var environment = EnvironmentValues()
    /// Shows the content in the window's tree.
    package var show: @MainActor (ViewTree) -> Void = { _ in }
    /// The object with which the window manager shows the window; nil before the window has been opened.
    package var host: AnyObject?
    /// Removes the views and the host's window.
    package var onDiscard: @MainActor () -> Void = {}

    package init() {
        settings.isWithoutCommands = true
        settings.restoresState = false
    }

    /// Removes the views of the window, which can be opened anew.
    @MainActor package func discard() {
        onDiscard()
        onDiscard = {}
        host = nil
    }
}
