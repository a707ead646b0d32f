/// How large a window becomes when its title bar or its zoom button is pressed.
public struct WindowIdealSize: Sendable, Equatable {
    private enum Kind: Sendable { case automatic, maximum, fitToContent }

    private let kind: Kind

    /// Determined by the system.
    public static let automatic = WindowIdealSize(kind: .automatic)
    /// As large as the display allows.
    public static let maximum = WindowIdealSize(kind: .maximum)
    /// The size that its content has without a proposal.
    public static let fitToContent = WindowIdealSize(kind: .fitToContent)
}

extension Scene {
    /// Sets the place and size of a window that is zoomed. It has no effect on Linux, where the desktop maximizes windows.
    nonisolated public func windowIdealPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }

    /// Sets the size of a window that is zoomed. It has no effect on Linux, where the desktop maximizes windows.
    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}

/// Whether the toolbar of a window that fills the screen is shown.
public struct WindowToolbarFullScreenVisibility: Sendable, Equatable {
    private enum Kind: Sendable { case automatic, visible, onHover }

    private let kind: Kind

    /// Determined by the system.
    public static let automatic = WindowToolbarFullScreenVisibility(kind: .automatic)
    /// The toolbar is always shown.
    public static let visible = WindowToolbarFullScreenVisibility(kind: .visible)
    /// The toolbar appears when the pointer is at the top of the screen.
    public static let onHover = WindowToolbarFullScreenVisibility(kind: .onHover)
}

extension View {
    /// Sets whether the toolbar is shown while the window fills the screen. It has no effect on Linux, where the toolbar is a part of the
    /// content and is always shown.
    nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
}
