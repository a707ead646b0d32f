import Foundation
import FoundationOverlay
import SwiftUICore
import os

/// The models that a part of the program works with, and their unsaved changes.
///
/// A context and its models belong to the actor or thread that made the context. ``ModelContainer/mainContext`` belongs to the main actor.
/// With ``autosaveEnabled`` changes are saved soon after they are made.
///
/// Follows https://developer.apple.com/documentation/swiftdata/modelcontext
public final class ModelContext {
    let coordinator: StoreCoordinator
    /// Changes by other contexts that this one has not seen.
    let mailbox = ContextMailbox()
    private weak var knownContainer: ModelContainer?

    private var registered: [String: WeakModel] = [:]
    /// Saved models of types that have been fetched as a whole, by the names of the types.
    private var loaded: [String: [any PersistentModel]] = [:]
    private var inserted: [any PersistentModel] = []
    private var changed: [ObjectIdentifier: any PersistentModel] = [:]
    private var deleted: [any PersistentModel] = []
    private var observers: [WeakObserver] = []
    private var isSaveScheduled = false
    let isMain: Bool

    /// Whether changes are saved without a call of ``save()``: for the main context of a container, on the next turn of the main loop.
    public var autosaveEnabled: Bool
    /// The manager that undoes changes of the context; nil for none.
    public var undoManager: UndoManager?

    private struct WeakModel {
        weak var model: (any PersistentModel)?
    }

    private struct WeakObserver {
        weak var observer: (any ModelContextObserver)?
    }

    /// Creates a context that saves when told to.
    public convenience init(_ container: ModelContainer) {
        self.init(container.coordinator, isMain: false)
        knownContainer = container
    }

    init(_ coordinator: StoreCoordinator, isMain: Bool) {
        self.coordinator = coordinator
        self.isMain = isMain
        autosaveEnabled = isMain
        coordinator.add(mailbox)
        guard isMain else { return }
        // Only the main queue uses the reference, and the main context belongs to it.
        nonisolated(unsafe) weak let context = self
        mailbox.notify = { DispatchQueue.main.async { context?.mergeChanges() } }
    }

    deinit {
        for entry in registered.values { entry.model?._modelData.releaseRelationships() }
    }

    /// The container whose models these are.
    public var container: ModelContainer {
        if let knownContainer { return knownContainer }
        let container = ModelContainer(coordinator)
        knownContainer = container
        return container
    }

    // MARK: Changing

    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    /// The models that have been inserted since the context was saved.
    public var insertedModelsArray: [any PersistentModel] { inserted }
    /// The saved models that have been changed since.
    public var changedModelsArray: [any PersistentModel] { Array(changed.values) }
    /// The saved models that have been deleted since.
    public var deletedModelsArray: [any PersistentModel] { deleted }

    /// Adds a model, and the models it is related to.
    public func insert<T: PersistentModel>(_ model: T) { insert(related: model) }

    func insert(related model: any PersistentModel) {
        let data = model._modelData
        if data.context === self {
            if data.isDeleted { restore(model) }
            return
        }
        guard coordinator.schema.layout(named: data.layout.name) != nil else {
            RuntimeWarnings.report("\(data.layout.name) does not belong to the schema of the container and is not saved.")
            return
        }
        guard data.context == nil else {
            RuntimeWarnings.report("A model of type \(data.layout.name) belongs to another context and is not inserted.")
            return
        }
        data.identifier.storeIdentifier = coordinator.store(of: data.layout)?.name
        data.context = self
        data.isInserted = true
        data.isDeleted = false
        registered[data.identifier.primaryKey] = WeakModel(model: model)
        inserted.append(model)
        for index in data.layout.properties.indices {
            for other in data.related(index) { data.addInverse(index, of: model, to: other) }
        }
        registerUndo { $0.delete(any: model) }
        didChange(data.layout, membership: true)
    }

    /// Takes back the deletion of a model that has not been saved.
    private func restore(_ model: any PersistentModel) {
        deleted.removeAll { $0 === model }
        model._modelData.isDeleted = false
        registerUndo { $0.delete(any: model) }
        didChange(model._modelData.layout, membership: true)
    }

    /// Deletes a model; what becomes of related ones is said by the delete rules of their relationships.
    public func delete<T: PersistentModel>(_ model: T) { delete(any: model) }

    private func delete(any model: any PersistentModel) {
        let data = model._modelData
        guard data.context === self, !data.isDeleted else { return }
        data.isDeleted = true
        for (index, property) in data.layout.properties.enumerated() {
            guard case .relationship(let relationship, _) = property.kind else { continue }
            for other in data.related(index) where !other._modelData.isDeleted {
                switch relationship.deleteRule {
                case .cascade: delete(any: other)
                case .nullify: data.removeInverse(index, of: model, from: other)
                case .deny, .noAction: break
                }
            }
        }
        if data.isInserted {
            inserted.removeAll { $0 === model }
            registered[data.identifier.primaryKey] = nil
            data.context = nil
            data.isInserted = false
        } else {
            changed[ObjectIdentifier(model)] = nil
            deleted.append(model)
        }
        registerUndo { $0.insert(related: model) }
        didChange(data.layout, membership: true)
    }

