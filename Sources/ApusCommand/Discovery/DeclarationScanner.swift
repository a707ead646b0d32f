/// Reads the declarations of one file from its tokens: types, their properties and initialisers, extensions, protocols.
///
/// It reads as little of the language as it can. Whatever it takes for an argument-free initialiser and is none
/// is found out by the compiler later and dropped; it has to be careful only not to miss one.
struct DeclarationScanner {
    private let tokens: [Token]
    private let file: Int
    private var index = 0
    private var declarations = Declarations()

    static func declarations(in tokens: [Token], file: Int) -> Declarations {
        var scanner = DeclarationScanner(tokens: tokens, file: file)
        while scanner.index < scanner.tokens.count {
            scanner.scanMembers(of: .module)
            // A stray closing brace: the compiler will complain about it.
            scanner.index += 1
        }
        return scanner.declarations
    }

    private init(tokens: [Token], file: Int) {
        self.tokens = tokens
        self.file = file
    }

    /// What the declarations being read belong to.
    private struct Scope {
        enum Owner {
            case module
            case type(Int)
            case typeExtension(Int)
        }

        var owner: Owner
        var name = ""
        var isGeneric = false
        var access = Declarations.Access.module

        static let module = Scope(owner: .module)

        func qualified(_ member: String) -> String {
            name.isEmpty ? member : name + "." + member
        }
    }

    private struct Prefix {
        var attributes: [String] = []
        var attributesWithArguments: Set<String> = []
        var modifiers: Set<String> = []
    }

    // MARK: Members

    private var current: Token? { index < tokens.count ? tokens[index] : nil }

    /// Reads declarations up to the closing brace of the scope, which it leaves for the caller.
    private mutating func scanMembers(of scope: Scope) {
        while let token = current, !token.isPunctuation("}") {
            let prefix = scanPrefix()
            guard let token = current, !token.isPunctuation("}") else { return }
            guard token.kind == .word else {
                if token.kind == .directive, token.text == "Preview", case .module = scope.owner { scanPreview() }
                skipOne()
                continue
            }
            index += 1
            switch token.text {
            case "struct", "class", "enum", "actor":
                scanType(kind: token.text, prefix: prefix, in: scope)
            case "protocol":
                scanProtocol()
            case "extension":
                scanExtension(prefix: prefix)
            case "init":
                scanInitializer(prefix: prefix, in: scope)
            case "let", "var":
                scanProperties(isConstant: token.text == "let", prefix: prefix, in: scope)
            case "func", "subscript":
                skipToBody()
            case "case", "import", "typealias", "associatedtype":
                skipRestOfLine()
            default:
                break
            }
        }
    }

    private mutating func scanPrefix() -> Prefix {
        var prefix = Prefix()
        while let token = current {
            if token.kind == .attribute {
                index += 1
                prefix.attributes.append(token.text)
                while current?.isOperation(".") == true, index + 1 < tokens.count {
                    prefix.attributes[prefix.attributes.count - 1] = tokens[index + 1].text
                    index += 2
                }
                skipGenericArguments()
                if let next = current, next.isPunctuation("("), !next.startsLine {
                    prefix.attributesWithArguments.insert(prefix.attributes.last ?? "")
                    skipOne()
                }
            } else if token.kind == .word, isModifier(at: index) {
                index += 1
                if let next = current, next.isPunctuation("(") {
                    // `private(set)` says nothing about reading.
                    skipOne()
                } else {
                    prefix.modifiers.insert(token.text)
                }
            } else {
                break
            }
        }
        return prefix
    }

    private func isModifier(at index: Int) -> Bool {
        let text = tokens[index].text
        if text == "class" {
            guard index + 1 < tokens.count else { return false }
            return ["func", "var", "let", "subscript"].contains(tokens[index + 1].text)
        }
        return Self.modifiers.contains(text)
    }

    private func access(of prefix: Prefix, in scope: Scope) -> Declarations.Access {
        var access = Declarations.Access.module
        if prefix.modifiers.contains("fileprivate") { access = .file }
        if prefix.modifiers.contains("private") {
            if case .module = scope.owner { access = .file } else { access = .enclosingType }
        }
        return max(access, scope.access)
    }

    // MARK: Types

    private mutating func scanType(kind: String, prefix: Prefix, in scope: Scope) {
        guard let name = current, name.kind == .word else { return }
        index += 1
        let isGeneric = skipGenericArguments()
        let inherited = scanInheritance()
        guard current?.isPunctuation("{") == true else { return }
        index += 1
        let type = Declarations.NominalType(
            name: scope.qualified(name.text), kind: kind, inherited: inherited, isGeneric: isGeneric || scope.isGeneric,
            access: access(of: prefix, in: scope), file: file, line: name.line)
        declarations.types.append(type)
        scanMembers(
            of: Scope(
                owner: .type(declarations.types.count - 1), name: type.name, isGeneric: type.isGeneric, access: type.access))
        index += 1
    }

