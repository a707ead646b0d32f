import Combine
import Observation

/// A key for a value that a view publishes while it or a descendant has the focus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values published by the focused view and its ancestors, and by the scene.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value for a key; nil if no view publishes one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a published object, identified by its type.
enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
    typealias Value = Object
}

/// Publishes a value while its content has the focus or, for a scene value, as long as its content exists.
struct FocusedValueModifier {
    var write: (inout FocusedValues) -> Void
    var isForScene: Bool
}

extension FocusedValueModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = FocusedValueNode
}

final class FocusedValueNode: ObservingNode<FocusedValueModifier> {
    let isForScene: Bool

    required init(child: ViewNode, modifier: _GraphValue<FocusedValueModifier>, inputs: _ViewInputs) {
        isForScene = modifier.value.isForScene
        super.init(child: child, modifier: modifier, inputs: inputs)
        if isForScene { tree.focus.sceneValues.append(self) }
        tree.focus.valuesChanged()
    }

    override func modifierChanged(from old: FocusedValueModifier) {
        if isForScene || tree.focus.isFocusInside(self) { tree.focus.valuesChanged() }
    }

    override func end() {
        super.end()
        if isForScene { tree.focus.sceneValues.remove(self) }
        tree.focus.valuesChanged()
    }

    func write(to values: inout FocusedValues) { modifier.write(&values) }
    override var typeName: String { isForScene ? "focusedSceneValue" : "focusedValue" }
}

extension View {
    /// Publishes a value while the view or a descendant has the focus.
    nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isForScene: false))
    }

    /// Publishes a value while the view or a descendant has the focus; nil publishes nothing.
    nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusedValueModifier(write: { if let value { $0[keyPath: keyPath] = value } }, isForScene: false))
    }

    /// Publishes an observable object, by its type, while the view or a descendant has the focus; nil publishes nothing.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let object { $0[FocusedObjectKey<T>.self] = object } }, isForScene: false))
    }

    /// Publishes a value as long as the view exists. Values published for the focused view take precedence.
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isForScene: true))
    }

    /// Publishes a value as long as the view exists; nil publishes nothing. Values published for the focused view take precedence.
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let value { $0[keyPath: keyPath] = value } }, isForScene: true))
    }

    /// Publishes an observable object, by its type, as long as the view exists; nil publishes nothing.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let object { $0[FocusedObjectKey<T>.self] = object } }, isForScene: true))
    }

    /// Publishes an observable object, by its type, while the view or a descendant has the focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Publishes an observable object, by its type, while the view or a descendant has the focus; nil publishes nothing.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let object { $0[FocusedObjectKey<T>.self] = object } }, isForScene: false))
    }

    /// Publishes an observable object, by its type, as long as the view exists. Objects published for the focused view take precedence.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Publishes an observable object, by its type, as long as the view exists; nil publishes nothing.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let object { $0[FocusedObjectKey<T>.self] = object } }, isForScene: true))
    }
}
