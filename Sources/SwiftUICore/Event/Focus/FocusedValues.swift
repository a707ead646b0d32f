import Combine
import Observation

/// A key with which a view gives a value while it has the focus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// What the views around the focus give.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil where no view gives one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of an object: its type.
enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
    typealias Value = Object
}

/// Gives a value while its content has the focus, or as long as it is in the window.
struct FocusedValueModifier {
    var write: (inout FocusedValues) -> Void
    var isForScene: Bool
}

extension FocusedValueModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        FocusedValueNode(child: child, modifier: modifier, inputs: inputs)
    }
}

final class FocusedValueNode: ObservingNode<FocusedValueModifier> {
    let isForScene: Bool

    override init(child: ViewNode, modifier: _GraphValue<FocusedValueModifier>, inputs: _ViewInputs) {
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
    /// Gives a value while the view, or one in it, has the focus.
    nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isForScene: false))
    }

    /// Gives a value while the view, or one in it, has the focus; nil gives none.
    nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusedValueModifier(write: { if let value { $0[keyPath: keyPath] = value } }, isForScene: false))
    }

    /// Gives an observable object while the view, or one in it, has the focus; nil gives none.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let object { $0[FocusedObjectKey<T>.self] = object } }, isForScene: false))
    }

    /// Gives a value as long as the view is in the window, where no view around the focus gives another.
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedValueModifier(write: { $0[keyPath: keyPath] = value }, isForScene: true))
    }

    /// Gives a value as long as the view is in the window, where no view around the focus gives another; nil gives none.
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let value { $0[keyPath: keyPath] = value } }, isForScene: true))
    }

    /// Gives an observable object as long as the view is in the window; nil gives none.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let object { $0[FocusedObjectKey<T>.self] = object } }, isForScene: true))
    }

    /// Gives an observable object while the view, or one in it, has the focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Gives an observable object while the view, or one in it, has the focus; nil gives none.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let object { $0[FocusedObjectKey<T>.self] = object } }, isForScene: false))
    }

    /// Gives an observable object as long as the view is in the window, where no view around the focus gives another.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Gives an observable object as long as the view is in the window; nil gives none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(write: { if let object { $0[FocusedObjectKey<T>.self] = object } }, isForScene: true))
    }
}
