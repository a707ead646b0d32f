import SwiftSourceReader

/// `@Generable`: values of a structure or an enumeration are made of generated content, and describe what they consist of.
struct GenerableMacro {
    private struct Member {
        var name: String
        var type: String
        /// The text of a literal.
        var description: String?
        /// The guides as they are written, separated by commas.
        var guides: String

        /// The name without the accents of a word of the language.
        var key: String { name.filter { $0 != "`" } }
        /// The type of a value that is there.
        var presentType: String { type.hasSuffix("?") ? String(type.dropLast()) : type }
    }

    private let type: String
    private let access: String
    private let description: String?

    static func expand(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        let misuse = MacroMisuse("'@Generable' applies to a structure or an enumeration.")
        guard let source = request.declaration?.source, let type = request.extendedType else { throw misuse }
        var cursor = source.cursor
        let prefix = cursor.readPrefix()
        let access = ["public", "package"].first(where: prefix.modifiers.contains).map { $0 + " " } ?? ""
        let macro = GenerableMacro(
            type: type, access: access, description: arguments(request.node.source, 0..<request.node.source.tokens.count).description)
        if cursor.current?.isWord("struct") == true { return try macro.structure(members(of: source, from: &cursor)) }
        guard cursor.current?.isWord("enum") == true else { throw misuse }
        return macro.enumeration(try cases(of: source, from: &cursor))
    }

    // MARK: Reading

    private static func members(of source: SwiftSource, from cursor: inout TokenCursor) throws(MacroMisuse) -> [Member] {
        var members: [Member] = []
        for variables in MemberVariables.read(from: &cursor) where variables.prefix.modifiers.isDisjoint(with: ["static", "class", "lazy"]) {
            let guide = variables.prefix.attributes.first { $0.name == "Guide" }
            let arguments = guide.map { Self.arguments(source, $0.tokens) }
            // In `var a, b: Int` a variable has the type of the next.
            var nextType: String?
            var own: [Member] = []
            for binding in variables.bindings.reversed() {
                let type = binding.type.map(source.text(ofTokens:)) ?? nextType
                nextType = type
                guard let name = binding.name, binding.accessors != .computed, variables.isVariable || binding.initialValue == nil else { continue }
                guard let type else { throw MacroMisuse("'@Generable' needs the type of the property '\(name.text)'.") }
                own.append(
                    Member(
                        name: name.isEscaped ? "`\(name.text)`" : name.text, type: type, description: arguments?.description,
                        guides: arguments?.others.joined(separator: ", ") ?? ""))
            }
            members += own.reversed()
        }
        return members
    }

    private static func cases(of source: SwiftSource, from cursor: inout TokenCursor) throws(MacroMisuse) -> [String] {
        while let token = cursor.current, !token.isPunctuation("{") { cursor.skipOne() }
        cursor.index += 1
        var cases: [String] = []
        while let token = cursor.current, !token.isPunctuation("}") {
            _ = cursor.readPrefix()
            guard let token = cursor.current, !token.isPunctuation("}") else { break }
            guard token.isWord("case") else {
                cursor.skipOne()
                continue
            }
            repeat {
                cursor.index += 1
                guard let name = cursor.current else { break }
                cases.append(name.isEscaped ? "`\(name.text)`" : name.text)
                cursor.index += 1
                if cursor.current?.isPunctuation("(") == true { throw MacroMisuse("'@Generable' needs cases without values.") }
                if cursor.current?.isOperation("=") == true { cursor.index += 2 }
            } while cursor.current?.isPunctuation(",") == true
        }
        return cases
    }

