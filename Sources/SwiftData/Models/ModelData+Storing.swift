import Foundation
import SQLiteStorage

extension _ModelData {
    /// A value as it is saved.
    func storedValue(_ index: Int) throws -> StoredValue {
        switch layout.properties[index].kind {
        case .attribute(_, let coding):
            guard let value = values[index] else { return .null }
            return try coding.encode(value)
        case .relationship(_, let coding):
            let keys = relatedKeys(index)
            guard coding.isToMany else { return keys.first.map(StoredValue.text) ?? .null }
            return .text(String(decoding: try JSONEncoder().encode(keys), as: UTF8.self))
        }
    }

    func storedValues() throws -> [StoredValue] { try values.indices.map(storedValue) }

    /// Throws an error if a relationship has too few or too many models.
    func validate() throws {
        for (index, property) in layout.properties.enumerated() {
            guard case .relationship(let relationship, let coding) = property.kind else { continue }
            let count = coding.isOptional ? relatedKeys(index).count : related(index).count { !$0._modelData.isDeleted }
            let minimum = coding.isOptional ? relationship.minimumModelCount ?? 0 : 1
            let maximum = relationship.maximumModelCount ?? 0
            guard count < minimum || (maximum > 0 && count > maximum) else { continue }
            throw SwiftDataError.modelValidationFailure.explained("\(layout.name).\(property.name) has \(count) models")
        }
    }
}

extension EntityLayout {
    /// The values of a saved model; its relationships are not looked up.
    func values(of row: ModelStore.Row) throws -> ContiguousArray<Any?> {
        var values = ContiguousArray<Any?>(repeating: nil, count: properties.count)
        for (index, property) in properties.enumerated() where index < row.values.count {
            switch property.kind {
            case .attribute(_, let coding):
                do {
                    values[index] = try coding.decode(row.values[index])
                } catch {
                    throw SwiftDataError.unreadableValue.explained("\(name).\(property.name) of \(row.key)")
                }
            case .relationship(_, let coding):
                values[index] = _ModelData.Fault(keys: Self.keys(row.values[index], isToMany: coding.isToMany))
            }
        }
        return values
    }

    private static func keys(_ stored: StoredValue, isToMany: Bool) -> [String] {
        guard case .text(let text) = stored else { return [] }
        return isToMany ? (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? [] : [text]
    }
}
