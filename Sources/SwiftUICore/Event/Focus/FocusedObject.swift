import Combine

/// Reads an observable object published by the focused view or its ancestors. The view is updated when the object changes.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Provides bindings to the properties of the object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property of the object.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(location: ObjectLocation(object: object, keyPath: keyPath))
        }
    }

    fileprivate var location: FocusedValueBox<FocusedObject, ObjectType>?

    /// Creates a property that reads the object of its type.
    public init() {}

    /// The object; nil if no view publishes one.
    public var wrappedValue: ObjectType? { location?.state.value }

    /// Bindings to the properties of the object; nil if there is no object.
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        FocusedObjectBox<ObjectType>(
            { $0[FocusedObjectKey<ObjectType>.self] }, tree: context.inputs.tree
        ) { $0.location = $1 }
    }
}

extension FocusedObject: CustomComparable {
    package func isSame(as other: FocusedObject<ObjectType>) -> Bool { true }
}

/// The storage of a `FocusedObject`, with the subscription to the object's changes.
private final class FocusedObjectBox<ObjectType: ObservableObject>: FocusedValueBox<FocusedObject<ObjectType>, ObjectType> {
    private let subscription: ObjectSubscription

    override init(
        _ read: @escaping (FocusedValues) -> ObjectType?, tree: ViewTree,
        write: @escaping (inout FocusedObject<ObjectType>, FocusedValueBox<FocusedObject<ObjectType>, ObjectType>) -> Void
    ) {
        subscription = ObjectSubscription(tree: tree)
        super.init(read, tree: tree, write: write)
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        super.install(in: installed, of: properties)
        if let object = state.value { subscription.observe(object) }
    }

    override func end() {
        super.end()
        subscription.end()
    }
}
