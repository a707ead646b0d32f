import AttributeGraph

/// A program: its scenes are its windows.
@MainActor @preconcurrency public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// The scenes.
    @SceneBuilder var body: Self.Body { get }

    /// The program as it begins.
    init()
}

/// The content of a program's first window, as a view.
///
/// The program's body is computed like a view's: its dynamic properties live, and the window follows them.
package struct AppWindow<Program: App> {
    var program: Program

    package nonisolated init(_ program: Program) {
        self.program = program
    }
}

extension AppWindow: PrimitiveView {
    package typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        AppScenes.make(view.part(Program.self, at: 0), collector: FirstWindow(), inputs: inputs)
    }
}

enum AppScenes {
    /// Makes the scenes of a program, for whoever collects them.
    static func make<Program: App>(_ program: _GraphValue<Program>, collector: SceneCollector, inputs: _ViewInputs) {
        let cell = AppBodyCell(source: program, inputs: inputs)
        let sceneInputs = _SceneInputs(viewInputs: inputs.with { $0.depth += 1 }, collector: collector, settings: SceneSettings())
        Program.Body._makeScene(_GraphValue(cell: cell, offset: 0), inputs: sceneInputs)
    }
}

private final class AppBodyCell<Program: App>: ComputedCell<Program, Program.Body> {
    override func body(of source: Program) -> Program.Body {
        // Handed over whole: nobody else uses this copy of the program meanwhile.
        nonisolated(unsafe) let program = source
        return onMainActor { program.body }
    }

    override var viewName: String? { ViewNames.name(of: Program.self) }
}
