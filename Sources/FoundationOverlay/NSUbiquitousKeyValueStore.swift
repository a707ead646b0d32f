import Foundation

/// Values that iCloud keeps for a program. On Linux they stay on the computer, as without an account.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Posted when another device changes values: never.
    public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// The store of the program.
    open class var `default`: NSUbiquitousKeyValueStore { shared }
    private static let shared = NSUbiquitousKeyValueStore()

    private var defaults: UserDefaults { .standard }
    private func name(_ key: String) -> String { "iCloud." + key }

    open func object(forKey aKey: String) -> Any? { defaults.object(forKey: name(aKey)) }
    open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: name(aKey)) }
    open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: name(aKey)) }
    open func string(forKey aKey: String) -> String? { defaults.string(forKey: name(aKey)) }
    open func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: name(aKey)) }
    open func dictionary(forKey aKey: String) -> [String: Any]? { defaults.dictionary(forKey: name(aKey)) }
    open func data(forKey aKey: String) -> Data? { defaults.data(forKey: name(aKey)) }
    open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: name(aKey))) }
    open func double(forKey aKey: String) -> Double { defaults.double(forKey: name(aKey)) }
    open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: name(aKey)) }
    open func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: name(aKey)) }
    open func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: name(aKey)) }
    open func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: name(aKey)) }

    /// Writes the values to the disk; true if that succeeds.
    @discardableResult open func synchronize() -> Bool { defaults.synchronize() }
}
