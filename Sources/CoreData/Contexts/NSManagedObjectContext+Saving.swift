import Foundation
import SQLiteStorage

extension NSManagedObjectContext {
    /// Saves the changes to the stores, or to the parent context. Throws if an object is not valid, or conflicts with what others have saved.
    public func save() throws {
        guard hasChanges else { return }
        processPendingChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        try validate()
        let lists = (inserted: inserted, updated: updated.values.filter(\.isUpdated), deleted: deleted)
        if let parent {
            parent.performAndWait { parent.take(lists.inserted, lists.updated, lists.deleted, from: self) }
        } else {
            try saveToStores()
        }
        let saved = (inserted: inserted, updated: Array(updated.values), deleted: deleted)
        (inserted, updated, deleted) = ([], [:], [])
        for object in saved.inserted + saved.updated {
            object.isInserted = false
            object.original = [:]
        }
        for object in saved.deleted {
            registered[object.objectID] = nil
            object.original = [:]
        }
        registered = registered.filter { $0.value.object != nil }
        let changes = SavedChanges(
            inserted: saved.inserted.map(\.objectID), updated: saved.updated.map(\.objectID), deleted: saved.deleted.map(\.objectID))
        if let parent {
            parent.childDidSave(changes, from: self)
        } else {
            persistentStoreCoordinator?.publish(changes, from: self)
        }
        keepLoaded(saved.inserted, saved.deleted)
        for object in saved.inserted + saved.updated + saved.deleted { object.didSave() }
        for object in saved.deleted { object.managedObjectContext = nil }
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in [(NSInsertedObjectsKey, saved.inserted), (NSUpdatedObjectsKey, saved.updated), (NSDeletedObjectsKey, saved.deleted)]
        where !objects.isEmpty {
            info[key] = Set(objects)
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    }

    /// Lets objects prepare for being saved, which may change objects again.
    private func callWillSave() {
        var asked: Set<ObjectIdentifier> = []
        // The number of rounds is limited, as each object's `willSave` may change further objects.
        for _ in 0..<100 {
            let waiting = (inserted + updated.values.filter(\.isUpdated) + deleted).filter { asked.insert(ObjectIdentifier($0)).inserted }
            guard !waiting.isEmpty else { return }
            for object in waiting { object.willSave() }
        }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func collect(_ body: () throws -> Void) {
            do { try body() } catch {
                let error = error as NSError
                errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
            }
        }
        for object in inserted { collect { try object.validateForInsert() } }
        for object in updated.values where object.isUpdated { collect { try object.validateForUpdate() } }
        for object in deleted { collect { try object.validateForDelete() } }
        try NSManagedObject.throwErrors(errors)
    }

    /// Keeps the lists of fetched objects right after a save of this context, so that they need not be read again.
    private func keepLoaded(_ inserted: [NSManagedObject], _ deleted: [NSManagedObject]) {
        let changed = Dictionary(grouping: inserted, by: { $0.entity.name ?? "" })
        let gone = Set(deleted.map(ObjectIdentifier.init))
        for name in Array(loaded.keys) {
            guard let entity = persistentStoreCoordinator?.managedObjectModel.entity(named: name), let source, let known = loaded[name] else {
                continue
            }
            loaded[name] = (source.generation(of: entity), known.objects.filter { !gone.contains(ObjectIdentifier($0)) } + (changed[name] ?? []))
        }
    }

    // MARK: Parents

    /// Takes over the changes of a child context.
    func take(_ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject], from child: NSManagedObjectContext) {
        for object in inserted {
            let own = NSManagedObject.make(object.objectID, in: self)
            own.isLoaded = true
            own.isInserted = true
            own.values = object.values
            registered[own.objectID] = WeakObject(object: own)
            self.inserted.append(own)
            noteChange(of: own, .inserted)
        }
        for object in updated {
            let own = self.object(with: object.objectID)
            own.load()
            for (key, old) in object.original {
                guard let new = object.values[key] as? RelatedIDs, let old = old as? RelatedIDs, var mine = own.raw(key) as? RelatedIDs else {
                    own.write(key, object.values[key])
                    continue
                }
                // Others may have changed the relationship as well.
                if (own.entity.property(key) as? NSRelationshipDescription)?.isOrdered == true {
                    mine = RelatedIDs(new.list + mine.list.filter { !old.contains($0) })
                }
                for id in old.list where !new.contains(id) { mine.remove(id) }
                for id in new.list where !old.contains(id) { mine.append(id) }
                own.write(key, mine)
            }
        }
        for object in deleted {
            let own = self.object(with: object.objectID)
            guard !own.isDeleted else { continue }
            own.objectWillChange.send()
            own.isDeleted = true
            noteChange(of: own, .deleted)
            remove(own)
        }
    }

