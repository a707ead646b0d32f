import Foundation

/// A value of a name in a `UserDefaults`; writing it updates the views that show it, and it is there when the program runs again.
///
/// What is written is on disk when the write returns, whatever becomes of the process.
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

    /// The value.
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

    public static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        let property = place.initialValue(of: AppStorage.self)
        let defaults = property.store ?? context.inputs.environment.values.defaultAppStorage ?? .standard
        return StoredLocation(
            store: DefaultsStore.of(defaults), key: property.key, initial: property.initial, coding: property.coding,
            tree: context.inputs.tree
        ) { $0.assumingMemoryBound(to: AppStorage.self).pointee.location = $1 }
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: CustomComparable {
    package func isSame(as other: AppStorage<Value>) -> Bool { key == other.key && store === other.store }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// Where values of the program are stored that name no place; nil for the standard one.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Says where the view's stored values are that name no place.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
