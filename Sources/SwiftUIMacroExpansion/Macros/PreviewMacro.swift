import SwiftSourceReader

/// `#Preview`: expands to a function that makes the preview, whose name contains the preview's position in the source.
struct PreviewMacro {
    static func expand(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        guard let use = PreviewUse(request.node.source) else { throw MacroMisuse("#Preview needs a closure that makes a view.") }
        let symbol = PreviewSymbol.name(
            fileID: request.node.fileID, line: request.node.line + use.line - 1,
            column: use.line == 1 ? request.node.column + use.column - 1 : use.column)
        var arguments = use.arguments.map(\.text)
        if use.arguments.first?.label != nil || arguments.isEmpty { arguments.insert("nil", at: 0) }
        let content = PreviewableContent(of: use.closure)
        let closure = content == nil ? use.closure.text : "{ \(PreviewableContent.typeName)() }"
        return """
            \(use.prefix)@_cdecl("\(symbol)") nonisolated public func \(request.uniqueName("preview"))() -> Swift.UnsafeMutableRawPointer {
                \(content?.declaration ?? "")
                return SwiftUI._PreviewRecord.make(\(arguments.joined(separator: ", "))) \(closure)
            }
            """
    }
}

/// The parts of `@available(…) #Preview("Name", traits: …) { … }`.
private struct PreviewUse {
    struct Argument {
        var label: String?
        var text: String
    }

    /// The attributes and modifiers, which are applied to the function.
    var prefix: String
    /// The line and column of `#Preview` in the source.
    var line: Int
    var column: Int
    /// The arguments without the closure.
    var arguments: [Argument] = []
    var closure: ClosureSource

    /// Parses a use; nil if it has no closure.
    init?(_ source: SwiftSource) {
        var cursor = source.cursor
        let prefix = cursor.readPrefix()
        self.prefix = prefix.tokens.isEmpty ? "" : source.text(ofTokens: prefix.tokens) + "\n"
        guard let directive = cursor.current, directive.kind == .directive else { return nil }
        line = directive.line
        column = directive.column
        cursor.index += 1
        while cursor.current?.isOperation(".") == true { cursor.index += 2 }
        cursor.skipGenericArguments()
        var body: ClosureSource?
        if let token = cursor.current, token.isPunctuation("("), !token.startsLine {
            let start = cursor.index + 1
            cursor.skipOne()
            for argument in Self.splitAtCommas(start..<max(start, cursor.index - 1), of: cursor) {
                let isLabelled = argument.count > 1 && source.tokens[argument.lowerBound + 1].isPunctuation(":")
                let label = isLabelled ? source.tokens[argument.lowerBound].text : nil
                if label == "body" {
                    body = ClosureSource(source, at: argument.lowerBound + 2, endingAt: argument.upperBound)
                } else {
                    arguments.append(Argument(label: label, text: source.text(ofTokens: argument)))
                }
            }
        }
        if cursor.current?.isPunctuation("{") == true { body = ClosureSource(source, at: cursor.index) ?? body }
        guard let body else { return nil }
        closure = body
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
