import Foundation

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The form of the result of a batch request.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly, objectIDs, count
}

/// The result of a request that changes many objects: whether it succeeded, the identities of the objects, or their number.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType
    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType
    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType
    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}

/// A request that changes objects in the stores, past the contexts.
protocol BatchRequest: NSPersistentStoreRequest {
    /// Changes objects of a context that is saved afterwards, and returns what makes the result.
    func perform(in context: NSManagedObjectContext) throws -> [NSManagedObject]
    /// The result for the identities of the changed objects.
    func result(_ ids: [NSManagedObjectID]) -> NSPersistentStoreResult
    /// Whether identities of objects are those after saving.
    var givesSavedIDs: Bool { get }
}

extension NSManagedObjectContext {
    /// Performs a request in a context of its own. The contexts of the program see the change with their next fetch; objects that they have already
    /// keep their values until these are merged or refreshed.
    func performBatch(_ request: any BatchRequest) throws -> NSPersistentStoreResult {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        return try context.performAndWait {
            let objects = try request.perform(in: context)
            let before = objects.map(\.objectID)
            try context.save()
            return request.result(request.givesSavedIDs ? objects.map(\.objectID) : before)
        }
    }
}

/// Deletes the objects of a fetch.
///
/// Follows https://developer.apple.com/documentation/coredata/nsbatchdeleterequest
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    private var ids: [NSManagedObjectID]?

    public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
        fetchRequest = fetch.converted(to: (any NSFetchRequestResult).self)
        super.init()
    }

    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        self.init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: objects.first?.entity.name ?? ""))
        ids = objects
    }

    func perform(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
        let objects = try ids.map { $0.compactMap { try? context.existingObject(with: $0) } } ?? context.objects(for: fetchRequest)
        for object in objects { context.delete(object) }
        return objects
    }

    var givesSavedIDs: Bool { false }

    func result(_ ids: [NSManagedObjectID]) -> NSPersistentStoreResult {
        switch resultType {
        case .resultTypeStatusOnly: NSBatchDeleteResult(true, resultType)
        case .resultTypeObjectIDs: NSBatchDeleteResult(ids, resultType)
        case .resultTypeCount: NSBatchDeleteResult(ids.count, resultType)
        }
    }
}

/// Sets properties of many objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    /// The new values by names or descriptions of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }

    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    func perform(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        request.predicate = predicate
        request.includesSubentities = includesSubentities
        let objects = try context.objects(for: request)
        for object in objects {
            for (key, value) in propertiesToUpdate ?? [:] {
                guard let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
                object.setValue(value is NSNull ? nil : value, forKey: name)
            }
        }
        return objects
    }

    var givesSavedIDs: Bool { true }

    func result(_ ids: [NSManagedObjectID]) -> NSPersistentStoreResult {
        switch resultType {
        case .statusOnlyResultType: NSBatchUpdateResult(true, resultType)
        case .updatedObjectIDsResultType: NSBatchUpdateResult(ids, resultType)
        case .updatedObjectsCountResultType: NSBatchUpdateResult(ids.count, resultType)
        }
    }
}

/// Inserts many objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest {
    public let entityName: String
    open var objectsToInsert: [[String: Any]]?
    /// Fills the next object; true ends the request without it.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
        super.init()
    }

    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
        super.init()
    }

    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
        super.init()
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    func perform(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
        guard let entity = context.entity(named: entityName) else {
            throw NSError(coreData: NSPersistentStoreOperationError, "There is no entity \"\(entityName)\" in the model.")
        }
        var objects: [NSManagedObject] = []
        for values in objectsToInsert ?? [] {
            let object = entity.makeObject(in: context)
            object.setValuesForKeys(values)
            objects.append(object)
        }
        while let managedObjectHandler {
            let object = entity.makeObject(in: context)
            guard !managedObjectHandler(object) else {
                context.delete(object)
                break
            }
            objects.append(object)
        }
        while let dictionaryHandler {
            let values = NSMutableDictionary()
            guard !dictionaryHandler(values) else { break }
            let object = entity.makeObject(in: context)
            for (key, value) in values { if let key = key as? String { object.setValue(value, forKey: key) } }
            objects.append(object)
        }
        return objects
    }

    var givesSavedIDs: Bool { true }

    func result(_ ids: [NSManagedObjectID]) -> NSPersistentStoreResult {
        switch resultType {
        case .statusOnly: NSBatchInsertResult(true, resultType)
        case .objectIDs: NSBatchInsertResult(ids, resultType)
        case .count: NSBatchInsertResult(ids.count, resultType)
        }
    }
}
