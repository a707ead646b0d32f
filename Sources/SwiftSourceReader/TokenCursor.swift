/// A place among the tokens of a source, to be moved over the parts of declarations.
///
/// Every method leaves the cursor where it stands if what it reads is not there, and stops at the last token at the latest.
package struct TokenCursor {
    package let tokens: [Token]
    package var index = 0
    /// The index at which the cursor stops.
    package var end: Int

    package init(_ tokens: [Token]) {
        self.tokens = tokens
        end = tokens.count
    }

    package var current: Token? { token(at: index) }

    package func token(at index: Int) -> Token? {
        tokens.indices.contains(index) && index < end ? tokens[index] : nil
    }

    // MARK: Skipping

    /// Skips a token, or with an opening bracket everything up to its partner.
    package mutating func skipOne() {
        guard let token = current else { return }
        index += 1
        guard token.opensBracket else { return }
        var depth = 1
        while depth > 0, let token = current {
            if token.opensBracket { depth += 1 }
            if token.closesBracket { depth -= 1 }
            index += 1
        }
    }

    /// Skips `<…>`, and tells whether it was there.
    @discardableResult
    package mutating func skipGenericArguments() -> Bool {
        guard let token = current, token.kind == .operation, token.text.hasPrefix("<"), !token.startsLine else { return false }
        var depth = 0
        repeat {
            guard let token = current, !token.isPunctuation("{"), !token.isPunctuation("}") else { return true }
            depth += token.angleDepth
            skipOne()
        } while depth > 0
        return true
    }

    /// Skips a type such as `@Sendable (Int) async throws -> [String: some P & Q]?`.
    package mutating func skipType() {
        while true {
            while skipTypeSpecifier() {}
            guard let token = current else { return }
            if token.kind == .word {
                index += 1
            } else if token.isPunctuation("(") || token.isPunctuation("[") {
                skipOne()
            } else {
                return
            }
            while skipTypeSuffix() {}
            skipEffects()
            guard let token = current, token.isOperation("->") || token.isOperation("&") else { return }
            index += 1
        }
    }

    private mutating func skipTypeSpecifier() -> Bool {
        guard let token = current else { return false }
        if token.kind == .attribute {
            skipAttribute(mayHaveSpace: false)
            return true
        }
        guard token.isOperation("~") || token.isWord(in: Self.typeSpecifiers) else { return false }
        // Such a word may be the type's name too.
        guard let next = self.token(at: index + 1), !next.startsLine || token.kind == .operation,
            next.kind == .word || next.kind == .attribute || next.isOperation("~") || next.isPunctuation("(") || next.isPunctuation("[")
        else { return false }
        index += 1
        return true
    }

    private mutating func skipTypeSuffix() -> Bool {
        guard let token = current, token.kind == .operation else { return false }
        switch token.text {
        case "?", "!", "...":
            guard !token.startsLine else { return false }
            index += 1
        case ".":
            guard self.token(at: index + 1)?.kind == .word else { return false }
            index += 2
        default:
            return skipGenericArguments()
        }
        return true
    }

    /// Skips `async throws(E)` in front of an arrow.
    private mutating func skipEffects() {
        let start = index
        while let token = current, token.isWord(in: ["async", "throws", "rethrows", "reasync"]) {
            index += 1
            if current?.isPunctuation("(") == true { skipOne() }
        }
        if current?.isOperation("->") != true { index = start }
    }

    /// Skips `@Name.Member<Argument>(…)`.
    mutating func skipAttribute(mayHaveSpace: Bool) {
        guard let token = current, token.kind == .attribute else { return }
        index += 1
        while current?.isOperation(".") == true, self.token(at: index + 1)?.kind == .word { index += 2 }
        skipGenericArguments()
        guard let next = current, next.isPunctuation("("), !next.startsLine,
            mayHaveSpace || next.range.lowerBound == tokens[index - 1].range.upperBound
        else { return }
        skipOne()
    }

    private static let typeSpecifiers: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "some", "any", "repeat", "each",
    ]
}
