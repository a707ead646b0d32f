import SwiftSourceReader

/// `@Animatable`: the animatable data of a type consists of that of its stored variables, in nested pairs.
struct AnimatableMacro {
    private struct Member {
        var name: String
        var type: String
    }

    static func expand(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        guard let source = request.declaration?.source else { throw MacroMisuse("'@Animatable' applies to a type.") }
        var cursor = source.cursor
        let prefix = cursor.readPrefix()
        let members = animatedMembers(of: source, from: &cursor)
        guard let last = members.last else { throw MacroMisuse("'@Animatable' needs a stored variable to animate.") }
        // a, b, c become Pair<A, Pair<B, C>>.
        var (dataType, read) = ("\(last.type).AnimatableData", "\(last.name).animatableData")
        for member in members.dropLast().reversed() {
            dataType = "SwiftUI.AnimatablePair<\(member.type).AnimatableData, \(dataType)>"
            read = "SwiftUI.AnimatablePair(\(member.name).animatableData, \(read))"
        }
        var path = "newValue"
        var writes: [String] = []
        for (index, member) in members.enumerated() {
            let isLast = index == members.count - 1
            writes.append("\(member.name).animatableData = \(path)\(isLast ? "" : ".first")")
            path += ".second"
        }
        let access = ["public", "open", "package"].first(where: prefix.modifiers.contains).map { $0 == "package" ? "package " : "public " } ?? ""
        return """
            extension \(request.extendedType ?? ""): SwiftUI.Animatable {
                nonisolated \(access)var animatableData: \(dataType) {
                    get {
                        \(read)
                    }
                    set {
                        \(writes.joined(separator: "\n            "))
                    }
                }
            }
            """
    }

    /// The animated variables: stored ones without wrappers that are not ignored, outside of `#if`.
    private static func animatedMembers(of source: SwiftSource, from cursor: inout TokenCursor) -> [Member] {
        MemberVariables.read(from: &cursor).flatMap { variables -> [Member] in
            guard variables.isVariable, !variables.isConditional, variables.prefix.attributes.isEmpty,
                variables.prefix.modifiers.isDisjoint(with: ["static", "class", "lazy"])
            else { return [] }
            return members(variables.bindings, in: source)
        }
    }

    /// The bindings whose types are known. In `var a, b: Double` a variable has the type of the next.
    private static func members(_ bindings: [VariableBinding], in source: SwiftSource) -> [Member] {
        var members: [Member] = []
        var nextType: String?
        for binding in bindings.reversed() {
            let annotation = binding.type.map(source.text(ofTokens:))
            let inherited = binding.initialValue == nil ? nextType : nil
            nextType = annotation ?? inherited
            guard let name = binding.name, binding.accessors != .computed else { continue }
            // Without a type annotation only a literal with a decimal point has a known type.
            let literal = binding.initialValue.flatMap { isDecimalNumber(source, $0) ? "Swift.Double" : nil }
            guard let type = annotation ?? inherited ?? literal else { continue }
            members.append(Member(name: name.isEscaped ? "`\(name.text)`" : name.text, type: type))
        }
        return members.reversed()
    }

    private static func isDecimalNumber(_ source: SwiftSource, _ tokens: Range<Int>) -> Bool {
        let tokens = source.tokens[tokens]
        guard let last = tokens.last, last.kind == .literal,
            tokens.count == 1 || (tokens.count == 2 && ["-", "+"].contains(tokens.first?.text))
        else { return false }
        let text = source.text(at: last.range)
        guard text.utf8.first.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) == true else { return false }
        return text.contains(".") || (!text.hasPrefix("0x") && text.contains { $0 == "e" || $0 == "E" }) || text.contains { $0 == "p" || $0 == "P" }
    }
}
