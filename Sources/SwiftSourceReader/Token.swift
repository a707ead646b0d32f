/// A token of Swift source, with the detail that reading declarations requires.
package struct Token: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// An identifier or a keyword. The text of an identifier in backticks is the name between them.
        case word
        /// `@Name`; the text is the name without the sign.
        case attribute
        /// `#name`; the text is the name without the sign.
        case directive
        /// A string, number or regular expression; the text is the content of a plain string, and empty otherwise.
        case literal
        /// `(`, `)`, `[`, `]`, `{`, `}`, `,`, `;` or `:`.
        case punctuation
        /// A run of operator characters, including `.`, `?`, `!` and `=`.
        case operation
    }

    package var kind: Kind
    package var text: String
    /// The one-based line on which the token starts.
    package var line: Int
    /// The one-based column in UTF-8 bytes at which the token starts.
    package var column: Int
    /// Whether there is a line break between the previous token and this one.
    package var startsLine: Bool
    /// The token's range in the source, in UTF-8 bytes.
    package var range: Range<Int>
    /// Whether the word is an identifier in backticks, which is never a keyword.
    package var isEscaped = false

    package func isPunctuation(_ text: String) -> Bool { kind == .punctuation && self.text == text }
    package func isOperation(_ text: String) -> Bool { kind == .operation && self.text == text }
    package func isWord(_ text: String) -> Bool { kind == .word && !isEscaped && self.text == text }

    /// Whether the token is one of the given keywords.
    package func isWord(in words: Set<String>) -> Bool { kind == .word && !isEscaped && words.contains(text) }

    package var opensBracket: Bool { kind == .punctuation && (text == "(" || text == "[" || text == "{") }
    package var closesBracket: Bool { kind == .punctuation && (text == ")" || text == "]" || text == "}") }

    /// The number of generic argument lists that the token opens minus those that it closes: 1 for `<`, -2 for `>>`, 0 for `->`.
    package var angleDepth: Int {
        guard kind == .operation, text != "->" else { return 0 }
        return text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
    }
}