    // MARK: Stores

    private func saveToStores() throws {
        guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
            throw NSError(coreData: NSPersistentStoreInvalidTypeError, "This NSPersistentStoreCoordinator has no persistent stores.")
        }
        try coordinator.locked {
            do {
                let replaced = try resolveConstraints(in: coordinator)
                try resolveConflicts(in: coordinator)
                try write(to: coordinator, replacing: replaced)
            } catch let failure as StoreFailure {
                throw failure.error
            }
        }
    }

    private var policy: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

    /// Finds saved objects with the unique values of inserted ones. An object that takes the place of a saved one is updated instead of inserted.
    private func resolveConstraints(in coordinator: NSPersistentStoreCoordinator) throws -> [NSManagedObjectID: NSManagedObjectID] {
        var replaced: [NSManagedObjectID: NSManagedObjectID] = [:]
        let gone = Set(deleted.map(\.objectID))
        var seen: [[AnyHashable]: NSManagedObject] = [:]
        for object in inserted where !object.entity.uniqueNames.isEmpty {
            for names in object.entity.uniqueNames {
                var values: [String: StoredValue] = [:]
                for name in names {
                    guard let attribute = object.entity.property(name) as? NSAttributeDescription, let value = object.raw(name) else { continue }
                    values[name] = attribute.stored(value)
                }
                // Objects without a value are not compared.
                guard values.count == names.count, let store = coordinator.store(of: object.objectID) else { continue }
                let key = [AnyHashable(object.entity.name ?? "")] + names.map { AnyHashable(values[$0]) }
                if let twin = seen.updateValue(object, forKey: key), twin !== object {
                    guard policy != .errorMergePolicyType else { throw conflict(NSManagedObjectConstraintMergeError, object) }
                    delete(twin)
                    continue
                }
                guard let saved = try store.objects.find(object.entity, values), !gone.contains(saved) else { continue }
                switch policy {
                case .errorMergePolicyType: throw conflict(NSManagedObjectConstraintMergeError, object)
                case .rollbackMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType: delete(object)
                case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: replaced[object.objectID] = saved
                }
            }
        }
        return replaced
    }

    private func conflict(_ code: Int, _ object: NSManagedObject) -> NSError {
        NSError(
            coreData: code, "Could not merge changes: \(object.entity.name ?? "") conflicts with what has been saved.",
            [NSAffectedObjectsErrorKey: [object]])
    }

    /// Compares what objects were read with what the stores have now.
    private func resolveConflicts(in coordinator: NSPersistentStoreCoordinator) throws {
        for object in updated.values.filter(\.isUpdated) + deleted {
            guard let store = coordinator.store(of: object.objectID) else { continue }
            let version = try store.objects.version(of: object.objectID)
            guard version != object.version else { continue }
            // An object that somebody else has deleted stays deleted.
            guard version != nil else {
                if policy == .errorMergePolicyType, !object.isDeleted { throw conflict(NSManagedObjectMergeError, object) }
                if !object.isDeleted { updated[ObjectIdentifier(object)] = nil }
                continue
            }
            switch policy {
            case .errorMergePolicyType: throw conflict(NSManagedObjectMergeError, object)
            case .rollbackMergePolicyType:
                object.turnIntoFault()
                updated[ObjectIdentifier(object)] = nil
            case .mergeByPropertyStoreTrumpMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
                guard let snapshot = try coordinator.snapshot(of: object.objectID) else { continue }
                for (key, value) in snapshot.values {
                    let storeHasChanged = (object.original[key] ?? nil) as? AnyHashable != value as? AnyHashable
                    if object.original[key] == nil || (policy == .mergeByPropertyStoreTrumpMergePolicyType && storeHasChanged) {
                        object.values[key] = value
                        object.original[key] = nil
                    }
                }
                object.version = snapshot.version
            case .overwriteMergePolicyType:
                for key in object.values.keys where object.original[key] == nil && !(object.values[key] is RelatedIDs) {
                    object.original.updateValue(nil, forKey: key)
                }
            }
        }
    }

    private func write(to coordinator: NSPersistentStoreCoordinator, replacing replaced: [NSManagedObjectID: NSManagedObjectID]) throws {
        struct Changes {
            var inserted: [ObjectWrite] = []
            var updated: [ObjectWrite] = []
            var deleted: [NSManagedObjectID] = []
        }
        var changes: [ObjectIdentifier: (store: NSPersistentStore, changes: Changes)] = [:]
        func change(_ id: NSManagedObjectID, _ body: (inout Changes) -> Void) throws {
            guard let store = coordinator.store(of: id), !store.isReadOnly else {
                throw NSError(coreData: NSPersistentStoreSaveError, "No store can save objects of the entity \(id.entity.name ?? "").")
            }
            body(&changes[ObjectIdentifier(store), default: (store, Changes())].changes)
        }
        replaceIDs(replaced)
        for object in inserted {
            let write = object.write(isNew: true)
            try change(object.objectID) { if object.objectID.isTemporaryID { $0.inserted.append(write) } else { $0.updated.append(write) } }
        }
        for object in updated.values where object.isUpdated {
            let write = object.write(isNew: false)
            guard !write.columns.isEmpty || !write.links.isEmpty else { continue }
            try change(object.objectID) { $0.updated.append(write) }
        }
        for object in deleted { try change(object.objectID) { $0.deleted.append(object.objectID) } }
        for (store, changes) in changes.values {
            let ids = try store.objects.apply(inserted: changes.inserted, updated: changes.updated, deleted: changes.deleted)
            for write in changes.updated { registered[write.id]?.object?.version += 1 }
            replaceIDs(ids)
            for id in ids.values { registered[id]?.object?.version = 1 }
        }
        for id in replaced.values {
            if let version = try coordinator.store(of: id)?.objects.version(of: id) { registered[id]?.object?.version = version }
        }
    }
}

extension NSManagedObject {
    /// The values to write: all of them, or the changed ones.
    func write(isNew: Bool) -> ObjectWrite {
        var write = ObjectWrite(id: objectID)
        for attribute in entity.savedAttributes where isNew || original[attribute.name] != nil {
            write.columns[attribute.name] = .value(attribute.stored(values[attribute.name]))
        }
        for relationship in entity.relationships where !relationship.isTransient && (isNew || original[relationship.name] != nil) {
            let value = values[relationship.name]
            guard relationship.isToMany else {
                write.columns[relationship.name] = .reference(value as? NSManagedObjectID)
                continue
            }
            guard let new = value as? RelatedIDs else { continue }
            if relationship.isOrdered { write.columns[StoreSchema.orderColumn(relationship)] = .order(new.list) }
            guard StoreSchema.hasLinks(relationship) else { continue }
            let old = isNew ? RelatedIDs() : (original[relationship.name] ?? nil) as? RelatedIDs ?? RelatedIDs()
            write.links.append((relationship, new.list.filter { !old.contains($0) }, old.list.filter { !new.contains($0) }))
        }
        return write
    }
}