    /// Deletes all models of a type that meet a condition.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
    }

    /// Lets the undo manager undo a change; it works for contexts of the main actor only.
    func registerUndo(_ undo: @escaping (ModelContext) -> Void) {
        guard let undoManager, MainQueue.isCurrent else { return }
        nonisolated(unsafe) let (target, undo) = (self, undo)
        onMainActor { undoManager.registerUndo(withTarget: target) { undo($0) } }
    }

    func modelDidChange(_ model: any PersistentModel) {
        let data = model._modelData
        if !data.isInserted, !data.isDeleted { changed[ObjectIdentifier(model)] = model }
        didChange(data.layout, membership: false)
    }

    /// Tells observers of a change, and saves soon.
    ///
    /// - Parameter membership: Whether models have been inserted or deleted.
    private func didChange(_ layout: EntityLayout, membership: Bool) {
        notifyObservers(layout, membership: membership)
        guard autosaveEnabled, isMain, !isSaveScheduled else { return }
        isSaveScheduled = true
        // The main context belongs to the main actor, whose executor is the main queue.
        nonisolated(unsafe) weak let context = self
        DispatchQueue.main.async {
            guard let context else { return }
            context.isSaveScheduled = false
            guard context.autosaveEnabled, context.hasChanges else { return }
            do { try context.save() } catch { RuntimeWarnings.report("Changes could not be saved: \(error)") }
        }
    }

    // MARK: Observers

    func addObserver(_ observer: any ModelContextObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(WeakObserver(observer: observer))
    }

    private func notifyObservers(_ layout: EntityLayout, membership: Bool) {
        for entry in observers { entry.observer?.contextDidChange(entity: layout.name, membership: membership) }
    }

    // MARK: Looking up

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
    func models(of layout: EntityLayout, keys: [String]) -> [any PersistentModel] {
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
            keys.compactMap { registered[$0]?.model }.filter { !$0._modelData.isDeleted }
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
        var models = try all(T.self)
        if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset, offset > 0 { models.removeFirst(min(offset, models.count)) }
        if let limit = descriptor.fetchLimit, limit >= 0, limit < models.count { models.removeLast(models.count - limit) }
        return models
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

// MARK: Saving

extension ModelContext {
    /// Posted before a context is saved.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Posted after a context has been saved; the user info has lists of identities by ``NotificationKey``.
    public static let didSave = Notification.Name("ModelContextDidSave")

    public enum NotificationKey: String {
        case insertedIdentifiers = "inserted"
        case updatedIdentifiers = "updated"
        case deletedIdentifiers = "deleted"
        case queryGeneration
        case invalidatedAllIdentifiers
        case refreshedIdentifiers
    }

    /// Saves all changes, or none of them if there is an error.
    public func save() throws {
        mergeChanges()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try validate()
        try resolveUniqueness()
        var changes: [ObjectIdentifier: [ModelStore.Change]] = [:]
        var summary = SavedChanges()
        func add(_ change: ModelStore.Change, _ layout: EntityLayout) throws {
            guard let store = coordinator.store(of: layout) else { return }
            guard coordinator.allowsSave(store) else { throw SwiftDataError.saveNotAllowed }
            changes[ObjectIdentifier(store), default: []].append(change)
        }
        for model in deleted {
            let data = model._modelData
            try add(.delete(data.layout, key: data.identifier.primaryKey), data.layout)
            summary.deleted.append(data.identifier)
        }
        for model in inserted {
            let data = model._modelData
            try add(.insert(data.layout, .init(key: data.identifier.primaryKey, values: try data.storedValues())), data.layout)
            summary.inserted.append(data.identifier)
        }
        for model in changed.values {
            let data = model._modelData
            let values = try Dictionary(uniqueKeysWithValues: data.changedProperties.map { ($0, try data.storedValue($0)) })
            try add(.update(data.layout, key: data.identifier.primaryKey, values), data.layout)
            summary.updated.append(data.identifier)
        }
        for store in coordinator.stores {
            if let changes = changes[ObjectIdentifier(store)] { try store.apply(changes) }
        }
        didSave()
        coordinator.publish(summary, from: mailbox)
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: summary.inserted, NotificationKey.updatedIdentifiers.rawValue: summary.updated,
                NotificationKey.deletedIdentifiers.rawValue: summary.deleted,
            ])
    }

    private func didSave() {
        for model in inserted {
            let data = model._modelData
            data.didSave()
            loaded[data.layout.name]?.append(model)
        }
        for model in changed.values { model._modelData.didSave() }
        let removed = Set(deleted.map(ObjectIdentifier.init))
        for name in Set(deleted.map(\._modelData.layout.name)) { loaded[name]?.removeAll { removed.contains(ObjectIdentifier($0)) } }
        for model in deleted { forget(model) }
        (inserted, changed, deleted) = ([], [:], [])
    }

    /// Removes a model that no longer exists.
    private func forget(_ model: any PersistentModel) {
        let data = model._modelData
        registered[data.identifier.primaryKey] = nil
        data.didSave()
        data.isDeleted = true
        data.releaseRelationships()
        data.context = nil
    }

    private func validate() throws {
        for model in inserted + Array(changed.values) { try model._modelData.validate() }
        for model in deleted {
            let data = model._modelData
            for (index, property) in data.layout.properties.enumerated() {
                guard case .relationship(let relationship, _) = property.kind, relationship.deleteRule == .deny,
                    data.related(index).contains(where: { !$0._modelData.isDeleted })
                else { continue }
                throw SwiftDataError.modelValidationFailure.explained("\(data.layout.name).\(property.name) forbids the deletion")
            }
        }
    }

    /// Lets inserted models replace saved ones that have the same unique values.
    private func resolveUniqueness() throws {
        for model in inserted {
            let data = model._modelData
            guard let store = coordinator.store(of: data.layout) else { continue }
            for group in data.layout.uniqueGroups {
                let values = try Dictionary(uniqueKeysWithValues: group.map { ($0, try data.storedValue($0)) })
                if let twin = inserted.first(where: { $0 !== model && $0._modelData.layout === data.layout && $0._modelData.has(values) }),
                    let last = inserted.last(where: { $0._modelData.layout === data.layout && $0._modelData.has(values) }), last !== model
                {
                    _ = twin
                    remove(inserted: model)
                    break
                }
                guard let key = try store.key(of: data.layout, with: values), key != data.identifier.primaryKey,
                    !deleted.contains(where: { $0._modelData.identifier.primaryKey == key })
                else { continue }
                replace(key, with: model)
            }
        }
    }

    private func remove(inserted model: any PersistentModel) {
        inserted.removeAll { $0 === model }
        forget(model)
    }

    /// Gives an inserted model the identity of a saved one.
    private func replace(_ key: String, with model: any PersistentModel) {
        let data = model._modelData
        if let old = registered[key]?.model {
            loaded[data.layout.name]?.removeAll { $0 === old }
            changed[ObjectIdentifier(old)] = nil
            forget(old)
        } else {
            loaded[data.layout.name] = nil
        }
        registered[data.identifier.primaryKey] = nil
        data.identifier = PersistentIdentifier(storeIdentifier: data.identifier.storeIdentifier, entityName: data.layout.name, primaryKey: key)
        registered[key] = WeakModel(model: model)
    }

    /// Gives up all changes since the context was saved.
    public func rollback() {
        for model in changed.values { model._modelData.revert(model) }
        for model in deleted {
            model._modelData.isDeleted = false
            model._modelData.revert(model)
        }
        for model in inserted { forget(model) }
        let layouts = (inserted + deleted + Array(changed.values)).map(\._modelData.layout)
        (inserted, changed, deleted) = ([], [:], [])
        if let undoManager, MainQueue.isCurrent {
            nonisolated(unsafe) let target = self
            onMainActor { undoManager.removeAllActions(withTarget: target) }
        }
        for layout in layouts { notifyObservers(layout, membership: true) }
    }

    /// Performs changes and saves them.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Accepted without effect: changes are processed when they are made.
    public func processPendingChanges() {}

    /// Takes over what other contexts have saved. Models with unsaved changes keep the changed values.
    func mergeChanges() {
        for changes in mailbox.takeAll() {
            for identifier in changes.updated {
                guard let model = registered[identifier.primaryKey]?.model, let store = coordinator.store(of: model._modelData.layout),
                    let row = try? store.rows(of: model._modelData.layout, keys: [identifier.primaryKey]).first,
                    let values = try? model._modelData.layout.values(of: row)
                else { continue }
                model._modelData.merge(values, into: model)
            }
            for identifier in changes.deleted {
                guard let model = registered[identifier.primaryKey]?.model else { continue }
                changed[ObjectIdentifier(model)] = nil
                deleted.removeAll { $0 === model }
                forget(model)
            }
            for name in Set((changes.inserted + changes.deleted).map(\.entityName)) { loaded[name] = nil }
            for name in Set((changes.inserted + changes.updated + changes.deleted).map(\.entityName)) {
                guard let layout = coordinator.schema.layout(named: name) else { continue }
                notifyObservers(layout, membership: true)
            }
        }
    }
}

/// An object that is told of the changes of a context.
protocol ModelContextObserver: AnyObject {
    /// - Parameters:
    ///   - entity: The name of the changed models' type.
    ///   - membership: Whether models have been inserted or deleted.
    func contextDidChange(entity: String, membership: Bool)
}
