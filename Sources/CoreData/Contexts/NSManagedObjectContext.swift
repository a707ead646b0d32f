import Foundation
import FoundationOverlay
import SwiftUICore
import Synchronization

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects that a part of the program works with, and their unsaved changes.
///
/// A context and its objects belong to the context's queue: the main queue, or one that ``perform(_:)`` calls functions on.
/// Follows https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The queue of a context, by the names of newer code.
    public enum ConcurrencyType: Sendable {
        case privateQueue, mainQueue
    }

    /// When ``perform(schedule:_:)`` calls its function.
    public enum ScheduledTaskType: Sendable {
        /// At once if the caller is on the context's queue.
        case immediate
        case enqueued
    }

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: DispatchQueue
    private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    open var name: String?
    open var userInfo = NSMutableDictionary()
    open var transactionAuthor: String?
    /// The rule for changes that conflict with those of other contexts, an ``NSMergePolicy``.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether objects get the values that others save.
    open var automaticallyMergesChangesFromParent = false
    /// The manager that undoes changes of a context of the main queue; nil for none.
    open var undoManager: UndoManager?
    /// Whether objects that others have deleted have no values instead of being an error. They always have none: it has no effect.
    open var shouldDeleteInaccessibleFaults = true

    struct WeakObject {
        weak var object: NSManagedObject?
    }

    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    private struct WeakObserver {
        weak var observer: (any ContextObserver)?
    }

    var registered: [NSManagedObjectID: WeakObject] = [:]
    /// The saved objects of entities that have been fetched as a whole.
    var loaded: [String: (generation: Int, objects: [NSManagedObject])] = [:]
    var inserted: [NSManagedObject] = []
    var updated: [ObjectIdentifier: NSManagedObject] = [:]
    var deleted: [NSManagedObject] = []
    /// Counts the changes, for child contexts.
    private(set) var changeCount = 0
    private var children: [WeakContext] = []
    private var observers: [WeakObserver] = []
    /// The changes since the last notification.
    private var news = ContextNews()
    private var isNotificationScheduled = false

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
        super.init()
        if ct != .mainQueueConcurrencyType { queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self)) }
    }

    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    // MARK: Stores

    /// The stores of a context without a parent.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?

    /// The context that changes are saved to.
    open var parent: NSManagedObjectContext? {
        didSet { parent?.children.append(WeakContext(context: self)) }
    }

    var source: (any ObjectSource)? { parent ?? coordinator }

    func entity(named name: String) -> NSEntityDescription? { persistentStoreCoordinator?.managedObjectModel.entity(named: name) }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        persistentStoreCoordinator?.managedObjectModel.entity(of: type) ?? type.entity()
    }

    // MARK: Queues

    private var isOnQueue: Bool {
        concurrencyType == .mainQueueConcurrencyType ? MainQueue.isCurrent : DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    }

    /// Calls a function on the context's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { block() }
    }

    /// Calls a function on the context's queue, and waits for its end.
    open func performAndWait(_ block: () -> Void) {
        guard !isOnQueue else { return block() }
        queue.sync(execute: block)
    }

    /// Calls a function on the context's queue, waits for its end, and returns its result.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        guard !isOnQueue else { return try block() }
        return try queue.sync(execute: block)
    }

    /// Calls a function on the context's queue and returns its result.
    nonisolated(nonsending) public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T {
        nonisolated(unsafe) let work = block
        let result: Result<Sent<T>, Failure> = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Result { () throws(Failure) -> Sent<T> in Sent(value: try work()) })
            }
        }
        return try result.get().value
    }

    private struct Sent<T>: @unchecked Sendable {
        var value: T
    }

    // MARK: Objects

    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated.values.filter(\.isUpdated)) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
    open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || updated.values.contains(where: \.isUpdated) }

    /// The object with an identity, if the context knows it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID]?.object }

    /// The object with an identity, whose values are read when they are used.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registered[objectID]?.object { return known }
        let object = NSManagedObject.make(objectID, in: self)
        registered[objectID] = WeakObject(object: object)
        return object
    }

    /// The object with an identity. Throws if it does not exist.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.isInserted || object.isLoaded, !object.isDeleted { return object }
        if !object.isDeleted, let snapshot = try source?.snapshot(of: objectID) {
            object.fill(with: snapshot)
            return object
        }
        throw NSError(
            coreData: NSManagedObjectReferentialIntegrityError, "The object \(objectID) does not exist.", [NSAffectedObjectsErrorKey: [object]])
    }

    func readSnapshot(of id: NSManagedObjectID) -> ObjectSnapshot? {
        do { return try source?.snapshot(of: id) } catch {
            CoreDataLog.report("An object cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    func readMembers(of relationship: NSRelationshipDescription, of id: NSManagedObjectID) -> [NSManagedObjectID] {
        do { return try source?.members(of: relationship, of: id) ?? [] } catch {
            CoreDataLog.report("A relationship cannot be read: \(error.localizedDescription)")
            return []
        }
    }

    // MARK: Changing

    /// Adds a new object.
    open func insert(_ object: NSManagedObject) {
        if object.managedObjectContext === self {
            if object.isDeleted { restore(object) }
            return
        }
        guard object.managedObjectContext == nil else { return CoreDataLog.report("An object of another context is not inserted.") }
        object.managedObjectContext = self
        object.isInserted = true
        object.isDeleted = false
        registered[object.objectID] = WeakObject(object: object)
        inserted.append(object)
        let companions = object.companions
        object.companions = [:]
        for companion in companions.values where companion.managedObjectContext == nil { insert(companion) }
        registerUndo { $0.delete(object) }
        noteChange(of: object, .inserted)
        object.quietly { object.awakeFromInsert() }
    }

    /// Takes back the deletion of an object that has not been saved.
    private func restore(_ object: NSManagedObject) {
        deleted.removeAll { $0 === object }
        object.isDeleted = false
        registerUndo { $0.delete(object) }
        noteChange(of: object, .inserted)
    }

    /// Deletes an object when the context is saved. The deletion rules of its relationships apply at once.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        object.load()
        object.prepareForDeletion()
        object.objectWillChange.send()
        object.isDeleted = true
        for other in object.prepareRelationshipsForDeletion() { delete(other) }
        remove(object)
        registerUndo { $0.insert(object) }
        noteChange(of: object, .deleted)
    }

    /// Moves a deleted object to the list of those.
    func remove(_ object: NSManagedObject) {
        updated[ObjectIdentifier(object)] = nil
        if object.isInserted {
            inserted.removeAll { $0 === object }
            registered[object.objectID] = nil
            object.isInserted = false
            object.managedObjectContext = nil
        } else {
            deleted.append(object)
        }
    }

    func objectDidChange(_ object: NSManagedObject, key: String, old: Any?) {
        if !object.isInserted, !object.isDeleted { updated[ObjectIdentifier(object)] = object }
        registerUndo { _ in object.write(key, old) }
        noteChange(of: object, .updated)
    }

    private func registerUndo(_ undo: @escaping (NSManagedObjectContext) -> Void) {
        guard let undoManager, MainQueue.isCurrent else { return }
        let target = self
        nonisolated(unsafe) let undo = undo
        onMainActor { undoManager.registerUndo(withTarget: target) { undo($0) } }
    }

    open func undo() {
        guard let undoManager, MainQueue.isCurrent else { return }
        onMainActor { undoManager.undo() }
    }

    open func redo() {
        guard let undoManager, MainQueue.isCurrent else { return }
        onMainActor { undoManager.redo() }
    }

    /// Gives up all unsaved changes.
    open func rollback() {
        for object in deleted {
            object.isDeleted = false
            noteChange(of: object, .inserted)
        }
        for object in deleted + updated.values + inserted { object.restore() }
        for object in updated.values { noteChange(of: object, .refreshed) }
        for object in inserted {
            registered[object.objectID] = nil
            object.isInserted = false
            object.isDeleted = true
            noteChange(of: object, .deleted)
            object.managedObjectContext = nil
        }
        (inserted, updated, deleted) = ([], [:], [])
        processPendingChanges()
    }

    /// Forgets all objects.
    open func reset() {
        let entities = Set(registered.keys.compactMap(\.entity.name))
        for entry in registered.values {
            entry.object?.isInserted = false
            entry.object?.original = [:]
            entry.object?.managedObjectContext = nil
        }
        (registered, loaded, inserted, updated, deleted) = ([:], [:], [], [:], [])
        news = ContextNews()
        changeCount += 1
        notifyObservers(entities)
    }

    /// Reads the values of an object again when they are used, with or without the changes of this context.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !object.isInserted, !object.isDeleted else { return }
        object.objectWillChange.send()
        object.turnIntoFault(keepsChanges: flag)
        if !flag { updated[ObjectIdentifier(object)] = nil }
        noteChange(of: object, .refreshed)
    }

    open func refreshAllObjects() {
        for entry in registered.values {
            if let object = entry.object { refresh(object, mergeChanges: true) }
        }
        loaded = [:]
    }

    /// Gives new objects the identities that they will have when they are saved.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        let waiting = objects.filter { $0.objectID.isTemporaryID && $0.isInserted }
        guard !waiting.isEmpty, parent == nil, let coordinator else { return }
        try coordinator.locked {
            var ids: [NSManagedObjectID: NSManagedObjectID] = [:]
            for object in waiting {
                guard let store = coordinator.store(of: object.objectID) else { continue }
                do { ids[object.objectID] = try store.objects.reserve(object.entity) } catch let failure as StoreFailure { throw failure.error }
            }
            replaceIDs(ids)
        }
    }

    // MARK: Notifications

    func addObserver(_ observer: any ContextObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(WeakObserver(observer: observer))
    }

    private func notifyObservers(_ entities: Set<String>) {
        for entry in observers { entry.observer?.contextDidChange(entities) }
    }

    func noteChange(of object: NSManagedObject, _ kind: ContextNews.Kind) {
        changeCount += 1
        news.add(object, kind)
        notifyObservers([object.entity.root.name ?? ""])
        // A program that uses the context elsewhere is not disturbed on its queue; it gets the notification when it saves.
        guard !isNotificationScheduled, isOnQueue else { return }
        isNotificationScheduled = true
        // The queue keeps nothing that the program has given up.
        weak let context = self
        queue.async { context?.processPendingChanges() }
    }

    /// Posts the notification of the changes since the last one.
    open func processPendingChanges() {
        isNotificationScheduled = false
        guard !news.isEmpty else { return }
        let info = news.userInfo
        news = ContextNews()
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }

    /// Takes over what another context of the coordinator has saved.
    func receive(_ changes: SavedChanges) {
        guard automaticallyMergesChangesFromParent else { return }
        weak let context = self
        queue.async { context?.merge(changes) }
    }

    func merge(_ changes: SavedChanges) {
        for id in changes.updated {
            guard let object = registered[id]?.object, object.isLoaded else { continue }
            refresh(object, mergeChanges: true)
        }
        for id in changes.deleted {
            guard let object = registered[id]?.object, !object.isDeleted else { continue }
            object.objectWillChange.send()
            object.isDeleted = true
            updated[ObjectIdentifier(object)] = nil
            registered[id] = nil
            object.managedObjectContext = nil
            noteChange(of: object, .deleted)
        }
        // Relationships to many may have other objects.
        for id in changes.inserted + changes.deleted + changes.updated { refreshRelationships(to: id.entity) }
        for id in changes.inserted { noteChange(of: object(with: id), .inserted) }
        changeCount += 1
        notifyObservers(Set((changes.inserted + changes.updated + changes.deleted).compactMap(\.entity.root.name)))
        for child in children.compactMap(\.context) { child.receive(changes) }
    }

    /// Forgets the members of unchanged relationships to an entity.
    private func refreshRelationships(to entity: NSEntityDescription) {
        let names = Set(entity.relationships.compactMap(\.inverseRelationship).filter(\.isToMany).map { "\($0.entity.root.name ?? "").\($0.name)" })
        guard !names.isEmpty else { return }
        for object in registered.values.compactMap(\.object) where object.isLoaded && !object.isInserted {
            for relationship in object.entity.relationships
            where names.contains("\(relationship.entity.root.name ?? "").\(relationship.name)") && object.original[relationship.name] == nil
                && object.values[relationship.name] != nil
            {
                object.objectWillChange.send()
                object.values[relationship.name] = nil
            }
        }
    }

    /// Merges what a notification says that another context has saved.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        merge(SavedChanges(notification.userInfo ?? [:]))
    }

    /// Merges changes by the identities of objects, as they come from a batch deletion.
    public class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {
        let changes = SavedChanges(changeNotificationData)
        for context in contexts { context.performAndWait { context.merge(changes) } }
    }

    /// Gives saved objects their identities, here and in child contexts.
    func replaceIDs(_ ids: [NSManagedObjectID: NSManagedObjectID]) {
        guard !ids.isEmpty else { return }
        for (old, new) in ids {
            guard let entry = registered.removeValue(forKey: old) else { continue }
            entry.object?.objectID = new
            registered[new] = entry
        }
        for object in inserted + updated.values + deleted + registered.values.compactMap(\.object) {
            for (name, value) in object.values {
                if let id = value as? NSManagedObjectID, let new = ids[id] { object.values[name] = new }
                if var related = value as? RelatedIDs {
                    related.replace(ids)
                    object.values[name] = related
                }
            }
        }
        for child in children.compactMap(\.context) { child.performAndWait { child.replaceIDs(ids) } }
    }

    /// Notes that a child has saved into this context.
    func childDidSave(_ changes: SavedChanges, from sender: NSManagedObjectContext) {
        for child in children.compactMap(\.context) where child !== sender { child.receive(changes) }
    }
}

