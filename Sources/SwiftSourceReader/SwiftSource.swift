/// Swift source with its tokens.
package struct SwiftSource: Sendable {
    private let bytes: [UInt8]
    package let tokens: [Token]

    package init(_ text: String) {
        bytes = Array(text.utf8)
        tokens = Lexer.tokens(of: bytes)
    }

    package var cursor: TokenCursor { TokenCursor(tokens) }

    /// What stands at UTF-8 offsets; those beyond the source are left out.
    package func text(at range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// What the tokens of a range of indices span, with the comments between them.
    package func text(ofTokens range: Range<Int>) -> String {
        text(at: bytes(ofTokens: range))
    }

    /// The UTF-8 offsets that the tokens of a range of indices span.
    package func bytes(ofTokens range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: tokens.indices)
        guard let last = range.last else { return 0 ..< 0 }
        return tokens[range.lowerBound].range.lowerBound ..< tokens[last].range.upperBound
    }
}
