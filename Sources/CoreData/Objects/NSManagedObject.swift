import CManagedObjectCreation
import Combine
import Foundation
import FoundationOverlay

/// An object whose values a context keeps and a store saves.
///
/// Values are read from the store when they are used first. An object belongs to the queue of its context.
/// Follows https://developer.apple.com/documentation/coredata/nsmanagedobject
open class NSManagedObject: NSObject, ObservableObject, KeyedObject {
    public let entity: NSEntityDescription
    open internal(set) var objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Sends before a value changes.
    public let objectWillChange = ObservableObjectPublisher()

    /// The values that have been read: those of attributes in their normalized form, identities of related objects, and ``RelatedIDs``.
    var values: [String: Any] = [:]
    /// Whether all values but the relationships to many objects have been read.
    var isLoaded = false
    /// The values that changed properties had when the object was saved or read; nil for none.
    var original: [String: Any?] = [:]
    /// The number of times that the object had been saved when it was read.
    var version: Int64 = 0
    /// Related objects without a context, which nothing else keeps.
    var companions: [NSManagedObjectID: NSManagedObject] = [:]
    /// Whether values change that are no news: in `awakeFromInsert`, `awakeFromFetch` and while the object is read.
    private var isQuiet = false

    open internal(set) var isInserted = false
    open internal(set) var isDeleted = false

