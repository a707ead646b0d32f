/// The values of an object: those of attributes in their normalized form, and the identities of related objects.
struct ObjectSnapshot {
    var values: [String: Any]
    /// The number of times that the object has been saved.
    var version: Int64
}

/// Where a context reads objects: the coordinator of stores, or the parent context.
protocol ObjectSource: AnyObject {
    /// The objects of an entity, without those of entities below it, in the order in which they were inserted.
    func snapshots(of entity: NSEntityDescription) throws -> [(NSManagedObjectID, ObjectSnapshot)]
    /// The values of an object; nil if it does not exist.
    func snapshot(of id: NSManagedObjectID) throws -> ObjectSnapshot?
    /// The objects of a relationship to many.
    func members(of relationship: NSRelationshipDescription, of id: NSManagedObjectID) throws -> [NSManagedObjectID]
    /// A number that changes whenever the objects of an entity may have changed.
    func generation(of entity: NSEntityDescription) -> Int
}
