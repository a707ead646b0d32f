import Combine
import Foundation

/// A property wrapper for a value that is stored persistently in `UserDefaults`; changing it updates the views that read it.
///
///     @AppStorage("volume") private var volume = 0.5
///
/// The value may be a `Bool`, `Int`, `Double`, `String`, `URL`, `Date` or `Data`, a value with an `Int` or `String` raw value, or an
/// optional of these. An initialiser's `store` is the `UserDefaults` to use; nil (the default) for that of `defaultAppStorage(_:)`.
///
/// A written value has been passed to the file system when the write returns, so it survives a crash of the process.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    fileprivate let key: String
    fileprivate let initial: Value
    fileprivate let coding: StoredCoding<Value>
    fileprivate let store: UserDefaults?
    fileprivate var location: StoredLocation<Value>?

    init(_ key: String, initial: Value, store: UserDefaults?, coding: StoredCoding<Value>) {
        self.key = key
        self.initial = initial
        self.store = store
        self.coding = coding
    }

    private var defaultStore: KeyedStore { DefaultsStore.of(store ?? .standard) }

    /// The current value, or the default value if none, or one of another type, is stored.
    public var wrappedValue: Value {
        get {
            if let location { return location.value }
            return defaultStore.object(forKey: key).flatMap(coding.read) ?? initial
        }
        nonmutating set {
            if let location { return location.set(newValue, transaction: .current) }
            defaultStore.set(coding.write(newValue), forKey: key, transaction: .current)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    /// The value of a property of a class. An observable object announces its changes, as those of `@Published` properties.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storage: ReferenceWritableKeyPath<EnclosingSelf, AppStorage>
    ) -> Value {
        get { object[keyPath: storage].wrappedValue }
        set {
            announceChange(of: object)
            object[keyPath: storage].wrappedValue = newValue
        }
    }

    /// A binding to the value of a property of a class.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, projected projected: KeyPath<EnclosingSelf, Binding<Value>>,
        storage storage: ReferenceWritableKeyPath<EnclosingSelf, AppStorage>
    ) -> Binding<Value> {
        let property = object[keyPath: storage]
        return Binding(get: { property.wrappedValue }) { [weak object] value in
            if let object { announceChange(of: object) }
            property.wrappedValue = value
        }
    }

    private static func announceChange(of object: AnyObject) {
        func send<Object: ObservableObject>(_ object: Object) { (object.objectWillChange as? ObservableObjectPublisher)?.send() }
        if let object = object as? any ObservableObject { send(object) }
    }

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        let property = place.initialValue(of: AppStorage.self)
        let defaults = property.store ?? context.inputs.environment.values.defaultAppStorage ?? .standard
        return StoredLocation(
            store: DefaultsStore.of(defaults), key: property.key, initial: property.initial, coding: property.coding,
            tree: context.inputs.tree
        ) { $0[as: AppStorage.self].location = $1 }
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: CustomComparable {
    package func isSame(as other: AppStorage<Value>) -> Bool { key == other.key && store === other.store }
}

extension EnvironmentValues {
    /// The default store for stored properties without an explicit one; nil for `UserDefaults.standard`.
    @Entry var defaultAppStorage: UserDefaults?
}

extension View {
    /// Sets the default store for `@AppStorage` properties in the view that specify none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
