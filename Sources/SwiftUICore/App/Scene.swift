@_spi(Reflection) import Swift
import AttributeGraph

/// A part of a program's user interface, mostly a window or a group of windows.
@MainActor @preconcurrency public protocol Scene {
    /// The type of the scene's body.
    associatedtype Body: Scene

    /// The scenes of which this scene is composed.
    @SceneBuilder var body: Self.Body { get }

    /// Passes the scene to the collector. The default suits scenes with a body; do not call or implement it.
    nonisolated static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs)
}

extension Scene {
    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        let cell = SceneBodyCell(source: scene, inputs: inputs.viewInputs)
        Body._makeScene(_GraphValue(cell: cell, offset: 0), inputs: inputs.deeper)
    }
}

extension Scene where Body == Never {
    /// Not available: primitive scenes have no body, and reading it is a programming error.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Never: Scene {}

/// The inputs passed down while a scene is made.
public struct _SceneInputs {
    var viewInputs: _ViewInputs
    let collector: SceneCollector
    var settings: SceneSettings

    var deeper: _SceneInputs { with(viewInputs.with { $0.depth += 1 }) }

    func with(_ viewInputs: _ViewInputs) -> _SceneInputs {
        _SceneInputs(viewInputs: viewInputs, collector: collector, settings: settings)
    }
}

private final class SceneBodyCell<Content: Scene>: ComputedCell<Content, Content.Body> {
    override func makeBody(of source: UnsafePointer<Content>, at place: UnsafeMutablePointer<Content.Body>) {
        // No other code uses the value or the place during the call.
        nonisolated(unsafe) let (source, place) = (source, place)
        onMainActor { place.initialize(to: source.pointee.body) }
    }

    override var viewName: String? { ViewNames.name(of: Content.self) }
}

/// Builds the scenes of a program.
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<First: Scene, Second: Scene, each Rest: Scene>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> some Scene {
        _TupleScene((first, second, repeat each rest))
    }

    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene { scene }
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { _OptionalScene(scene: scene) }
}

/// A sequence of scenes.
public struct _TupleScene<T> {
    var value: T

    nonisolated init(_ value: T) {
        self.value = value
    }
}

extension _TupleScene: Scene {
    public typealias Body = Never

    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        inputs.collector.collectSeveral(inputs) { inputs in
            func make<Element: Scene>(_: Element.Type, at offset: Int) {
                Element._makeScene(scene.part(Element.self, at: offset), inputs: inputs)
            }
            _forEachField(of: T.self) { _, offset, type, _ in
                if let type = type as? any Scene.Type { make(type, at: offset) }
                return true
            }
        }
    }
}

/// A scene that may be absent. Whether it is present is decided once, when the program starts.
public struct _OptionalScene<Content: Scene> {
    var scene: Content?
}

extension _OptionalScene: Scene {
    public typealias Body = Never

    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        guard let content = scene.value.scene else { return }
        let cell = OptionalSceneContent(content, source: scene, inputs: inputs.viewInputs)
        Content._makeScene(_GraphValue(cell: cell.content, offset: 0), inputs: inputs.deeper)
    }
}

/// Updates the content of an optional scene while it is present.
private final class OptionalSceneContent<Content: Scene>: ViewElement, ValueObserver {
    let content: ContentCell<Content>
    private let source: _GraphValue<_OptionalScene<Content>>

    init(_ scene: Content, source: _GraphValue<_OptionalScene<Content>>, inputs: _ViewInputs) {
        self.source = source
        content = ContentCell(tree: inputs.tree, depth: inputs.depth + 1)
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        content.set(scene)
        inputs.scope.adopt(content)
        inputs.scope.adopt(self)
        source.observe(by: self)
    }

    func valueChanged(from old: _OptionalScene<Content>, to new: _OptionalScene<Content>) { enqueue() }

    override func performUpdate() {
        if let scene = source.value.scene { content.set(scene) }
    }
}
