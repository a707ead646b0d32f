import Foundation

/// A parser of inline Markdown (CommonMark with GitHub's strikethrough and bare links to pages and mail addresses), which produces spans of styled text.
///
/// White space is preserved, and block syntax is not interpreted.
struct InlineMarkdown {
    struct Style: Equatable, Sendable {
        var isStrong = false
        var isEmphasized = false
        var isCode = false
        var isStruck = false
        /// Whether the span is an HTML tag, which is shown as it is written.
        var isTag = false
        /// Whether the span is a line break that a backslash marks.
        var isBreak = false
        var link: URL?
        /// The grammatical agreement requested for the span; nil if none.
        var agreement: Agreement?

        static let plain = Style()
    }

    /// The grammatical agreement of a phrase with a number.
    struct Agreement: Equatable, Sendable {
        /// Identifies the phrase within its text.
        var phrase: Int
        /// The zero-based index of the argument that the phrase agrees with; nil for a number within the phrase.
        var argument: Int?
    }

    struct Span: Equatable, Sendable {
        var text: String
        var style: Style
    }

    /// Returns whether a string contains a character that could be Markdown syntax. Most interface text contains none.
    static func mayContainMarkup(_ source: String) -> Bool {
        var source = source
        return source.withUTF8 { bytes in
            bytes.indices.contains { index in
                switch bytes[index] {
                case UInt8(ascii: ":"): bytes[index...].starts(with: "://".utf8)
                case UInt8(ascii: "w"): bytes[index...].starts(with: "www.".utf8)
                case let byte: "*_`~[<\\&@".utf8.contains(byte)
                }
            }
        }
    }

    /// Parses a string.
    ///
    /// With `extendedAttributes`, `^[phrase](name: value)` is parsed as a phrase with attributes. Only the attributes of
    /// grammatical agreement are interpreted.
    static func spans(_ source: String, extendedAttributes: Bool = false) -> [Span] {
        guard mayContainMarkup(source) else { return source.isEmpty ? [] : [Span(text: source, style: .plain)] }
        var parser = InlineMarkdown(reader: MarkdownReader(source: Array(source)), extendedAttributes: extendedAttributes)
        parser.scan(0..<parser.reader.source.count, style: .plain)
        parser.pairDelimiters(from: 0)
        return parser.merged()
    }

    private let reader: MarkdownReader
    private let extendedAttributes: Bool
    private var phrases = 0
    private var nodes: [Node] = []
    private var literal = ""

    private init(reader: MarkdownReader, extendedAttributes: Bool) {
        self.reader = reader
        self.extendedAttributes = extendedAttributes
    }

    private struct Node {
        var text: String
        var style: Style
        var delimiter: Delimiter?
    }

    /// A delimiter run of `*`, `_` or `~`, which may open or close emphasis.
    private struct Delimiter {
        var character: Character
        var originalCount: Int
        var canOpen: Bool
        var canClose: Bool
    }

    // MARK: Reading

    private mutating func flush(_ style: Style) {
        if !literal.isEmpty { nodes.append(Node(text: literal, style: style)) }
        literal = ""
    }

    private mutating func scan(_ range: Range<Int>, style: Style) {
        var index = range.lowerBound
        while index < range.upperBound {
            if let end = element(at: index, in: range, style: style) {
                index = end
            } else {
                literal.append(reader.source[index])
                index += 1
            }
        }
        flush(style)
    }

    /// Parses markup at an index and returns its end; nil if the character is literal.
    private mutating func element(at index: Int, in range: Range<Int>, style: Style) -> Int? {
        let limit = range.upperBound
        let character = reader.source[index]
        switch character {
        case "\\":
            guard index + 1 < limit else { return nil }
            if reader.source[index + 1] == "\n" {
                flush(style)
                var broken = style
                broken.isBreak = true
                nodes.append(Node(text: "\n", style: broken))
                return index + 2
            }
            guard reader.source[index + 1].isMarkdownPunctuation else { return nil }
            literal.append(reader.source[index + 1])
            return index + 2
        case "`":
            return code(at: index, limit: limit, style: style)
        case "*", "_", "~":
            let length = reader.count(of: character, from: index, limit: limit)
            flush(style)
            nodes.append(delimiterNode(index..<index + length, in: range, style: style))
            return index + length
        case "!":
            guard index + 1 < limit, reader.source[index + 1] == "[", let link = reader.link(at: index + 1, limit: limit) else { return nil }
            flush(style)
            scanNested(link.label, style: style)
            return link.end
        case "^":
            guard extendedAttributes, let phrase = reader.attributedPhrase(at: index, limit: limit) else { return nil }
            flush(style)
            var attributed = style
            if phrase.inflects {
                attributed.agreement = Agreement(phrase: phrases, argument: phrase.argument)
                phrases += 1
            }
            scanNested(phrase.label, style: attributed)
            return phrase.end
        case "[":
            guard style.link == nil, let link = reader.link(at: index, limit: limit) else { return nil }
            flush(style)
            var linked = style
            linked.link = link.destination
            let start = nodes.count
            scanNested(link.label, style: linked)
            // Foundation drops the styles in a link (measured on macOS 27), but not those around it.
            for index in start..<nodes.count { nodes[index].style = linked }
            return link.end
        case "<":
            if let link = reader.autolink(at: index, limit: limit) { return append(link.text, linkedTo: link.url, style: style, end: link.end) }
            guard let end = reader.tagEnd(at: index, limit: limit) else { return nil }
            flush(style)
            var tagged = style
            tagged.isTag = true
            nodes.append(Node(text: String(reader.source[index..<end]), style: tagged))
            return end
        case "&":
            guard let entity = reader.entity(at: index, limit: limit) else { return nil }
            literal += entity.text
            return entity.end
        default:
            guard character.isASCII, style.link == nil, let link = reader.bareLink(at: index, in: range) else { return nil }
            return append(link.text, linkedTo: link.url, style: style, end: link.end)
        }
    }

