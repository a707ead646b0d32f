import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: the animatable data of a type is that of its stored variables, in pairs.
struct AnimatableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let members = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(animatedProperties)
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
        let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed): SwiftUI.Animatable {
                    nonisolated \(raw: access)var animatableData: \(raw: dataType) {
                        get { \(raw: read) }
                        set { \(raw: writes.joined(separator: "; ")) }
                    }
                }
                """)
        ]
    }

    /// The stored variables of a declaration that take part: those without wrappers that are not ignored.
    private static func animatedProperties(_ variable: VariableDeclSyntax) -> [(name: String, type: String)] {
        guard variable.bindingSpecifier.text == "var", variable.attributes.isEmpty,
            !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
        else { return [] }
        return variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isStored(binding) else { return nil }
            if let type = binding.typeAnnotation?.type.trimmedDescription { return (name, type) }
            // Without a type only a number with a point says what it is.
            return binding.initializer?.value.is(FloatLiteralExprSyntax.self) == true ? (name, "Swift.Double") : nil
        }
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let accessors): accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

/// `@AnimatableIgnored`: says something to `@Animatable` and does nothing itself.
struct AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