    /// Creates an object of an entity, and inserts it into a context.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = .temporary(entity)
        super.init()
        entity.noteClass(type(of: self))
        guard !NSManagedObject.isMaking else { return }
        startNew()
        context?.insert(self)
    }

    /// Creates an object of the class's entity in a context's model.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(of: Self.self), insertInto: moc)
    }

    /// The entity of the class, in the model that was used last.
    open class func entity() -> NSEntityDescription { NSManagedObjectModel.entity(of: self) }

    private func startNew() {
        isLoaded = true
        for attribute in entity.attributesByName.values {
            if let value = attribute.normalized(attribute.defaultValue) { values[attribute.name] = value }
        }
        for relationship in entity.relationshipsByName.values where relationship.isToMany { values[relationship.name] = RelatedIDs() }
    }

    /// Whether the initialiser that runs on this thread makes an object of a store.
    @TaskLocal private static var isMaking = false

    /// Creates an object of a class: a new one, which is inserted into the context.
    static func make(_ type: NSManagedObject.Type, _ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        // The metatype of a class is a pointer to its metadata; the call takes over its arguments and gives a retained object.
        let object = apus_create_managed_object(
            unsafeBitCast(type, to: UnsafeRawPointer.self), Unmanaged.passRetained(entity).toOpaque(),
            context.map { Unmanaged.passRetained($0).toOpaque() })
        return Unmanaged<NSManagedObject>.fromOpaque(object).takeRetainedValue()
    }

    /// Creates an object for an identity, whose values are not read yet.
    static func make(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = $isMaking.withValue(true) { make(id.entity.objectClass, id.entity, in: nil) }
        object.objectID = id
        object.managedObjectContext = context
        return object
    }

    // MARK: State

    /// Whether the object is to be updated in the store.
    open var isUpdated: Bool { !original.isEmpty && !isInserted && !isDeleted }
    open var hasChanges: Bool { isInserted || isDeleted || !original.isEmpty }
    /// Whether the values are not read yet.
    open var isFault: Bool { !isLoaded }
    /// Whether saving writes values that differ from those of the store.
    open var hasPersistentChangedValues: Bool { isInserted || isDeleted || original.keys.contains { entity.property($0)?.isTransient == false } }
    /// A number that says whether and why the values are not read; always 0.
    open var faultingState: Int { isLoaded ? 0 : 1 }

    /// The new values of the properties that have been changed since the object was saved or read.
    open func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: original.keys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// The values when the object was saved or read, of all properties or of those with the given names.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        load()
        let names = keys ?? entity.properties.map(\.name)
        return Dictionary(names.map { ($0, published(original[$0] ?? values[$0], $0) ?? NSNull()) }) { first, _ in first }
    }

    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    // MARK: For subclasses

    /// Called once when the object has been inserted. Changes are part of the insertion.
    open func awakeFromInsert() {}
    /// Called when the values have been read. Changes are no changes of the object.
    open func awakeFromFetch() {}
    /// Called before the object is saved. Changes are saved.
    open func willSave() {}
    open func didSave() {}
    /// Called when the values are forgotten.
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    /// Called before the context deletes the object.
    open func prepareForDeletion() {}
    /// Throws if the object cannot be inserted.
    open func validateForInsert() throws { try validate() }
    open func validateForUpdate() throws { try validate() }
    open func validateForDelete() throws { try validateDeletion() }
    /// Throws if a property cannot have a value.
    open func validateValue(_ value: inout Any?, forKey key: String) throws { try validate(value, key) }

    // MARK: Values by name

    /// The value of a property, or of what the object's class has beside them. An unknown name gives nil.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    open func value(forKeyPath keyPath: String) -> Any? { KeyedValue.value(of: self, at: keyPath) }

    /// Sets the value of a property. An unknown name is reported.
    open func setValue(_ value: Any?, forKey key: String) {
        switch entity.property(key) {
        case let relationship as NSRelationshipDescription:
            set(relationship, to: relationship.isToMany ? objects(value) : objects(value.map { [$0] }).prefix(1).map { $0 })
        case is NSAttributeDescription: setAttribute(key, value)
        default: CoreDataLog.report("\(entity.name ?? "") has no property \"\(key)\".")
        }
    }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".").map(String.init)
        let object = names.count > 1 ? self.value(forKeyPath: names.dropLast().joined(separator: ".")) as? NSManagedObject : self
        object?.setValue(value, forKey: names.last ?? "")
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// The value of a property without the notifications of reading it.
    open func primitiveValue(forKey key: String) -> Any? { published(raw(key), key) }

    /// Sets the value of a property as ``setValue(_:forKey:)`` does.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

    /// Views are told by the setters: these four are for accessors that programs write.
    open func willAccessValue(forKey key: String?) { load() }
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    open func didChangeValue(forKey key: String) {}

    /// Whether objects of a relationship are to be read.
    open func hasFault(forRelationshipNamed key: String) -> Bool { values[key] == nil }

    /// The identities of the objects of a relationship.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        (entity.property(key) as? NSRelationshipDescription).map { related($0).map(\.objectID) } ?? []
    }

    /// A set whose changes are changes of a relationship.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

    /// A copy of an ordered relationship. Set it with ``setValue(_:forKey:)``.
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        NSMutableOrderedSet(array: (entity.property(key) as? NSRelationshipDescription).map(related) ?? [])
    }

    package func keyedValue(_ name: String) -> Any? {
        if entity.property(name) != nil { return published(raw(name), name) }
        if name == "objectID" { return objectID }
        if name == "entity" { return entity }
        return Mirror(reflecting: self).children.first { $0.label == name }?.value
    }

    package var keyedIdentity: AnyHashable { objectID }

    open override var description: String { "<\(type(of: self)) \(objectID)>" }

    // MARK: Reading

    /// Reads the values from the store unless they are known.
    func load() {
        guard !isLoaded, let context = managedObjectContext else { return }
        isLoaded = true
        if let snapshot = context.readSnapshot(of: objectID) {
            fill(with: snapshot)
        } else {
            CoreDataLog.report("The object \(objectID) does not exist any more.")
        }
    }

    func fill(with snapshot: ObjectSnapshot) {
        for (name, value) in snapshot.values where original[name] == nil { values[name] = value }
        version = snapshot.version
        isLoaded = true
        quietly { awakeFromFetch() }
    }

    /// Forgets the values, except for changes if they are to be kept.
    func turnIntoFault(keepsChanges: Bool = false) {
        guard isLoaded || !values.isEmpty else { return }
        willTurnIntoFault()
        values = keepsChanges ? values.filter { original[$0.key] != nil } : [:]
        if !keepsChanges { original = [:] }
        isLoaded = false
        didTurnIntoFault()
    }

    func raw(_ key: String) -> Any? {
        if let value = values[key] { return value }
        load()
        if let value = values[key] { return value }
        guard let relationship = entity.property(key) as? NSRelationshipDescription, relationship.isToMany, let context = managedObjectContext,
            original[key] == nil
        else { return nil }
        let ids = RelatedIDs(context.readMembers(of: relationship, of: objectID))
        values[key] = ids
        return ids
    }

    func published(_ value: Any?, _ key: String) -> Any? {
        guard let relationship = entity.property(key) as? NSRelationshipDescription else { return NSAttributeDescription.published(value) }
        guard relationship.isToMany else { return (value as? NSManagedObjectID).flatMap(object) }
        let objects = (value as? RelatedIDs)?.list.compactMap(object) ?? []
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    func object(_ id: NSManagedObjectID) -> NSManagedObject? { managedObjectContext?.object(with: id) ?? companions[id] }

    // MARK: Writing

    /// Changes values without telling the context.
    func quietly(_ change: () -> Void) {
        let was = isQuiet
        isQuiet = true
        change()
        isQuiet = was
    }

    func setAttribute(_ key: String, _ value: Any?) {
        guard let attribute = entity.property(key) as? NSAttributeDescription else {
            return CoreDataLog.report("\(entity.name ?? "") has no attribute \"\(key)\".")
        }
        let new = attribute.normalized(value)
        if new == nil, KeyedValue.flattened(value) != nil {
            CoreDataLog.report("A value of type \(type(of: value)) is not one of \(entity.name ?? "").\(key).")
        }
        load()
        if let new = new as? AnyHashable, let old = values[key] as? AnyHashable, new == old { return }
        if new == nil, values[key] == nil { return }
        write(key, new)
    }

    /// Sets the raw value of a property.
    func write(_ key: String, _ value: Any?) {
        let old = raw(key)
        if isQuiet {
            values[key] = value
            return
        }
        objectWillChange.send()
        if original[key] == nil, entity.property(key)?.isTransient == false || managedObjectContext != nil { original.updateValue(old, forKey: key) }
        values[key] = value
        managedObjectContext?.objectDidChange(self, key: key, old: old)
    }

    /// Gives the properties the values back that they had when the object was saved or read.
    func restore() {
        guard !original.isEmpty else { return }
        objectWillChange.send()
        for (key, value) in original { values[key] = value }
        original = [:]
    }
}

/// The set of a relationship, whose changes are changes of the object.
private final class RelationshipSet: NSMutableSet {
    private var object: NSManagedObject?
    private var key = ""
    private var content: Set<NSManagedObject> = []

    convenience init(_ object: NSManagedObject, _ key: String) {
        self.init(capacity: 0)
        self.object = object
        self.key = key
    }

    private var relationship: NSRelationshipDescription? { object?.entity.property(key) as? NSRelationshipDescription }
    private var objects: [NSManagedObject] { relationship.flatMap { object?.related($0) } ?? [] }

    override var count: Int { objects.count }
    override var allObjects: [Any] { objects }
    override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

    override func add(_ member: Any) {
        guard let object, let relationship, let member = member as? NSManagedObject else { return }
        object.set(relationship, to: objects + [member])
    }

    override func remove(_ member: Any) {
        guard let object, let relationship else { return }
        object.set(relationship, to: objects.filter { $0 !== member as AnyObject })
    }
}
