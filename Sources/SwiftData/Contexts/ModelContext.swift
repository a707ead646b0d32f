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

    var registered: [String: WeakModel] = [:]
    /// Saved models of types that have been fetched as a whole, by the names of the types.
    var loaded: [String: [any PersistentModel]] = [:]
    var inserted: [any PersistentModel] = []
    var changed: [ObjectIdentifier: any PersistentModel] = [:]
    var deleted: [any PersistentModel] = []
    private var observers: [WeakObserver] = []
    private var isSaveScheduled = false
    let isMain: Bool

    /// Whether changes are saved without a call of ``save()``: for the main context of a container, on the next turn of the main loop.
    public var autosaveEnabled: Bool
    /// The manager that undoes changes of the context; nil for none.
    public var undoManager: UndoManager?

    struct WeakModel {
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

    func notifyObservers(_ layout: EntityLayout, membership: Bool) {
        for entry in observers { entry.observer?.contextDidChange(entity: layout.name, membership: membership) }
    }
}

/// An object that is told of the changes of a context.
protocol ModelContextObserver: AnyObject {
    /// - Parameters:
    ///   - entity: The name of the changed models' type.
    ///   - membership: Whether models have been inserted or deleted.
    func contextDidChange(entity: String, membership: Bool)
}
