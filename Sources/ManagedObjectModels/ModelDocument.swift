/// A version of a managed object model as Xcode keeps it: the file `contents` of a folder `NAME.xcdatamodel`.
package struct ModelDocument: Equatable, Sendable {
    package enum CodeGeneration: String, Sendable {
        case none, `class`, category
    }

    package struct Attribute: Equatable, Sendable {
        package var name: String
        /// The type in Xcode's words, such as `Integer 64`.
        package var type: String
        package var isOptional = false
        package var isTransient = false
        package var isScalar = false
        package var defaultValue: String?
        /// Seconds from the reference date, for dates.
        package var defaultDate: Double?
        package var minimum: String?
        package var maximum: String?
        package var pattern: String?
        package var className: String?
        package var transformerName: String?
        package var renamingIdentifier: String?
        package var userInfo: [String: String] = [:]
    }

    package struct Relationship: Equatable, Sendable {
        package var name: String
        package var isOptional = false
        package var isToMany = false
        package var isOrdered = false
        package var isTransient = false
        /// `Nullify`, `Cascade`, `Deny` or `No Action`.
        package var deletionRule = "Nullify"
        package var minimumCount = 0
        /// 0 for no limit.
        package var maximumCount = 0
        package var destination: String?
        package var inverse: String?
        package var renamingIdentifier: String?
        package var userInfo: [String: String] = [:]
    }

    package struct Entity: Equatable, Sendable {
        package var name: String
        package var parent: String?
        package var isAbstract = false
        /// The name of the class without that of its module; nil for `NSManagedObject`.
        package var className: String?
        package var codeGeneration = CodeGeneration.none
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        package var uniquenessConstraints: [[String]] = []
        package var renamingIdentifier: String?
        package var userInfo: [String: String] = [:]
    }

    package var entities: [Entity] = []

    /// Reads the text of `contents`; nil if it is no model.
    package init?(contents: String) {
        guard let root = XMLElement(document: contents), root.name == "model" else { return nil }
        entities = root.children(named: "entity").compactMap(Self.entity)
    }

    /// The entity with a name.
    package func entity(named name: String) -> Entity? { entities.first { $0.name == name } }

    private static func entity(_ element: XMLElement) -> Entity? {
        guard let name = element.attributes["name"] else { return nil }
        var entity = Entity(name: name)
        entity.parent = element.attributes["parentEntity"]
        entity.isAbstract = element.isTrue("isAbstract")
        entity.className = element.attributes["representedClassName"].flatMap(className)
        entity.codeGeneration = element.attributes["codeGenerationType"].flatMap { CodeGeneration(rawValue: $0) } ?? .none
        entity.renamingIdentifier = element.attributes["elementID"]
        entity.attributes = element.children(named: "attribute").compactMap(attribute)
        entity.relationships = element.children(named: "relationship").compactMap(relationship)
        entity.uniquenessConstraints = element.children(named: "uniquenessConstraints").flatMap(\.children)
            .map { $0.children(named: "constraint").compactMap { $0.attributes["value"] } }.filter { !$0.isEmpty }
        entity.userInfo = element.userInfo
        return entity
    }

    /// The name of a class without its module: `.Item` and `App.Item` are `Item`.
    private static func className(_ name: String) -> String? {
        let last = name.split(separator: ".").last.map(String.init)
        return last == "NSManagedObject" ? nil : last
    }

    private static func attribute(_ element: XMLElement) -> Attribute? {
        guard let name = element.attributes["name"] else { return nil }
        var attribute = Attribute(name: name, type: element.attributes["attributeType"] ?? "Undefined")
        attribute.isOptional = element.isTrue("optional")
        attribute.isTransient = element.isTrue("transient")
        attribute.isScalar = element.isTrue("usesScalarValueType")
        attribute.defaultValue = element.attributes["defaultValueString"]
        attribute.defaultDate = element.attributes["defaultDateTimeInterval"].flatMap { Double($0) }
        attribute.minimum = element.attributes["minValueString"] ?? element.attributes["minDateTimeInterval"]
        attribute.maximum = element.attributes["maxValueString"] ?? element.attributes["maxDateTimeInterval"]
        attribute.pattern = element.attributes["regularExpressionString"]
        attribute.className = element.attributes["customClassName"]
        attribute.transformerName = element.attributes["valueTransformerName"]
        attribute.renamingIdentifier = element.attributes["elementID"]
        attribute.userInfo = element.userInfo
        return attribute
    }

    private static func relationship(_ element: XMLElement) -> Relationship? {
        guard let name = element.attributes["name"] else { return nil }
        var relationship = Relationship(name: name)
        relationship.isOptional = element.isTrue("optional")
        relationship.isToMany = element.isTrue("toMany")
        relationship.isOrdered = element.isTrue("ordered")
        relationship.isTransient = element.isTrue("transient")
        relationship.deletionRule = element.attributes["deletionRule"] ?? "Nullify"
        relationship.minimumCount = element.attributes["minCount"].flatMap { Int($0) } ?? 0
        relationship.maximumCount = element.attributes["maxCount"].flatMap { Int($0) } ?? 0
        relationship.destination = element.attributes["destinationEntity"]
        relationship.inverse = element.attributes["inverseName"]
        relationship.renamingIdentifier = element.attributes["elementID"]
        relationship.userInfo = element.userInfo
        return relationship
    }
}

extension XMLElement {
    fileprivate func isTrue(_ name: String) -> Bool { attributes[name] == "YES" }

    /// The entries that the user made in Xcode.
    fileprivate var userInfo: [String: String] {
        let entries = children(named: "userInfo").flatMap { $0.children(named: "entry") }
        return Dictionary(entries.map { ($0.attributes["key"] ?? "", $0.attributes["value"] ?? "") }) { first, _ in first }
    }
}
