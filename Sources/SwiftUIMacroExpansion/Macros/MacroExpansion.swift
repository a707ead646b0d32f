/// The macros, by the names in their declarations.
enum MacroExpansion {
    /// The source that a macro expands to in one of its roles.
    static func expand(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        switch (request.typeName, request.role) {
        case ("PreviewMacro", "declaration"): return try PreviewMacro.expand(request)
        case ("EntryMacro", "accessor"), ("CoreEntryMacro", "accessor"): return try EntryMacro.accessors(request)
        case ("EntryMacro", "peer"): return try EntryMacro.key(request, module: "SwiftUI")
        case ("CoreEntryMacro", "peer"): return try EntryMacro.key(request, module: "SwiftUICore")
        case ("AnimatableMacro", "extension"): return try AnimatableMacro.expand(request)
        case ("ModelMacro", "member"): return try ModelMacro.members(request)
        case ("ModelMacro", "memberAttribute"): return ModelMacro.attributes(request)
        case ("ModelMacro", "extension"): return ModelMacro.conformance(request)
        case ("PersistedPropertyMacro", "accessor"): return try PersistedPropertyMacro.accessors(request)
        case ("PersistedPropertyMacro", "peer"): return try PersistedPropertyMacro.slot(request)
        case ("QueryMacro", "accessor"): return try QueryMacro.accessors(request)
        case ("QueryMacro", "peer"): return try QueryMacro.query(request)
        case ("ModelActorMacro", "member"): return ModelActorMacro.members(request)
        case ("ModelActorMacro", "extension"): return ModelActorMacro.conformance(request)
        case ("RuleMacro", "expression"): return try RuleMacro.expand(request)
        case ("ParameterMacro", "accessor"): return try ParameterMacro.accessors(request)
        case ("ParameterMacro", "peer"): return try ParameterMacro.peer(request)
        case ("ManagedPropertyMacro", "accessor"): return try ManagedPropertyMacro.accessors(request)
        case ("ManagedPropertyMacro", "body"): return try ManagedPropertyMacro.body(request)
        // `@Model` reads `@Attribute`, `@Relationship`, `@Transient` and `#Unique`.
        case ("ModelAnnotationMacro", "peer"), ("ModelAnnotationMacro", "declaration"): return ""
        case ("GenerableMacro", "extension"): return try GenerableMacro.expand(request)
        // `@Generable` reads `@Guide`.
        case ("GuideMacro", "peer"): return ""
        // Nothing runs playgrounds.
        case ("PlaygroundMacro", "declaration"): return ""
        // `@Previewable` is read by `#Preview`, and `@AnimatableIgnored` by `@Animatable`; they expand to nothing.
        case ("PreviewableMacro", "peer"), ("AnimatableIgnoredMacro", "peer"): return ""
        case ("PreviewMacro", _), ("EntryMacro", _), ("CoreEntryMacro", _), ("AnimatableMacro", _), ("PreviewableMacro", _),
            ("AnimatableIgnoredMacro", _), ("ModelMacro", _), ("PersistedPropertyMacro", _), ("ModelActorMacro", _), ("QueryMacro", _),
            ("ModelAnnotationMacro", _), ("ManagedPropertyMacro", _), ("RuleMacro", _), ("ParameterMacro", _), ("PlaygroundMacro", _),
            ("GenerableMacro", _), ("GuideMacro", _):
            throw MacroMisuse("invalid macro role '\(request.role)' for expansion")
        default:
            throw MacroMisuse("macro type 'SwiftUIMacros.\(request.typeName)' not found when expanding macro '\(request.macroName)'")
        }
    }
}
