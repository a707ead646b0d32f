import Foundation
import Synchronization

/// The identities of models that a context has saved.
struct SavedChanges: Sendable {
    var inserted: [PersistentIdentifier] = []
    var updated: [PersistentIdentifier] = []
    var deleted: [PersistentIdentifier] = []
}

/// The stores of a container, and the contexts that work with them.
final class StoreCoordinator: Sendable {
    let schema: Schema
    let configurations: [ModelConfiguration]
    let stores: [ModelStore]
    private let storesOfEntities: [String: ModelStore]
    private let mailboxes = Mutex<[WeakMailbox]>([])

    private struct WeakMailbox: Sendable {
        weak var mailbox: ContextMailbox?
    }

    /// Opens the stores.
    init(schema: Schema, plan: (any SchemaMigrationPlan.Type)?, configurations: [ModelConfiguration]) throws {
        self.schema = schema
        let configurations = configurations.isEmpty ? [ModelConfiguration(isStoredInMemoryOnly: false)] : configurations
        self.configurations = configurations
        var stores: [ModelStore] = []
        var storesOfEntities: [String: ModelStore] = [:]
        for configuration in configurations {
            let store = try OpenStores.store(of: configuration)
            stores.append(store)
            for layout in configuration.schema?.layouts ?? schema.layouts where storesOfEntities[layout.name] == nil {
                storesOfEntities[layout.name] = store
            }
        }
        self.stores = stores
        self.storesOfEntities = storesOfEntities
        for store in stores {
            if let plan { try Migration(plan: plan, target: schema).run(in: store) }
            try store.prepare(for: schema.layouts.filter { storesOfEntities[$0.name] === store }, version: schema.version)
        }
    }

    /// A coordinator of open stores, the first of which has all models.
    init(schema: Schema, stores: [ModelStore]) {
        self.schema = schema
        configurations = []
        self.stores = stores
        storesOfEntities = stores.first.map { store in Dictionary(uniqueKeysWithValues: schema.layouts.map { ($0.name, store) }) } ?? [:]
    }

    /// The store of a type of models; nil if the type does not belong to the schema.
    func store(of layout: EntityLayout) -> ModelStore? { storesOfEntities[layout.name] }

    func allowsSave(_ store: ModelStore) -> Bool {
        guard let index = stores.firstIndex(where: { $0 === store }), configurations.indices.contains(index) else { return true }
        return configurations[index].allowsSave
    }

    func add(_ mailbox: ContextMailbox) {
        mailboxes.withLock { mailboxes in
            mailboxes.removeAll { $0.mailbox == nil }
            mailboxes.append(WeakMailbox(mailbox: mailbox))
        }
    }

    /// Tells the other contexts what one has saved.
    func publish(_ changes: SavedChanges, from sender: ContextMailbox) {
        for mailbox in mailboxes.withLock({ $0.compactMap(\.mailbox) }) where mailbox !== sender { mailbox.deliver(changes) }
    }

    /// Removes all models.
    func removeAll() throws {
        for store in stores { try store.removeAll(of: schema.layouts.filter { storesOfEntities[$0.name] === store }) }
    }
}

/// What other contexts have saved, until the owner takes it over on its own thread.
final class ContextMailbox: Sendable {
    private let changes = Mutex<[SavedChanges]>([])
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    /// Called, on any thread, when changes arrive.
    var notify: (@Sendable () -> Void)? {
        get { action.withLock { $0 } }
        set { action.withLock { $0 = newValue } }
    }

    func deliver(_ saved: SavedChanges) {
        changes.withLock { $0.append(saved) }
        notify?()
    }

    func takeAll() -> [SavedChanges] {
        changes.withLock { changes in
            defer { changes = [] }
            return changes
        }
    }
}

/// The open databases: all containers with the same file share a store.
private enum OpenStores {
    private struct WeakStore {
        weak var store: ModelStore?
    }

    private static let stores = Mutex<[String: WeakStore]>([:])

    static func store(of configuration: ModelConfiguration) throws(SwiftDataError) -> ModelStore {
        guard !configuration.isStoredInMemoryOnly else { return try ModelStore(name: configuration.name, path: nil) }
        let path = configuration.url.standardizedFileURL.path
        if let store = stores.withLock({ $0[path]?.store }) { return store }
        do {
            try FileManager.default.createDirectory(at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw SwiftDataError.loadIssueModelContainer.explained("\(path): \(error.localizedDescription)")
        }
        let store = try ModelStore(name: configuration.name, path: path)
        stores.withLock { $0[path] = WeakStore(store: store) }
        return store
    }
}
