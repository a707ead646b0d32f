/// A scene of a program that runs: what its windows show, and how they behave.
package class SceneRecord: ViewElement {
    /// How the scene's windows behave.
    package let settings: SceneSettings
    private let scope: SceneEnvironmentScope
    /// Called when the windows are to show something else, or in another environment.
    package var onChange: () -> Void = {}

    fileprivate init(inputs: _SceneInputs) {
        settings = inputs.settings
        scope = SceneEnvironmentScope(inputs.viewInputs)
        super.init(tree: inputs.viewInputs.tree, depth: inputs.viewInputs.depth)
        inputs.viewInputs.scope.adopt(scope)
        inputs.viewInputs.scope.adopt(self)
        for commands in settings.commands {
            inputs.viewInputs.scope.adopt(commands.observe(self))
        }
        scope.onChange = { [unowned self] in enqueue() }
    }

    /// What the scene is.
    package var description: SceneDescription { preconditionFailure("A scene has a description") }

    /// The environment of the scene's windows, less what each of them has by itself.
    package var environment: EnvironmentValues { scope.values }

    /// Shows the scene's content, in a frame, as the root of a window's views.
    package func show<Frame: WindowFrame>(in tree: ViewTree, frame: Frame) {}

    package override func performUpdate() { onChange() }
}

/// Updates a scene when its commands change. An element observes one value, and the scene itself observes its content.
final class CommandsObserver<Value: Commands>: ViewElement, ValueObserver {
    /// Both end with the same scope.
    private unowned let scene: SceneRecord

    init(_ commands: _GraphValue<Value>, scene: SceneRecord) {
        self.scene = scene
        super.init(tree: scene.tree, depth: scene.depth)
        commands.observe(by: self)
    }

    func valueChanged(from old: Value, to new: Value) { scene.enqueue() }
}

/// What surrounds the content of every window.
package protocol WindowFrame {
    associatedtype Framed: View

    /// The content of a window of a scene in its surroundings.
    @MainActor func framing<Content: View>(_ content: Content, of scene: SceneRecord) -> Framed
}

final class WindowGroupRecord<Content: View>: SceneRecord, ValueObserver {
    private let source: _GraphValue<WindowGroup<Content>>

    init(_ source: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs) {
        self.source = source
        super.init(inputs: inputs)
        source.observe(by: self)
    }

    func valueChanged(from old: WindowGroup<Content>, to new: WindowGroup<Content>) { enqueue() }

    override var description: SceneDescription { source.value.description }

    override func show<Frame: WindowFrame>(in tree: ViewTree, frame: Frame) {
        // Handed over whole: the window's tree is used on the same thread.
        nonisolated(unsafe) let content = source.value.content
        nonisolated(unsafe) let (frame, scene) = (frame, self)
        tree.setRootView(onMainActor { frame.framing(content, of: scene) })
    }
}

/// The environment of a scene; tells the scene when it changes.
private final class SceneEnvironmentScope: EnvironmentScope {
    var onChange: () -> Void = {}

    init(_ inputs: _ViewInputs) {
        super.init(values: inputs.environment.values, outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        onChange()
        return outer
    }
}
