import AttributeGraph

/// A running program. Its scenes are made like views in a tree of their own, so that its state has storage.
@MainActor package final class RunningProgram {
    package let tree: ViewTree
    private let list = SceneList()

    /// Starts a program in an environment, to which the program's delegate is added.
    package init<Program: App>(_ program: Program, environment: EnvironmentValues) {
        var environment = environment
        ProgramDelegate.addToEnvironment(&environment)
        tree = ViewTree(size: .zero, environment: environment)
        tree.crossTreeObservation = CrossTreeObservation()
        tree.setRootView(ProgramScenes(program: program, list: list))
        tree.update()
    }

    /// The program's scenes, in declaration order.
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
