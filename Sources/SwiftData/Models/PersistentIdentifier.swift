import Foundation

/// The identity of a model, which lasts as long as the saved model.
///
/// A model has its identity from the beginning; it does not change when the model is saved.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable {
    /// The name of the store, from the moment when the model is inserted into a context.
    public internal(set) var storeIdentifier: String?
    /// The name of the model's type.
    public let entityName: String
    let primaryKey: String

    init(storeIdentifier: String? = nil, entityName: String, primaryKey: String = UUID().uuidString) {
        self.storeIdentifier = storeIdentifier
        self.entityName = entityName
        self.primaryKey = primaryKey
    }

    public var id: PersistentIdentifier { self }

    public static func == (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool {
        first.primaryKey == second.primaryKey && first.entityName == second.entityName
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(primaryKey) }
}

extension PersistentIdentifier: Comparable {
    public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool {
        (first.entityName, first.primaryKey) < (second.entityName, second.primaryKey)
    }
}
