import SwiftSourceReader

/// `@NSmanaged`, as `apus` reads `@NSManaged`: accessors of a property of a managed object, and the body of a method that changes a relationship.
struct ManagedPropertyMacro {
    static func accessors(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        let misuse = MacroMisuse("'@NSManaged' applies to a 'var' with one name and without accessors, or to a 'func'.")
        let name = try OnlyVariable(request, orThrow: misuse).name
        return """
            {
                get {
                    _managedValue("\(name.text)")
                }
                set {
                    _setManagedValue(newValue, "\(name.text)")
                }
            }
            """
    }

    static func body(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        let misuse = MacroMisuse("'@NSManaged' applies to functions whose parameters have names.")
        guard let source = request.declaration?.source else { throw misuse }
        var cursor = source.cursor
        _ = cursor.readPrefix()
        guard cursor.current?.isWord("func") == true, let name = cursor.token(at: cursor.index + 1), name.kind == .word else { throw misuse }
        let names = parameters(of: source, from: cursor.index + 2)
        return """
            {
                _changeRelationship("\(name.text)"\(names.map { ", \($0)" }.joined()))
            }
            """
    }

    /// The names by which a function knows its parameters: the words before the colons.
    private static func parameters(of source: SwiftSource, from start: Int) -> [String] {
        var names: [String] = []
        var depth = 0
        for index in start..<max(start, source.tokens.count) {
            let token = source.tokens[index]
            if ["(", "[", "{"].contains(where: token.isPunctuation) { depth += 1 }
            if [")", "]", "}"].contains(where: token.isPunctuation) {
                depth -= 1
                if depth == 0 { break }
            }
            if depth == 1, token.isPunctuation(":"), index > start, source.tokens[index - 1].kind == .word {
                names.append(source.tokens[index - 1].text)
            }
        }
        return names
    }
}
