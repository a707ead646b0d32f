import CoreGraphics

/// The settings of a scene's windows.
package struct SceneSettings {
    /// The initial size of a window's content, in points; nil for the system's default.
    package var defaultSize: CGSize?
    /// The sizes to which the windows can be resized.
    package var resizability = WindowResizability.automatic
    /// Whether the desktop draws a title bar and border.
    package var isDecorated = true
    /// Whether a window without another size opens in the ideal size of its content.
    package var fitsContent = false
    /// The position of new windows on the screen; nil lets the desktop decide.
    package var defaultPosition: UnitPoint?
    /// Determines the position and size of a new window when it opens; nil to use the other settings.
    package var placement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
    package var level = WindowLevel.automatic
    /// Whether Escape closes the window.
    package var isUtility = false
    /// The strings of which a URL opened by the program must contain one to belong to the scene; nil to accept every URL.
    package var externalEvents: Set<String>?
    package var launchBehavior = SceneLaunchBehavior.automatic
    /// Whether `@SceneStorage` values are restored.
    package var restoresState = true
    /// The shortcut that opens a window.
    package var shortcut: KeyboardShortcut?
    /// Whether the windows can be moved by the parts that do not react to presses.
    package var isMovedByBackground = false
    /// The commands that the scene adds to the menus, the outermost first.
    var commands: [CommandSource] = []
    /// Whether the commands that the scene, or the host on its behalf, adds by default are omitted.
    package var isWithoutCommands = false

    package init() {}

    /// Whether there are commands.
    package var hasCommands: Bool { !commands.isEmpty }
}

/// The sizes to which a window can be resized.
public struct WindowResizability: Sendable, Equatable {
    enum Kind: Sendable, Equatable { case automatic, contentSize, contentMinSize }

    var kind: Kind

    /// Depends on the scene: a settings window has the size of its content, others are at least as large as its minimum size.
    public static let automatic = WindowResizability(kind: .automatic)
    /// Between the minimum and maximum size of the content.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// At least the minimum size of the content.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)

    /// Whether the maximum size of the content limits windows of a scene of a kind.
    package func limitsMaximum(of kind: SceneDescription.Kind) -> Bool {
        switch self.kind {
        case .automatic: kind == .settings
        case .contentSize: true
        case .contentMinSize: false
        }
    }
}

/// A scene with changed settings.
public struct _ConfiguredScene<Content: Scene> {
    let content: Content
    let configure: (inout SceneSettings) -> Void
}

extension _ConfiguredScene: Scene {
    public typealias Body = Never

    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        var inputs = inputs
        // Settings nearer to the scene are applied later and take precedence.
        scene.value.configure(&inputs.settings)
        Content._makeScene(scene.part(Content.self, at: 0), inputs: inputs)
    }
}

extension Scene {
    nonisolated package func configured(_ configure: @escaping (inout SceneSettings) -> Void) -> some Scene {
        _ConfiguredScene(content: self, configure: configure)
    }

    /// Sets the initial size of the content of windows, in points. Sizes that are not positive and finite are ignored.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        configured {
            if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite { $0.defaultSize = size }
        }
    }

    /// Sets the initial size of the content of windows, in points. Sizes that are not positive and finite are ignored.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the sizes to which the scene's windows can be resized. A setting nearer to the scene takes precedence.
    ///
    /// A maximum size is enforced only if it equals the minimum size, which makes the window fixed; in a larger window the content
    /// keeps its maximum size.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        configured { $0.resizability = resizability }
    }
}
