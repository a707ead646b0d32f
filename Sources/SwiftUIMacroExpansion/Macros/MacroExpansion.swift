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
        // `@Previewable` is read by `#Preview`, and `@AnimatableIgnored` by `@Animatable`; they expand to nothing.
        case ("PreviewableMacro", "peer"), ("AnimatableIgnoredMacro", "peer"): return ""
        case ("PreviewMacro", _), ("EntryMacro", _), ("CoreEntryMacro", _), ("AnimatableMacro", _), ("PreviewableMacro", _),
            ("AnimatableIgnoredMacro", _):
            throw MacroMisuse("invalid macro role '\(request.role)' for expansion")
        default:
            throw MacroMisuse("macro type 'SwiftUIMacros.\(request.typeName)' not found when expanding macro '\(request.macroName)'")
        }
    }
}
