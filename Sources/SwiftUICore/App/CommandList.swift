import AttributeGraph

/// The commands of a program, for the menus of a window.
package final class CommandList {
    package enum Relation: Sendable { case before, after, replacing }

    package struct Group {
        package let placement: CommandGroupPlacement
        package let relation: Relation
        package let content: CommandContent
    }

    /// The menus that the program adds.
    package internal(set) var menus: [(title: Text, content: CommandContent)] = []
    /// The commands that the program adds to the standard menus.
    package internal(set) var groups: [Group] = []
}

/// The views of a command, which may be used at several places.
package struct CommandContent {
    private let make: (_ViewInputs) -> Void

    init<Content: View>(_ content: _GraphValue<Content>) {
        make = { Content._makeView(content, inputs: $0) }
    }
}

extension CommandContent: PrimitiveView {
    package typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        view.value.make(inputs)
    }
}

/// The commands of a modifier, for the menus of a scene's windows.
struct CommandSource {
    let commands: () -> any Commands
    /// Adds an element that updates the scene when the commands change.
    let observe: (SceneRecord) -> ViewElement
}

/// Creates the view that shows commands.
package protocol CommandsFrame {
    associatedtype Menus: View

    /// Returns the menus of a window with these commands.
    @MainActor func menus(_ commands: CommandList) -> Menus
}

/// Shows commands as menus made by a frame.
package struct CommandsView<Content: Commands, Frame: CommandsFrame> {
    private let commands: Content
    private let frame: Frame

    fileprivate init(_ commands: Content, frame: Frame) {
        self.commands = commands
        self.frame = frame
    }
}

extension CommandsView: PrimitiveView {
    package typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let list = CommandList()
        Content._makeCommands(view.part(Content.self, at: 0), inputs: _CommandsInputs(viewInputs: inputs, list: list))
        let cell = ContentCell<Frame.Menus>(tree: inputs.tree, depth: inputs.depth + 1)
        inputs.scope.adopt(cell)
        // Safe: both are used on the tree's thread only.
        nonisolated(unsafe) let (frame, commands) = (view.value.frame, list)
        cell.set(onMainActor { frame.menus(commands) })
        Frame.Menus._makeView(_GraphValue(cell: cell, offset: 0), inputs: inputs.with { $0.depth += 2 })
    }
}

extension SceneRecord {
    /// The menus of the scene's windows; nil if the program has no commands.
    package func menus<Frame: CommandsFrame>(_ frame: Frame) -> AnyView? {
        guard let first = settings.commands.first else { return nil }
        var all = first.commands()
        for source in settings.commands.dropFirst() { all = join(all, source.commands()) }
        return view(of: all, frame)
    }

    private func join<First: Commands, Second: Commands>(_ first: First, _ second: Second) -> any Commands {
        _TupleCommands((first, second))
    }

    private func view<Content: Commands, Frame: CommandsFrame>(of commands: Content, _ frame: Frame) -> AnyView {
        AnyView(CommandsView(commands, frame: frame))
    }
}

/// A scene with commands.
public struct _CommandsScene<Content: Scene, Added: Commands> {
    let content: Content
    let commands: Added
}

extension _CommandsScene: Scene {
    public typealias Body = Never

    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        let commands = scene.second(after: Content.self, Added.self)
        var inputs = inputs
        if !inputs.settings.isWithoutCommands {
            inputs.settings.commands.append(
                CommandSource(
                    commands: { commands.value }, observe: { CommandsObserver(commands, scene: $0) }))
        }
        Content._makeScene(scene.part(Content.self, at: 0), inputs: inputs)
    }
}

extension Scene {
    /// Adds commands to the menus of the scene's windows, which then have a menu bar:
    ///
    ///     WindowGroup { Editor() }
    ///         .commands { CommandMenu("Insert") { Button("Date") { insertDate() } } }
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        _CommandsScene(content: self, commands: content())
    }

    /// Removes the commands that the scene, or the host on its behalf, adds by default, such as New Window.
    nonisolated public func commandsRemoved() -> some Scene {
        configured { $0.isWithoutCommands = true }
    }

    /// Replaces the commands that the scene, or the host on its behalf, adds by default.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}
