import SwiftSourceReader

/// Rewrites what Core Data's code needs of Objective-C: `@NSManaged` becomes one of the macros of `CoreData`, and `#keyPath` a text.
///
/// As with conditions, the text keeps its length in UTF-8, so that the compiler's messages have the lines and columns of the user's file.
enum ManagedObjectSource {
    /// Returns the rewritten source; nil if it has nothing to rewrite.
    static func rewritten(_ text: String) -> String? {
        guard text.contains("@NSManaged") || text.contains("#keyPath") else { return nil }
        let source = SwiftSource(text)
        var bytes = Array(text.utf8)
        var isChanged = false
        for (index, token) in source.tokens.enumerated() {
            let replacement: (range: Range<Int>, text: String)?
            switch (token.kind, token.text) {
            case (.attribute, "NSManaged"): replacement = (source.bytes(ofTokens: index..<index + 1), attribute(in: source, at: index))
            case (.directive, "keyPath"): replacement = keyPath(in: source, at: index)
            default: replacement = nil
            }
            guard let replacement, replacement.text.utf8.count <= replacement.range.count else { continue }
            let padding = replacement.range.count - replacement.text.utf8.count
            bytes.replaceSubrange(replacement.range, with: Array(replacement.text.utf8) + Array(repeating: UInt8(ascii: " "), count: padding))
            isChanged = true
        }
        return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// The macro in place of `@NSManaged`: functions get a body, variables accessors.
    private static func attribute(in source: SwiftSource, at index: Int) -> String {
        let keyword = source.tokens[index...].first { $0.isWord("var") || $0.isWord("func") }
        return keyword?.isWord("func") == true ? "@NSmutator" : "@NSmanaged"
    }

    /// `"name"` in place of `#keyPath(Item.name)`. The type in front, which begins with a capital letter, is no part of the text.
    private static func keyPath(in source: SwiftSource, at index: Int) -> (range: Range<Int>, text: String)? {
        let tokens = source.tokens
        guard index + 1 < tokens.count, tokens[index + 1].isPunctuation("("),
            let close = tokens[index...].firstIndex(where: { $0.isPunctuation(")") })
        else { return nil }
        let names = tokens[index + 2..<close].filter { $0.kind == .word }.map(\.text)
        let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
        guard !path.isEmpty else { return nil }
        return (source.bytes(ofTokens: index..<close + 1), "\"\(path.joined(separator: "."))\"")
    }
}
