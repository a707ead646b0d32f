import Foundation
import SQLiteStorage

/// The tables of a model, and their changes from one version of the model to the next.
struct StoreSchema {
    var database: Database<StoreFailure>

    /// A text that differs for models that need other tables.
    static func text(of model: [NSEntityDescription]) -> String {
        model.map { entity in
            let attributes = entity.savedAttributes.map { "\($0.name):\($0.attributeType.rawValue):\($0.isOptional)" }
            let relationships = entity.relationships.filter { !$0.isTransient }.map {
                "\($0.name):\($0.destinationEntity?.name ?? ""):\($0.isToMany):\($0.isOrdered):\($0.inverseRelationship?.name ?? "")"
            }
            return "\(entity.name ?? "")\(entity.isAbstract ? " abstract" : "")(\((attributes + relationships).joined(separator: ",")))"
        }.sorted().joined(separator: "\n")
    }

    static func orderColumn(_ relationship: NSRelationshipDescription) -> String { "order \(relationship.name)" }

    /// Whether the objects of a relationship are in a table of pairs.
    static func hasLinks(_ relationship: NSRelationshipDescription) -> Bool {
        relationship.isToMany && !relationship.isTransient && relationship.inverseRelationship?.isToMany != false
    }

    /// The table of pairs of a relationship, which it shares with its inverse, and whether it is the second one of the two.
    static func links(of relationship: NSRelationshipDescription) -> (table: String, isReversed: Bool) {
        let own = "\(relationship.entity.name ?? "").\(relationship.name)"
        guard let inverse = relationship.inverseRelationship else { return ("apus link \(own)", false) }
        let other = "\(inverse.entity.name ?? "").\(inverse.name)"
        return ("apus link \(min(own, other))", other < own)
    }

    private func names(_ sql: String, column: Int = 0) throws(StoreFailure) -> [String] {
        var names: [String] = []
        try database.run(sql) { row throws(StoreFailure) in
            if row.count > column, case .text(let name) = row[column] { names.append(name) }
        }
        return names
    }

    private func quoted(_ name: String) -> String { ObjectStore.quoted(name) }

    func prepare(for model: [NSEntityDescription]) throws(StoreFailure) {
        let concrete = model.filter { !$0.isAbstract }
        let wanted = Set(concrete.compactMap(\.name))
        var tables = Set(try names("SELECT name FROM sqlite_master WHERE type = 'table'")).filter {
            !$0.hasPrefix("apus ") && !$0.hasPrefix("sqlite_")
        }
        var renamed: [(from: String, to: String)] = []
        for entity in concrete {
            guard let name = entity.name, !tables.contains(name), let old = entity.renamingIdentifier, !wanted.contains(old),
                tables.remove(old) != nil
            else { continue }
            try database.run("ALTER TABLE \(quoted(old)) RENAME TO \(quoted(name))")
            renamed.append((old, name))
        }
        for entity in concrete { try prepareTable(of: entity) }
        for name in tables.subtracting(wanted) where !renamed.contains(where: { $0.to == name }) { try database.run("DROP TABLE \(quoted(name))") }
        for relationship in model.flatMap(\.ownRelationships) where Self.hasLinks(relationship) { try prepareLinks(of: relationship) }
        for (old, new) in renamed { try renameReferences(from: old, to: new, in: concrete) }
    }

