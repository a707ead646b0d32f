/// Whether windows stay in front of others or behind them.
///
/// On X11 the window manager sees to it. Wayland knows of no levels: there all windows are ``automatic``.
public struct WindowLevel: Sendable, Hashable {
    package enum Kind: Sendable { case automatic, normal, floating, desktop }

    package let kind: Kind

    /// As it suits the scene.
    public static let automatic = WindowLevel(kind: .automatic)
    /// Among the other windows.
    public static let normal = WindowLevel(kind: .normal)
    /// In front of normal windows.
    public static let floating = WindowLevel(kind: .floating)
    /// Behind normal windows.
    public static let desktop = WindowLevel(kind: .desktop)
}

extension Scene {
    /// Says whether the scene's windows stay in front of others or behind them. What the scene says itself counts.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
        configured { $0.level = level }
    }
}
