/// One variable of a declaration such as `var a = 1, b: Int { didSet { } }`. Ranges contain token indices.
package struct VariableBinding {
    package enum Accessors {
        case none
        /// `willSet` and `didSet`; the variable is stored nevertheless.
        case observers
        case computed
    }

    /// The name; nil for a pattern such as `(a, b)`.
    package var name: Token?
    package var type: Range<Int>?
    package var initialValue: Range<Int>?
    package var accessors = Accessors.none
}

extension TokenCursor {
    /// The context of a declaration, which determines where an initial value ends.
    package enum DeclarationContext {
        /// Among other declarations, each of which begins with an attribute or a keyword.
        case members
        /// Among statements, which line breaks separate.
        case statements
    }

    /// Reads the bindings after `let` or `var`.
    package mutating func readBindings(in context: DeclarationContext) -> [VariableBinding] {
        var bindings: [VariableBinding] = []
        while let first = current, first.kind == .word || first.isPunctuation("(") {
            var binding = VariableBinding(name: first.kind == .word ? first : nil)
            skipOne()
            if current?.isPunctuation(":") == true {
                index += 1
                let start = index
                skipType()
                if index > start { binding.type = start..<index }
            }
            if current?.isOperation("=") == true {
                index += 1
                let start = index
                skipInitialValue(in: context)
                binding.initialValue = start..<index
            }
            if current?.isPunctuation("{") == true {
                binding.accessors = accessors(at: index) == .observers ? .observers : .computed
                skipOne()
            }
            bindings.append(binding)
            guard current?.isPunctuation(",") == true else { break }
            index += 1
        }
        return bindings
    }

    /// The accessors after an opening brace; none if it begins a closure or the body of a getter.
    private func accessors(at index: Int) -> VariableBinding.Accessors {
        var cursor = self
        cursor.index = index + 1
        _ = cursor.readPrefix()
        guard let word = cursor.current, let next = cursor.token(at: cursor.index + 1) else { return .none }
        let isFollowed = next.isPunctuation("{") || next.isPunctuation("(")
        if word.isWord(in: ["willSet", "didSet"]), isFollowed { return .observers }
        let isAccessor = word.isWord(in: ["get", "set", "_read", "_modify", "init", "read", "modify"])
        return isAccessor && (isFollowed || next.isWord(in: ["async", "throws"])) ? .computed : .none
    }

    /// Skips an initial value; stops before accessors, the next binding, the next declaration or statement, and the closing brace.
    private mutating func skipInitialValue(in context: DeclarationContext) {
        let start = index
        while let token = current, !token.closesBracket, !token.isPunctuation(";") {
            if token.startsLine, index > start {
                switch context {
                case .members: if startsDeclaration(at: index) { return }
                case .statements: if !continuesExpression(at: index) { return }
                }
            }
            if token.isPunctuation("{"), index > start, accessors(at: index) != .none { return }
            if token.isPunctuation(","), let name = self.token(at: index + 1), name.kind == .word,
                let next = self.token(at: index + 2), next.isPunctuation(":") || next.isOperation("=")
            {
                return
            }
            skipOne()
        }
    }

    /// Whether the token at an index, the first of its line, continues the preceding expression.
    private func continuesExpression(at index: Int) -> Bool {
        guard let previous = token(at: index - 1), let token = token(at: index) else { return false }
        if previous.isWord(in: Self.wordsInsideExpressions) || previous.isPunctuation(",") || previous.isPunctuation(":") { return true }
        if previous.kind == .operation, isInfixOrPrefix(at: index - 1) { return true }
        switch token.kind {
        case .operation: return token.text == "." || isInfix(at: index)
        case .word: return token.isWord(in: ["as", "is", "else"])
        case .punctuation: return token.text == ":" || (token.text == "{" && previous.kind != .literal)
        case .directive: return continuesWithMember(at: index)
        case .attribute, .literal: return false
        }
    }

    /// Whether `#if` at an index contains members of the preceding expression, such as `.bold()`, as then its `#endif` does.
    private func continuesWithMember(at index: Int) -> Bool {
        guard let directive = token(at: index), ["if", "elseif", "else", "endif"].contains(directive.text) else { return false }
        if directive.text != "if" { return true }
        var index = index + 1
        while let token = token(at: index), !token.startsLine { index += 1 }
        return token(at: index)?.isOperation(".") == true
    }

    private func isInfix(at index: Int) -> Bool {
        guard let token = token(at: index), let next = self.token(at: index + 1) else { return false }
        return token.text == "=" || next.startsLine || next.range.lowerBound > token.range.upperBound
    }

    /// Whether the operator, the last of its line, requires a right operand, which it does unless it directly follows a value (postfix).
    private func isInfixOrPrefix(at index: Int) -> Bool {
        guard let token = token(at: index), let previous = self.token(at: index - 1) else { return true }
        if token.text == "." || token.text == "=" || token.text == "->" { return true }
        if token.text == "?" || token.text == "!", previous.isWord(in: ["as", "try"]) { return true }
        return previous.range.upperBound < token.range.lowerBound
    }

    private static let wordsInsideExpressions: Set<String> = [
        "try", "await", "as", "is", "in", "if", "else", "switch", "return", "any", "some", "unsafe", "consume", "copy",
    ]
}
