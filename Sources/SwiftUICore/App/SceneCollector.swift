/// The description of a scene for the host that makes its windows.
package struct SceneDescription {
    package enum Kind: Sendable {
        /// Any number of windows.
        case group
        /// A single window.
        case single
        /// The single window of the program's settings.
        case settings
    }

    package var kind: Kind
    /// The identifier with which the program opens its windows.
    package var id: String?
    package var title: Text?
    /// The type of the values presented by its windows; nil if they present none.
    package var valueType: Any.Type?
    /// The documents that its windows show; nil for scenes of other windows.
    package var document: (any DocumentScene)?
}

/// Receives the scenes of a program while they are made.
package class SceneCollector {
    /// Receives a scene.
    func collect<Content: View>(_ scene: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs) {}

    /// Receives the scenes that `make` makes.
    func collectSeveral(_ inputs: _SceneInputs, make: (_SceneInputs) -> Void) { make(inputs) }
}

/// Makes the content of the first window as a view, for rendering a program to an image.
final class FirstWindow: SceneCollector {
    private var isTaken = false

    override func collect<Content: View>(_ scene: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs) {
        guard !isTaken, scene.value.description.kind != .settings else { return }
        isTaken = true
        Content._makeView(scene.part(Content.self, at: 0), inputs: inputs.viewInputs)
    }
}

/// Collects the scenes of a running program.
final class SceneList: SceneCollector {
    private(set) var scenes: [SceneRecord] = []

    override func collect<Content: View>(_ scene: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs) {
        scenes.append(WindowGroupRecord(scene, inputs: inputs))
        // Modifiers such as `onChange` need a node to wrap.
        inputs.viewInputs.emit(SceneNode(inputs: inputs.viewInputs))
    }

    /// Wraps several scenes in one node, so that a modifier around them applies once.
    override func collectSeveral(_ inputs: _SceneInputs, make: (_SceneInputs) -> Void) {
        let viewInputs = inputs.viewInputs
        let inner = viewInputs.with { $0.depth += 1 }
        viewInputs.emit(ZStackNode(entries: inner.collect { make(inputs.with($0)) }, inputs: viewInputs))
    }
}

/// Represents a scene in the program's tree. It has no size and draws nothing, since windows have their own trees.
private final class SceneNode: ViewNode {
    override var typeName: String { "scene" }
}
