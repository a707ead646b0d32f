import Foundation

/// The types of models that a container saves.
///
/// Types that the given ones are related to belong to the schema as well.
public final class Schema: Sendable {
    /// The version of a schema, such as 1.2.0.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        init?(_ description: String) {
            let parts = description.split(separator: ".").compactMap { Int($0) }
            guard parts.count == 3 else { return nil }
            self.init(parts[0], parts[1], parts[2])
        }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (first: Version, second: Version) -> Bool {
            (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
        }
    }

    public let version: Version
    let layouts: [EntityLayout]

    /// Creates a schema of the given types and those related to them.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var layouts: [EntityLayout] = []
        var rest = types
        while !rest.isEmpty {
            let layout = EntityLayout.of(rest.removeFirst())
            guard !layouts.contains(where: { $0.name == layout.name }) else { continue }
            layouts.append(layout)
            rest += layout.properties.compactMap(\.destination)
        }
        self.layouts = layouts
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// Descriptions of the types.
    public var entities: [Entity] { layouts.map(Entity.init) }

    func layout(named name: String) -> EntityLayout? { layouts.first { $0.name == name } }
}

extension Schema: Hashable {
    public static func == (first: Schema, second: Schema) -> Bool {
        first.version == second.version && first.layouts.map(\.name) == second.layouts.map(\.name)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(layouts.map(\.name)) }
}

extension Schema {
    /// A type of models.
    public struct Entity: Hashable, Sendable {
        public let name: String
        /// The names of the properties with plain values.
        public let attributeNames: [String]
        /// The names of the properties with other models.
        public let relationshipNames: [String]

        init(_ layout: EntityLayout) {
            name = layout.name
            attributeNames = layout.properties.filter { $0.destination == nil }.map(\.name)
            relationshipNames = layout.properties.filter { $0.destination != nil }.map(\.name)
        }
    }
}
