import Foundation
import FoundationOverlay

extension NSManagedObject {
    /// The objects of a relationship in their order; those of an unordered one in any order.
    func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        switch raw(relationship.name) {
        case let id as NSManagedObjectID: [object(id)].compactMap { $0 }
        case let ids as RelatedIDs: ids.list.compactMap(object)
        default: []
        }
    }

    /// The managed objects in a value: an object or a collection of objects.
    func objects(_ value: Any?) -> [NSManagedObject] {
        guard let value = KeyedValue.flattened(value) else { return [] }
        if let object = value as? NSManagedObject { return [object] }
        return (KeyedValue.items(value) ?? []).flatMap { objects($0) }
    }

    /// Sets the objects of a relationship, and the inverse relationships of these.
    func set(_ relationship: NSRelationshipDescription, to new: [NSManagedObject]) {
        let old = related(relationship)
        guard old.map(ObjectIdentifier.init) != new.map(ObjectIdentifier.init) else { return }
        let usable = new.filter(adopt)
        let newIDs = RelatedIDs(usable.map(\.objectID))
        guard relationship.isToMany else {
            if let last = usable.first { keep(last) }
            write(relationship.name, usable.first?.objectID)
            return updateInverse(of: relationship, from: old, to: usable)
        }
        for object in usable { keep(object) }
        write(relationship.name, newIDs)
        let kept = Set(old.map(ObjectIdentifier.init)).intersection(usable.map(ObjectIdentifier.init))
        updateInverse(
            of: relationship, from: old.filter { !kept.contains(ObjectIdentifier($0)) },
            to: usable.filter { !kept.contains(ObjectIdentifier($0)) })
    }

    /// Adds and removes objects of a relationship to many.
    func change(
        _ relationship: NSRelationshipDescription, adding added: [NSManagedObject] = [], removing removed: [NSManagedObject] = [],
        at index: Int? = nil
    ) {
        guard relationship.isToMany, var ids = raw(relationship.name) as? RelatedIDs else { return }
        let removed = removed.filter { ids.contains($0.objectID) }
        let added = added.filter { adopt($0) && !ids.contains($0.objectID) }
        guard !removed.isEmpty || !added.isEmpty else { return }
        for object in removed { ids.remove(object.objectID) }
        for (offset, object) in added.enumerated() {
            keep(object)
            if let index { ids.insert(object.objectID, at: index + offset) } else { ids.append(object.objectID) }
        }
        write(relationship.name, ids)
        updateInverse(of: relationship, from: removed, to: added)
    }

    private func updateInverse(of relationship: NSRelationshipDescription, from old: [NSManagedObject], to new: [NSManagedObject]) {
        guard let inverse = relationship.inverseRelationship else { return }
        for object in old { object.detach(inverse, self) }
        for object in new { object.attach(inverse, self) }
    }

    /// Adds an object to a relationship whose inverse has been set.
    private func attach(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
        keep(object)
        if relationship.isToMany {
            guard var ids = raw(relationship.name) as? RelatedIDs, !ids.contains(object.objectID) else { return }
            ids.append(object.objectID)
            write(relationship.name, ids)
        } else {
            guard let previous = related(relationship).first else { return write(relationship.name, object.objectID) }
            guard previous !== object else { return }
            write(relationship.name, object.objectID)
            // The object had another partner, which loses it.
            if let inverse = relationship.inverseRelationship { previous.detach(inverse, self) }
        }
    }

    /// Removes an object from a relationship.
    func detach(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
        switch raw(relationship.name) {
        case var ids as RelatedIDs where ids.contains(object.objectID):
            ids.remove(object.objectID)
            write(relationship.name, ids)
        case let id as NSManagedObjectID where id == object.objectID: write(relationship.name, nil)
        default: break
        }
    }

    /// Whether an object can be related to this one: it is of the same context, or comes into it.
    private func adopt(_ other: NSManagedObject) -> Bool {
        switch (managedObjectContext, other.managedObjectContext) {
        case (let context?, nil): context.insert(other)
        case (nil, let context?): context.insert(self)
        case (let mine?, let its?) where mine !== its:
            CoreDataLog.report("Objects of different contexts cannot be related.")
            return false
        default: break
        }
        return true
    }

    /// Keeps a related object that no context keeps.
    private func keep(_ object: NSManagedObject) {
        if managedObjectContext == nil { companions[object.objectID] = object }
    }

    /// Forgets the relationships to an object that is deleted, as its rules say, and returns the objects to delete with it.
    func prepareRelationshipsForDeletion() -> [NSManagedObject] {
        var others: [NSManagedObject] = []
        for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
            switch relationship.deleteRule {
            case .cascadeDeleteRule: others += related(relationship)
            case .nullifyDeleteRule:
                guard let inverse = relationship.inverseRelationship else { continue }
                for object in related(relationship) where !object.isDeleted { object.detach(inverse, self) }
            case .noActionDeleteRule, .denyDeleteRule: continue
            }
        }
        return others
    }

    // MARK: For generated code

    /// Performs a method such as `addToItems(_:)`, by its name and arguments; for generated code.
    public func _changeRelationship(_ method: String, _ arguments: Any...) {
        for prefix in ["addTo", "removeFrom", "insertInto", "replace"] where method.hasPrefix(prefix) {
            guard let relationship = relationship(named: method.dropFirst(prefix.count)) else { continue }
            let indices = arguments.flatMap { argument in
                (argument as? Int).map { [$0] } ?? (argument as? NSIndexSet).map { Array($0 as IndexSet) } ?? (argument as? IndexSet).map(Array.init)
                    ?? []
            }
            let objects = arguments.flatMap { self.objects($0) }
            let current = related(relationship)
            let atIndices = indices.filter(current.indices.contains).map { current[$0] }
            switch prefix {
            case "addTo": return change(relationship, adding: objects)
            case "removeFrom": return change(relationship, removing: objects + atIndices)
            case "insertInto":
                guard indices.count == objects.count else { return change(relationship, adding: objects, at: indices.first) }
                for (index, object) in zip(indices, objects) { change(relationship, adding: [object], at: index) }
                return
            default:
                var list = current
                for (index, object) in zip(indices, objects) where list.indices.contains(index) { list[index] = object }
                return set(relationship, to: list)
            }
        }
        CoreDataLog.report("\(entity.name ?? "") has no relationship for \"\(method)\".")
    }

    private func relationship(named name: Substring) -> NSRelationshipDescription? {
        let candidates = [name.prefix(1).lowercased() + name.dropFirst(), String(name)]
        return candidates.lazy.compactMap { self.entity.property($0) as? NSRelationshipDescription }.first
    }
}
