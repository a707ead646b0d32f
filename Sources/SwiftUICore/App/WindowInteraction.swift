/// Whether an interaction with a window, such as closing or resizing it, is enabled.
public struct WindowInteractionBehavior: Sendable, Hashable {
    package enum Kind: Sendable { case automatic, enabled, disabled }

    package let kind: Kind

    /// The default for the window.
    public static let automatic = WindowInteractionBehavior(kind: .automatic)
    /// The interaction is enabled.
    public static let enabled = WindowInteractionBehavior(kind: .enabled)
    /// The interaction is disabled.
    public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// The interactions that the views of a window enable or disable; nil for the default.
package struct WindowInteractions: Equatable, Sendable {
    /// Whether the user can close the window. The program can always close it.
    package var isClosable: Bool?
    package var isResizable: Bool?
    package var isMinimizable: Bool?

    package init() {}
}

package struct WindowInteractionsKey: PreferenceKey {
    package static var defaultValue: WindowInteractions { WindowInteractions() }

    package static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
        let next = nextValue()
        value.isClosable = value.isClosable ?? next.isClosable
        value.isResizable = value.isResizable ?? next.isResizable
        value.isMinimizable = value.isMinimizable ?? next.isMinimizable
    }
}

extension View {
    /// Sets whether the user can close the view's window with its title bar, keys and menus. The program can always close it.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { if behavior.kind != .automatic { $0.isClosable = behavior.kind == .enabled } }
    }

    /// Sets whether the user can resize the view's window, and zoom it with the Window menu.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { if behavior.kind != .automatic { $0.isResizable = behavior.kind == .enabled } }
    }

    /// Sets whether the user can minimize the view's window with the Window menu. The title bar is the desktop's and does not follow.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { if behavior.kind != .automatic { $0.isMinimizable = behavior.kind == .enabled } }
    }
}
