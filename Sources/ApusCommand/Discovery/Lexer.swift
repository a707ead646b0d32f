/// Splits Swift source into tokens, leaving out comments and the insides of strings.
struct Lexer {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var startsLine = true
    private var tokens: [Token] = []

    /// The tokens of `source`, in order. Never fails: what is not Swift becomes tokens that mean nothing.
    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(source)
        lexer.run()
        return lexer.tokens
    }

    private init(_ source: String) {
        bytes = Array(source.utf8)
    }

    private func peek(_ offset: Int = 0) -> UInt8 {
        index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private mutating func advance() {
        if peek() == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    private mutating func advance(by count: Int) {
        for _ in 0 ..< count where index < bytes.count { advance() }
    }

    private mutating func append(_ kind: Token.Kind, _ text: String, line: Int) {
        tokens.append(Token(kind: kind, text: text, line: line, startsLine: startsLine))
        startsLine = false
    }

    private mutating func run() {
        if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
        while index < bytes.count { lexOne() }
    }

    private mutating func lexOne() {
        let byte = peek()
        let start = line
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            startsLine = true
            advance()
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0:
            advance()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
            skipLine()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
            skipBlockComment()
        case UInt8(ascii: "\""):
            let opening = index
            skipString(pounds: 0)
            append(.literal, plainString(from: opening), line: start)
        case UInt8(ascii: "#"):
            lexPound()
        case UInt8(ascii: "@"):
            advance()
            append(.attribute, takeWord(), line: start)
        case UInt8(ascii: "`"):
            advance()
            append(.word, takeWord(), line: start)
            if peek() == UInt8(ascii: "`") { advance() }
        case UInt8(ascii: "0") ... UInt8(ascii: "9"):
            skipNumber()
            append(.literal, "", line: start)
        case _ where Self.isPunctuation(byte):
            advance()
            append(.punctuation, String(UnicodeScalar(byte)), line: start)
        case _ where Self.isWordByte(byte):
            append(.word, takeWord(), line: start)
        default:
            lexOperation()
        }
    }

    // MARK: Parts

    /// The inside of a string that was skipped from `opening` on; empty unless it stands for itself.
    private func plainString(from opening: Int) -> String {
        guard index - opening > 2 else { return "" }
        let inside = bytes[opening + 1 ..< index - 1]
        let isPlain = !inside.contains { [UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "\n")].contains($0) }
        return isPlain ? String(decoding: inside, as: UTF8.self) : ""
    }

    private mutating func lexPound() {
        let start = line
        var pounds = 0
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        switch peek(pounds) {
        case UInt8(ascii: "\""):
            advance(by: pounds)
            skipString(pounds: pounds)
            append(.literal, "", line: start)
        case UInt8(ascii: "/"):
            advance(by: pounds + 1)
            skipRegex(pounds: pounds)
            append(.literal, "", line: start)
        default:
            advance(by: pounds)
            append(.directive, takeWord(), line: start)
        }
    }

    private mutating func lexOperation() {
        let start = line
        var text = ""
        // `?` and `!` stand alone so that the end of an optional type can be told from the `=` after it.
        if peek() == UInt8(ascii: "?") || peek() == UInt8(ascii: "!") {
            text = String(UnicodeScalar(peek()))
            advance()
        } else {
            while index < bytes.count, Self.isOperatorByte(peek()) {
                if peek() == UInt8(ascii: "/"), [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(peek(1)), !text.isEmpty { break }
                text.unicodeScalars.append(UnicodeScalar(peek()))
                advance()
            }
            if text.isEmpty {
                advance()
                return
            }
        }
        append(.operation, text, line: start)
    }

    private mutating func takeWord() -> String {
        let start = index
        while index < bytes.count, Self.isWordByte(peek()) { index += 1 }
        return String(decoding: bytes[start ..< index], as: UTF8.self)
    }

    private mutating func skipNumber() {
        while Self.isWordByte(peek())
            || (peek() == UInt8(ascii: ".") && (UInt8(ascii: "0") ... UInt8(ascii: "9")).contains(peek(1)))
        {
            index += 1
        }
    }

    private mutating func skipLine() {
        while index < bytes.count, peek() != UInt8(ascii: "\n") { index += 1 }
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

    private func matchesPounds(_ pounds: Int, at offset: Int) -> Bool {
        (0 ..< pounds).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    /// Skips a string from its first quote to its end, with the interpolations in it.
    private mutating func skipString(pounds: Int) {
        let quote = UInt8(ascii: "\"")
        let isMultiline = peek(1) == quote && peek(2) == quote
        let quotes = isMultiline ? 3 : 1
        advance(by: quotes)
        while index < bytes.count {
            let byte = peek()
            if byte == quote, (0 ..< quotes).allSatisfy({ peek($0) == quote }), matchesPounds(pounds, at: quotes) {
                advance(by: quotes + pounds)
                return
            }
            if byte == UInt8(ascii: "\\"), matchesPounds(pounds, at: 1) {
                advance(by: 1 + pounds)
                if peek() == UInt8(ascii: "(") { skipInterpolation() } else { advance() }
            } else if byte == UInt8(ascii: "\n"), !isMultiline {
                return
            } else {
                advance()
            }
        }
    }

    private mutating func skipInterpolation() {
        var inner = Lexer(continuing: self)
        var depth = 0
        repeat {
            let before = inner.tokens.count
            inner.lexOne()
            for token in inner.tokens[before...] {
                if token.isPunctuation("(") { depth += 1 }
                if token.isPunctuation(")") { depth -= 1 }
            }
        } while depth > 0 && inner.index < inner.bytes.count
        index = inner.index
        line = inner.line
    }

    private init(continuing lexer: Lexer) {
        bytes = lexer.bytes
        index = lexer.index
        line = lexer.line
    }

    private mutating func skipRegex(pounds: Int) {
        while index < bytes.count {
            if peek() == UInt8(ascii: "\\") {
                advance(by: 2)
            } else if peek() == UInt8(ascii: "/"), matchesPounds(pounds, at: 1) {
                advance(by: 1 + pounds)
                return
            } else {
                advance()
            }
        }
    }

    // MARK: Characters

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        "()[]{},;:".utf8.contains(byte)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a") ... UInt8(ascii: "z"), UInt8(ascii: "A") ... UInt8(ascii: "Z"),
            UInt8(ascii: "0") ... UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default:
            false
        }
    }

    private static func isOperatorByte(_ byte: UInt8) -> Bool {
        "/=-+*%<>&|^~.?!\\".utf8.contains(byte)
    }
}
