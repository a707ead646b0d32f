import Foundation

extension AppStorage where Value: Codable {
    /// Creates a property that stores a value under a key as JSON, with a default value.
    package init(encoding initial: Value, _ key: String, store: UserDefaults?) {
        self.init(
            key, initial: initial, store: store, coding: .json)
    }
}

extension SceneStorage where Value: Codable {
    /// Creates a property that stores a value under a key as JSON, with a default value.
    package init(encoding initial: Value, _ key: String) {
        self.init(key, initial: initial, coding: .json)
    }
}

extension StoredCoding where Value: Codable {
    fileprivate static var json: StoredCoding {
        StoredCoding(
            read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { try? JSONEncoder().encode($0) })
    }
}
