/// The attributes and modifiers in front of a declaration.
package struct DeclarationPrefix {
    package struct Attribute {
        /// The name without the module or type that qualifies it.
        package var name: String
        package var hasArguments: Bool
        /// The indices of the attribute's tokens.
        package var tokens: Range<Int>
    }

    package var attributes: [Attribute] = []
    /// The modifiers, without `private(set)` and similar ones, which do not affect reading.
    package var modifiers: Set<String> = []
    /// The indices of all tokens of the prefix.
    package var tokens: Range<Int>
}

extension TokenCursor {
    /// Reads the attributes and modifiers at the cursor.
    package mutating func readPrefix() -> DeclarationPrefix {
        var prefix = DeclarationPrefix(tokens: index..<index)
        while let token = current {
            let start = index
            if token.kind == .attribute {
                skipAttribute(mayHaveSpace: true)
                let tokens = self.tokens[start..<index]
                let head = tokens.prefix { $0.kind != .operation || $0.text == "." }.prefix { !$0.opensBracket }
                let hasArguments = tokens.count > 1 && tokens.last?.isPunctuation(")") == true
                prefix.attributes.append(.init(name: head.last?.text ?? token.text, hasArguments: hasArguments, tokens: start..<index))
            } else if isModifier(at: index) {
                index += 1
                if let next = current, next.isPunctuation("(") {
                    skipOne()
                } else {
                    prefix.modifiers.insert(token.text)
                }
            } else {
                break
            }
        }
        prefix.tokens = prefix.tokens.lowerBound..<index
        return prefix
    }

    /// Whether a declaration, or a directive between declarations, begins at an index.
    package func startsDeclaration(at index: Int) -> Bool {
        guard let token = token(at: index) else { return false }
        switch token.kind {
        case .attribute: return true
        case .directive: return token.startsLine
        case .word: return isModifier(at: index) || token.isWord(in: Self.declarationKeywords)
        default: return false
        }
    }

    private func isModifier(at index: Int) -> Bool {
        guard let token = token(at: index) else { return false }
        if token.isWord("class") {
            return self.token(at: index + 1)?.isWord(in: ["func", "var", "let", "subscript"]) == true
        }
        return token.isWord(in: Self.modifiers)
    }

    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "mutating",
        "nonmutating", "nonisolated", "isolated", "override", "required", "convenience", "weak", "unowned", "indirect",
        "dynamic", "optional", "prefix", "postfix", "infix", "borrowing", "consuming", "distributed",
    ]

    private static let declarationKeywords: Set<String> = [
        "let", "var", "func", "struct", "class", "enum", "actor", "protocol", "extension", "init", "deinit", "subscript",
        "typealias", "associatedtype", "import", "case",
    ]
}