    /// Reads the arguments of an attribute: the description and the others.
    private static func arguments(_ source: SwiftSource, _ tokens: Range<Int>) -> (description: String?, others: [String]) {
        guard let open = tokens.first(where: { source.tokens[$0].isPunctuation("(") }), tokens.upperBound - 1 > open else { return (nil, []) }
        let end = tokens.upperBound - 1
        var cursor = source.cursor
        cursor.index = open + 1
        var parts: [Range<Int>] = [], start = cursor.index
        while cursor.index < end {
            if cursor.current?.isPunctuation(",") == true {
                parts.append(start..<cursor.index)
                start = cursor.index + 1
                cursor.index += 1
            } else {
                cursor.skipOne()
            }
        }
        if start < end { parts.append(start..<end) }
        var description: String?
        var others: [String] = []
        for part in parts where !part.isEmpty {
            let isLabelled = part.count > 2 && source.tokens[part.lowerBound].isWord("description") && source.tokens[part.lowerBound + 1].text == ":"
            if isLabelled {
                description = source.text(ofTokens: part.lowerBound + 2..<part.upperBound)
            } else {
                others.append(source.text(ofTokens: part))
            }
        }
        return (description == "nil" ? nil : description, others)
    }

    // MARK: Writing

    private func structure(_ members: [Member]) -> String {
        let described = description.map { "description: \($0), " } ?? ""
        let properties = members.map { member in
            let description = member.description.map { ", description: \($0)" } ?? ""
            let guides = member.guides.isEmpty ? "" : ", guides: [\(member.guides)]"
            return "FoundationModels.GenerationSchema.Property(name: \"\(member.key)\"\(description), type: (\(member.type)).self\(guides))"
        }
        let contents = members.map { "\"\($0.key)\": \($0.name)" }
        let reads = members.map { "\($0.name) = try content.value((\($0.type)).self, forProperty: \"\($0.key)\")" }
        let partial = members.map { "\(access)var \($0.name): (\($0.presentType)).PartiallyGenerated?" }
        let partialReads = members.map {
            "\($0.name) = try content.value((\($0.presentType)).PartiallyGenerated?.self, forProperty: \"\($0.key)\")"
        }
        // A property of the structure may be the identity.
        let hasIdentity = members.contains { $0.key == "id" }
        let identity = hasIdentity ? [] : ["\(access)var id: FoundationModels.GenerationID"]
        let identityRead = hasIdentity ? [] : ["id = content.id ?? FoundationModels.GenerationID()"]
        return """
            extension \(type): FoundationModels.Generable {
                nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
                    FoundationModels.GenerationSchema(type: Self.self, \(described)properties: [\(properties.joined(separator: ", "))])
                }
                nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
                    FoundationModels.GeneratedContent(properties: [\(contents.isEmpty ? ":" : contents.joined(separator: ", "))])
                }
                nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
                    \(reads.joined(separator: "\n        "))
                }
                nonisolated \(access)struct PartiallyGenerated: \(hasIdentity ? "" : "Swift.Identifiable, ")FoundationModels.ConvertibleFromGeneratedContent {
                    \((identity + partial).joined(separator: "\n        "))
                    \(access)init(_ content: FoundationModels.GeneratedContent) throws {
                        \((identityRead + partialReads).joined(separator: "\n            "))
                    }
                }
            }
            """
    }

    private func enumeration(_ cases: [String]) -> String {
        let described = description.map { "description: \($0), " } ?? ""
        func key(_ name: String) -> String { "\"\(name.filter { $0 != "`" })\"" }
        let names = cases.map(key).joined(separator: ", ")
        let reads = cases.map { "case \(key($0)): self = .\($0)" }.joined(separator: "\n        ")
        let writes = cases.map { "case .\($0): Swift.String(\(key($0))).generatedContent" }.joined(separator: "\n        ")
        return """
            extension \(type): FoundationModels.Generable {
                nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
                    FoundationModels.GenerationSchema(type: Self.self, \(described)anyOf: [\(names)])
                }
                nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
                    switch self {
                    \(writes)
                    }
                }
                nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
                    switch try Swift.String(content) {
                    \(reads)
                    default:
                        throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(.init(debugDescription: "unknown case"))
                    }
                }
            }
            """
    }
}
