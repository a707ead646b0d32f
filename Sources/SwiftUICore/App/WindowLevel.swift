/// The stacking level of windows.
///
/// On X11 the window manager implements it. Wayland has no levels: there all windows are ``automatic``.
public struct WindowLevel: Sendable, Hashable {
    package enum Kind: Sendable { case automatic, normal, floating, desktop }

    package let kind: Kind

    /// The default for the scene.
    public static let automatic = WindowLevel(kind: .automatic)
    /// The level of normal windows.
    public static let normal = WindowLevel(kind: .normal)
    /// In front of normal windows.
    public static let floating = WindowLevel(kind: .floating)
    /// Behind normal windows.
    public static let desktop = WindowLevel(kind: .desktop)
}

extension Scene {
    /// Sets the stacking level of the scene's windows. A setting nearer to the scene takes precedence.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
        configured { $0.level = level }
    }
}
