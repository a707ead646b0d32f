import Observation

/// Reads a value published by the focused view or its ancestors. The view is updated when the value changes.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    fileprivate let read: (FocusedValues) -> Value?
    fileprivate var location: FocusedValueBox<FocusedValue<Value>, Value>?

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Creates a property that reads the published observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[FocusedObjectKey<Value>.self] }
    }

    /// The value; nil if no view publishes one.
    public var wrappedValue: Value? { location?.state.value }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        FocusedValueBox<FocusedValue<Value>, Value>(
            place.initialValue(of: FocusedValue.self).read, tree: context.inputs.tree
        ) { $0.location = $1 }
    }
}

/// Reads and writes through a binding published by the focused view or its ancestors.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    fileprivate let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    fileprivate var location: FocusedValueBox<FocusedBinding<Value>, Binding<Value>>?

    /// Creates a property that uses the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
    }

    private var binding: Binding<Value>? { location?.state.value }

    /// The value of the binding; nil if no view publishes one. Writing nil, or writing without a published binding, does nothing.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        let keyPath = place.initialValue(of: FocusedBinding.self).keyPath
        return FocusedValueBox<FocusedBinding<Value>, Binding<Value>>({ $0[keyPath: keyPath] }, tree: context.inputs.tree) { $0.location = $1 }
    }
}

extension FocusedValue: CustomComparable {
    package func isSame(as other: FocusedValue<Value>) -> Bool { true }
}

extension FocusedBinding: CustomComparable {
    package func isSame(as other: FocusedBinding<Value>) -> Bool { true }
}

/// A dynamic property that depends on the focused values.
class FocusedValueReader: _PropertyBox {
    func update(from values: FocusedValues) {}
}

class FocusedValueBox<Property, Value>: FocusedValueReader {
    let state: StateLocation<Value?>
    private let read: (FocusedValues) -> Value?
    private let write: (inout Property, FocusedValueBox) -> Void
    private let handle: TreeHandle

    init(_ read: @escaping (FocusedValues) -> Value?, tree: ViewTree, write: @escaping (inout Property, FocusedValueBox) -> Void) {
        self.read = read
        self.write = write
        handle = tree.handle
        state = StateLocation(read(tree.focus.values), handle: handle, keeper: nil)
        super.init()
        tree.focus.valueReaders.append(self)
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        write(&installed[as: Property.self], self)
    }

    override func update(from values: FocusedValues) {
        state.set(read(values), transaction: Transaction())
    }

    override func end() {
        state.end()
        handle.tree?.focus.valueReaders.remove(self)
    }
}
