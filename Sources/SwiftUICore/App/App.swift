import AttributeGraph

/// A program, defined by its scenes.
///
///     @main struct Reader: App {
///         var body: some Scene {
///             WindowGroup { Library() }
///         }
///     }
@MainActor @preconcurrency public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// The scenes of the program.
    @SceneBuilder var body: Self.Body { get }

    /// Creates the program when it starts.
    init()
}

/// The content of a program's first window, as a view.
///
/// The program's body is evaluated like that of a view: its dynamic properties have storage, and the window follows their changes.
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
    /// Makes the scenes of a program for a collector.
    static func make<Program: App>(_ program: _GraphValue<Program>, collector: SceneCollector, inputs: _ViewInputs) {
        let cell = AppBodyCell(source: program, inputs: inputs)
        let sceneInputs = _SceneInputs(viewInputs: inputs.with { $0.depth += 1 }, collector: collector, settings: SceneSettings())
        Program.Body._makeScene(_GraphValue(cell: cell, offset: 0), inputs: sceneInputs)
    }
}

private final class AppBodyCell<Program: App>: ComputedCell<Program, Program.Body> {
    override func makeBody(of source: UnsafePointer<Program>, at place: UnsafeMutablePointer<Program.Body>) {
        // No other code uses the value or the place during the call.
        nonisolated(unsafe) let (source, place) = (source, place)
        onMainActor { place.initialize(to: source.pointee.body) }
    }

    override var viewName: String? { ViewNames.name(of: Program.self) }
}
