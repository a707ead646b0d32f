import Foundation

/// Whether a scene has a window when the program starts.
public struct SceneLaunchBehavior: Sendable, Hashable {
    package enum Kind: Sendable { case automatic, presented, suppressed }

    package let kind: Kind

    /// The program's first scene has one.
    public static let automatic = SceneLaunchBehavior(kind: .automatic)
    /// It has.
    public static let presented = SceneLaunchBehavior(kind: .presented)
    /// It has none, unless no other scene of the program has.
    public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// Whether a scene's window finds again what its views kept in `@SceneStorage`.
public struct SceneRestorationBehavior: Sendable, Hashable {
    package let isEnabled: Bool

    /// It does.
    public static let automatic = SceneRestorationBehavior(isEnabled: true)
    /// It begins anew each time.
    public static let disabled = SceneRestorationBehavior(isEnabled: false)
}

extension Scene {
    /// Says where new windows open: the place of the screen on which the same place of the window comes to lie.
    ///
    /// On X11; Wayland leaves it to the desktop. What the scene says itself counts.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
        configured { $0.defaultPosition = position }
    }

    /// Says whether the scene has a window when the program starts. What the scene says itself counts.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        configured { $0.launchBehavior = behavior }
    }

    /// Says whether the scene's window finds again what its views kept in `@SceneStorage`. What the scene says itself counts.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        configured { $0.restoresState = behavior.isEnabled }
    }

    /// Gives the keys that open a new window of the scene, or bring its one window forward; nil for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        configured { $0.shortcut = shortcut }
    }

    /// Gives the keys that open a new window of the scene, or bring its one window forward.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Lets a mouse move the scene's windows by whatever in them takes no presses.
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        configured { $0.isMovedByBackground = behavior.kind == .enabled }
    }

    /// Says which of the addresses that the program is asked to open are the scene's: those that contain one of the words.
    ///
    /// The first scene that takes an address gets it; scenes that say nothing take all. Follows
    /// developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:).
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        configured { $0.externalEvents = conditions }
    }
}

extension SceneSettings {
    /// Whether an address that the program is asked to open is for the scene.
    package func takes(_ address: URL) -> Bool {
        externalEvents?.contains { address.absoluteString.contains($0) } ?? true
    }
}
