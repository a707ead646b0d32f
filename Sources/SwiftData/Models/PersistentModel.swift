import Observation

/// A class whose instances are saved by a ``ModelContext``; ``Model()`` adds the conformance.
///
/// Two models are equal if they have the same identity. A model belongs to the actor or thread of its context.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The persisted properties.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// Groups of properties whose values together are unique.
    static var uniqueConstraints: [[AnyKeyPath]] { get }
    /// The values of the persisted properties.
    var _modelData: _ModelData { get }
    /// Creates a model with the given values.
    init(_modelData: _ModelData)
}

extension PersistentModel {
    public static var uniqueConstraints: [[AnyKeyPath]] { [] }

    /// The identity of the model.
    public var persistentModelID: PersistentIdentifier { _modelData.identifier }

    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the model has been inserted into; nil before and after the model has been deleted and saved.
    public var modelContext: ModelContext? { _modelData.context }

    /// Whether the model has been inserted or changed since its context was saved.
    public var hasChanges: Bool { _modelData.hasChanges }

    /// Whether the model has been deleted from its context.
    public var isDeleted: Bool { _modelData.isDeleted }

    public static func == (first: Self, second: Self) -> Bool { first.persistentModelID == second.persistentModelID }

    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}
