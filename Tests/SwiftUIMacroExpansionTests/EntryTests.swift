import Testing

@testable import SwiftUIMacroExpansion

/// `@Entry`.
struct EntryTests {
    struct Case: CustomTestStringConvertible {
        var declaration: String
        /// What the key declares.
        var key: String
        var context = "extension EnvironmentValues {}"
        var testDescription: String { declaration + " in " + context }
    }

    @Test(arguments: [
        Case(declaration: "var a = 3", key: "SwiftUI.EnvironmentKey { static let defaultValue = 3 }"),
        Case(declaration: "public var a: Int = 3 // three", key: "SwiftUI.EnvironmentKey { static var defaultValue: Int { 3 } }"),
        Case(declaration: "var a: Int /* = 4 */ = /* x */ 5 /* y */", key: "SwiftUI.EnvironmentKey { static var defaultValue: Int { 5 } }"),
        Case(declaration: "var a: Int?", key: "SwiftUI.EnvironmentKey { static var defaultValue: Int? { nil } }"),
        Case(declaration: "var a: (() -> Void)?", key: "SwiftUI.EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }"),
        Case(declaration: "var a: Set<Int>?=[]", key: "SwiftUI.EnvironmentKey { static var defaultValue: Set<Int>? { [] } }"),
        Case(declaration: "var a: Optional<Array<Int>>", key: "SwiftUI.EnvironmentKey { static var defaultValue: Optional<Array<Int>> { nil } }"),
        Case(
            declaration: "var a: @Sendable (Int) async throws -> [Int: Int]? = { _ in nil }",
            key: "SwiftUI.EnvironmentKey { static var defaultValue: @Sendable (Int) async throws -> [Int: Int]? { { _ in nil } } }"),
        Case(
            declaration: "var a = make { x in\n  var b = x\n  return b\n}",
            key: "SwiftUI.EnvironmentKey { static let defaultValue = make { x in var b = x return b } }"),
        Case(declaration: "var a = flag\n  ? 1\n  : 2", key: "SwiftUI.EnvironmentKey { static let defaultValue = flag ? 1 : 2 }"),
        Case(declaration: #"var a = "}\(f("{"))""#, key: #"SwiftUI.EnvironmentKey { static let defaultValue = "}\(f("{"))" }"#),
        Case(
            declaration: "var a = 7", key: "SwiftUI.EnvironmentKey { static let defaultValue = 7 }",
            context: "public extension SwiftUI.EnvironmentValues {}"),
        Case(declaration: "var a = 7", key: "SwiftUI.TransactionKey { static let defaultValue = 7 }", context: "extension Transaction {}"),
        Case(declaration: "var a = 7", key: "SwiftUI.ContainerValueKey { static let defaultValue = 7 }", context: "extension ContainerValues {}"),
        Case(declaration: "var a: (any P)?", key: "SwiftUI.FocusedValueKey { typealias Value = any P }", context: "extension FocusedValues {}"),
        Case(
            declaration: "var a: Binding<String>?", key: "SwiftUI.FocusedValueKey { typealias Value = Binding<String> }",
            context: "extension FocusedValues {}"),
        Case(declaration: "var a: Optional<Int>", key: "SwiftUI.FocusedValueKey { typealias Value = Int }", context: "extension FocusedValues {}"),
    ])
    func key(_ example: Case) {
        let request = Requests.attached("Entry", "peer", to: "@Entry " + example.declaration, in: example.context)
        #expect(Requests.outcome(of: request) == "private struct __Key_a: " + example.key)
    }

    @Test(arguments: [
        ("var a = 3", "__Key_a"), ("var `in`: Int = 3", "__Key_in"), ("var `two words` = 3", "`__Key_two words`"), ("var größe = 3", "__Key_größe"),
    ])
    func accessors(_ declaration: String, key: String) {
        let accessors = Requests.outcome(of: Requests.attached("Entry", "accessor", to: "@Entry " + declaration))
        #expect(accessors == "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }")
        #expect(Requests.outcome(of: Requests.attached("Entry", "peer", to: "@Entry " + declaration)).hasPrefix("private struct \(key): "))
    }

    @Test(arguments: [
        ("let a = 3", "extension EnvironmentValues {}", "'@Entry' applies to a 'var' without accessors."),
        ("var a: Int { 3 }", "extension EnvironmentValues {}", "'@Entry' applies to a 'var' without accessors."),
        ("var a: Int = 3 { didSet { } }", "extension EnvironmentValues {}", "'@Entry' applies to a 'var' without accessors."),
        ("var (a, b) = (1, 2)", "extension EnvironmentValues {}", "'@Entry' applies to a 'var' without accessors."),
        ("func f() { }", "extension EnvironmentValues {}", "'@Entry' applies to a 'var' without accessors."),
        ("var a: Int", "extension EnvironmentValues {}", "'@Entry' needs an initial value."),
        ("var a: () -> Int?", "extension EnvironmentValues {}", "'@Entry' needs an initial value."),
        ("var a", "extension EnvironmentValues {}", "'@Entry' needs a type or an initial value."),
        ("var a: Int = 3", "extension FocusedValues {}", "A focused value is optional: give it a type such as 'String?'."),
        (
            "var a = 3", "struct EnvironmentValues {}",
            "'@Entry' can be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues."
        ),
        (
            "var a = 3", "extension Other {}",
            "'@Entry' can be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues."
        ),
    ])
    func misuse(_ declaration: String, context: String, message: String) {
        let request = Requests.attached("Entry", "peer", to: "@Entry " + declaration, in: context)
        guard case .expansion(nil, let diagnostics) = PluginConversation.reply(to: request.utf8) else {
            Issue.record("There is an expansion.")
            return
        }
        // The attribute, which a line break and four spaces precede.
        #expect(diagnostics == [PluginDiagnostic(message: message, fileName: Requests.file, range: 105..<111)])
    }
}
