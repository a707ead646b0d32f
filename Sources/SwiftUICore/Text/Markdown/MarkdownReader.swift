import Foundation
import RegexBuilder

/// A reader of the elements of inline Markdown that do not nest: code, links and entities.
struct MarkdownReader {
    let source: [Character]
    /// The maximum length of link labels and addresses, which keeps the reader linear on malicious input.
    private static let longestPart = 2000

    func count(of character: Character, from start: Int, limit: Int) -> Int {
        var end = start
        while end < limit, source[end] == character { end += 1 }
        return end - start
    }

    func closingTicks(_ ticks: Int, from start: Int, limit: Int) -> Int? {
        var index = start
        while index < limit {
            guard source[index] == "`" else {
                index += 1
                continue
            }
            let length = count(of: "`", from: index, limit: limit)
            if length == ticks { return index }
            index += length
        }
        return nil
    }

    /// Returns the content of a code span, without the single space that may pad it on both sides.
    func codeText(_ range: Range<Int>) -> String {
        let characters = source[range].map { $0.isNewline ? " " : $0 }
        let isPadded = characters.count > 2 && characters.first == " " && characters.last == " " && characters.contains { $0 != " " }
        return String(isPadded ? characters.dropFirst().dropLast() : characters[...])
    }

    /// Parses a link that begins with a bracket. Returns the range of its label, its address and its end.
    func link(at start: Int, limit: Int) -> (label: Range<Int>, destination: URL?, end: Int)? {
        guard let close = closingBracket(of: start, limit: limit),
            let (destination, end) = destination(from: close + 2, limit: min(limit, close + Self.longestPart))
        else { return nil }
        return (start + 1..<close, destination.isEmpty ? nil : URL(string: destination), end)
    }

    /// Returns the closing bracket of a label, if a parenthesis follows it.
    private func closingBracket(of start: Int, limit: Int) -> Int? {
        var depth = 0
        var index = start
        let end = min(limit, start + Self.longestPart)
        scanning: while index < end {
            switch source[index] {
            case "\\": index += 1
            case "[": depth += 1
            case "]":
                depth -= 1
                if depth == 0 { break scanning }
            default: break
            }
            index += 1
        }
        guard index + 1 < limit, depth == 0, source[index + 1] == "(" else { return nil }
        return index
    }

