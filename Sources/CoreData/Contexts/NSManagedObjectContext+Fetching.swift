import Foundation
import FoundationOverlay

extension NSManagedObjectContext {
    /// The objects that a request asks for.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let results = try results(of: request)
        let typed = results.compactMap { $0 as? T }
        if typed.count < results.count { CoreDataLog.report("Results of a fetch are not of type \(T.self).") }
        return typed
    }

    /// The number of objects that a request asks for.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try objects(for: request).count }

    /// Performs a request: a fetch or a change of many objects.
    @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let request = request as? any BatchRequest else {
            throw NSError(coreData: NSPersistentStoreOperationError, "A request of type \(type(of: request)) is performed by fetch(_:) only.")
        }
        return try performBatch(request)
    }

    private func results<T>(of request: NSFetchRequest<T>) throws -> [Any] {
        let objects = try objects(for: request)
        switch request.resultType {
        case .managedObjectIDResultType: return objects.map(\.objectID)
        case .countResultType: return [NSNumber(value: objects.count)]
        case .dictionaryResultType:
            let names = request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            let dictionaries = objects.map { object in
                var values: [String: Any] = [:]
                for name in names ?? Array(object.entity.attributesByName.keys) { values[name] = object.value(forKeyPath: name) }
                return NSDictionary(dictionary: values)
            }
            guard request.returnsDistinctResults else { return dictionaries }
            var seen: Set<NSDictionary> = []
            return dictionaries.filter { seen.insert($0).inserted }
        default: return objects
        }
    }

    /// The entity of a request.
    func entity<T>(of request: NSFetchRequest<T>) throws -> NSEntityDescription {
        if request.givesClassOnly, let type = request.objectClass, let entity = persistentStoreCoordinator?.managedObjectModel.entity(of: type) {
            return entity
        }
        let name = request.entityName ?? ""
        // The request may have been made before the model was in use.
        guard let entity = entity(named: name) else {
            throw NSError(coreData: NSPersistentStoreOperationError, "A fetch request must have an entity of the model: \"\(name)\".")
        }
        if let type = T.self as? NSManagedObject.Type { entity.noteClass(type) }
        return entity
    }

    func objects<T>(for request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        let entity = try entity(of: request)
        let entities = request.includesSubentities ? entity.concreteEntities : [entity]
        var found = try entities.flatMap { try objects(of: $0, includesPendingChanges: request.includesPendingChanges) }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        found = Self.sorted(found, by: request.sortDescriptors ?? [])
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }

    /// Sorts objects; equal ones stay in their order.
    static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return objects }
        return objects.enumerated().sorted { first, second in
            for descriptor in descriptors {
                switch descriptor.compare(first.element, to: second.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return first.offset < second.offset
        }.map(\.element)
    }

    /// All objects of an entity, without those of entities below it.
    func objects(of entity: NSEntityDescription, includesPendingChanges: Bool = true) throws -> [NSManagedObject] {
        let saved = try savedObjects(of: entity)
        guard includesPendingChanges else { return saved }
        let new = inserted.filter { $0.entity.name == entity.name && !$0.isDeleted }
        return new.isEmpty && deleted.isEmpty ? saved : saved.filter { !$0.isDeleted } + new
    }

    private func savedObjects(of entity: NSEntityDescription) throws -> [NSManagedObject] {
        guard let source, let name = entity.name else { return [] }
        let generation = source.generation(of: entity)
        if let known = loaded[name], known.generation == generation { return known.objects }
        let objects = try source.snapshots(of: entity).map { id, snapshot in
            let object = object(with: id)
            if !object.isLoaded { object.fill(with: snapshot) }
            return object
        }
        loaded[name] = (generation, objects)
        return objects
    }
}
