/// Swift source with its tokens.
package struct SwiftSource: Sendable {
    private let bytes: [UInt8]
    package let tokens: [Token]

    package init(_ text: String) {
        bytes = Array(text.utf8)
        tokens = Lexer.tokens(of: bytes)
    }

    package var cursor: TokenCursor { TokenCursor(tokens) }

    /// The text between UTF-8 offsets; offsets beyond the source are clamped.
    package func text(at range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// The text that a range of token indices spans, including the comments between the tokens.
    package func text(ofTokens range: Range<Int>) -> String {
        text(at: bytes(ofTokens: range))
    }

    /// The UTF-8 offsets that a range of token indices spans.
    package func bytes(ofTokens range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: tokens.indices)
        guard let last = range.last else { return 0..<0 }
        return tokens[range.lowerBound].range.lowerBound..<tokens[last].range.upperBound
    }
}
