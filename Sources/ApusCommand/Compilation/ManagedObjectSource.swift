import SwiftSourceReader

/// Rewrites `@NSManaged`, for which the compiler of Linux knows no runtime, as one of the macros of `CoreData`.
///
/// As with conditions, the text keeps its length in UTF-8, so that the compiler's messages have the lines and columns of the user's file.
enum ManagedObjectSource {
    /// Returns the rewritten source; nil if it has nothing to rewrite.
    static func rewritten(_ text: String) -> String? {
        guard text.contains("@NSManaged") else { return nil }
        let source = SwiftSource(text)
        var bytes = Array(text.utf8)
        var isChanged = false
        for (index, token) in source.tokens.enumerated() where token.kind == .attribute && token.text == "NSManaged" {
            bytes.replaceSubrange(source.bytes(ofTokens: index..<index + 1), with: replacement(in: source, at: index).utf8)
            isChanged = true
        }
        return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// The macro in place of `@NSManaged`, which is as long: functions get a body, variables accessors.
    private static func replacement(in source: SwiftSource, at index: Int) -> String {
        let keyword = source.tokens[index...].first { $0.isWord("var") || $0.isWord("func") }
        return keyword?.isWord("func") == true ? "@NSmutator" : "@NSmanaged"
    }
}
