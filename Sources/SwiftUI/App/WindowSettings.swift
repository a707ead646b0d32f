import SwiftUICore

extension EnvironmentValues {
    /// The point of a window that stays in place when its content resizes it.
    @Entry var windowResizeAnchor: UnitPoint?

    /// The interactions that the views of the window allow.
    @Entry var windowInteractions = WindowInteractions()

    /// Whether windows may fill the screen.
    @Entry var windowFullScreenBehavior: WindowInteractionBehavior = .automatic
}

extension View {
    /// Sets the point of the window that stays in place when its content changes the size of the window; nil for the default.
    ///
    /// Linux desktops place windows themselves: the point is kept in the environment, and the desktop resizes the window at the bottom and
    /// trailing edges.
    nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.windowResizeAnchor, anchor)
    }

    /// Sets whether the window may fill the screen.
    ///
    /// Linux desktops decide this themselves, and have commands of their own for it: the behaviour is kept in the environment and changes
    /// nothing.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        environment(\.windowFullScreenBehavior, behavior)
    }
}