    /// Parses a phrase with attributes, `^[phrase](name: value, name: { name: value })`, that begins with a caret. Returns the
    /// range of the phrase, whether it is inflected, the argument that it agrees with, and its end.
    func attributedPhrase(at start: Int, limit: Int) -> (label: Range<Int>, inflects: Bool, argument: Int?, end: Int)? {
        guard start + 1 < limit, source[start + 1] == "[", let close = closingBracket(of: start + 1, limit: limit),
            let end = attributesEnd(from: close + 2, limit: min(limit, close + Self.longestPart))
        else { return nil }
        let attributes = String(source[close + 2..<end])
        guard attributes.prefixMatch(of: /\s*['"]?[\w.]+['"]?\s*:/) != nil else { return nil }
        let argument = attributes.firstMatch(of: /\bagreeWithArgument['"]?\s*:\s*(\d{1,4})/).flatMap { Int($0.1) }.map { max(0, $0 - 1) }
        let inflects = argument != nil || attributes.firstMatch(of: /\binflect['"]?\s*:\s*true\b/) != nil
        return (start + 2..<close, inflects, argument, end + 1)
    }

    /// Returns the closing parenthesis of attributes, skipping strings and nested brackets.
    private func attributesEnd(from start: Int, limit: Int) -> Int? {
        var depth = 0
        var quote: Character?
        var index = start
        while index < limit {
            let character = source[index]
            if character == "\\" {
                index += 1
            } else if let open = quote {
                if character == open { quote = nil }
            } else if "'\"".contains(character) {
                quote = character
            } else if "({[".contains(character) {
                depth += 1
            } else if ")}]".contains(character) {
                if depth == 0 { return character == ")" ? index : nil }
                depth -= 1
            }
            index += 1
        }
        return nil
    }

    private func destination(from start: Int, limit: Int) -> (destination: String, end: Int)? {
        var index = skipSpaces(from: start, limit: limit)
        var destination = ""
        if index < limit, source[index] == "<" {
            guard let close = source[index..<limit].firstIndex(of: ">") else { return nil }
            destination = String(source[index + 1..<close])
            index = close + 1
        } else {
            var depth = 0
            while index < limit, !source[index].isWhitespace {
                if source[index] == "(" { depth += 1 }
                if source[index] == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                if source[index] == "\\", index + 1 < limit, source[index + 1].isMarkdownPunctuation { index += 1 }
                destination.append(source[index])
                index += 1
            }
        }
        index = skipTitle(from: skipSpaces(from: index, limit: limit), limit: limit)
        guard index < limit, source[index] == ")" else { return nil }
        return (destination, index + 1)
    }

    private func skipTitle(from start: Int, limit: Int) -> Int {
        guard start < limit, source[start] == "\"" || source[start] == "'" else { return start }
        var index = start + 1
        while index < limit, source[index] != source[start] { index += source[index] == "\\" ? 2 : 1 }
        return skipSpaces(from: index + 1, limit: limit)
    }

    private func skipSpaces(from start: Int, limit: Int) -> Int {
        var index = start
        while index < limit, source[index].isWhitespace { index += 1 }
        return index
    }

    /// Parses a URL or email address in angle brackets.
    func autolink(at start: Int, limit: Int) -> (url: URL, text: String, end: Int)? {
        guard let close = source[start..<min(limit, start + Self.longestPart)].firstIndex(where: { $0 == ">" || $0.isWhitespace }),
            source[close] == ">"
        else { return nil }
        let text = String(source[start + 1..<close])
        let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        if scheme.count >= 2, text.dropFirst(scheme.count).first == ":", let url = URL(string: text) { return (url, text, close + 1) }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), let url = URL(string: "mailto:" + text) else { return nil }
        return (url, text, close + 1)
    }

    /// Returns the end of an HTML tag, open or closing; nil if there is none.
    func tagEnd(at start: Int, limit: Int) -> Int? {
        guard let close = source[start..<min(limit, start + Self.longestPart)].firstIndex(of: ">") else { return nil }
        let tag = String(source[start...close])
        let value = /\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+)/
        let opening = Regex {
            /<[A-Za-z][A-Za-z0-9-]*/
            ZeroOrMore {
                /\s+[A-Za-z_:][\w.:-]*/
                Optionally { value }
            }
            /\s*\/?>/
        }
        return tag.wholeMatch(of: opening) != nil || tag.wholeMatch(of: /<\/[A-Za-z][A-Za-z0-9-]*\s*>/) != nil ? close + 1 : nil
    }

    /// Parses a web or mail address in running text, without trailing punctuation.
    func bareLink(at start: Int, in range: Range<Int>) -> (url: URL, text: String, end: Int)? {
        let before = start > range.lowerBound ? source[start - 1] : " "
        guard source[start].isAddressLetter, !before.isLetter, !before.isNumber else { return nil }
        // The letters after "%" may be those of a format specifier: in the key of "user\(number)@example.com" no address begins at "lld".
        return pageLink(at: start, in: range) ?? (before.isAddressLetter || before == "%" ? nil : mailLink(at: start, in: range))
    }

    private func pageLink(at start: Int, in range: Range<Int>) -> (url: URL, text: String, end: Int)? {
        let rest = source[start..<range.upperBound]
        let hasScheme = rest.starts(with: "https://") || rest.starts(with: "http://")
        guard hasScheme || rest.starts(with: "www.") && rest.dropFirst(4).first?.isLetter == true else { return nil }
        var end = rest.firstIndex { $0.isWhitespace || $0 == "<" } ?? range.upperBound
        while end > start, "?!.,:*_~'\"".contains(source[end - 1]) || closesTooMuch(start..<end) { end -= 1 }
        let text = String(source[start..<end])
        guard let url = URL(string: hasScheme ? text : "http://" + text), url.host?.isEmpty == false else { return nil }
        return (url, text, end)
    }

    private func mailLink(at start: Int, in range: Range<Int>) -> (url: URL, text: String, end: Int)? {
        let limit = min(range.upperBound, start + Self.longestPart)
        guard let at = source[start..<limit].firstIndex(where: { !$0.isAddressLetter }), source[at] == "@" else { return nil }
        var end = source[(at + 1)..<limit].firstIndex { !$0.isAddressLetter || $0 == "+" } ?? limit
        while end > at + 1, !source[end - 1].isLetter, !source[end - 1].isNumber { end -= 1 }
        guard source[(at + 1)..<end].contains("."), source[at + 1] != "." else { return nil }
        let text = String(source[start..<end])
        guard let url = URL(string: "mailto:" + text) else { return nil }
        return (url, text, end)
    }

    private func closesTooMuch(_ range: Range<Int>) -> Bool {
        guard source[range.upperBound - 1] == ")" else { return false }
        let balance = source[range].reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
        return balance < 0
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®", "trade": "™",
        "hellip": "…", "mdash": "—", "ndash": "–", "bull": "•", "deg": "°", "times": "×", "euro": "€", "pound": "£",
    ]

    /// Parses a character reference by name or number, such as `&amp;`.
    func entity(at start: Int, limit: Int) -> (text: String, end: Int)? {
        guard let close = source[start..<min(limit, start + 12)].firstIndex(of: ";") else { return nil }
        let name = String(source[start + 1..<close])
        if let text = Self.entities[name] { return (text, close + 1) }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        guard let code = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(code), code != 0
        else { return nil }
        return (String(Character(scalar)), close + 1)
    }
}

extension Character {
    /// Whether the character may be part of the name in a mail address.
    fileprivate var isAddressLetter: Bool { isASCII && (isLetter || isNumber || ".+-_".contains(self)) }
}