    private mutating func append(_ text: String, linkedTo url: URL, style: Style, end: Int) -> Int {
        flush(style)
        var linked = style
        linked.link = url
        nodes.append(Node(text: text, style: linked))
        return end
    }

    private mutating func code(at index: Int, limit: Int, style: Style) -> Int {
        let ticks = reader.count(of: "`", from: index, limit: limit)
        guard let close = reader.closingTicks(ticks, from: index + ticks, limit: limit) else {
            literal += String(repeating: "`", count: ticks)
            return index + ticks
        }
        flush(style)
        var code = style
        code.isCode = true
        nodes.append(Node(text: reader.codeText(index + ticks..<close), style: code))
        return close + ticks
    }

    /// Parses the label of a link on its own, so that emphasis cannot extend across its boundaries.
    private mutating func scanNested(_ range: Range<Int>, style: Style) {
        let start = nodes.count
        scan(range, style: style)
        pairDelimiters(from: start)
        for index in start..<nodes.count { nodes[index].delimiter = nil }
    }

    private func delimiterNode(_ run: Range<Int>, in range: Range<Int>, style: Style) -> Node {
        let source = reader.source
        let character = source[run.lowerBound]
        let before: Character = run.lowerBound > range.lowerBound ? source[run.lowerBound - 1] : " "
        let after: Character = run.upperBound < range.upperBound ? source[run.upperBound] : " "
        let isLeftFlanking = !after.isWhitespace && (!after.isMarkSymbol || before.isWhitespace || before.isMarkSymbol)
        let isRightFlanking = !before.isWhitespace && (!before.isMarkSymbol || after.isWhitespace || after.isMarkSymbol)
        let isUnderscore = character == "_"
        var delimiter: Delimiter?
        if character != "~" || run.count <= 2 {
            delimiter = Delimiter(
                character: character, originalCount: run.count,
                canOpen: isLeftFlanking && (!isUnderscore || !isRightFlanking || before.isMarkSymbol),
                canClose: isRightFlanking && (!isUnderscore || !isLeftFlanking || after.isMarkSymbol))
        }
        return Node(text: String(source[run]), style: style, delimiter: delimiter)
    }

    // MARK: Emphasis

    /// Pairs each closing delimiter with the nearest matching opener before it and styles the text in between.
    private mutating func pairDelimiters(from start: Int) {
        var closer = start
        // No opener below these indices matches closers of the character; this keeps malicious input linear.
        var floors: [Character: Int] = [:]
        while closer < nodes.count {
            guard let closing = nodes[closer].delimiter, closing.canClose, !nodes[closer].text.isEmpty else {
                closer += 1
                continue
            }
            let floor = max(start, floors[closing.character] ?? start)
            guard let opener = (floor..<max(floor, closer)).last(where: { fits(nodes[$0], closes: nodes[closer]) }) else {
                if !closing.canOpen, closing.character != "~" { floors[closing.character] = closer }
                closer += 1
                continue
            }
            pair(opener, closer, closing)
            if nodes[closer].text.isEmpty { closer += 1 }
        }
    }

    private mutating func pair(_ opener: Int, _ closer: Int, _ closing: Delimiter) {
        let isTilde = closing.character == "~"
        let available = min(nodes[opener].text.count, nodes[closer].text.count)
        let length = isTilde ? available : min(2, available)
        for index in opener + 1..<closer {
            if isTilde {
                nodes[index].style.isStruck = true
            } else if length == 2 {
                nodes[index].style.isStrong = true
            } else {
                nodes[index].style.isEmphasized = true
            }
            // Unpaired delimiters inside the pair can no longer match.
            nodes[index].delimiter = nil
        }
        nodes[opener].text.removeLast(length)
        nodes[closer].text.removeFirst(length)
    }

    private func fits(_ opener: Node, closes closer: Node) -> Bool {
        guard let opening = opener.delimiter, let closing = closer.delimiter, opening.canOpen,
            opening.character == closing.character, !opener.text.isEmpty
        else { return false }
        if opening.character == "~" { return opener.text.count == closer.text.count }
        guard opening.canClose || closing.canOpen else { return true }
        return (opening.originalCount + closing.originalCount) % 3 != 0
            || (opening.originalCount % 3 == 0 && closing.originalCount % 3 == 0)
    }

    private func merged() -> [Span] {
        nodes.reduce(into: []) { spans, node in
            guard !node.text.isEmpty else { return }
            if let last = spans.indices.last, spans[last].style == node.style {
                spans[last].text += node.text
            } else {
                spans.append(Span(text: node.text, style: node.style))
            }
        }
    }
}

extension Character {
    /// Whether a backslash may escape the character.
    var isMarkdownPunctuation: Bool { isASCII && isMarkSymbol }

    /// Whether the character is punctuation as defined by the flanking rules of emphasis.
    var isMarkSymbol: Bool { isPunctuation || isSymbol }
}
