import SwiftUIMacroExpansion

/// The program that the compiler starts for the macros of the module `SwiftUI`, and talks to on standard input and output.
@main struct SwiftUIMacrosPlugin {
    static func main() {
        PluginConversation.runOnStandardInputAndOutput()
    }
}