    private func prepareTable(of entity: NSEntityDescription) throws(StoreFailure) {
        let table = ObjectStore.table(entity)
        try database.run("CREATE TABLE IF NOT EXISTS \(table) (\"apus row\" INTEGER PRIMARY KEY AUTOINCREMENT, \"apus version\" INTEGER)")
        var existing = Set(try names("PRAGMA table_info(\(table))", column: 1)).subtracting(["apus row", "apus version"])
        // A column with an index cannot be removed.
        for name in try names("PRAGMA index_list(\(table))", column: 1) where name.hasPrefix("apus ") {
            try database.run("DROP INDEX \(quoted(name))")
        }
        var columns: [(name: String, old: String?, property: NSPropertyDescription)] = entity.savedAttributes.map {
            ($0.name, $0.renamingIdentifier, $0)
        }
        for relationship in entity.relationships where !relationship.isTransient {
            if !relationship.isToMany { columns.append((relationship.name, relationship.renamingIdentifier, relationship)) }
            guard relationship.isOrdered else { continue }
            columns.append((Self.orderColumn(relationship), relationship.renamingIdentifier.map { "order \($0)" }, relationship))
        }
        let wanted = Set(columns.map(\.name))
        for column in columns where existing.remove(column.name) == nil {
            if let old = column.old, !wanted.contains(old), existing.remove(old) != nil {
                try database.run("ALTER TABLE \(table) RENAME COLUMN \(quoted(old)) TO \(quoted(column.name))")
            } else {
                try database.run("ALTER TABLE \(table) ADD COLUMN \(quoted(column.name))")
                if let attribute = column.property as? NSAttributeDescription { try fill(attribute, of: entity) }
            }
        }
        for name in existing { try database.run("ALTER TABLE \(table) DROP COLUMN \(quoted(name))") }
        for relationship in entity.relationships where !relationship.isToMany && !relationship.isTransient {
            let index = quoted("apus \(entity.name ?? "").\(relationship.name)")
            try database.run("CREATE INDEX \(index) ON \(table) (\(quoted(relationship.name)))")
        }
        for (number, names) in entity.uniqueNames.enumerated() {
            let columns = names.filter(wanted.contains).map(quoted).joined(separator: ", ")
            guard !columns.isEmpty else { continue }
            try database.run("CREATE INDEX \(quoted("apus unique \(number) \(entity.name ?? "")")) ON \(table) (\(columns))")
        }
    }

    /// Gives existing objects the default value of an attribute that is new.
    private func fill(_ attribute: NSAttributeDescription, of entity: NSEntityDescription) throws(StoreFailure) {
        let table = ObjectStore.table(entity)
        if let value = attribute.normalized(attribute.defaultValue) {
            try database.run("UPDATE \(table) SET \(quoted(attribute.name)) = ?", [attribute.stored(value)])
        } else if !attribute.isOptional {
            var isEmpty = true
            try database.run("SELECT 1 FROM \(table) LIMIT 1") { _ throws(StoreFailure) in isEmpty = false }
            guard isEmpty else {
                throw StoreFailure(
                    message: "The store cannot be migrated: \(entity.name ?? "").\(attribute.name) is new, required, and has no default value.",
                    isOpening: true)
            }
        }
    }

    private func prepareLinks(of relationship: NSRelationshipDescription) throws(StoreFailure) {
        let (table, isReversed) = Self.links(of: relationship)
        guard !isReversed else { return }
        if let old = relationship.renamingIdentifier {
            let existing = try names("SELECT name FROM sqlite_master WHERE type = 'table'")
            let oldTable = "apus link \(relationship.entity.name ?? "").\(old)"
            if existing.contains(oldTable), !existing.contains(table) {
                try database.run("ALTER TABLE \(quoted(oldTable)) RENAME TO \(quoted(table))")
            }
        }
        try database.run("CREATE TABLE IF NOT EXISTS \(quoted(table)) (owner TEXT, member TEXT, UNIQUE (owner, member))")
        try database.run("CREATE INDEX IF NOT EXISTS \(quoted(table + " reversed")) ON \(quoted(table)) (member)")
    }

    /// Changes the references to the objects of an entity that has another name now.
    private func renameReferences(from old: String, to new: String, in model: [NSEntityDescription]) throws(StoreFailure) {
        func rename(_ column: String, _ table: String) throws(StoreFailure) {
            try database.run(
                "UPDATE \(table) SET \(column) = ? || substr(\(column), ?) WHERE substr(\(column), 1, ?) = ?",
                [.text(new + "/"), .integer(Int64(old.count + 2)), .integer(Int64(old.count + 1)), .text(old + "/")])
        }
        for entity in model {
            for relationship in entity.relationships where !relationship.isTransient {
                if !relationship.isToMany { try rename(quoted(relationship.name), ObjectStore.table(entity)) }
                guard relationship.isOrdered else { continue }
                let column = quoted(Self.orderColumn(relationship))
                try database.run(
                    "UPDATE \(ObjectStore.table(entity)) SET \(column) = replace(\(column), ?, ?)", [.text("\"\(old)\\/"), .text("\"\(new)\\/")])
            }
        }
        for table in try names("SELECT name FROM sqlite_master WHERE type = 'table'") where table.hasPrefix("apus link ") {
            try rename("owner", quoted(table))
            try rename("member", quoted(table))
        }
    }
}
