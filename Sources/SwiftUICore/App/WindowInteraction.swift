/// Whether a window lets itself be closed, resized or moved in some way.
public struct WindowInteractionBehavior: Sendable, Hashable {
    package enum Kind: Sendable { case automatic, enabled, disabled }

    package let kind: Kind

    /// As it suits the window.
    public static let automatic = WindowInteractionBehavior(kind: .automatic)
    /// It does.
    public static let enabled = WindowInteractionBehavior(kind: .enabled)
    /// It does not.
    public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// What the views of a window say of what may be done with it.
package struct WindowInteractions: Equatable, Sendable {
    /// Whether it can be closed other than by the program.
    package var isClosable: Bool?
    package var isResizable: Bool?

    package init() {}
}

package struct WindowInteractionsKey: PreferenceKey {
    package static var defaultValue: WindowInteractions { WindowInteractions() }

    package static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
        let next = nextValue()
        value.isClosable = value.isClosable ?? next.isClosable
        value.isResizable = value.isResizable ?? next.isResizable
    }
}

extension View {
    /// Says whether the view's window can be closed by its title bar, keys and menus; the program can always close it.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { if behavior.kind != .automatic { $0.isClosable = behavior.kind == .enabled } }
    }

    /// Says whether the view's window can be resized.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        transformPreference(WindowInteractionsKey.self) { if behavior.kind != .automatic { $0.isResizable = behavior.kind == .enabled } }
    }
}
