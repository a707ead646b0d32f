import SwiftSourceReader

/// `#Rule`: a rule of a tip, made from a parameter or event and a closure.
struct RuleMacro {
    static func expand(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        guard let use = PreviewUse(request.node.source, at: 0), use.arguments.count == 1 else {
            throw MacroMisuse("#Rule needs a parameter or an event, and a closure.")
        }
        return "TipKit.Tips.Rule(\(use.arguments[0].text)) \(use.closure.text)"
    }
}

/// `@Parameter`: a static variable of a tip whose value is in a parameter beside it, which is named with a dollar sign.
struct ParameterMacro {
    private let name: String
    private let type: String?
    private let initial: String

    private init(_ request: ExpansionRequest) throws(MacroMisuse) {
        let misuse = MacroMisuse("'@Parameter' applies to a 'static var' with an initial value.")
        guard let source = request.declaration?.source else { throw misuse }
        var cursor = source.cursor
        let prefix = cursor.readPrefix()
        guard cursor.current?.isWord("var") == true, prefix.modifiers.contains("static") else { throw misuse }
        cursor.index += 1
        let bindings = cursor.readBindings(in: .members)
        guard bindings.count == 1, let binding = bindings.first, let name = binding.name, binding.accessors == VariableBinding.Accessors.none,
            let initial = binding.initialValue
        else { throw misuse }
        self.name = name.text
        type = binding.type.map(source.text(ofTokens:))
        self.initial = source.text(ofTokens: initial)
    }

    static func accessors(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        let parameter = try ParameterMacro(request)
        return """
            {
                get {
                    $\(parameter.name).wrappedValue
                }
                set {
                    $\(parameter.name).wrappedValue = newValue
                }
            }
            """
    }

    static func peer(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        let parameter = try ParameterMacro(request)
        let attribute = request.node.source
        let start = attribute.tokens.firstIndex { $0.isPunctuation("(") }
        let options = start.map { attribute.text(ofTokens: $0 + 1..<max($0 + 1, attribute.tokens.count - 1)) } ?? ""
        let type = parameter.type.map { "<\($0)>" } ?? ""
        let arguments = ["Self.self", "\"\(parameter.name)\"", parameter.initial] + (options.isEmpty ? [] : [options])
        return "static let $\(parameter.name) = TipKit.Tips.Parameter\(type)(\(arguments.joined(separator: ", ")))"
    }
}
