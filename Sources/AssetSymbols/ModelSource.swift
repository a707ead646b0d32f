import ManagedObjectModels

/// Generated source for a managed object model: the model itself, and what Xcode generates for its entities, their classes or extensions of these.
package struct ModelSource {
    package var file: ModelFile
    /// The contents of the module's files: conformances that they declare are not declared again.
    package var texts: [String]

    package init(_ file: ModelFile, texts: [String] = []) {
        self.file = file
        self.texts = texts
    }

    /// The declarations; empty if the file is no model.
    package var declarations: String {
        guard let model = ModelDocument(contents: file.contents) else { return "" }
        let symbol = file.symbol
        var text = """
            #if canImport(CoreData)
            import CoreData
            import Foundation
            @_cdecl("\(symbol)") public func \(symbol)(_ part: Swift.Int32) -> Swift.UnsafePointer<Swift.UInt8> {
                let (file, contents): (Swift.StaticString, Swift.StaticString) = (#fileID, \(String(reflecting: file.contents)))
                return part == 0 ? file.utf8Start : contents.utf8Start
            }

            """
        for entity in model.entities where entity.codeGeneration != .none { text += declarations(of: entity, in: model) }
        return text + "#endif\n"
    }

    private func className(_ name: String?, in model: ModelDocument) -> String {
        guard let name, let entity = model.entity(named: name) else { return "CoreData.NSManagedObject" }
        return entity.className ?? (entity.codeGeneration == .class ? entity.name : "CoreData.NSManagedObject")
    }

    private func declarations(of entity: ModelDocument.Entity, in model: ModelDocument) -> String {
        let name = entity.className ?? entity.name
        var text = ""
        if entity.codeGeneration == .class { text += "public class \(name): \(className(entity.parent, in: model)) {}\n" }
        text += "extension \(name) {\n"
        text += "    public class func fetchRequest() -> CoreData.NSFetchRequest<\(name)> { .init(entityName: \(String(reflecting: entity.name))) }\n"
        for attribute in entity.attributes { text += property(attribute.name, type: type(of: attribute)) }
        for relationship in entity.relationships { text += declarations(of: relationship, in: model) }
        text += "}\n"
        let isRoot = entity.parent == nil
        if isRoot, !conforms(name, to: "Identifiable") { text += "extension \(name): Swift.Identifiable {}\n" }
        return text
    }

    private func property(_ name: String, type: String) -> String {
        let quoted = SymbolName.keywords.contains(name) ? "`\(name)`" : name
        return "    public var \(quoted): \(type) { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }\n"
    }

    private func type(of attribute: ModelDocument.Attribute) -> String {
        let scalars = [
            "Integer 16": "Swift.Int16", "Integer 32": "Swift.Int32", "Integer 64": "Swift.Int64", "Double": "Swift.Double", "Float": "Swift.Float",
            "Boolean": "Swift.Bool",
        ]
        if let scalar = scalars[attribute.type] { return attribute.isScalar ? scalar : "Foundation.NSNumber?" }
        switch attribute.type {
        case "String": return "Swift.String?"
        case "Date": return attribute.isScalar ? "Foundation.TimeInterval" : "Foundation.Date?"
        case "Binary": return "Foundation.Data?"
        case "UUID": return "Foundation.UUID?"
        case "URI": return "Foundation.URL?"
        case "Decimal": return "Foundation.NSDecimalNumber?"
        case "Transformable": return (attribute.className ?? "Foundation.NSObject") + "?"
        default: return "Foundation.NSObject?"
        }
    }

    private func declarations(of relationship: ModelDocument.Relationship, in model: ModelDocument) -> String {
        let destination = className(relationship.destination, in: model)
        guard relationship.isToMany else { return property(relationship.name, type: destination + "?") }
        let collection = relationship.isOrdered ? "Foundation.NSOrderedSet" : "Foundation.NSSet"
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        var functions: [(String, String, [String])] = [
            ("addTo\(name)", "_ value: \(destination)", ["value"]), ("removeFrom\(name)", "_ value: \(destination)", ["value"]),
            ("addTo\(name)", "_ values: \(collection)", ["values"]), ("removeFrom\(name)", "_ values: \(collection)", ["values"]),
        ]
        if relationship.isOrdered {
            functions += [
                ("insertInto\(name)", "_ value: \(destination), at idx: Swift.Int", ["value", "idx"]),
                ("removeFrom\(name)", "at idx: Swift.Int", ["idx"]),
                ("insertInto\(name)", "_ values: [\(destination)], at indexes: Foundation.NSIndexSet", ["values", "indexes"]),
                ("removeFrom\(name)", "at indexes: Foundation.NSIndexSet", ["indexes"]),
                ("replace\(name)", "at idx: Swift.Int, with value: \(destination)", ["idx", "value"]),
                ("replace\(name)", "at indexes: Foundation.NSIndexSet, with values: [\(destination)]", ["indexes", "values"]),
            ]
        }
        return property(relationship.name, type: collection + "?")
            + functions.map { "    public func \($0)(\($1)) { _changeRelationship(\"\($0)\", \($2.joined(separator: ", "))) }\n" }.joined()
    }

    /// Whether the module's files declare that a type conforms to a protocol.
    private func conforms(_ name: String, to protocolName: String) -> Bool {
        texts.contains { text in
            text.matches(of: /(?:class|extension)\s+(\w+)\s*:([^{]*)\{/).contains { $0.output.1 == name && $0.output.2.contains(protocolName) }
        }
    }
}
