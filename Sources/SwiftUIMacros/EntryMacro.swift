import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a key with the property's initial value as its default, and accessors that use it.
struct EntryMacro {
    /// The values that an entry may be added to, and what its key conforms to.
    private static let keyProtocols = [
        "EnvironmentValues": "SwiftUI.EnvironmentKey", "Transaction": "SwiftUI.TransactionKey",
        "ContainerValues": "SwiftUI.ContainerValueKey", "FocusedValues": "SwiftUI.FocusedValueKey",
    ]

    private struct Entry {
        let name: String
        let type: TypeSyntax?
        let initial: ExprSyntax?

        var key: String { "__Key_\(name)" }
    }

    private static func entry(_ declaration: some DeclSyntaxProtocol) throws -> Entry {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil
        else { throw MacroMisuse("'@Entry' applies to a 'var' without accessors.") }
        return Entry(
            name: name.trimmingBackticks, type: binding.typeAnnotation?.type.trimmed, initial: binding.initializer?.value.trimmed)
    }
}

extension EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let key = try entry(declaration).key
        return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try entry(declaration)
        let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        guard let name = owner?.split(separator: ".").last.map(String.init), let keyProtocol = keyProtocols[name] else {
            throw MacroMisuse(
                "'@Entry' can be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.")
        }
        if name == "FocusedValues" {
            guard let type = entry.type, let value = type.unwrapped else { throw MacroMisuse("A focused value is optional: give it a type such as 'String?'.") }
            return ["private struct \(raw: entry.key): \(raw: keyProtocol) { typealias Value = \(value) }"]
        }
        guard let type = entry.type else {
            guard let initial = entry.initial else { throw MacroMisuse("'@Entry' needs a type or an initial value.") }
            return ["private struct \(raw: entry.key): \(raw: keyProtocol) { static let defaultValue = \(initial) }"]
        }
        guard let initial = entry.initial ?? (type.unwrapped == nil ? nil : "nil") else {
            throw MacroMisuse("'@Entry' needs an initial value.")
        }
        return ["private struct \(raw: entry.key): \(raw: keyProtocol) { static var defaultValue: \(type) { \(initial) } }"]
    }
}

extension TypeSyntax {
    /// The type inside an optional one; nil if it is none.
    fileprivate var unwrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) {
            let wrapped = optional.wrappedType
            guard let tuple = wrapped.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return wrapped }
            return tuple.elements.first?.type
        }
        guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
            case .type(let type)? = name.genericArgumentClause?.arguments.first?.argument
        else { return nil }
        return type
    }
}

extension String {
    fileprivate var trimmingBackticks: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }
}
