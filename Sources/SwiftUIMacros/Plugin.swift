import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that the module `SwiftUI` declares.
@main struct SwiftUIMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self,
    ]
}
