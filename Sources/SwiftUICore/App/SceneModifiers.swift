import AttributeGraph
import Combine
import CoreGraphics
import Foundation
import Observation

/// A scene with its content changed in a way that views know too.
///
/// What the modifier sets for views holds for those of the scene's windows.
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

/// Makes a scene where a modifier's body asks for its content.
private final class SceneContent<Content: Scene>: ModifierContent {
    private let scene: _GraphValue<Content>
    private let inputs: _SceneInputs

    init(_ scene: _GraphValue<Content>, inputs: _SceneInputs) {
        self.scene = scene
        self.inputs = inputs
        super.init()
    }

    override func make(inputs viewInputs: _ViewInputs) {
        Content._makeScene(scene, inputs: inputs.with(viewInputs))
    }
}

extension Scene {
    nonisolated func viewModifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some Scene {
        _ModifiedScene(content: self, modifier: modifier)
    }

    /// Sets a value of the environment of the scene's views.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        viewModifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment of the scene's views.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        viewModifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Says where the stored values of the scene's views are that name no place.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, store)
    }

    /// Puts an observable object into the environment of the scene's views, by its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        viewModifier(EnvironmentObjectModifier(object: object))
    }

    /// Puts an observable object into the environment of the scene's views, by its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        viewModifier(EnvironmentObjectModifier(object: object))
    }

    /// Calls a function when a value changes, and at first if `initial`.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        viewModifier(ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Calls a function with the old and the new value when a value changes, and with the value twice at first if `initial`.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        viewModifier(ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls a function with the new value when a value changes.
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        viewModifier(ValueActionModifier(value: value, isInitial: false) { action($1) })
    }
}
