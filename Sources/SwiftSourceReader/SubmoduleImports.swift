/// Rewrites imports of parts of modules: `import os.log` becomes `import os    `, of the same length.
///
/// On Apple's systems these modules have parts, which code imports by themselves and which bring the whole module along. Modules that are
/// written in Swift have none.
package enum SubmoduleImports {
    /// The modules whose parts code imports.
    private static let modules: Set<String> = ["os", "CoreGraphics", "Foundation", "UIKit", "AppKit"]

    /// Returns the source with whole modules imported; nil if there is no import of a part.
    package static func rewritten(_ text: String) -> String? {
        guard modules.contains(where: { text.contains("\($0).") }) else { return nil }
        let source = SwiftSource(text)
        let tokens = source.tokens
        var bytes = Array(text.utf8)
        var isChanged = false
        for index in tokens.indices.dropLast(3) where tokens[index].isWord("import") && isPart(tokens[(index + 1)...]) {
            // An import names one part of a part at most.
            var end = index + 4
            while end + 1 < tokens.count, tokens[end].isOperation("."), !tokens[end].startsLine { end += 2 }
            let range = source.bytes(ofTokens: index + 2..<end)
            bytes.replaceSubrange(range, with: Array(repeating: UInt8(ascii: " "), count: range.count))
            isChanged = true
        }
        return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Whether the tokens after `import` name a part of one of the modules. A declaration has a kind before the module's name.
    private static func isPart(_ tokens: ArraySlice<Token>) -> Bool {
        let parts = Array(tokens.prefix(3))
        guard parts.count == 3, parts[0].kind == .word, modules.contains(parts[0].text) else { return false }
        return parts[1].isOperation(".") && parts[2].kind == .word && !parts.contains(where: \.startsLine)
    }
}
