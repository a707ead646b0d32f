import Foundation
import SwiftUICore
import Synchronization

/// The stores of a model, which contexts share.
///
/// Follows https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    private struct State {
        var stores: [NSPersistentStore] = []
        var contexts: [WeakContext] = []
        /// The numbers of changes of the objects of each entity.
        var generations: [String: Int] = [:]
    }

    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    public let managedObjectModel: NSManagedObjectModel
    open var name: String?
    /// Whether stores are files. Pictures of `apus` do not change the user's: there every store is in memory.
    var savesInFiles = if case .memory = ProgramStorage.place { false } else { true }
    private let state = Mutex(State())
    /// Held while a context saves.
    private let lock = NSRecursiveLock()

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        model.use()
        super.init()
    }

    open var persistentStores: [NSPersistentStore] { state.withLock { $0.stores } }

    /// Opens a store, and makes its tables fit the model if the options allow it.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
            throw NSError(coreData: NSPersistentStoreOperationError, "The model has no configuration \"\(configuration ?? "")\".")
        }
        let store = try NSPersistentStore(self, type: storeType, configuration: configuration, url: storeURL, options: options)
        func isSet(_ option: String) -> Bool { (options?[option] as? NSNumber)?.boolValue ?? (options?[option] as? Bool) ?? false }
        let mayChange = isSet(NSMigratePersistentStoresAutomaticallyOption) && isSet(NSInferMappingModelAutomaticallyOption)
        do {
            try store.objects.prepare(for: entities, mayChange: mayChange)
        } catch {
            throw NSError(coreData: NSPersistentStoreIncompatibleVersionHashError, error.message, [NSFilePathErrorKey: storeURL?.path ?? ""])
        }
        state.withLock {
            $0.stores.append(store)
            for entity in entities { $0.generations[entity.name ?? "", default: 0] += 1 }
        }
        return store
    }

    @discardableResult open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store of a description.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        func open() {
            do {
                try addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
                    options: storeDescription.allOptions)
                block(storeDescription, nil)
            } catch {
                block(storeDescription, error)
            }
        }
        guard storeDescription.shouldAddStoreAsynchronously else { return open() }
        nonisolated(unsafe) let action = open
        DispatchQueue.global().async { action() }
    }

    open func remove(_ store: NSPersistentStore) throws { state.withLock { $0.stores.removeAll { $0 === store } } }

    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

    /// Removes the file of a store, and its objects from contexts.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if let store = persistentStore(for: url) { try remove(store) }
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
            try FileManager.default.removeItem(atPath: url.path + suffix)
        }
    }

    open func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// Copies the file of a store to the place of another one.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        try destroyPersistentStore(at: destinationURL, ofType: storeType)
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: sourceURL.path + suffix) {
            try FileManager.default.copyItem(atPath: sourceURL.path + suffix, toPath: destinationURL.path + suffix)
        }
    }

    /// The identity with an address; nil if no store of the coordinator has the object's entity.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.path.split(separator: "/").map(String.init)
        guard url.scheme == "x-coredata", parts.count == 2, let entity = managedObjectModel.entity(named: parts[0]),
            let row = Int64(parts[1].dropFirst()),
            let store = persistentStores.first(where: { $0.identifier.lowercased() == url.host()?.lowercased() })
        else { return nil }
        return NSManagedObjectID(entity, .saved(store: store.identifier, row: row), store: store)
    }

    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.global().async { self.locked { block() } }
    }

    open func performAndWait(_ block: () -> Void) { locked(block) }

    // MARK: For contexts

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    func add(_ context: NSManagedObjectContext) {
        state.withLock {
            $0.contexts.removeAll { $0.context == nil }
            $0.contexts.append(WeakContext(context: context))
        }
    }

    /// The store that an object is saved in.
    func store(of id: NSManagedObjectID) -> NSPersistentStore? {
        if case .saved(let identifier, _) = id.key { return persistentStores.first { $0.identifier == identifier } }
        return persistentStores.first { store in
            !store.isReadOnly
                && managedObjectModel.entities(
                    forConfigurationName: store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : store.configurationName)?
                    .contains { $0.name == id.entity.name } == true
        }
    }

    /// Tells the other contexts what one has saved.
    func publish(_ changes: SavedChanges, from sender: NSManagedObjectContext?) {
        let contexts = state.withLock { state in
            for name in changes.entityNames { state.generations[name, default: 0] += 1 }
            return state.contexts.compactMap(\.context)
        }
        for context in contexts where context !== sender { context.receive(changes) }
    }
}

/// The changes that a context has saved.
struct SavedChanges: @unchecked Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []

    var entityNames: Set<String> { Set((inserted + updated + deleted).compactMap(\.entity.name)) }
}

extension NSPersistentStoreCoordinator: ObjectSource {
    private func reading<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let failure as StoreFailure { throw failure.error }
    }

    func snapshots(of entity: NSEntityDescription) throws -> [(NSManagedObjectID, ObjectSnapshot)] {
        try reading { try persistentStores.flatMap { try $0.objects.snapshots(of: entity) } }
    }

    func snapshot(of id: NSManagedObjectID) throws -> ObjectSnapshot? {
        try reading { try id.row.flatMap { try store(of: id)?.objects.snapshots(of: id.entity, row: $0).first?.1 } }
    }

    func members(of relationship: NSRelationshipDescription, of id: NSManagedObjectID) throws -> [NSManagedObjectID] {
        try reading { try store(of: id)?.objects.members(of: relationship, of: id) ?? [] }
    }

    func generation(of entity: NSEntityDescription) -> Int { state.withLock { $0.generations[entity.name ?? ""] ?? 0 } }
}
