import Foundation
import SQLiteStorage

/// The saved models of one configuration: a table for each type of models, a column for each property.
///
/// A related model is its key, several are an array of keys in JSON. All contexts of a container share a store; a lock protects it.
final class ModelStore: @unchecked Sendable {
    struct Row: Sendable {
        var key: String
        var values: [StoredValue]
    }

    /// A change of a saved model.
    enum Change: Sendable {
        case insert(EntityLayout, Row)
        /// Values by the indices of their properties.
        case update(EntityLayout, key: String, [Int: StoredValue])
        case delete(EntityLayout, key: String)
    }

    let name: String
    private let lock = NSRecursiveLock()
    private let database: Database<SwiftDataError>

    init(name: String, path: String?) throws(SwiftDataError) {
        self.name = name
        database = try Database<SwiftDataError>(path: path)
        try database.run("CREATE TABLE IF NOT EXISTS \(Self.versionTable) (version TEXT)")
    }

    private static let versionTable = "\"apus schema\""

    /// The version of the schema that was saved last.
    func savedVersion() throws(SwiftDataError) -> Schema.Version? {
        lock.lock()
        defer { lock.unlock() }
        var version: Schema.Version?
        try database.run("SELECT version FROM \(Self.versionTable)") { row throws(SwiftDataError) in
            if case .text(let text)? = row.first { version = Schema.Version(text) }
        }
        return version
    }

    // MARK: Tables

    /// Makes the tables fit a schema: adds and renames columns and tables, and removes columns of properties that are gone.
    func prepare(for layouts: [EntityLayout], version: Schema.Version) throws(SwiftDataError) {
        lock.lock()
        defer { lock.unlock() }
        try database.transaction { () throws(SwiftDataError) in
            for layout in layouts { try prepareTable(of: layout) }
            try database.run("DELETE FROM \(Self.versionTable)")
            try database.run("INSERT INTO \(Self.versionTable) VALUES (?)", [.text(version.description)])
        }
    }

