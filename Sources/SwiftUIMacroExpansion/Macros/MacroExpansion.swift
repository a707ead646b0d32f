/// The macros by the names that their declarations give.
enum MacroExpansion {
    /// The source that stands for a macro in one of its roles.
    static func expand(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        switch (request.typeName, request.role) {
        case ("PreviewMacro", "declaration"): return try PreviewMacro.expand(request)
        case ("EntryMacro", "accessor"): return try EntryMacro.accessors(request)
        case ("EntryMacro", "peer"): return try EntryMacro.key(request)
        case ("AnimatableMacro", "extension"): return try AnimatableMacro.expand(request)
        // `@Previewable` says something to `#Preview`, `@AnimatableIgnored` to `@Animatable`; they do nothing themselves.
        case ("PreviewableMacro", "peer"), ("AnimatableIgnoredMacro", "peer"): return ""
        case ("PreviewMacro", _), ("EntryMacro", _), ("AnimatableMacro", _), ("PreviewableMacro", _), ("AnimatableIgnoredMacro", _):
            throw MacroMisuse("invalid macro role '\(request.role)' for expansion")
        default:
            throw MacroMisuse("macro type 'SwiftUIMacros.\(request.typeName)' not found when expanding macro '\(request.macroName)'")
        }
    }
}
