import Foundation
import SwiftSourceReader

/// Rewrites attributes that need the runtime of Objective-C, which the compiler of Linux does not have: `@NSManaged` becomes one of the macros
/// of `CoreData`, `@UIApplicationMain` and `@NSApplicationMain` become `@main`.
///
/// As with conditions, the text keeps its length in UTF-8, so that the compiler's messages have the lines and columns of the user's file.
enum AppleAttributeSource {
    private static let names: Set<String> = ["NSManaged", "UIApplicationMain", "NSApplicationMain"]

    /// Returns the rewritten source; nil if it has nothing to rewrite.
    static func rewritten(_ text: String) -> String? {
        guard names.contains(where: { text.contains("@\($0)") }) else { return nil }
        let source = SwiftSource(text)
        var bytes = Array(text.utf8)
        var isChanged = false
        for (index, token) in source.tokens.enumerated() where token.kind == .attribute && names.contains(token.text) {
            bytes.replaceSubrange(source.bytes(ofTokens: index..<index + 1), with: replacement(in: source, at: index).utf8)
            isChanged = true
        }
        return isChanged ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// The replacement of an attribute, which is as long as the attribute. For `@NSManaged` functions get a body, variables accessors.
    private static func replacement(in source: SwiftSource, at index: Int) -> String {
        let name = source.tokens[index].text
        guard name == "NSManaged" else { return "@main".padding(toLength: name.utf8.count + 1, withPad: " ", startingAt: 0) }
        let keyword = source.tokens[index...].first { $0.isWord("var") || $0.isWord("func") }
        return keyword?.isWord("func") == true ? "@NSmutator" : "@NSmanaged"
    }
}
