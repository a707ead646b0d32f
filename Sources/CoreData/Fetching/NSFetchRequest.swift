import Foundation

/// The kind of a fetch's results: objects, identities, dictionaries or a number.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The form of the results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to stores that a context executes.
open class NSPersistentStoreRequest: NSObject {
    /// The stores to ask. It has no effect: all stores of the coordinator are asked.
    open var affectedStores: [NSPersistentStore]?
}

/// Which objects of an entity a fetch gives, and in which order.
///
/// Follows https://developer.apple.com/documentation/coredata/nsfetchrequest
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    private var givenEntity: NSEntityDescription?
    private var givenName: String?
    /// The class whose entity in the context's model is asked for.
    var objectClass: NSManagedObject.Type?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The number of results at most; 0 for no limit.
    open var fetchLimit = 0
    /// The number of results that are skipped.
    open var fetchOffset = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Whether unsaved objects are found, and deleted ones left out.
    open var includesPendingChanges = true
    /// Whether objects of the entities below are found.
    open var includesSubentities = true
    /// The properties in dictionaries: names or descriptions. nil for all.
    open var propertiesToFetch: [Any]?
    /// Whether equal dictionaries are given once.
    open var returnsDistinctResults = false
    // These say how objects are read, which is the same for all requests.
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var fetchBatchSize = 0

    /// Creates a request for all objects of the entity of the class, if the results are objects.
    public override init() {
        super.init()
        if let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self { objectClass = type }
    }

    /// Creates a request for all objects of the entity with a name.
    public init(entityName: String) {
        givenName = entityName
        super.init()
    }

    open var entity: NSEntityDescription? {
        get { givenEntity ?? objectClass?.entity() }
        set { givenEntity = newValue }
    }

    var givesClassOnly: Bool { givenEntity == nil && givenName == nil }

    open var entityName: String? { givenName ?? entity?.name }

    /// The request for results of another type.
    func converted<Other>(to type: Other.Type) -> NSFetchRequest<Other> {
        let other = NSFetchRequest<Other>()
        other.givenEntity = givenEntity
        other.givenName = givenName
        other.objectClass = objectClass
        other.predicate = predicate
        other.sortDescriptors = sortDescriptors
        (other.fetchLimit, other.fetchOffset, other.resultType) = (fetchLimit, fetchOffset, resultType)
        (other.includesPendingChanges, other.includesSubentities) = (includesPendingChanges, includesSubentities)
        (other.propertiesToFetch, other.returnsDistinctResults) = (propertiesToFetch, returnsDistinctResults)
        return other
    }

    open override func copy() -> Any { converted(to: ResultType.self) }
}

extension NSManagedObject {
    /// A request for all objects of the class's entity.
    @_disfavoredOverload public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity()
        return request
    }
}
