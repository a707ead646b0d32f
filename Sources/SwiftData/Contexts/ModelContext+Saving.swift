import Foundation
import SQLiteStorage
import FoundationOverlay
import SwiftUICore

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

    /// Lets inserted models replace saved ones, and earlier inserted ones, that have the same unique values.
    private func resolveUniqueness() throws {
        struct UniqueValues: Hashable {
            var entity: String
            var group: [Int]
            var values: [StoredValue]
        }
        var seen: Set<UniqueValues> = []
        // The latest of several equal models stays.
        for model in inserted.reversed() {
            let data = model._modelData
            let groups = data.layout.uniqueGroups
            guard !groups.isEmpty, let store = coordinator.store(of: data.layout) else { continue }
            let values = try groups.map { try $0.map(data.storedValue) }
            let isReplaced = zip(groups, values).contains { seen.contains(UniqueValues(entity: data.layout.name, group: $0, values: $1)) }
            if isReplaced {
                remove(inserted: model)
                continue
            }
            for (group, values) in zip(groups, values) {
                seen.insert(UniqueValues(entity: data.layout.name, group: group, values: values))
                guard let key = try store.key(of: data.layout, with: Dictionary(uniqueKeysWithValues: zip(group, values))),
                    key != data.identifier.primaryKey, !deleted.contains(where: { $0._modelData.identifier.primaryKey == key })
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
