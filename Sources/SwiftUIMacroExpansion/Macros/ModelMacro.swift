import SwiftSourceReader

/// `@Model`: the persisted properties of a class are kept in its model data, and described for the store.
struct ModelMacro {
    static func members(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        guard let source = request.declaration?.source else { throw MacroMisuse("'@Model' applies to a class.") }
        var cursor = source.cursor
        let prefix = cursor.readPrefix()
        guard cursor.current?.isWord("class") == true, let name = cursor.token(at: cursor.index + 1) else {
            throw MacroMisuse("'@Model' applies to a class.")
        }
        let unique = uniqueConstraints(in: source)
        let properties = MemberVariables.read(from: &cursor).filter { !$0.isConditional }.flatMap { persistedProperties($0, in: source) }
        let type = name.isEscaped ? "`\(name.text)`" : name.text
        let access = ["public", "open", "package"].first(where: prefix.modifiers.contains).map { $0 == "package" ? "package " : "public " } ?? ""
        let metadata = properties.map { "\n            \($0.metadata(of: type))," }.joined()
        let slots = properties.map { "\n        \($0.slotName) = SwiftData._ModelSlot()" }.joined()
        let constraints =
            unique.isEmpty
            ? "" : "\n\n    \(access)static var uniqueConstraints: [[AnyKeyPath]] {\n        [\(unique.joined(separator: ", "))]\n    }"
        return """
            private var _$modelData = SwiftData._ModelData(\(type).self)

            \(access)var _modelData: SwiftData._ModelData {
                _$modelData
            }

            \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [\(metadata)
                ]
            }\(constraints)

            \(access)required init(_modelData: SwiftData._ModelData) {
                _$modelData = _modelData\(slots)
            }
            """
    }

    /// The attribute that makes a member a persisted property; empty for other members.
    static func attributes(_ request: ExpansionRequest) -> String {
        guard let source = request.declaration?.source else { return "" }
        var cursor = source.cursor
        let prefix = cursor.readPrefix()
        guard cursor.current?.isWord("var") == true else { return "" }
        cursor.index += 1
        let variables = MemberVariables(prefix: prefix, isVariable: true, isConditional: false, bindings: cursor.readBindings(in: .members))
        return persistedProperties(variables, in: source).isEmpty ? "" : "@SwiftData._PersistedProperty"
    }

    static func conformance(_ request: ExpansionRequest) -> String {
        "extension \(request.extendedType ?? ""): SwiftData.PersistentModel {\n}"
    }

    /// The persisted ones of the variables: stored instance variables without `@Transient`.
    private static func persistedProperties(_ variables: MemberVariables, in source: SwiftSource) -> [PersistedProperty] {
        guard variables.isVariable, variables.prefix.modifiers.isDisjoint(with: ["static", "class", "lazy"]),
            !variables.prefix.attributes.contains(where: { ["Transient", "_PersistedProperty"].contains($0.name) })
        else { return [] }
        let description = variables.prefix.attributes.first { ["Attribute", "Relationship"].contains($0.name) }
        return variables.bindings.compactMap { binding in
            guard let name = binding.name, binding.accessors == .none else { return nil }
            return PersistedProperty(
                name: name, initial: binding.initialValue.map(source.text(ofTokens:)),
                description: description.map { attribute in
                    let arguments = attribute.tokens.drop { !source.tokens[$0].isPunctuation("(") }
                    return "SwiftData.Schema.\(attribute.name)" + (attribute.hasArguments ? source.text(ofTokens: arguments) : "()")
                })
        }
    }

    /// The lists of key paths in `#Unique<Model>([\.name], [\.date, \.place])`.
    private static func uniqueConstraints(in source: SwiftSource) -> [String] {
        var constraints: [String] = []
        for (index, token) in source.tokens.enumerated() where token.kind == .directive && token.text == "Unique" {
            var cursor = source.cursor
            cursor.index = index + 1
            cursor.skipGenericArguments()
            guard cursor.current?.isPunctuation("(") == true else { continue }
            let start = cursor.index + 1
            cursor.skipOne()
            constraints.append(source.text(ofTokens: start..<cursor.index - 1))
        }
        return constraints
    }
}
