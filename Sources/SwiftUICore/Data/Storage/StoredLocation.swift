import Foundation

/// The location of a stored property of a view: a key in a store.
final class StoredLocation<Value>: _Location<Value>, PendingWrite, StoredLocationListener {
    private let handle: TreeHandle
    private let store: KeyedStore
    private let key: String
    private let initial: Value
    private let coding: StoredCoding<Value>
    private var dependency = Dependency()
    private let write: (InstalledProperty, StoredLocation) -> Void

    init(
        store: KeyedStore, key: String, initial: Value, coding: StoredCoding<Value>, tree: ViewTree,
        write: @escaping (InstalledProperty, StoredLocation) -> Void
    ) {
        self.store = store
        self.key = key
        self.initial = initial
        self.coding = coding
        self.write = write
        handle = tree.handle
        super.init()
        store.add(self, forKey: key)
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) {
        write(installed, self)
    }

    override var value: Value {
        if let tree = handle.tree {
            if tree.graph.isEvaluating { dependency.read(in: tree) } else { tree.crossTreeObservation?.read(self) }
        }
        return store.object(forKey: key).flatMap(coding.read) ?? initial
    }

    override func changeCount(in tree: ViewTree) -> UInt32 { dependency.changeCount(in: tree) }

    override func set(_ value: Value, transaction: Transaction) {
        if let tree = handle.tree, tree.graph.isEvaluating, !tree.acceptsWrites() { return }
        store.set(coding.write(value), forKey: key, transaction: transaction)
    }

    func valueChanged(transaction: Transaction) {
        guard let tree = handle.tree else { return }
        tree.perform { [self] in
            _ = tree.add(self, to: transaction)
            if let readers = tree.crossTreeObservation { withTransaction(transaction) { readers.changed(self) } }
        }
    }

    func commit(batch: Int) {
        if let tree = handle.tree { dependency.changed(in: tree) }
    }

    override func end() {
        store.remove(self, forKey: key)
        guard let tree = handle.tree else { return }
        dependency.end(in: tree)
        tree.crossTreeObservation?.end(self)
    }

    override func isSame(as other: _Location<Value>) -> Bool {
        guard let other = other as? StoredLocation<Value> else { return false }
        return store === other.store && key == other.key && handle.tree === other.handle.tree
    }
}