    /// Notes a `#Preview`, of which it skips nothing.
    private mutating func scanPreview() {
        var name: String?
        if index + 2 < tokens.count, tokens[index + 1].isPunctuation("("), tokens[index + 2].kind == .literal {
            name = tokens[index + 2].text.isEmpty ? nil : tokens[index + 2].text
        }
        declarations.previews.append(.init(name: name, file: file, line: tokens[index].line))
    }

    private mutating func scanProtocol() {
        guard let name = current, name.kind == .word else { return }
        index += 1
        skipGenericArguments()
        declarations.protocols.append(.init(name: name.text, inherited: scanInheritance()))
        if current?.isPunctuation("{") == true { skipOne() }
    }

    private mutating func scanExtension(prefix: Prefix) {
        let name = scanTypeName()
        let inherited = scanInheritance()
        guard current?.isPunctuation("{") == true else { return }
        index += 1
        declarations.extensions.append(.init(name: name, inherited: inherited))
        let isPrivate = prefix.modifiers.contains("private") || prefix.modifiers.contains("fileprivate")
        scanMembers(
            of: Scope(
                owner: .typeExtension(declarations.extensions.count - 1), name: name, access: isPrivate ? .file : .module))
        index += 1
    }

    /// Reads `Outer.Inner<Argument>` as `Outer.Inner`.
    private mutating func scanTypeName() -> String {
        var name = ""
        while let token = current {
            if token.kind == .word, token.text != "where" {
                name += token.text
            } else if token.isOperation(".") {
                name += "."
            } else if token.kind == .operation, token.text.hasPrefix("<") {
                skipGenericArguments()
                continue
            } else {
                break
            }
            index += 1
        }
        return name
    }

    /// Reads `: A, B & C where ...` up to the opening brace.
    private mutating func scanInheritance() -> [String] {
        var inherited: [String] = []
        if current?.isPunctuation(":") == true {
            index += 1
            while let token = current, !token.isPunctuation("{"), !token.isWord("where") {
                if token.kind == .word {
                    inherited.append(scanTypeName())
                } else {
                    index += 1
                }
            }
        }
        while let token = current, !token.isPunctuation("{"), !token.isPunctuation("}") { index += 1 }
        return inherited
    }

    // MARK: Initialisers and properties

    private mutating func scanInitializer(prefix: Prefix, in scope: Scope) {
        let isFailable = current?.kind == .operation && ["?", "!"].contains(current?.text)
        if isFailable { index += 1 }
        skipGenericArguments()
        guard current?.isPunctuation("(") == true else { return }
        let start = index
        skipOne()
        var isCallable = !isFailable && parametersHaveDefaults(tokens[(start + 1) ..< max(start + 1, index - 1)])
        isCallable = isCallable && !prefix.modifiers.contains("private") && !prefix.modifiers.contains("fileprivate")
        while let token = current, !token.isPunctuation("{"), !token.isPunctuation("}") {
            if ["async", "throws", "rethrows"].contains(token.text) { isCallable = false }
            skipOne()
        }
        if current?.isPunctuation("{") == true { skipOne() }
        switch scope.owner {
        case .module:
            break
        case .type(let type):
            declarations.types[type].declaresInitializer = true
            if isCallable { declarations.types[type].declaresArgumentFreeInitializer = true }
        case .typeExtension(let number):
            if isCallable { declarations.extensions[number].declaresArgumentFreeInitializer = true }
        }
    }

    private func parametersHaveDefaults(_ parameters: ArraySlice<Token>) -> Bool {
        var depth = 0
        var isEmpty = true
        var hasDefault = false
        for token in parameters {
            if token.kind == .punctuation {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
            } else if token.kind == .operation, !hasDefault, token.text != "->" {
                depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
            }
            if depth == 0, token.isPunctuation(",") {
                if !hasDefault { return false }
                isEmpty = true
                hasDefault = false
                continue
            }
            isEmpty = false
            if depth == 0, token.isOperation("=") || token.isOperation("...") { hasDefault = true }
        }
        return isEmpty || hasDefault
    }

    private mutating func scanProperties(isConstant: Bool, prefix: Prefix, in scope: Scope) {
        repeat {
            guard let name = current else { return }
            skipOne()
            var isOptional = false
            if current?.isPunctuation(":") == true {
                index += 1
                isOptional = scanPropertyType()
            }
            var hasValue = false
            var isStored = true
            if current?.isOperation("=") == true {
                hasValue = true
                index += 1
                skipExpression()
            } else if current?.isPunctuation("{") == true {
                isStored = startsObservers(at: index + 1)
                skipOne()
            }
            if case .type(let type) = scope.owner, isStored, !hasValue, !prefix.modifiers.contains("static"),
                !prefix.modifiers.contains("class"),
                needsValue(prefix: prefix, isConstant: isConstant, isOptional: isOptional)
            {
                declarations.types[type].propertiesWithoutValue.append(name.text)
            }
            guard current?.isPunctuation(",") == true else { return }
            index += 1
        } while true
    }

