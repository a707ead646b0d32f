/// A piece of Swift source as far as finding declarations needs it.
struct Token: Equatable {
    enum Kind: Equatable {
        /// An identifier or a keyword.
        case word
        /// `@Name`, the text holding the name without the sign.
        case attribute
        /// `#name`, the text holding the name without the sign.
        case directive
        /// A string or number; the text is what stands between the quotes of a plain string, and empty otherwise.
        case literal
        /// `(`, `)`, `[`, `]`, `{`, `}`, `,`, `;` or `:`.
        case punctuation
        /// A run of operator characters, `.`, `?`, `!` and `=` among them.
        case operation
    }

    var kind: Kind
    var text: String
    /// The one-based line on which the token starts.
    var line: Int
    /// Whether a line break stands between this token and the one before it.
    var startsLine: Bool

    func isPunctuation(_ text: String) -> Bool { kind == .punctuation && self.text == text }
    func isOperation(_ text: String) -> Bool { kind == .operation && self.text == text }
    func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
