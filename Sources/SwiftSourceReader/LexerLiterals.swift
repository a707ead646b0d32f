/// Literals, of which only the end matters.
extension Lexer {
    /// The content of the string skipped since `opening`; empty unless the string is plain.
    func plainString(from opening: Int) -> String {
        guard index - opening > 2 else { return "" }
        let inside = bytes[opening + 1..<index - 1]
        let isPlain = !inside.contains { [UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "\n")].contains($0) }
        return isPlain ? String(decoding: inside, as: UTF8.self) : ""
    }

    mutating func skipNumber() {
        let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) == UInt8(ascii: "x")
        while index < bytes.count {
            let byte = peek()
            index += 1
            let isExponent = isHexadecimal ? byte | 0x20 == UInt8(ascii: "p") : byte | 0x20 == UInt8(ascii: "e")
            let isSign = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-")
            if isExponent, isSign, Self.isDigit(peek(1)) { index += 1 }
            let isPoint = peek() == UInt8(ascii: ".") && Self.isDigit(peek(1))
            guard isPoint || Self.isWordByte(peek()) else { return }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private func matchesPounds(_ pounds: Int, at offset: Int) -> Bool {
        (0..<pounds).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    // MARK: Strings

    /// The nesting at the lexer's position: a string, an interpolation in it, a string in that, and so on.
    private enum Nesting {
        case string(pounds: Int, quotes: Int)
        case interpolation(parentheses: Int)
    }

    /// Skips a string from its first quote to its end, including interpolations. A single-line string ends with its line at the latest.
    mutating func skipString(pounds: Int) {
        var open = [openString(pounds: pounds)]
        while let innermost = open.last, index < bytes.count {
            let byte = peek()
            switch innermost {
            case .string(let pounds, let quotes):
                if byte == UInt8(ascii: "\""), isQuote(quotes), matchesPounds(pounds, at: quotes) {
                    advance(by: quotes + pounds)
                    open.removeLast()
                } else if byte == UInt8(ascii: "\\"), matchesPounds(pounds, at: 1) {
                    advance(by: 1 + pounds)
                    if peek() == UInt8(ascii: "(") { open.append(.interpolation(parentheses: 0)) } else { advance() }
                } else if byte == UInt8(ascii: "\n"), quotes == 1 {
                    open.removeLast()
                } else {
                    advance()
                }
            case .interpolation(let parentheses):
                if let string = openStringInInterpolation() {
                    open.append(string)
                } else if !skipComment() {
                    let depth = parentheses + (byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0)
                    advance()
                    open.removeLast()
                    if depth > 0 { open.append(.interpolation(parentheses: depth)) }
                }
            }
        }
    }

    private func isQuote(_ count: Int) -> Bool {
        (0..<count).allSatisfy { peek($0) == UInt8(ascii: "\"") }
    }

    private mutating func openString(pounds: Int) -> Nesting {
        let quotes = isQuote(3) ? 3 : 1
        advance(by: quotes)
        return .string(pounds: pounds, quotes: quotes)
    }

    private mutating func openStringInInterpolation() -> Nesting? {
        var pounds = 0
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        guard peek(pounds) == UInt8(ascii: "\"") else {
            if pounds > 1 { advance(by: pounds - 1) }
            return nil
        }
        advance(by: pounds)
        return openString(pounds: pounds)
    }

    // MARK: Regular expressions

    /// Skips `#/…/#` from after its first slash. Only a literal that begins with a line break continues over lines.
    mutating func skipExtendedRegex(pounds: Int) {
        let isMultiline = peek() == UInt8(ascii: "\n") || peek() == UInt8(ascii: "\r")
        while index < bytes.count {
            if peek() == UInt8(ascii: "\\") {
                advance(by: 2)
            } else if peek() == UInt8(ascii: "/"), matchesPounds(pounds, at: 1) {
                advance(by: 1 + pounds)
                return
            } else if peek() == UInt8(ascii: "\n"), !isMultiline {
                return
            } else {
                advance()
            }
        }
    }

    /// Skips `/…/`; returns false if the slash is an operator, as in `reduce(1, /)`.
    mutating func skipBareRegex() -> Bool {
        guard ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0].contains(peek(1)) else { return false }
        var (offset, depth, isInClass) = (1, 0, false)
        while index + offset < bytes.count {
            switch peek(offset) {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass:
                depth -= 1
                if depth < 0 { return false }
            case UInt8(ascii: "/"):
                advance(by: offset + 1)
                return true
            default: break
            }
            offset += 1
        }
        return false
    }
}
