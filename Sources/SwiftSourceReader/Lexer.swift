/// Splits Swift source into tokens, without comments and the contents of strings.
package struct Lexer {
    let bytes: [UInt8]
    var index = 0
    private var line = 1
    /// The index at which the current line starts.
    private var lineStart = 0
    private var startsLine = true
    private var tokens: [Token] = []

    /// Returns the tokens of `source`, in order. Never fails: invalid Swift becomes tokens without meaning.
    package static func tokens(of source: String) -> [Token] {
        tokens(of: Array(source.utf8))
    }

    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes: bytes)
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    func peek(_ offset: Int = 0) -> UInt8 {
        index + offset < bytes.count ? bytes[index + offset] : 0
    }

    mutating func advance() {
        if peek() == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        index += 1
    }

    mutating func advance(by count: Int) {
        for _ in 0..<count where index < bytes.count { advance() }
    }

    private mutating func run() {
        if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
        while index < bytes.count { lexOne() }
    }

    private mutating func lexOne() {
        let byte = peek()
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            startsLine = true
            advance()
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0:
            advance()
        case UInt8(ascii: "/") where skipComment():
            break
        default:
            let start = (index: index, line: line, column: index - lineStart + 1)
            guard let (kind, text) = lexToken(startingWith: byte) else { return }
            let range = start.index..<min(index, bytes.count)
            let isEscaped = kind == .word && byte == UInt8(ascii: "`")
            tokens.append(
                Token(
                    kind: kind, text: text, line: start.line, column: start.column, startsLine: startsLine, range: range, isEscaped: isEscaped))
            startsLine = false
            splitEqualsSign()
        }
    }

    /// Makes two tokens of the last one if it is a `>=` that ends the generic type of a variable, as in `var a: Set<Int>=[]`.
    private mutating func splitEqualsSign() {
        guard let last = tokens.last, last.kind == .operation, last.text.hasPrefix(">"), last.text.hasSuffix("="), endsTypeOfVariable else { return }
        let equals = last.range.upperBound - 1
        tokens[tokens.count - 1].text.removeLast()
        tokens[tokens.count - 1].range = last.range.lowerBound..<equals
        tokens.append(
            Token(
                kind: .operation, text: "=", line: last.line, column: last.column + last.range.count - 1, startsLine: false,
                range: equals..<last.range.upperBound))
    }

    /// Whether the last token closes the generic arguments behind `var name: Type`.
    private var endsTypeOfVariable: Bool {
        var place = tokens.count - 1
        var depth = 0
        repeat {
            depth -= tokens[place].angleDepth
            place -= 1
            guard place >= 3, !tokens[place].isPunctuation("{"), !tokens[place].isPunctuation("}") else { return false }
        } while depth > 0
        while place >= 5, tokens[place].kind == .word, tokens[place - 1].isOperation(".") { place -= 2 }
        if tokens[place - 1].isWord(in: ["any", "some"]) { place -= 1 }
        guard place >= 3, tokens[place].kind == .word else { return false }
        return tokens[place - 1].isPunctuation(":") && tokens[place - 2].kind == .word && tokens[place - 3].isWord(in: ["var", "let"])
    }

    /// Consumes a token and returns its kind; nil for a character that is not part of Swift's grammar.
    private mutating func lexToken(startingWith byte: UInt8) -> (Token.Kind, String)? {
        switch byte {
        case UInt8(ascii: "\""):
            let opening = index
            skipString(pounds: 0)
            return (.literal, plainString(from: opening))
        case UInt8(ascii: "#"):
            return lexPound()
        case UInt8(ascii: "@"):
            advance()
            return (.attribute, takeWord())
        case UInt8(ascii: "`"):
            return (.word, takeEscapedIdentifier())
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return (.literal, "")
        case UInt8(ascii: "/") where !followsOperand && skipBareRegex():
            return (.literal, "")
        case _ where Self.isPunctuation(byte):
            advance()
            return (.punctuation, String(UnicodeScalar(byte)))
        case _ where Self.isWordByte(byte):
            return (.word, takeWord())
        default:
            let text = takeOperator()
            if text.isEmpty { advance() }
            return text.isEmpty ? nil : (.operation, text)
        }
    }

    // MARK: Words and operators

    private mutating func lexPound() -> (Token.Kind, String) {
        var pounds = 0
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        switch peek(pounds) {
        case UInt8(ascii: "\""):
            advance(by: pounds)
            skipString(pounds: pounds)
            return (.literal, "")
        case UInt8(ascii: "/"):
            advance(by: pounds + 1)
            skipExtendedRegex(pounds: pounds)
            return (.literal, "")
        default:
            advance(by: pounds)
            return (.directive, takeWord())
        }
    }

    private mutating func takeOperator() -> String {
        // As in the compiler, a `?` or `!` directly after an operand is a token of its own, so that the end of an optional type is
        // distinguished from the `=` after it.
        if peek() == UInt8(ascii: "?") || peek() == UInt8(ascii: "!"), isLeftBound {
            defer { advance() }
            return String(UnicodeScalar(peek()))
        }
        if peek() == UInt8(ascii: "\\") {
            advance()
            return "\\"
        }
        let start = index
        let mayHoldPoints = peek() == UInt8(ascii: ".")
        while index < bytes.count, Self.isOperatorByte(peek()) {
            if index > start {
                if peek() == UInt8(ascii: "/"), [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(peek(1)) { break }
                if peek() == UInt8(ascii: "."), !mayHoldPoints { break }
                // The optional type `Array<Int>?`.
                if peek() == UInt8(ascii: "?") || peek() == UInt8(ascii: "!"), bytes[index - 1] == UInt8(ascii: ">") { break }
            }
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Whether the next character directly follows an operand.
    private var isLeftBound: Bool {
        guard index > 0 else { return false }
        let previous = bytes[index - 1]
        return !" \t\r\n([{,;:\0".utf8.contains(previous) && !(previous == UInt8(ascii: "/") && index > 1 && bytes[index - 2] == UInt8(ascii: "*"))
    }

    /// Whether the last token may end a value, so that a following `/` is a division.
    private var followsOperand: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .word: return last.isEscaped || !Self.wordsBeforeValues.contains(last.text)
        case .attribute, .directive, .literal: return true
        case .punctuation: return last.closesBracket
        case .operation: return last.text == "?" || last.text == "!" || last.text.last == ">"
        }
    }

    private mutating func takeWord() -> String {
        let start = index
        while index < bytes.count, Self.isWordByte(peek()) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func takeEscapedIdentifier() -> String {
        advance()
        let start = index
        while index < bytes.count, peek() != UInt8(ascii: "`"), peek() != UInt8(ascii: "\n") { advance() }
        defer { if peek() == UInt8(ascii: "`") { advance() } }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    // MARK: Comments

    private mutating func skipLine() {
        while index < bytes.count, peek() != UInt8(ascii: "\n") { index += 1 }
    }

    /// Skips a comment; returns false if there is none.
    mutating func skipComment() -> Bool {
        guard peek() == UInt8(ascii: "/") else { return false }
        switch peek(1) {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"): skipBlockComment()
        default: return false
        }
        return true
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                advance(by: 2)
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                advance(by: 2)
            } else {
                if peek() == UInt8(ascii: "\n") { startsLine = true }
                advance()
            }
        } while depth > 0 && index < bytes.count
    }

    // MARK: Characters

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        "()[]{},;:".utf8.contains(byte)
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default:
            false
        }
    }

    private static func isOperatorByte(_ byte: UInt8) -> Bool {
        "/=-+*%<>&|^~.?!".utf8.contains(byte)
    }

    /// Keywords after which a value begins.
    private static let wordsBeforeValues: Set<String> = [
        "return", "in", "case", "where", "if", "guard", "while", "switch", "else", "try", "await", "throw", "as", "is", "repeat", "do",
    ]
}