/// An object that is told of the changes of a context.
protocol ContextObserver: AnyObject {
    /// - Parameter entities: The names of the topmost entities of the changed objects.
    func contextDidChange(_ entities: Set<String>)
}

/// Changes that a notification tells.
struct ContextNews {
    enum Kind {
        case inserted, updated, deleted, refreshed
    }

    private var kinds: [NSManagedObject: Kind] = [:]
    var isEmpty: Bool { kinds.isEmpty }

    mutating func add(_ object: NSManagedObject, _ kind: Kind) {
        if kind == .updated || kind == .refreshed, let known = kinds[object], known != .refreshed { return }
        kinds[object] = kind
    }

    var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        let keys: [(Kind, String)] = [
            (.inserted, NSInsertedObjectsKey), (.updated, NSUpdatedObjectsKey), (.deleted, NSDeletedObjectsKey), (.refreshed, NSRefreshedObjectsKey),
        ]
        for (kind, key) in keys {
            let objects = Set(kinds.filter { $0.value == kind }.keys)
            if !objects.isEmpty { info[key] = objects }
        }
        return info
    }
}

extension SavedChanges {
    /// The changes in the user information of a notification: objects or identities.
    init(_ info: [AnyHashable: Any]) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { KeyedValue.items(info[$0]) ?? [] }.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
        }
        inserted = ids(NSInsertedObjectsKey, "inserted_objectIDs")
        updated = ids(NSUpdatedObjectsKey, NSRefreshedObjectsKey, "updated_objectIDs")
        deleted = ids(NSDeletedObjectsKey, "deleted_objectIDs")
    }
}

extension Notification.Name {
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
    /// Not posted: another process that changes a store is not noticed.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}

// A context is where its children read objects.
extension NSManagedObjectContext: ObjectSource {
    func snapshots(of entity: NSEntityDescription) throws -> [(NSManagedObjectID, ObjectSnapshot)] {
        try performAndWait {
            try objects(of: entity).map { ($0.objectID, snapshot(of: $0)) }
        }
    }

    func snapshot(of id: NSManagedObjectID) throws -> ObjectSnapshot? {
        performAndWait {
            guard let object = try? existingObject(with: id) else { return nil }
            return snapshot(of: object)
        }
    }

    private func snapshot(of object: NSManagedObject) -> ObjectSnapshot {
        object.load()
        // Relationships to many are asked for one by one.
        return ObjectSnapshot(values: object.values.filter { !($0.value is RelatedIDs) }, version: object.version)
    }

    func members(of relationship: NSRelationshipDescription, of id: NSManagedObjectID) throws -> [NSManagedObjectID] {
        performAndWait { object(with: id).related(relationship).map(\.objectID) }
    }

    func generation(of entity: NSEntityDescription) -> Int { changeCount &+ (source?.generation(of: entity) ?? 0) }
}
