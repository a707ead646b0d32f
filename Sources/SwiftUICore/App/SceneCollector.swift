/// What a scene is, for whoever makes its windows.
package struct SceneDescription {
    package enum Kind: Sendable {
        /// As many windows as the program, or who uses it, wants.
        case group
        /// One window.
        case single
        /// The one window of the program's settings.
        case settings
    }

    package var kind: Kind
    /// The name by which the program opens its windows.
    package var id: String?
    package var title: Text?
    /// The type of the values that its windows show; nil when they show none.
    package var valueType: Any.Type?
}

/// Takes in the scenes of a program while they are made.
package class SceneCollector {
    /// Takes in a scene.
    func collect<Content: View>(_ scene: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs) {}

    /// Takes in several scenes, which `make` makes.
    func collectSeveral(_ inputs: _SceneInputs, make: (_SceneInputs) -> Void) { make(inputs) }
}

/// Makes the content of the first window as a view: all that a picture shows of a program.
final class FirstWindow: SceneCollector {
    private var isTaken = false

    override func collect<Content: View>(_ scene: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs) {
        guard !isTaken, scene.value.description.kind != .settings else { return }
        isTaken = true
        Content._makeView(scene.part(Content.self, at: 0), inputs: inputs.viewInputs)
    }
}

/// Lists the scenes of a program that runs.
final class SceneList: SceneCollector {
    private(set) var scenes: [SceneRecord] = []

    override func collect<Content: View>(_ scene: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs) {
        scenes.append(WindowGroupRecord(scene, inputs: inputs))
        // Modifiers such as `onChange` live around a node.
        inputs.viewInputs.emit(SceneNode(inputs: inputs.viewInputs))
    }

    /// Several scenes have one node, so that a modifier around them is there once.
    override func collectSeveral(_ inputs: _SceneInputs, make: (_SceneInputs) -> Void) {
        let viewInputs = inputs.viewInputs
        let inner = viewInputs.with { $0.depth += 1 }
        viewInputs.emit(ZStackNode(entries: inner.collect { make(inputs.with($0)) }, inputs: viewInputs))
    }
}

/// Stands for a scene in the tree of its program. It has no size and draws nothing: windows have trees of their own.
private final class SceneNode: ViewNode {
    override var typeName: String { "scene" }
}
