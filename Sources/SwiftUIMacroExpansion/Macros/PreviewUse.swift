import SwiftSourceReader

/// The parts of `@available(…) #Preview("Name", traits: …) { … }`.
struct PreviewUse {
    struct Argument {
        var label: String?
        var text: String
    }

    /// The attributes and modifiers, which are applied to the function.
    var prefix: String
    /// The name of the macro, without a module.
    var name: String
    /// The indices of its tokens without the prefix.
    var tokens: Range<Int>
    /// The line and column of `#Preview` in the source.
    var line: Int
    var column: Int
    /// The arguments without the closure.
    var arguments: [Argument] = []
    var closure: ClosureSource
    /// The closures after the first one, such as `timeline: { … }`, with their labels.
    var furtherClosures = ""
    /// Whether the preview is one of a widget: `#Preview(as: .systemSmall) { … } timeline: { … }`.
    var isWidget: Bool { arguments.contains { $0.label == "as" } }

    /// Parses the use at an index of a token; nil if there is none, or if it has no closure.
    init?(_ source: SwiftSource, at index: Int) {
        var cursor = source.cursor
        cursor.index = index
        let prefix = cursor.readPrefix()
        self.prefix = prefix.tokens.isEmpty ? "" : source.text(ofTokens: prefix.tokens) + "\n"
        guard let directive = cursor.current, directive.kind == .directive else { return nil }
        line = directive.line
        column = directive.column
        let start = cursor.index
        cursor.index += 1
        while cursor.current?.isOperation(".") == true { cursor.index += 2 }
        name = cursor.token(at: cursor.index - 1)?.text ?? ""
        cursor.skipGenericArguments()
        var body: ClosureSource?
        if let token = cursor.current, token.isPunctuation("("), !token.startsLine {
            let start = cursor.index + 1
            cursor.skipOne()
            for argument in Self.splitAtCommas(start..<max(start, cursor.index - 1), of: cursor) {
                let isLabelled = argument.count > 1 && source.tokens[argument.lowerBound + 1].isPunctuation(":")
                let label = isLabelled ? source.tokens[argument.lowerBound].text : nil
                if let label, ["timeline", "timelineProvider"].contains(label) {
                    furtherClosures += " " + source.text(ofTokens: argument)
                } else if label == "body" || label == "widget" {
                    body = ClosureSource(source, at: argument.lowerBound + 2, endingAt: argument.upperBound)
                } else {
                    arguments.append(Argument(label: label, text: source.text(ofTokens: argument)))
                }
            }
        }
        if cursor.current?.isPunctuation("{") == true, let trailing = ClosureSource(source, at: cursor.index) {
            body = trailing
            cursor.index = trailing.tokens.upperBound
            let end = cursor.index
            while cursor.current?.kind == .word, cursor.token(at: cursor.index + 1)?.isPunctuation(":") == true,
                let further = ClosureSource(source, at: cursor.index + 2)
            {
                cursor.index = further.tokens.upperBound
            }
            if cursor.index > end { furtherClosures = " " + source.text(ofTokens: end..<cursor.index) }
        }
        guard let body else { return nil }
        closure = body
        tokens = start..<cursor.index
    }

    private static func splitAtCommas(_ range: Range<Int>, of cursor: TokenCursor) -> [Range<Int>] {
        var cursor = cursor
        (cursor.index, cursor.end) = (range.lowerBound, range.upperBound)
        var (parts, start): ([Range<Int>], Int) = ([], range.lowerBound)
        while let token = cursor.current {
            if token.isPunctuation(",") {
                parts.append(start..<cursor.index)
                start = cursor.index + 1
            }
            cursor.skipOne()
        }
        parts.append(start..<max(start, range.upperBound))
        return parts.filter { !$0.isEmpty }
    }
}

/// A closure in the source.
struct ClosureSource {
    let source: SwiftSource
    /// The indices of its tokens, including the braces.
    let tokens: Range<Int>

    /// The closure whose opening brace is at an index; nil if there is none, or if its end does not match.
    init?(_ source: SwiftSource, at index: Int, endingAt end: Int? = nil) {
        var cursor = source.cursor
        cursor.index = index
        guard cursor.current?.isPunctuation("{") == true else { return nil }
        cursor.skipOne()
        guard end == nil || cursor.index == end, cursor.index > index + 1, source.tokens[cursor.index - 1].isPunctuation("}") else { return nil }
        self.source = source
        tokens = index..<cursor.index
    }

    var text: String { source.text(ofTokens: tokens) }

    /// A cursor from the first statement to the closing brace.
    var statements: TokenCursor {
        var cursor = source.cursor
        (cursor.index, cursor.end) = (tokens.lowerBound + 1, tokens.upperBound - 1)
        cursor.skipClosureSignature()
        return cursor
    }
}

extension TokenCursor {
    /// Skips `[weak self] (a: Int, b) async throws -> T in`.
    fileprivate mutating func skipClosureSignature() {
        var cursor = self
        while cursor.current?.kind == .attribute { _ = cursor.readPrefix() }
        if cursor.current?.isPunctuation("[") == true { cursor.skipOne() }
        if cursor.current?.isPunctuation("(") == true {
            cursor.skipOne()
        } else {
            while let name = cursor.current, name.kind == .word, !name.isWord("in") {
                cursor.index += 1
                guard cursor.current?.isPunctuation(",") == true else { break }
                cursor.index += 1
            }
        }
        while let token = cursor.current, token.isWord(in: ["async", "throws"]) {
            cursor.index += 1
            if cursor.current?.isPunctuation("(") == true { cursor.skipOne() }
        }
        if cursor.current?.isOperation("->") == true {
            cursor.index += 1
            cursor.skipType()
        }
        guard cursor.current?.isWord("in") == true else { return }
        index = cursor.index + 1
    }
}
