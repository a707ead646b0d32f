import SwiftSourceReader

/// `@Query`: a variable whose value is the result of a query in a variable beside it.
struct QueryMacro {
    static func accessors(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        let binding = try binding(request)
        return """
            {
                get {
                    \(binding.isPreviewable ? "Swift.preconditionFailure()" : "_\(binding.name).wrappedValue")
                }
            }
            """
    }

    /// The variable with the query. It is visible in the module, since a memberwise initializer is as private as its most private variable.
    static func query(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        let (name, type, isPreviewable) = try binding(request)
        guard !isPreviewable else { return "" }
        let attribute = request.node.source
        let parenthesis = attribute.tokens.firstIndex { $0.isPunctuation("(") }
        let arguments = parenthesis.map { attribute.text(ofTokens: $0..<attribute.tokens.count) } ?? "()"
        return "private(set) var _\(name): SwiftData.Query<\(type).Element, \(type)> = SwiftData.Query\(arguments)"
    }

    /// The name and type of the variable, and whether it has `@Previewable`: then it is in a function that never runs, as `#Preview` makes
    /// a view of the function's contents, in which the variable is expanded once more.
    private static func binding(_ request: ExpansionRequest) throws(MacroMisuse) -> (name: String, type: String, isPreviewable: Bool) {
        let misuse = MacroMisuse("'@Query' applies to a 'var' with a type such as '[Trip]'.")
        let variable = try OnlyVariable(request, orThrow: misuse)
        guard let type = variable.binding.type else { throw misuse }
        return (
            variable.name.text, variable.source.text(ofTokens: type), variable.prefix.attributes.contains { $0.name == "Previewable" }
        )
    }
}
