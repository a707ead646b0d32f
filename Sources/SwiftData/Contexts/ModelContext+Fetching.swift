import Foundation
import os

extension ModelContext {
    /// The model with an identity, if it is in memory.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        registered[persistentModelID.primaryKey]?.model as? T
    }

    /// The model with an identity, saved or not.
    ///
    /// A program that asks for a model that does not exist ends; use ``fetch(_:)`` if that can be.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let layout = coordinator.schema.layout(named: persistentModelID.entityName),
            let model = models(of: layout, keys: [persistentModelID.primaryKey]).first
        else { preconditionFailure("There is no model with the identity \(persistentModelID)") }
        return model
    }

    /// The existing ones of the models with the given keys.
    ///
    /// - Parameter includesDeleted: Whether models exist whose deletion has not been saved.
    func models(of layout: EntityLayout, keys: [String], includesDeleted: Bool = false) -> [any PersistentModel] {
        let missing = keys.filter { registered[$0]?.model == nil }
        // The new models are kept until the result refers to them.
        var new: [any PersistentModel] = []
        if !missing.isEmpty, let store = coordinator.store(of: layout) {
            do {
                new = try store.rows(of: layout, keys: missing).map { try register($0, of: layout, in: store) }
            } catch {
                RuntimeWarnings.report("Models of type \(layout.name) could not be loaded: \(error)")
            }
        }
        return withExtendedLifetime(new) {
            keys.compactMap { registered[$0]?.model }.filter { includesDeleted || !$0._modelData.isDeleted }
        }
    }

    private func register(_ row: ModelStore.Row, of layout: EntityLayout, in store: ModelStore) throws -> any PersistentModel {
        if let model = registered[row.key]?.model { return model }
        let identifier = PersistentIdentifier(storeIdentifier: store.name, entityName: layout.name, primaryKey: row.key)
        let data = _ModelData(layout: layout, identifier: identifier, values: try layout.values(of: row))
        data.context = self
        let model = layout.type.init(_modelData: data)
        registered[row.key] = WeakModel(model: model)
        return model
    }

    // MARK: Fetching

    /// Returns the models that a descriptor describes.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        mergeChanges()
        guard descriptor.includePendingChanges || !hasChanges else { return try savedModels(descriptor) }
        var models = try all(T.self)
        if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset, offset > 0 { models.removeFirst(min(offset, models.count)) }
        if let limit = descriptor.fetchLimit, limit >= 0, limit < models.count { models.removeLast(models.count - limit) }
        return models
    }

    /// Returns the models whose saved values a descriptor describes. Their values are those of this context.
    private func savedModels<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let keys = try ModelContext(coordinator, isMain: false).fetch(descriptor).map(\.persistentModelID.primaryKey)
        return models(of: .of(T.self), keys: keys, includesDeleted: true).compactMap { $0 as? T }
    }

    /// Returns the models that a descriptor describes; all are in memory, whatever the size of a batch.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(models: try fetch(descriptor))
    }

    /// The number of models that a descriptor describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }

    /// The identities of the models that a descriptor describes.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Calls a closure with each of the models that a descriptor describes.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    private func all<T: PersistentModel>(_ type: T.Type) throws -> [T] {
        let layout = EntityLayout.of(type)
        guard let store = coordinator.store(of: layout) else { throw SwiftDataError.modelNotInSchema.explained(layout.name) }
        if loaded[layout.name] == nil {
            loaded[layout.name] = try store.rows(of: layout).map { try register($0, of: layout, in: store) }
        }
        let saved = loaded[layout.name] ?? []
        return (saved + inserted.filter { $0._modelData.layout === layout }).compactMap { $0._modelData.isDeleted ? nil : $0 as? T }
    }
}
