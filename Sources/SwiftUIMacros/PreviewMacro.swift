import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a function that makes the preview, under a name that tells where in the source it stands.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let body = node.trailingClosure ?? node.arguments.first(where: { $0.label?.text == "body" })?.expression
            .as(ClosureExprSyntax.self)
        else { throw MacroMisuse("#Preview needs a closure that makes a view.") }
        guard let symbol = symbol(of: node, in: context) else { return [] }
        var arguments = node.arguments.filter { $0.label?.text != "body" }.map { $0.with(\.trailingComma, nil).trimmedDescription }
        if node.arguments.first?.label != nil || arguments.isEmpty { arguments.insert("nil", at: 0) }
        let name = context.makeUniqueName("preview")
        let types = Array(body.statements).filter(isType)
        let statements = Array(body.statements).filter { !isType($0) }
        let content = previewableContent(statements)
        let closure = content != nil ? "{ PreviewableContent() }" : types.isEmpty ? body.trimmedDescription
            : "{ \(statements.map(\.description).joined()) }"
        return [
            """
            @_cdecl(\(literal: symbol)) nonisolated public func \(name)() -> Swift.UnsafeMutableRawPointer {
                \(raw: types.map(\.description).joined())
                \(raw: content ?? "")
                return SwiftUI._PreviewRecord.make(\(raw: arguments.joined(separator: ", "))) \(raw: closure)
            }
            """
        ]
    }

    /// Whether a statement declares a type. Such stand in the function and not in the closure: the compiler (6.3) crashes over property
    /// wrappers in types that a closure declares in what a macro has made.
    private static func isType(_ statement: CodeBlockItemSyntax) -> Bool {
        statement.item.is(StructDeclSyntax.self) || statement.item.is(ClassDeclSyntax.self) || statement.item.is(EnumDeclSyntax.self)
            || statement.item.is(ActorDeclSyntax.self)
    }

    /// `apusPreview_Module_File_swift_12`, from which `apus` knows the preview again.
    private static func symbol(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> String? {
        guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
            let file = location.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return nil }
        let place = file.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return "apusPreview_\(String(place))_\(location.line.trimmedDescription)"
    }

    /// A view with the previewable properties that a closure declares, whose body is the rest of it; nil if it declares none.
    private static func previewableContent(_ statements: [CodeBlockItemSyntax]) -> String? {
        var properties: [String] = []
        var rest: [String] = []
        for statement in statements {
            if let variable = statement.item.as(VariableDeclSyntax.self), let property = previewable(variable) {
                properties.append(property)
            } else {
                rest.append(statement.description)
            }
        }
        guard !properties.isEmpty else { return nil }
        return """
            struct PreviewableContent: SwiftUI.View {
                \(properties.joined(separator: "\n"))
                var body: some SwiftUI.View {
                    \(rest.joined())
                }
            }
            """
    }

    /// A property without its attribute `@Previewable`; nil if it has none.
    private static func previewable(_ variable: VariableDeclSyntax) -> String? {
        let others = variable.attributes.filter { element in
            guard case .attribute(let attribute) = element else { return true }
            return attribute.attributeName.trimmedDescription.split(separator: ".").last != "Previewable"
        }
        guard others.count < variable.attributes.count else { return nil }
        return variable.with(\.attributes, others).trimmedDescription
    }
}

/// `@Previewable`: says something to `#Preview` and does nothing itself.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