    private func prepareTable(of layout: EntityLayout) throws(SwiftDataError) {
        let table = Self.quoted(layout.name)
        let columns = layout.properties.map { Self.quoted($0.name) }
        try database.run("CREATE TABLE IF NOT EXISTS \(table) (\((["\"apus key\" TEXT UNIQUE NOT NULL"] + columns).joined(separator: ", ")))")
        var existing: Set<String> = []
        try database.run("PRAGMA table_info(\(table))") { row throws(SwiftDataError) in
            if row.count > 1, case .text(let name) = row[1] { existing.insert(name) }
        }
        existing.remove("apus key")
        // A column with an index cannot be removed.
        var indices: [String] = []
        try database.run("PRAGMA index_list(\(table))") { row throws(SwiftDataError) in
            if row.count > 1, case .text(let name) = row[1], name.hasPrefix("apus unique") { indices.append(name) }
        }
        for name in indices { try database.run("DROP INDEX \(Self.quoted(name))") }
        for property in layout.properties where !existing.contains(property.name) {
            if let original = property.originalName, existing.remove(original) != nil {
                try database.run("ALTER TABLE \(table) RENAME COLUMN \(Self.quoted(original)) TO \(Self.quoted(property.name))")
            } else {
                try database.run("ALTER TABLE \(table) ADD COLUMN \(Self.quoted(property.name))")
                try fill(property, of: layout)
            }
        }
        for name in existing.subtracting(layout.properties.map(\.name)) {
            try database.run("ALTER TABLE \(table) DROP COLUMN \(Self.quoted(name))")
        }
        for (number, group) in layout.uniqueGroups.enumerated() {
            let columns = group.map { Self.quoted(layout.properties[$0].name) }.joined(separator: ", ")
            try database.run("CREATE INDEX \(Self.indexName(number, of: layout)) ON \(table) (\(columns))")
        }
    }

    /// The index that finds models by a group of unique values.
    private static func indexName(_ number: Int, of layout: EntityLayout) -> String { quoted("apus unique \(number) \(layout.name)") }

    /// Gives existing models the initial value of a property that is new.
    private func fill(_ property: Schema.PropertyMetadata, of layout: EntityLayout) throws(SwiftDataError) {
        let table = Self.quoted(layout.name)
        switch property.kind {
        case .attribute(_, let coding):
            if let value = property.defaultValue() {
                let stored: StoredValue
                do { stored = try coding.encode(value) } catch { throw SwiftDataError.unreadableValue.explained("\(error)") }
                try database.run("UPDATE \(table) SET \(Self.quoted(property.name)) = ?", [stored])
            } else if !coding.isOptional {
                try requireNone(in: layout, "'\(property.name)' is new and has neither an initial value nor an optional type")
            }
        case .relationship(_, let coding):
            guard !coding.isToMany, !coding.isOptional else { return }
            try requireNone(in: layout, "'\(property.name)' is a new relationship whose type is not optional")
        }
    }

    private func requireNone(in layout: EntityLayout, _ reason: String) throws(SwiftDataError) {
        var isEmpty = true
        try database.run("SELECT 1 FROM \(Self.quoted(layout.name)) LIMIT 1") { _ throws(SwiftDataError) in isEmpty = false }
        guard isEmpty else { throw SwiftDataError.loadIssueModelContainer.explained("\(layout.name): \(reason)") }
    }

    // MARK: Rows

    /// The saved models of a type in the order in which they were inserted, or those with the given keys.
    func rows(of layout: EntityLayout, keys: [String]? = nil) throws(SwiftDataError) -> [Row] {
        lock.lock()
        defer { lock.unlock() }
        let columns = (["\"apus key\""] + layout.properties.map { Self.quoted($0.name) }).joined(separator: ", ")
        var rows: [Row] = []
        let add: ([StoredValue]) throws(SwiftDataError) -> Void = { values throws(SwiftDataError) in
            guard case .text(let key)? = values.first else { return }
            rows.append(Row(key: key, values: Array(values.dropFirst())))
        }
        let select = "SELECT \(columns) FROM \(Self.quoted(layout.name))"
        guard let keys else {
            try database.run(select + " ORDER BY rowid", isReused: true, row: add)
            return rows
        }
        for key in keys { try database.run(select + " WHERE \"apus key\" = ?", [.text(key)], isReused: true, row: add) }
        return rows
    }

    /// The key of the saved model that has the given values of some properties; nil if there is none.
    func key(of layout: EntityLayout, with values: [Int: StoredValue]) throws(SwiftDataError) -> String? {
        lock.lock()
        defer { lock.unlock() }
        let sorted = values.sorted { $0.key < $1.key }
        let condition = sorted.map { "\(Self.quoted(layout.properties[$0.key].name)) = ?" }.joined(separator: " AND ")
        var found: String?
        let select = "SELECT \"apus key\" FROM \(Self.quoted(layout.name)) WHERE \(condition)"
        try database.run(select, sorted.map(\.value), isReused: true) { row throws(SwiftDataError) in
            if case .text(let key)? = row.first { found = key }
        }
        return found
    }

    /// Performs all changes, or none if one fails.
    func apply(_ changes: [Change]) throws(SwiftDataError) {
        lock.lock()
        defer { lock.unlock() }
        try database.transaction { () throws(SwiftDataError) in
            for change in changes {
                switch change {
                case .insert(let layout, let row):
                    let places = Array(repeating: "?", count: row.values.count + 1).joined(separator: ", ")
                    let columns = (["apus key"] + layout.properties.map(\.name)).map(Self.quoted).joined(separator: ", ")
                    try database.run(
                        "INSERT OR REPLACE INTO \(Self.quoted(layout.name)) (\(columns)) VALUES (\(places))", [.text(row.key)] + row.values,
                        isReused: true)
                case .update(let layout, let key, let values):
                    let sorted = values.sorted { $0.key < $1.key }
                    guard !sorted.isEmpty else { continue }
                    let columns = sorted.map { "\(Self.quoted(layout.properties[$0.key].name)) = ?" }.joined(separator: ", ")
                    try database.run(
                        "UPDATE \(Self.quoted(layout.name)) SET \(columns) WHERE \"apus key\" = ?", sorted.map(\.value) + [.text(key)],
                        isReused: true)
                case .delete(let layout, let key):
                    try database.run("DELETE FROM \(Self.quoted(layout.name)) WHERE \"apus key\" = ?", [.text(key)], isReused: true)
                }
            }
        }
    }

    /// Removes all saved models of the given types.
    func removeAll(of layouts: [EntityLayout]) throws(SwiftDataError) {
        lock.lock()
        defer { lock.unlock() }
        try database.transaction { () throws(SwiftDataError) in
            for layout in layouts { try database.run("DELETE FROM \(Self.quoted(layout.name))") }
        }
    }

    private static func quoted(_ name: String) -> String { "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" }
}
