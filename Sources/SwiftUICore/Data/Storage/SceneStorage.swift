import Foundation

/// A property wrapper for a value that belongs to a window and is restored with it.
///
///     @SceneStorage("selectedTab") private var selectedTab = 0
///
/// A window without an identifier keeps its values only while it is open.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    fileprivate let key: String
    fileprivate let initial: Value
    fileprivate let coding: StoredCoding<Value>
    fileprivate var location: StoredLocation<Value>?

    init(_ key: String, initial: Value, coding: StoredCoding<Value>) {
        self.key = key
        self.initial = initial
        self.coding = coding
    }

    /// The current value, or the default value if none is stored. Outside of a view it is the default value, and writes are
    /// ignored.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(initial))
    }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        let property = place.initialValue(of: SceneStorage.self)
        return StoredLocation(
            store: context.inputs.tree.services.sceneStore, key: property.key, initial: property.initial, coding: property.coding,
            tree: context.inputs.tree
        ) { $0[as: SceneStorage.self].location = $1 }
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: CustomComparable {
    package func isSame(as other: SceneStorage<Value>) -> Bool { key == other.key }
}