    private func needsValue(prefix: Prefix, isConstant: Bool, isOptional: Bool) -> Bool {
        let wrappers = prefix.attributes.filter { $0.first?.isUppercase == true && !Self.plainAttributes.contains($0) }
        guard let wrapper = wrappers.first else { return isConstant || !isOptional }
        if prefix.attributesWithArguments.contains(wrapper) { return false }
        if wrapper == "State" { return !isOptional }
        return Self.wrappersWithoutDefault.contains(wrapper)
    }

    /// Reads a property's type and says whether it is optional.
    private mutating func scanPropertyType() -> Bool {
        var angles = 0
        var isOptional = current?.isWord("Optional") == true
        var previous: Token?
        while let token = current {
            if token.startsLine, let previous, angles == 0, !continues(previous, token) { break }
            if token.isOperation("=") || token.isPunctuation("{") || token.isPunctuation(";") || token.isPunctuation("}") { break }
            if angles == 0, token.isPunctuation(",") { break }
            if token.kind == .operation, token.text != "->" {
                angles += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
            }
            skipOne()
            previous = token
        }
        if let previous, previous.isOperation("?") || previous.isOperation("!") { isOptional = true }
        return isOptional
    }

    private func continues(_ previous: Token, _ token: Token) -> Bool {
        let joining = ["->", ".", "&", ":", ","]
        return joining.contains(previous.text) || ["->", ".", "&"].contains(token.text)
            || ["any", "some"].contains(previous.text)
    }

    private func startsObservers(at index: Int) -> Bool {
        guard index < tokens.count else { return false }
        return tokens[index].isWord("willSet") || tokens[index].isWord("didSet")
    }

    // MARK: Skipping

    /// Skips a token, or with an opening bracket everything up to its partner.
    private mutating func skipOne() {
        guard let token = current else { return }
        index += 1
        guard token.kind == .punctuation, "([{".contains(token.text) else { return }
        var depth = 1
        while depth > 0, let token = current {
            if token.kind == .punctuation {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
            }
            index += 1
        }
    }

    @discardableResult
    private mutating func skipGenericArguments() -> Bool {
        guard let token = current, token.kind == .operation, token.text.hasPrefix("<"), !token.startsLine else { return false }
        var depth = 0
        repeat {
            guard let token = current, !token.isPunctuation("{"), !token.isPunctuation("}") else { return true }
            if token.kind == .operation, token.text != "->" {
                depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
            }
            skipOne()
        } while depth > 0
        return true
    }

    /// Skips a function from behind its keyword to behind its body.
    private mutating func skipToBody() {
        while let token = current, !token.isPunctuation("}") {
            skipOne()
            if token.isPunctuation("{") { return }
        }
    }

    private mutating func skipRestOfLine() {
        while let token = current, !token.startsLine, !token.isPunctuation("}"), !token.isPunctuation(";") { skipOne() }
    }

    /// Skips a property's initial value; stops before the next binding, the next declaration or the closing brace.
    private mutating func skipExpression() {
        var isFirst = true
        while let token = current, !token.isPunctuation("}"), !token.isPunctuation(";") {
            if token.startsLine, !isFirst, startsDeclaration(at: index) { return }
            if token.isPunctuation(","), index + 2 < tokens.count, tokens[index + 1].kind == .word,
                tokens[index + 2].isPunctuation(":") || tokens[index + 2].isOperation("=")
            {
                return
            }
            isFirst = false
            skipOne()
        }
    }

    private func startsDeclaration(at index: Int) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .attribute: return true
        case .word: return isModifier(at: index) || Self.declarationKeywords.contains(token.text)
        default: return false
        }
    }

    // MARK: Words

    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "mutating",
        "nonmutating", "nonisolated", "isolated", "override", "required", "convenience", "weak", "unowned", "indirect",
        "dynamic", "optional", "prefix", "postfix", "infix", "borrowing", "consuming", "distributed",
    ]

    private static let declarationKeywords: Set<String> = [
        "let", "var", "func", "struct", "class", "enum", "actor", "protocol", "extension", "init", "deinit", "subscript",
        "typealias", "associatedtype", "import", "case",
    ]

    /// Attributes with a capital that are no property wrappers.
    private static let plainAttributes: Set<String> = ["ViewBuilder", "MainActor", "Sendable"]

    /// SwiftUI's and Combine's wrappers that have to be given something.
    private static let wrappersWithoutDefault: Set<String> = [
        "Binding", "ObservedObject", "StateObject", "Bindable", "Published", "AppStorage", "SceneStorage",
    ]
}
