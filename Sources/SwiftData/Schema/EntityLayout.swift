import Foundation
import Synchronization

/// The properties of a type of models, in the order of their columns.
///
/// It is immutable, so that contexts on several threads share it.
final class EntityLayout: @unchecked Sendable {
    let type: any PersistentModel.Type
    /// The name of the type without the types around it, which is the name of the table.
    let name: String
    let properties: [Schema.PropertyMetadata]
    private let indices: [String: Int]
    /// Groups of indices of properties whose values together are unique.
    let uniqueGroups: [[Int]]

    private init<Model: PersistentModel>(_ type: Model.Type) {
        self.type = type
        name = String(describing: type)
        let properties = Model.schemaMetadata
        self.properties = properties
        indices = Dictionary(properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let single = properties.indices.filter { properties[$0].isUnique }.map { [$0] }
        let groups = Model.uniqueConstraints.map { paths in paths.compactMap { path in properties.firstIndex { $0.keyPath == path } } }
        uniqueGroups = single + groups.filter { !$0.isEmpty }
    }

    private static let shared = Mutex<[ObjectIdentifier: EntityLayout]>([:])

    /// The layout of a type; made once.
    static func of(_ type: any PersistentModel.Type) -> EntityLayout {
        if let layout = shared.withLock({ $0[ObjectIdentifier(type)] }) { return layout }
        // Outside of the lock, as descriptions of properties may ask for other types.
        let layout = EntityLayout(type)
        return shared.withLock { layouts in
            let first = layouts[ObjectIdentifier(type)] ?? layout
            layouts[ObjectIdentifier(type)] = first
            return first
        }
    }

    func index(of name: String) -> Int {
        guard let index = indices[name] else { preconditionFailure("\(self.name) has no persisted property '\(name)'") }
        return index
    }

    private let inverses = Mutex<[Int: Int?]>([:])

    /// The index of the property of the related models that refers back to the given one; nil if there is none.
    func inverse(of index: Int) -> Int? {
        if let known = inverses.withLock({ $0[index] }) { return known }
        let inverse = findInverse(of: index)
        inverses.withLock { $0[index] = inverse }
        return inverse
    }

    private func findInverse(of index: Int) -> Int? {
        guard case .relationship(let relationship, let coding) = properties[index].kind else { return nil }
        let other = EntityLayout.of(coding.destination)
        if let path = relationship.inverseKeyPath { return other.properties.firstIndex { $0.keyPath == path } }
        // Another property may name this one as its inverse.
        if let index = other.properties.firstIndex(where: { $0.explicitInverse == properties[index].keyPath }) { return index }
        let candidates = other.properties.indices.filter {
            let candidate = other.properties[$0]
            return candidate.destination == type && candidate.explicitInverse == nil && !(other === self && $0 == index)
        }
        let siblings = properties.filter { $0.destination == coding.destination && $0.explicitInverse == nil }
        return candidates.count == 1 && siblings.count == 1 ? candidates.first : nil
    }
}

extension Schema.PropertyMetadata {
    fileprivate var explicitInverse: AnyKeyPath? {
        if case .relationship(let relationship, _) = kind { relationship.inverseKeyPath } else { nil }
    }
}
