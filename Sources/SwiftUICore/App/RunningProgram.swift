import AttributeGraph

/// A program while it runs: its scenes, made like views in a tree of their own, so that its state lives.
@MainActor package final class RunningProgram {
    package let tree: ViewTree
    private let list = SceneList()

    /// A program in an environment.
    package init<Program: App>(_ program: Program, environment: EnvironmentValues) {
        tree = ViewTree(size: .zero, environment: environment)
        tree.crossTreeObservation = CrossTreeObservation()
        tree.setRootView(ProgramScenes(program: program, list: list))
        tree.update()
    }

    /// The program's scenes, in its order.
    package var scenes: [SceneRecord] { list.scenes }
}

/// Makes the scenes of a program.
private struct ProgramScenes<Program: App> {
    var program: Program
    var list: SceneList
}

extension ProgramScenes: PrimitiveView {
    typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        AppScenes.make(view.part(Program.self, at: 0), collector: view.value.list, inputs: inputs)
    }
}
