import Foundation

/// Values by name that views of any tree read and write.
package class KeyedStore: @unchecked Sendable {
    // The list is used under the lock; what tells the listeners belongs to their trees' threads.
    private let lock = NSRecursiveLock()
    private var listeners: [String: [ObjectIdentifier: Listener]] = [:]

    private struct Listener {
        weak var location: (any StoredLocationListener)?
    }

    /// The value of a name; nil where there is none.
    func object(forKey key: String) -> Any? { nil }
    /// Stores a value, or removes it.
    func store(_ value: Any?, forKey key: String) {}

    /// Stores a value, or removes it, and tells the views that show it.
    final func set(_ value: Any?, forKey key: String, transaction: Transaction) {
        let concerned = locked {
            store(value, forKey: key)
            return listeners[key]?.values.compactMap(\.location) ?? []
        }
        for location in concerned { location.valueChanged(transaction: transaction) }
    }

    final func add(_ location: any StoredLocationListener, forKey key: String) {
        locked { listeners[key, default: [:]][ObjectIdentifier(location)] = Listener(location: location) }
    }

    final func remove(_ location: any StoredLocationListener, forKey key: String) {
        locked {
            listeners[key]?[ObjectIdentifier(location)] = nil
            if listeners[key]?.isEmpty ?? false { listeners[key] = nil }
        }
    }

    final func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

/// Where a view reads a stored value.
protocol StoredLocationListener: AnyObject {
    func valueChanged(transaction: Transaction)
}

/// The values of a `UserDefaults`, kept in a file of our own besides.
final class DefaultsStore: KeyedStore, @unchecked Sendable {
    private let defaults: UserDefaults
    private let file: StorageFile?
    /// What views have written.
    private var written: [String: Any] = [:]

    init(_ defaults: UserDefaults, report: @escaping (String) -> Void = DefaultsStore.report) {
        self.defaults = defaults
        let name = Self.domain(of: defaults)
        file = name.map { StorageFile(url: StorageFile.folder.appendingPathComponent("\($0).appstorage"), report: report) }
        super.init()
        if let name, let file { load(file, domain: name, report: report) }
    }

    /// Takes over the newer of what we have kept and what `UserDefaults` has.
    private func load(_ file: StorageFile, domain: String, report: (String) -> Void) {
        let theirs = StorageFile.folder.appendingPathComponent("\(domain).plist")
        let theirDate = StorageFile.date(of: theirs)
        let theirValues = StorageFile.values(in: theirs, report: report)
        let ourDate = file.date
        guard let ourValues = file.read() else { return }
        written = ourValues
        if let theirValues, let theirDate, let ourDate, theirDate > ourDate {
            // They were written later, with everything there was.
            written = ourValues.filter { theirValues[$0.key] != nil }
            for key in written.keys { written[key] = theirValues[key] }
            return
        }
        for (key, value) in ourValues { defaults.set(value, forKey: key) }
    }

    override func object(forKey key: String) -> Any? {
        let value = defaults.object(forKey: key)
        // `UserDefaults` may at any time read its own file again, in which dates are whole seconds.
        if let date = value as? Date, let ours = locked({ written[key] }) as? Date, abs(date.timeIntervalSince(ours)) < 1 { return ours }
        return value
    }

    override func store(_ value: Any?, forKey key: String) {
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        written[key] = value
        if let file { file.write(written) } else { _ = defaults.synchronize() }
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }

    // MARK: Which there are

    private static let stores = Locked<[String: DefaultsStore]>([:])

    /// The store of a `UserDefaults`: one for each of their files.
    static func of(_ defaults: UserDefaults) -> DefaultsStore {
        let name = domain(of: defaults) ?? "\(ObjectIdentifier(defaults).hashValue)"
        return stores.withLock { stores in
            if let store = stores[name] { return store }
            let store = DefaultsStore(defaults)
            stores[name] = store
            return store
        }
    }

    /// The name of the file of a `UserDefaults`, which does not tell it; nil for one of a class of the program's own.
    private static func domain(of defaults: UserDefaults) -> String? {
        guard let suite = Mirror(reflecting: defaults).children.first(where: { $0.label == "suite" }) else { return nil }
        return (suite.value as? String) ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    }
}

/// The values that a window restores when it is opened again.
package final class SceneStore: KeyedStore, @unchecked Sendable {
    private let file: StorageFile?
    private var values: [String: Any]

    /// The values of the window of the given name; without a name they last as long as the window.
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
