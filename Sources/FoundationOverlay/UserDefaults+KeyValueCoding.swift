import Foundation

/// Values by their keys, under the names of key-value coding.
extension UserDefaults {
    /// Stores a property list value for a key, or removes that of the key; the same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a key; nil if there is none. The same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
