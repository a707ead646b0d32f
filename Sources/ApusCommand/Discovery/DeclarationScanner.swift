import SwiftSourceReader

/// Reads the declarations of one file from its tokens: types, their properties and initialisers, extensions, protocols.
///
/// It parses only as much of the language as it must. If it takes something else for an initialiser without arguments,
/// the compiler rejects it later and the view is dropped; the scanner must only not miss one.
struct DeclarationScanner {
    private var cursor: TokenCursor
    private let file: Int
    private var declarations = Declarations()

    static func declarations(in tokens: [Token], file: Int) -> Declarations {
        var scanner = DeclarationScanner(tokens: tokens, file: file)
        while scanner.cursor.current != nil {
            scanner.scanMembers(of: .module)
            // A stray closing brace: the compiler will report it.
            scanner.cursor.index += 1
        }
        return scanner.declarations
    }

    private init(tokens: [Token], file: Int) {
        cursor = TokenCursor(tokens)
        self.file = file
    }

    /// The scope that contains the declarations being read.
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
        /// The number of types that the scope is nested in.
        var depth = 0

        static let module = Scope(owner: .module)

        func qualified(_ member: String) -> String {
            name.isEmpty ? member : name + "." + member
        }
    }

    // MARK: Members

    /// Reads declarations up to the closing brace of the scope, which the caller consumes.
    private mutating func scanMembers(of scope: Scope) {
        while let token = cursor.current, !token.isPunctuation("}") {
            let prefix = cursor.readPrefix()
            guard let token = cursor.current, !token.isPunctuation("}") else { return }
            guard token.kind == .word, !token.isEscaped, scope.depth < Self.deepestScope else {
                if token.kind == .directive, case .module = scope.owner { scanPreview() }
                cursor.skipOne()
                continue
            }
            cursor.index += 1
            switch token.text {
            case "struct", "class", "enum", "actor":
                scanType(kind: token.text, prefix: prefix, in: scope)
            case "protocol":
                scanProtocol()
            case "extension":
                scanExtension(prefix: prefix, in: scope)
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

    private func access(of prefix: DeclarationPrefix, in scope: Scope) -> Declarations.Access {
        var access = Declarations.Access.module
        if prefix.modifiers.contains("fileprivate") { access = .file }
        if prefix.modifiers.contains("private") {
            if case .module = scope.owner { access = .file } else { access = .enclosingType }
        }
        return max(access, scope.access)
    }

    // MARK: Types

    private mutating func scanType(kind: String, prefix: DeclarationPrefix, in scope: Scope) {
        guard let name = cursor.current, name.kind == .word else { return }
        cursor.index += 1
        let isGeneric = cursor.skipGenericArguments()
        let inherited = scanInheritance()
        guard cursor.current?.isPunctuation("{") == true else { return }
        cursor.index += 1
        let type = Declarations.NominalType(
            name: scope.qualified(name.text), kind: kind, inherited: inherited, isGeneric: isGeneric || scope.isGeneric,
            access: access(of: prefix, in: scope), file: file, line: name.line)
        declarations.types.append(type)
        scanMembers(
            of: Scope(
                owner: .type(declarations.types.count - 1), name: type.name, isGeneric: type.isGeneric, access: type.access,
                depth: scope.depth + 1))
        cursor.index += 1
    }

    /// Records a `#Preview`, or `#SwiftUI.Preview`, without skipping it.
    private mutating func scanPreview() {
        var place = cursor
        while place.token(at: place.index + 1)?.isOperation(".") == true { place.index += 2 }
        guard let directive = cursor.current, place.current?.text == "Preview" else { return }
        let literal = place.token(at: place.index + 1)?.isPunctuation("(") == true ? place.token(at: place.index + 2) : nil
        let name = literal?.kind == .literal && literal?.text.isEmpty == false ? literal?.text : nil
        declarations.previews.append(.init(name: name, file: file, line: directive.line, column: directive.column))
    }

    private mutating func scanProtocol() {
        guard let name = cursor.current, name.kind == .word else { return }
        cursor.index += 1
        cursor.skipGenericArguments()
        declarations.protocols.append(.init(name: name.text, inherited: scanInheritance()))
        if cursor.current?.isPunctuation("{") == true { cursor.skipOne() }
    }

    private mutating func scanExtension(prefix: DeclarationPrefix, in scope: Scope) {
        let name = scanTypeName()
        let inherited = scanInheritance()
        guard cursor.current?.isPunctuation("{") == true else { return }
        cursor.index += 1
        declarations.extensions.append(.init(name: name, inherited: inherited))
        let isPrivate = prefix.modifiers.contains("private") || prefix.modifiers.contains("fileprivate")
        scanMembers(
            of: Scope(
                owner: .typeExtension(declarations.extensions.count - 1), name: name, access: isPrivate ? .file : .module,
                depth: scope.depth + 1))
        cursor.index += 1
    }

    /// Reads `Outer.Inner<Argument>` as `Outer.Inner`.
    private mutating func scanTypeName() -> String {
        var name = ""
        while let token = cursor.current {
            if token.kind == .word, !token.isWord("where") {
                name += token.text
            } else if token.isOperation(".") {
                name += "."
            } else if token.kind == .operation, token.text.hasPrefix("<") {
                cursor.skipGenericArguments()
                continue
            } else {
                break
            }
            cursor.index += 1
        }
        return name
    }

    /// Reads `: A, B & C where ...` up to the opening brace.
    private mutating func scanInheritance() -> [String] {
        var inherited: [String] = []
        if cursor.current?.isPunctuation(":") == true {
            cursor.index += 1
            while let token = cursor.current, !token.isPunctuation("{"), !token.isWord("where") {
                if token.kind == .word {
                    inherited.append(scanTypeName())
                } else {
                    cursor.index += 1
                }
            }
        }
        while let token = cursor.current, !token.isPunctuation("{"), !token.isPunctuation("}") { cursor.index += 1 }
        return inherited
    }

    // MARK: Initialisers and properties

    private mutating func scanInitializer(prefix: DeclarationPrefix, in scope: Scope) {
        let isFailable = cursor.current?.kind == .operation && ["?", "!"].contains(cursor.current?.text)
        if isFailable { cursor.index += 1 }
        cursor.skipGenericArguments()
        guard cursor.current?.isPunctuation("(") == true else { return }
        let start = cursor.index
        cursor.skipOne()
        var isCallable = !isFailable && parametersHaveDefaults(cursor.tokens[(start + 1)..<max(start + 1, cursor.index - 1)])
        isCallable = isCallable && !prefix.modifiers.contains("private") && !prefix.modifiers.contains("fileprivate")
        while let token = cursor.current, !token.isPunctuation("{"), !token.isPunctuation("}") {
            if ["async", "throws", "rethrows"].contains(token.text) { isCallable = false }
            cursor.skipOne()
        }
        if cursor.current?.isPunctuation("{") == true { cursor.skipOne() }
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
            } else if !hasDefault {
                depth += token.angleDepth
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

    private mutating func scanProperties(isConstant: Bool, prefix: DeclarationPrefix, in scope: Scope) {
        for binding in cursor.readBindings(in: .members) {
            guard case .type(let type) = scope.owner, let name = binding.name, binding.accessors != .computed, binding.initialValue == nil,
                prefix.modifiers.isDisjoint(with: ["static", "class"]),
                needsValue(prefix: prefix, isConstant: isConstant, isOptional: binding.type.map(cursor.isNilAtFirst) ?? false)
            else { continue }
            declarations.types[type].propertiesWithoutValue.append(name.text)
        }
    }

    private func needsValue(prefix: DeclarationPrefix, isConstant: Bool, isOptional: Bool) -> Bool {
        let wrappers = prefix.attributes.filter { $0.name.first?.isUppercase == true && !Self.plainAttributes.contains($0.name) }
        guard let wrapper = wrappers.first else { return isConstant || !isOptional }
        if wrapper.hasArguments { return false }
        if wrapper.name == "State" { return !isOptional }
        return Self.wrappersWithoutDefault.contains(wrapper.name)
    }

    // MARK: Skipping

    /// Skips a function from after its keyword to after its body.
    private mutating func skipToBody() {
        while let token = cursor.current, !token.isPunctuation("}") {
            cursor.skipOne()
            if token.isPunctuation("{") { return }
        }
    }

    private mutating func skipRestOfLine() {
        while let token = cursor.current, !token.startsLine, !token.isPunctuation("}"), !token.isPunctuation(";") { cursor.skipOne() }
    }

    // MARK: Names

    /// Types nested more deeply are skipped.
    private static let deepestScope = 200

    /// Capitalised attributes that are not property wrappers.
    private static let plainAttributes: Set<String> = ["ViewBuilder", "MainActor", "Sendable"]

    /// Wrappers of SwiftUI and Combine that require an initial value.
    private static let wrappersWithoutDefault: Set<String> = [
        "Binding", "ObservedObject", "StateObject", "Bindable", "Published", "AppStorage", "SceneStorage",
    ]
}
