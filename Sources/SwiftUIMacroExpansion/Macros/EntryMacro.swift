import SwiftSourceReader

/// `@Entry`: a key with the property's initial value as its default, and accessors that use it.
struct EntryMacro {
    /// The types that an entry may be added to, and the protocols of their keys.
    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    private let name: Token
    private let type: String?
    /// The wrapped type of an optional type.
    private let wrappedType: String?
    private let initial: String?

    private init(_ request: ExpansionRequest) throws(MacroMisuse) {
        let variable = try OnlyVariable(request, orThrow: MacroMisuse("'@Entry' applies to a 'var' without accessors."))
        let (binding, source) = (variable.binding, variable.source)
        name = variable.name
        type = binding.type.map(source.text(ofTokens:))
        wrappedType = binding.type.flatMap(source.cursor.wrappedType).map(source.text(at:))
        initial = binding.initialValue.map(source.text(ofTokens:))
    }

    private var key: String {
        let key = "__Key_\(name.text)"
        let isPlain = SwiftSource(key).tokens.map(\.text) == [key]
        return isPlain ? key : "`\(key)`"
    }

    static func accessors(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        let key = try EntryMacro(request).key
        return """
            {
                get {
                    self[\(key).self]
                }
                set {
                    self[\(key).self] = newValue
                }
            }
            """
    }

    /// Returns the key of the entry.
    ///
    /// - Parameter module: The module that has the protocols of keys, as far as the source of the entry imports it.
    static func key(_ request: ExpansionRequest, module: String) throws(MacroMisuse) -> String {
        let entry = try EntryMacro(request)
        guard let owner = extendedType(request.lexicalContext.first ?? ""), let keyProtocol = keyProtocols[owner] else {
            throw MacroMisuse(
                "'@Entry' can be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.")
        }
        return """
            private struct \(entry.key): \(module).\(keyProtocol) {
                \(try entry.requirement(isFocused: owner == "FocusedValues"))
            }
            """
    }

    /// The members of the key.
    private func requirement(isFocused: Bool) throws(MacroMisuse) -> String {
        if isFocused {
            guard let wrappedType else { throw MacroMisuse("A focused value is optional: give it a type such as 'String?'.") }
            return "typealias Value = \(wrappedType)"
        }
        guard let type else {
            guard let initial else { throw MacroMisuse("'@Entry' needs a type or an initial value.") }
            return "static let defaultValue = \(initial)"
        }
        guard let initial = initial ?? (wrappedType == nil ? nil : "nil") else { throw MacroMisuse("'@Entry' needs an initial value.") }
        return """
            static var defaultValue: \(type) {
                    \(initial)
                }
            """
    }

    /// The last component of the extended type's name; nil if the declaration is not an extension.
    private static func extendedType(_ declaration: String) -> String? {
        var cursor = SwiftSource(declaration).cursor
        _ = cursor.readPrefix()
        guard cursor.current?.isWord("extension") == true else { return nil }
        cursor.index += 1
        let start = cursor.index
        cursor.skipType()
        return cursor.tokens[start..<cursor.index].last { $0.kind == .word }?.text
    }
}
