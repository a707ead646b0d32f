import CoreGraphics

/// How a scene's windows behave.
package struct SceneSettings {
    /// The size of a window's content when it opens, in points; nil for the system's.
    package var defaultSize: CGSize?
    /// Which sizes can be chosen.
    package var resizability = WindowResizability.automatic
    /// Whether the desktop draws a title bar and a border.
    package var isDecorated = true
    /// Where on the screen new windows open; nil leaves it to the desktop.
    package var defaultPosition: UnitPoint?
    /// Where and how large new windows open, if the scene decides it then.
    package var placement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
    package var level = WindowLevel.automatic
    /// Whether Escape closes its window.
    package var isUtility = false
    /// Which of the addresses that the program is asked to open are the scene's: those with one of these words; nil for all.
    package var externalEvents: Set<String>?
    package var launchBehavior = SceneLaunchBehavior.automatic
    /// Whether its window finds what its views stored before.
    package var restoresState = true
    /// The keys that open a window.
    package var shortcut: KeyboardShortcut?
    /// Whether its windows are moved by whatever in them takes no presses.
    package var isMovedByBackground = false
    /// What the scenes add to the menus, the outermost first.
    var commands: [CommandSource] = []
    /// Whether the scene's own commands are left out, and those that the host adds for it.
    package var isWithoutCommands = false

    /// Whether there are menus.
    package var hasCommands: Bool { !commands.isEmpty }
}

/// Which sizes of a window can be chosen.
public struct WindowResizability: Sendable, Equatable {
    enum Kind: Sendable, Equatable { case automatic, contentSize, contentMinSize }

    var kind: Kind

    /// As it suits the scene: a window of settings is as large as its content, others are at least as large as it must be.
    public static let automatic = WindowResizability(kind: .automatic)
    /// Between the content's smallest and largest size.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// At least the content's smallest size.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)

    /// Whether the content's largest size counts, in a scene of a kind.
    package func limitsMaximum(of kind: SceneDescription.Kind) -> Bool {
        switch self.kind {
        case .automatic: kind == .settings
        case .contentSize: true
        case .contentMinSize: false
        }
    }
}

/// A scene whose windows behave otherwise.
public struct _ConfiguredScene<Content: Scene> {
    let content: Content
    let configure: (inout SceneSettings) -> Void
}

extension _ConfiguredScene: Scene {
    public typealias Body = Never

    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        var inputs = inputs
        // What stands nearer to the window comes later, and counts.
        scene.value.configure(&inputs.settings)
        Content._makeScene(scene.part(Content.self, at: 0), inputs: inputs)
    }
}

extension Scene {
    nonisolated package func configured(_ configure: @escaping (inout SceneSettings) -> Void) -> some Scene {
        _ConfiguredScene(content: self, configure: configure)
    }

    /// Sets the size of the content of new windows, in points. Sizes that are not positive numbers are ignored.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        configured {
            if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite { $0.defaultSize = size }
        }
    }

    /// Sets the size of the content of new windows, in points. Sizes that are not positive numbers are ignored.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Says which sizes of the scene's windows can be chosen. What the scene says itself counts.
    ///
    /// A largest size holds where it equals the smallest one, so that the window cannot be resized at all; in a larger window the
    /// content keeps its largest size.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        configured { $0.resizability = resizability }
    }
}
