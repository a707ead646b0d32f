import SwiftSourceReader

/// The variable to which a macro is attached: the only one of a `var` declaration, without accessors.
struct OnlyVariable {
    let name: Token
    let binding: VariableBinding
    let prefix: DeclarationPrefix
    let source: SwiftSource

    /// Reads the declaration of a request. Throws the misuse if it is none with one such variable.
    init(_ request: ExpansionRequest, orThrow misuse: MacroMisuse) throws(MacroMisuse) {
        guard let source = request.declaration?.source else { throw misuse }
        var cursor = source.cursor
        prefix = cursor.readPrefix()
        guard cursor.current?.isWord("var") == true else { throw misuse }
        cursor.index += 1
        let bindings = cursor.readBindings(in: .members)
        guard bindings.count == 1, let binding = bindings.first, let name = binding.name, binding.accessors == VariableBinding.Accessors.none else {
            throw misuse
        }
        (self.name, self.binding, self.source) = (name, binding, source)
    }
}
