import Foundation

/// Whether a scene has a window when the program starts.
public struct SceneLaunchBehavior: Sendable, Hashable {
    package enum Kind: Sendable { case automatic, presented, suppressed }

    package let kind: Kind

    /// Only the first scene of the program has a window.
    public static let automatic = SceneLaunchBehavior(kind: .automatic)
    /// The scene has a window.
    public static let presented = SceneLaunchBehavior(kind: .presented)
    /// The scene has no window, unless no other scene has one.
    public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// Whether the `@SceneStorage` values of a scene's window are restored.
public struct SceneRestorationBehavior: Sendable, Hashable {
    package let isEnabled: Bool

    /// The values are restored.
    public static let automatic = SceneRestorationBehavior(isEnabled: true)
    /// The values start with their defaults each time.
    public static let disabled = SceneRestorationBehavior(isEnabled: false)
}

extension Scene {
    /// Sets where new windows open: a unit point of the screen, on which the same unit point of the window is placed.
    ///
    /// Effective on X11; on Wayland the desktop decides. A setting nearer to the scene takes precedence.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        configured { $0.defaultPosition = position }
    }

    /// Sets whether the scene has a window when the program starts. A setting nearer to the scene takes precedence.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        configured { $0.launchBehavior = behavior }
    }

    /// Sets whether the `@SceneStorage` values of the scene's window are restored. A setting nearer to the scene takes precedence.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        configured { $0.restoresState = behavior.isEnabled }
    }

    /// Sets the shortcut that opens a new window of the scene, or brings its only window to the front; nil for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        configured { $0.shortcut = shortcut }
    }

    /// Sets the shortcut that opens a new window of the scene, or brings its only window to the front.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets whether the mouse can move the scene's windows by the parts that do not react to presses.
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        configured { $0.isMovedByBackground = behavior.kind == .enabled }
    }

    /// Sets the URLs that the scene opens: all URLs that contain one of the strings, and with `*` all URLs.
    ///
    /// The first matching scene gets the URL; scenes without this modifier match every URL. Follows
    /// developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:).
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        configured { $0.externalEvents = conditions }
    }
}

extension SceneSettings {
    /// Whether the scene accepts a URL that the program is asked to open.
    package func takes(_ address: URL) -> Bool {
        externalEvents.map { address.matches($0) } ?? true
    }
}
