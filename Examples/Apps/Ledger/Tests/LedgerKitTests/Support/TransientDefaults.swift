import Foundation

/// Preferences in memory, so that tests leave no files.
final class TransientDefaults: UserDefaults {
    nonisolated(unsafe) private var values: [String: Any] = [:]

    override func object(forKey defaultName: String) -> Any? { values[defaultName] }

    override func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }

    override func removeObject(forKey defaultName: String) { values[defaultName] = nil }

    override func synchronize() -> Bool { true }
}
