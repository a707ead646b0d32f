import Observation

/// The storage behind `State` and `Binding`: a value that views read and write.
open class _Location<Value>: _PropertyBox {
    override init() {}

    /// The current value. Reading it during the evaluation of a body makes the body depend on it.
    package var value: Value { preconditionFailure("A location has a value") }

    /// Writes the value; views observe it in the update of the transaction.
    package func set(_ value: Value, transaction: Transaction) {}

    /// Whether `other` reads and writes the same place as this location.
    package func isSame(as other: _Location<Value>) -> Bool { self === other }

    /// The value when the location was created, for places whose changes are not observed by the views that read them: a view with
    /// a binding to such a place is updated when this value differs. Nil for all others.
    package var initialValue: Value? { nil }
}

/// A location that is read and written by functions.
final class FunctionLocation<Value>: _Location<Value> {
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void
    private let entersTransaction: Bool

    /// - Parameter entersTransaction: Whether what the function writes belongs to the transaction of the write. Without it, the function writes as if it
    ///   had been called directly.
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, entersTransaction: Bool = true) {
        getValue = get
        setValue = set
        self.entersTransaction = entersTransaction
    }

    override var value: Value { getValue() }

    override func set(_ value: Value, transaction: Transaction) {
        guard entersTransaction else { return setValue(value, transaction) }
        withTransaction(transaction) { setValue(value, transaction) }
    }
}

/// A location with a constant value.
final class ConstantLocation<Value>: _Location<Value> {
    private let constant: Value

    init(_ constant: Value) {
        self.constant = constant
    }

    override var value: Value { constant }

    override func isSame(as other: _Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return SwiftUICore.isSame(constant, other.constant)
    }
}

/// The part of a location's value at a key path.
final class KeyPathLocation<Base, Value>: _Location<Value> {
    private let base: _Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(base: _Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var value: Value { base.value[keyPath: keyPath] }

    override func changeCount(in tree: ViewTree) -> UInt32 { base.changeCount(in: tree) }

    override func set(_ value: Value, transaction: Transaction) {
        var whole = base.value
        whole[keyPath: keyPath] = value
        base.set(whole, transaction: transaction)
    }

    override func isSame(as other: _Location<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }

    override var initialValue: Value? { base.initialValue?[keyPath: keyPath] }
}

/// The property of an object at a key path.
final class ObjectLocation<Object: AnyObject, Value>: _Location<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    /// Nil if the reads of the object are tracked. An `ObservableObject` announces that it has changed, but not which property.
    private let storedInitialValue: Value?

    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
        storedInitialValue = Object.self is any Observable.Type ? nil : object[keyPath: keyPath]
    }

    override var value: Value { object[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: _Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }

    override var initialValue: Value? { storedInitialValue }
}
