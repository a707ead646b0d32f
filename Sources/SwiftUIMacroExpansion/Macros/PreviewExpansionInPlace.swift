import SwiftSourceReader

/// Expands the previews of a whole file without the compiler.
///
/// To find a name in a module the compiler expands the macros at file scope of all its files. With a `#Preview` in most files each file would
/// be compiled again whenever a previewed view has another interface, and each compilation would expand all previews.
package enum PreviewExpansionInPlace {
    /// A text that is in the generated code, and in no program.
    package static let mark = "SwiftUI._PreviewRecord.make("

    /// The text of a file with its previews expanded. Lines keep their numbers, and all except those of a `#Preview` itself their content.
    ///
    /// Previews with `@Previewable` properties, and those whose closure does not follow the arguments, are left to the compiler.
    ///
    /// - Returns: Nil if nothing is expanded.
    package static func expanded(_ text: String, fileID: String) -> String? {
        guard text.contains("Preview") else { return nil }
        let source = SwiftSource(text)
        var cursor = source.cursor
        var result = ""
        var end = 0
        while cursor.current != nil {
            let start = cursor.index
            _ = cursor.readPrefix()
            if let use = PreviewUse(source, at: start), use.name == "Preview", use.isTrailing, PreviewableContent(of: use.closure) == nil {
                let before = source.bytes(ofTokens: use.tokens.lowerBound..<use.closure.tokens.lowerBound)
                let closure = source.bytes(ofTokens: use.closure.tokens)
                let symbol = PreviewSymbol.name(fileID: fileID, line: use.line, column: use.column)
                let code = PreviewMacro.head(symbol: symbol, name: symbol) + " " + PreviewMacro.call(use)
                let lines = newlines(in: source.text(at: before.lowerBound..<closure.lowerBound)) - newlines(in: code)
                result += source.text(at: end..<before.lowerBound) + code + String(repeating: "\n", count: max(0, lines)) + " "
                result += source.text(at: closure) + " }"
                end = closure.upperBound
                cursor.index = use.tokens.upperBound
            } else if cursor.index == start {
                cursor.skipOne()
            }
        }
        return end == 0 ? nil : result + source.text(at: end..<text.utf8.count)
    }

    private static func newlines(in text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}

extension PreviewUse {
    /// Whether the closure follows the arguments.
    fileprivate var isTrailing: Bool { closure.tokens.upperBound == tokens.upperBound }
}
