extension TokenCursor {
    /// The range in the source, in UTF-8 bytes, of the type inside `T?`, `(any P)?` or `Optional<T>`, given the indices of the type's
    /// tokens; nil for other types.
    package func wrappedType(ofTokens range: Range<Int>) -> Range<Int>? {
        let range = range.clamped(to: tokens.indices)
        guard let last = range.last else { return nil }
        if tokens[last].isOperation("?") { return unparenthesized(range.lowerBound..<last) }
        var start = range.lowerBound
        if tokens[start].isWord("Swift"), range.count > 2, tokens[start + 1].isOperation(".") { start += 2 }
        guard tokens[start].isWord("Optional"), start + 2 < last, tokens[start + 1].text.hasPrefix("<"), tokens[last].text.hasSuffix(">")
        else { return nil }
        var depth = 0
        for index in start + 1...last {
            depth += tokens[index].angleDepth
            if depth <= 0, index < last { return nil }
        }
        return depth == 0 ? tokens[start + 1].range.lowerBound + 1..<tokens[last].range.upperBound - 1 : nil
    }

    /// Whether variables of the type are nil by default: whether the type is optional or has a `!`.
    package func isNilAtFirst(typeTokens range: Range<Int>) -> Bool {
        guard let last = range.clamped(to: tokens.indices).last else { return false }
        return tokens[last].isOperation("!") || wrappedType(ofTokens: range) != nil
    }

    /// The type before a `?`, without its parentheses; nil if the `?` belongs to a part of the type only, as in `() -> Int?`.
    private func unparenthesized(_ range: Range<Int>) -> Range<Int>? {
        guard let first = range.first, let last = range.last, tokens[first].kind != .attribute, !tokens[first].isWord(in: ["any", "some"]),
            !hasToken(in: range, where: { $0.isOperation("->") || $0.isOperation("&") })
        else { return nil }
        var cursor = self
        cursor.index = first
        cursor.skipOne()
        let inside = first + 1..<max(first + 1, last)
        let isParenthesized = tokens[first].isPunctuation("(") && cursor.index == range.upperBound && !inside.isEmpty
        guard isParenthesized, !hasToken(in: inside, where: { $0.isPunctuation(",") }) else {
            return tokens[first].range.lowerBound..<tokens[last].range.upperBound
        }
        return tokens[first].range.upperBound..<tokens[last].range.lowerBound
    }

    /// Whether the range contains such a token outside of brackets.
    private func hasToken(in range: Range<Int>, where condition: (Token) -> Bool) -> Bool {
        var cursor = self
        (cursor.index, cursor.end) = (range.lowerBound, range.upperBound)
        while let token = cursor.current {
            if condition(token) { return true }
            if !cursor.skipGenericArguments() { cursor.skipOne() }
        }
        return false
    }
}
