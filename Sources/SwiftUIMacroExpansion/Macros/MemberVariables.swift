import SwiftSourceReader

/// The bindings of one `let` or `var` among the members of a type.
struct MemberVariables {
    var prefix: DeclarationPrefix
    /// Whether the declaration is a `var`.
    var isVariable: Bool
    /// Whether the declaration is inside `#if`.
    var isConditional: Bool
    var bindings: [VariableBinding]

    /// Reads the variables of a type.
    ///
    /// - Parameter cursor: Before the opening brace of the type.
    static func read(from cursor: inout TokenCursor) -> [MemberVariables] {
        while let token = cursor.current, !token.isPunctuation("{") { cursor.skipOne() }
        cursor.index += 1
        var variables: [MemberVariables] = []
        var conditions = 0
        while let token = cursor.current, !token.isPunctuation("}") {
            let prefix = cursor.readPrefix()
            guard let token = cursor.current, !token.isPunctuation("}") else { break }
            let follows = cursor.token(at: cursor.index - 1)?.isOperation(".") == true
            guard token.isWord(in: ["let", "var"]), !follows else {
                if token.kind == .directive { conditions += token.text == "if" ? 1 : token.text == "endif" ? -1 : 0 }
                cursor.skipOne()
                continue
            }
            cursor.index += 1
            variables.append(
                MemberVariables(
                    prefix: prefix, isVariable: token.text == "var", isConditional: conditions > 0, bindings: cursor.readBindings(in: .members)))
        }
        return variables
    }
}
