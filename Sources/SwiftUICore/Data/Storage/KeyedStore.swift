import Foundation

/// A store of values by key that views of any tree read and write.
package class KeyedStore: @unchecked Sendable {
    // The dictionary is protected by the lock; the listeners themselves belong to the threads of their trees.
    private let lock = NSRecursiveLock()
    private var readKeys: [String: ReadKey] = [:]

    private struct Listener {
        weak var location: (any StoredLocationListener)?
    }

    /// A key that views read.
    private struct ReadKey {
        var listeners: [ObjectIdentifier: Listener] = [:]
        /// The value of which the views know.
        var value: Any?
    }

    /// Returns the value of a key; nil if there is none.
    func object(forKey key: String) -> Any? { nil }
    /// Stores a value; nil removes it.
    func store(_ value: Any?, forKey key: String) {}
    /// Saves a value that the program has stored otherwise than with `store(_:forKey:)`.
    func save(_ value: Any?, forKey key: String) {}
    /// Called after values have been stored, or changes noticed, and views been notified.
    func valuesChanged() {}

    /// Stores a value, or removes it for nil, and notifies the views that read it.
    final func set(_ value: Any?, forKey key: String, transaction: Transaction) {
        let concerned = locked {
            store(value, forKey: key)
            readKeys[key]?.value = object(forKey: key)
            return readKeys[key]?.listeners.values.compactMap(\.location) ?? []
        }
        for location in concerned { location.valueChanged(transaction: transaction) }
        valuesChanged()
    }

    /// Saves the values of the read keys that were not set with `set(_:forKey:transaction:)`, and notifies the views that read them.
    final func noticeChanges() {
        let concerned = locked {
            readKeys.keys.flatMap { key -> [any StoredLocationListener] in
                let value = object(forKey: key)
                guard let known = readKeys[key], (value as? AnyHashable) != (known.value as? AnyHashable) else { return [] }
                save(value, forKey: key)
                readKeys[key]?.value = value
                return known.listeners.values.compactMap(\.location)
            }
        }
        for location in concerned { location.valueChanged(transaction: .current) }
        if !concerned.isEmpty { valuesChanged() }
    }

    final func add(_ location: any StoredLocationListener, forKey key: String) {
        locked {
            if readKeys[key] == nil { readKeys[key] = ReadKey(value: object(forKey: key)) }
            readKeys[key]?.listeners[ObjectIdentifier(location)] = Listener(location: location)
        }
    }

    final func remove(_ location: any StoredLocationListener, forKey key: String) {
        locked {
            readKeys[key]?.listeners[ObjectIdentifier(location)] = nil
            if readKeys[key]?.listeners.isEmpty ?? false { readKeys[key] = nil }
        }
    }

    final func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

/// The location in which a view reads a stored value.
protocol StoredLocationListener: AnyObject {
    func valueChanged(transaction: Transaction)
}

/// The values of a `UserDefaults`, which are additionally stored in a separate file.
final class DefaultsStore: KeyedStore, @unchecked Sendable {
    private let defaults: UserDefaults
    private let file: StorageFile?
    /// The values written by views.
    private var written: [String: Any] = [:]

    init(_ defaults: UserDefaults, report: @escaping (String) -> Void = DefaultsStore.report) {
        self.defaults = defaults
        let name = Self.domain(of: defaults)
        file = name.map { StorageFile(url: StorageFile.folder.appendingPathComponent("\($0).appstorage"), report: report) }
        super.init()
        if let name, let file { load(file, domain: name, report: report) }
    }

    /// Loads the newer of the separate file and the file of `UserDefaults`.
    private func load(_ file: StorageFile, domain: String, report: (String) -> Void) {
        let theirs = StorageFile.folder.appendingPathComponent("\(domain).plist")
        let theirDate = StorageFile.date(of: theirs)
        let theirValues = StorageFile.values(in: theirs, report: report)
        let ourDate = file.date
        guard let ourValues = file.read() else { return }
        written = ourValues
        if let theirValues, let theirDate, let ourDate, theirDate > ourDate {
            // `UserDefaults` was synchronized later, with all values at that time.
            written = ourValues.filter { theirValues[$0.key] != nil }
            for key in written.keys { written[key] = theirValues[key] }
            return
        }
        for (key, value) in ourValues { defaults.set(value, forKey: key) }
    }

    override func object(forKey key: String) -> Any? {
        let value = defaults.object(forKey: key)
        // `UserDefaults` may reload its own file at any time, in which dates are rounded to seconds.
        if let date = value as? Date, let ours = locked({ written[key] }) as? Date, abs(date.timeIntervalSince(ours)) < 1 { return ours }
        return value
    }

    override func store(_ value: Any?, forKey key: String) {
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        save(value, forKey: key)
    }

    override func save(_ value: Any?, forKey key: String) {
        written[key] = value
        if let file { file.write(written) } else { _ = defaults.synchronize() }
    }

    override func valuesChanged() { NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults) }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }

    // MARK: Shared stores

    private static let stores = Locked<[String: DefaultsStore]>([:])

    /// Returns the store of a `UserDefaults`: one for each of their files.
    static func of(_ defaults: UserDefaults) -> DefaultsStore {
        let name = domain(of: defaults) ?? "\(ObjectIdentifier(defaults).hashValue)"
        return stores.withLock { stores in
            if let store = stores[name] { return store }
            let store = DefaultsStore(defaults)
            stores[name] = store
            return store
        }
    }

    /// Notices changes of the values that views read; see `ProgramStorage`.
    static func noticeChanges() {
        for store in stores.withLock({ $0 }).values { store.noticeChanges() }
    }

    /// Returns the name of the file of a `UserDefaults`, which has no public property for it; nil for a custom subclass.
    private static func domain(of defaults: UserDefaults) -> String? {
        guard let suite = Mirror(reflecting: defaults).children.first(where: { $0.label == "suite" }) else { return nil }
        return (suite.value as? String) ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    }
}

/// The values that a window restores when it is opened again.
package final class SceneStore: KeyedStore, @unchecked Sendable {
    private let file: StorageFile?
    private var values: [String: Any]

    /// Creates the store of the window with the given identifier; without one, the values last as long as the window.
    package init(identifier: String? = nil, report: @escaping (String) -> Void = { _ in }) {
        file = identifier.map { StorageFile(url: StorageFile.folder.appendingPathComponent("\($0).scenestorage"), report: report) }
        values = file?.read() ?? [:]
    }

    override func object(forKey key: String) -> Any? { locked { values[key] } }

    override func store(_ value: Any?, forKey key: String) {
        values[key] = value
        file?.write(values)
    }
}
