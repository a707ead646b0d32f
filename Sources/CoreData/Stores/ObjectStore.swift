import Foundation
import SQLiteStorage

/// Why a database cannot be used.
struct StoreFailure: DatabaseError {
    var message: String
    var isOpening: Bool

    static func notOpened(_ explanation: String) -> StoreFailure { StoreFailure(message: explanation, isOpening: true) }
    static func failed(_ explanation: String) -> StoreFailure { StoreFailure(message: explanation, isOpening: false) }

    var error: NSError {
        NSError(coreData: isOpening ? NSPersistentStoreOpenError : NSPersistentStoreOperationError, message)
    }
}

/// The values of an object that are written.
struct ObjectWrite {
    enum Column {
        case value(StoredValue)
        case reference(NSManagedObjectID?)
        /// The order of the objects of a relationship.
        case order([NSManagedObjectID])
    }

    var id: NSManagedObjectID
    var columns: [String: Column] = [:]
    var links: [(relationship: NSRelationshipDescription, added: [NSManagedObjectID], removed: [NSManagedObjectID])] = []
}

/// The objects in a database: a table for each entity with a column for each attribute and each relationship to one object.
///
/// A related object is `Entity/row`. Relationships to many whose inverse is one to one object are not stored; others have a table of pairs. The
/// order of ordered ones is an array of references in JSON. A lock protects the store.
final class ObjectStore: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let database: Database<StoreFailure>
    private(set) var identifier = ""
    private var entities: [String: NSEntityDescription] = [:]
    /// The store as programs see it.
    weak var owner: NSPersistentStore?

    init(path: String?) throws(StoreFailure) {
        database = try Database(path: path)
        try database.run("CREATE TABLE IF NOT EXISTS \"apus store\" (name TEXT PRIMARY KEY, value TEXT)")
        identifier = try setting("identifier") ?? UUID().uuidString
        try set("identifier", identifier)
    }

    /// Performs a function while nothing else uses the store.
    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    func setting(_ name: String) throws(StoreFailure) -> String? {
        var value: String?
        try database.run("SELECT value FROM \"apus store\" WHERE name = ?", [.text(name)]) { row throws(StoreFailure) in
            if case .text(let text)? = row.first { value = text }
        }
        return value
    }

    func set(_ name: String, _ value: String) throws(StoreFailure) {
        try database.run("INSERT OR REPLACE INTO \"apus store\" VALUES (?, ?)", [.text(name), .text(value)])
    }

    /// The metadata of the store. Other values than those of property lists are reported and not saved.
    var metadata: [String: Any] {
        get {
            guard let text = locked({ try? setting("metadata") }), let data = Data(base64Encoded: text) else { return [:] }
            return (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]) ?? [:]
        }
        set {
            do {
                let data = try PropertyListSerialization.data(fromPropertyList: newValue, format: .binary, options: 0)
                try locked { try set("metadata", data.base64EncodedString()) }
            } catch {
                CoreDataLog.report("The metadata of the store cannot be saved: \(error)")
            }
        }
    }

    // MARK: Tables

    /// Makes the tables fit a model.
    ///
    /// - Parameter mayChange: Whether tables of an earlier version of the model may be changed.
    func prepare(for model: [NSEntityDescription], mayChange: Bool) throws(StoreFailure) {
        lock.lock()
        defer { lock.unlock() }
        entities = Dictionary(model.map { ($0.name ?? "", $0) }) { first, _ in first }
        let schema = StoreSchema.text(of: model)
        let saved = try setting("schema")
        guard saved != schema else { return }
        if saved != nil, !mayChange {
            throw StoreFailure(message: "The model used to open the store is incompatible with the one used to create the store.", isOpening: true)
        }
        try database.transaction { () throws(StoreFailure) in
            try StoreSchema(database: database).prepare(for: model)
            try set("schema", schema)
        }
    }

    // MARK: Reading

    private func id(_ entity: NSEntityDescription, _ row: Int64) -> NSManagedObjectID {
        NSManagedObjectID(entity, .saved(store: identifier, row: row), store: owner)
    }

    private func id(of reference: StoredValue) -> NSManagedObjectID? {
        guard case .text(let text) = reference, let slash = text.lastIndex(of: "/"), let row = Int64(text[text.index(after: slash)...]),
            let entity = entities[String(text[..<slash])]
        else { return nil }
        return id(entity, row)
    }

    func snapshots(of entity: NSEntityDescription, row: Int64? = nil) throws(StoreFailure) -> [(NSManagedObjectID, ObjectSnapshot)] {
        lock.lock()
        defer { lock.unlock() }
        guard entities[entity.name ?? ""] != nil else { return [] }
        let attributes = entity.savedAttributes
        let relationships = entity.relationships.filter { !$0.isTransient && !$0.isToMany }
        let columns = ["apus row", "apus version"] + attributes.map(\.name) + relationships.map(\.name)
        let condition = " WHERE \"apus version\" >= 0" + (row == nil ? " ORDER BY \"apus row\"" : " AND \"apus row\" = ?")
        var found: [(NSManagedObjectID, ObjectSnapshot)] = []
        try database.run(
            "SELECT \(columns.map(Self.quoted).joined(separator: ", ")) FROM \(Self.table(entity))" + condition, row.map { [.integer($0)] } ?? [],
            isReused: true
        ) { values throws(StoreFailure) in
            guard case .integer(let row) = values[0] else { return }
            var snapshot = ObjectSnapshot(values: [:], version: Int64(stored: values[1]) ?? 0)
            for (number, attribute) in attributes.enumerated() { snapshot.values[attribute.name] = attribute.value(of: values[2 + number]) }
            for (number, relationship) in relationships.enumerated() {
                snapshot.values[relationship.name] = id(of: values[2 + attributes.count + number])
            }
            found.append((id(entity, row), snapshot))
        }
        return found
    }

    func members(of relationship: NSRelationshipDescription, of owner: NSManagedObjectID) throws(StoreFailure) -> [NSManagedObjectID] {
        lock.lock()
        defer { lock.unlock() }
        guard let reference = owner.reference, !relationship.isTransient else { return [] }
        var found: [NSManagedObjectID] = []
        if let inverse = relationship.inverseRelationship, !inverse.isToMany {
            for entity in inverse.entity.concreteEntities {
                try database.run(
                    "SELECT \"apus row\" FROM \(Self.table(entity)) WHERE \(Self.quoted(inverse.name)) = ? ORDER BY \"apus row\"", [.text(reference)],
                    isReused: true
                ) { row throws(StoreFailure) in
                    if case .integer(let row)? = row.first { found.append(id(entity, row)) }
                }
            }
        } else {
            let (table, isReversed) = StoreSchema.links(of: relationship)
            let columns = isReversed ? ("owner", "member") : ("member", "owner")
            try database.run(
                "SELECT \(columns.0) FROM \(Self.quoted(table)) WHERE \(columns.1) = ? ORDER BY rowid", [.text(reference)], isReused: true
            ) { row throws(StoreFailure) in
                if let id = row.first.flatMap(id) { found.append(id) }
            }
        }
        return relationship.isOrdered ? try ordered(found, relationship, owner) : found
    }

    private func ordered(
        _ ids: [NSManagedObjectID], _ relationship: NSRelationshipDescription, _ owner: NSManagedObjectID
    ) throws(StoreFailure) -> [NSManagedObjectID] {
        var places: [String: Int] = [:]
        try database.run(
            "SELECT \(Self.quoted(StoreSchema.orderColumn(relationship))) FROM \(Self.table(owner.entity)) WHERE \"apus row\" = ?",
            [.integer(owner.row ?? 0)]
        ) { row throws(StoreFailure) in
            guard case .text(let text)? = row.first, let list = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) else { return }
            for (place, reference) in list.enumerated() { places[reference] = place }
        }
        return ids.enumerated().sorted { first, second in
            (places[first.element.reference ?? ""] ?? .max, first.offset) < (places[second.element.reference ?? ""] ?? .max, second.offset)
        }.map(\.element)
    }

    /// The number of times that an object has been saved; nil if it does not exist.
    func version(of id: NSManagedObjectID) throws(StoreFailure) -> Int64? {
        var version: Int64?
        try database.run("SELECT \"apus version\" FROM \(Self.table(id.entity)) WHERE \"apus row\" = ?", [.integer(id.row ?? 0)], isReused: true) {
            row throws(StoreFailure) in
            version = row.first.flatMap { Int64(stored: $0) } ?? 0
        }
        return version
    }

    /// The saved object of an entity that has the given values.
    func find(_ entity: NSEntityDescription, _ values: [String: StoredValue]) throws(StoreFailure) -> NSManagedObjectID? {
        var found: NSManagedObjectID?
        let sorted = values.sorted { $0.key < $1.key }
        let condition = sorted.map { "\(Self.quoted($0.key)) = ?" }.joined(separator: " AND ")
        try database.run("SELECT \"apus row\" FROM \(Self.table(entity)) WHERE \(condition)", sorted.map(\.value), isReused: true) {
            row throws(StoreFailure) in
            if case .integer(let row)? = row.first { found = id(entity, row) }
        }
        return found
    }

    // MARK: Writing

    /// Makes a row for an object that is saved later.
    func reserve(_ entity: NSEntityDescription) throws(StoreFailure) -> NSManagedObjectID {
        lock.lock()
        defer { lock.unlock() }
        try database.run("INSERT INTO \(Self.table(entity)) (\"apus version\") VALUES (-1)", isReused: true)
        return id(entity, database.lastInsertedRow)
    }

    /// Performs all changes, or none if one fails, and returns the identities of inserted objects.
    func apply(
        inserted: [ObjectWrite], updated: [ObjectWrite], deleted: [NSManagedObjectID]
    ) throws(StoreFailure) -> [NSManagedObjectID: NSManagedObjectID] {
        lock.lock()
        defer { lock.unlock() }
        var ids: [NSManagedObjectID: NSManagedObjectID] = [:]
        try database.transaction { () throws(StoreFailure) in
            for write in inserted {
                try database.run("INSERT INTO \(Self.table(write.id.entity)) (\"apus version\") VALUES (0)", isReused: true)
                ids[write.id] = id(write.id.entity, database.lastInsertedRow)
            }
            for write in inserted + updated { try self.write(write, ids) }
            for id in deleted {
                guard let reference = id.reference else { continue }
                try database.run("DELETE FROM \(Self.table(id.entity)) WHERE \"apus row\" = ?", [.integer(id.row ?? 0)], isReused: true)
                for relationship in id.entity.relationships where StoreSchema.hasLinks(relationship) {
                    try database.run(
                        "DELETE FROM \(Self.quoted(StoreSchema.links(of: relationship).table)) WHERE owner = ? OR member = ?",
                        [.text(reference), .text(reference)], isReused: true)
                }
            }
        }
        return ids
    }

    private func write(_ write: ObjectWrite, _ ids: [NSManagedObjectID: NSManagedObjectID]) throws(StoreFailure) {
        func reference(_ id: NSManagedObjectID) -> String? { (ids[id] ?? id).reference }
        let own = ids[write.id] ?? write.id
        let columns = write.columns.sorted { $0.key < $1.key }
        let values = columns.map { column -> StoredValue in
            switch column.value {
            case .value(let value): return value
            case .reference(let id): return id.flatMap(reference).map(StoredValue.text) ?? .null
            case .order(let ids):
                let json = try? JSONEncoder().encode(ids.compactMap(reference))
                return .text(json.map { String(decoding: $0, as: UTF8.self) } ?? "[]")
            }
        }
        let assignments = columns.map { "\(Self.quoted($0.key)) = ?" } + ["\"apus version\" = max(\"apus version\", 0) + 1"]
        try database.run(
            "UPDATE \(Self.table(own.entity)) SET \(assignments.joined(separator: ", ")) WHERE \"apus row\" = ?", values + [.integer(own.row ?? 0)],
            isReused: true)
        guard let ownReference = own.reference else { return }
        for link in write.links {
            let (table, isReversed) = StoreSchema.links(of: link.relationship)
            func pair(_ other: String) -> [StoredValue] { isReversed ? [.text(other), .text(ownReference)] : [.text(ownReference), .text(other)] }
            for other in link.removed.compactMap(reference) {
                try database.run("DELETE FROM \(Self.quoted(table)) WHERE owner = ? AND member = ?", pair(other), isReused: true)
            }
            for other in link.added.compactMap(reference) {
                try database.run("INSERT OR IGNORE INTO \(Self.quoted(table)) (owner, member) VALUES (?, ?)", pair(other), isReused: true)
            }
        }
    }

    static func table(_ entity: NSEntityDescription) -> String { quoted(entity.name ?? "") }
    static func quoted(_ name: String) -> String { "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" }
}
