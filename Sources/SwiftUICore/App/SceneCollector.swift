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
    }
}
