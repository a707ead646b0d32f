import AttributeGraph
import Combine
import CoreGraphics
import Foundation
import Observation

/// A scene with a view modifier.
///
/// The modifier applies to the views of the scene's windows.
public struct _ModifiedScene<Content: Scene, Modifier: ViewModifier> {
    let content: Content
    let modifier: Modifier
}

extension _ModifiedScene: Scene {
    public typealias Body = Never

    nonisolated public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _SceneInputs) {
        let content = SceneContent(scene.part(Content.self, at: 0), inputs: inputs)
        let viewInputs = inputs.viewInputs.with { $0.modifierContent = content }
        Modifier._makeView(
            modifier: scene.second(after: Content.self, Modifier.self),
            content: scene.part(_ViewModifier_Content<Modifier>.self, at: 0), inputs: viewInputs)
    }
}

/// Makes a scene at the place of a modifier's content.
private final class SceneContent<Content: Scene>: ModifierContent {
    private let scene: _GraphValue<Content>
    private let inputs: _SceneInputs

    init(_ scene: _GraphValue<Content>, inputs: _SceneInputs) {
        self.scene = scene
        self.inputs = inputs
        super.init(in: inputs.viewInputs.scope)
    }

    override func make(inputs viewInputs: _ViewInputs) {
        Content._makeScene(scene, inputs: inputs.with(viewInputs))
    }
}

extension Scene {
    nonisolated package func viewModifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some Scene {
        _ModifiedScene(content: self, modifier: modifier)
    }

    /// Sets an environment value for the scene's views.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        viewModifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Transforms an environment value for the scene's views.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        viewModifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Sets the user defaults for the `@AppStorage` properties of the scene's views that do not specify any.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, store)
    }

    /// Sets an observable object in the environment of the scene's views, by its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        viewModifier(EnvironmentObjectModifier(object: object))
    }

    /// Sets an observable object in the environment of the scene's views, by its type; nil removes it.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        viewModifier(EnvironmentObjectModifier(object: object))
    }

    /// Calls a function when a value changes and, if `initial` is true, once at the start.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        viewModifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Calls a function with the old and the new value when a value changes and, if `initial` is true, once at the start with the
    /// value twice.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        viewModifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls a function with the new value when a value changes. Its capture list has the values before the change.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        viewModifier(_ValueActionModifier(value: value, isInitial: false, callsPreviousAction: true) { action($1) })
    }
}
