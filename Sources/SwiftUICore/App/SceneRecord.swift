/// A scene of a running program: the content and settings of its windows.
package class SceneRecord: ViewElement, WindowSource {
    /// The settings of the scene's windows.
    package let settings: SceneSettings
    private let scope: SceneEnvironmentScope
    /// Called when the content or the environment of the windows must change.
    package var onChange: () -> Void = {}

    fileprivate init(inputs: _SceneInputs) {
        settings = inputs.settings
        scope = SceneEnvironmentScope(inputs.viewInputs)
        super.init(tree: inputs.viewInputs.unretainedTree, depth: inputs.viewInputs.depth)
        inputs.viewInputs.scope.adopt(scope)
        inputs.viewInputs.scope.adopt(self)
        for commands in settings.commands {
            inputs.viewInputs.scope.adopt(commands.observe(self))
        }
        scope.onChange = { [unowned self] in enqueue() }
    }

    /// The description of the scene.
    package var description: SceneDescription { preconditionFailure("A scene has a description") }

    /// The environment of the scene's windows, without the values specific to each window.
    package var environment: EnvironmentValues { scope.values }

    /// Makes the undo manager of a window's document that of the window.
    final func shareUndoManager(with tree: ViewTree) {
        // Safe: the window's tree and its document are used on the main thread.
        nonisolated(unsafe) let value = tree.environment.windowValue
        guard let manager = onMainActor({ (value?.base as? any WindowDocument)?.undoManager }) else { return }
        if tree.services.usedUndoManager !== manager { tree.services.undoManager = manager }
    }

    /// Sets the scene's content, in a frame, as the root view of a window's tree.
    package func show<Frame: WindowFrame>(in tree: ViewTree, frame: Frame) {}

    package override func performUpdate() { onChange() }
}

/// Updates a scene when its commands change. A separate element, since an element observes one value and the scene observes its content.
final class CommandsObserver<Value: Commands>: ViewElement, ValueObserver {
    // Safe: both end with the same scope.
    private unowned let scene: SceneRecord

    init(_ commands: _GraphValue<Value>, scene: SceneRecord) {
        self.scene = scene
        super.init(tree: scene.unretainedTree, depth: scene.depth)
        commands.observe(by: self)
    }

    func valueChanged(from old: Value, to new: Value) { scene.enqueue() }
}

/// The decoration around the content of every window, such as a menu bar.
package protocol WindowFrame {
    associatedtype Framed: View

    /// Returns the content of a scene's window with the decoration.
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
        // Safe: the window's tree is used on the same thread.
        nonisolated(unsafe) let content = source.value.content
        shareUndoManager(with: tree)
        nonisolated(unsafe) let (frame, scene) = (frame, self)
        tree.setRootView(onMainActor { frame.framing(content, of: scene) })
    }
}

/// The environment of a scene, which notifies the scene when it changes.
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
