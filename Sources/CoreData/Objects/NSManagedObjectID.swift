import Foundation

/// The identity of a managed object, which the objects for the same row in several contexts share.
///
/// New objects have temporary identities until they are saved.
/// Follows https://developer.apple.com/documentation/coredata/nsmanagedobjectid
open class NSManagedObjectID: NSObject, @unchecked Sendable {
    enum Key: Hashable {
        case temporary(UUID)
        case saved(store: String, row: Int64)
    }

    public let entity: NSEntityDescription
    let key: Key
    private let knownHash: Int
    /// The store that the object is saved in.
    open internal(set) weak var persistentStore: NSPersistentStore?

    init(_ entity: NSEntityDescription, _ key: Key, store: NSPersistentStore? = nil) {
        self.entity = entity
        self.key = key
        persistentStore = store
        var hasher = Hasher()
        hasher.combine(entity.name)
        hasher.combine(key)
        knownHash = hasher.finalize()
        super.init()
    }

    static func temporary(_ entity: NSEntityDescription) -> NSManagedObjectID { NSManagedObjectID(entity, .temporary(UUID())) }

    open var isTemporaryID: Bool { row == nil }

    var row: Int64? { if case .saved(_, let row) = key { row } else { nil } }

    /// The text by which other rows of the store refer to the object.
    var reference: String? { row.map { "\(entity.name ?? "")/\($0)" } }

    /// An address that stays the same for saved objects: `x-coredata://STORE/Entity/p1`.
    open func uriRepresentation() -> URL {
        let path =
            switch key {
            case .temporary(let id): "/\(entity.name ?? "")/t\(id.uuidString)"
            case .saved(let store, let row): "\(store)/\(entity.name ?? "")/p\(row)"
            }
        return URL(string: "x-coredata://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path))
            ?? URL(fileURLWithPath: path)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return other === self || (other.knownHash == knownHash && other.key == key && other.entity.name == entity.name)
    }

    open override var hash: Int { knownHash }
    open override var description: String { uriRepresentation().absoluteString }
}

/// The identities of the objects of a relationship, in their order and without repetition.
struct RelatedIDs: Equatable {
    private(set) var list: [NSManagedObjectID] = []
    private var known: Set<NSManagedObjectID> = []

    init(_ ids: [NSManagedObjectID] = []) { for id in ids { append(id) } }

    func contains(_ id: NSManagedObjectID) -> Bool { known.contains(id) }

    mutating func append(_ id: NSManagedObjectID) { if known.insert(id).inserted { list.append(id) } }

    mutating func insert(_ id: NSManagedObjectID, at index: Int) {
        guard known.insert(id).inserted else { return }
        list.insert(id, at: min(max(0, index), list.count))
    }

    mutating func remove(_ id: NSManagedObjectID) { if known.remove(id) != nil { list.removeAll { $0 == id } } }

    /// Replaces identities.
    mutating func replace(_ ids: [NSManagedObjectID: NSManagedObjectID]) {
        guard list.contains(where: { ids[$0] != nil }) else { return }
        self = RelatedIDs(list.map { ids[$0] ?? $0 })
    }
}
