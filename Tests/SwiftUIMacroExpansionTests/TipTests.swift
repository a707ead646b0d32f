import Testing

@testable import SwiftUIMacroExpansion

/// `#Rule` and `@Parameter` of TipKit.
struct TipTests {
    @Test(arguments: [
        ("#Rule(Self.$isIn) { $0 == true }", "TipKit.Tips.Rule(Self.$isIn) { $0 == true }"),
        ("#Rule(Self.opened) {\n $0.donations.count >= 3\n }", "TipKit.Tips.Rule(Self.opened) { $0.donations.count >= 3 }"),
        ("#Rule { true }", "error: #Rule needs a parameter or an event, and a closure."),
        ("#Rule(Self.a)", "error: #Rule needs a parameter or an event, and a closure."),
    ])
    func rules(_ source: String, expansion: String) {
        #expect(Requests.outcome(of: Requests.freestanding(source, macro: "Rule", role: "expression")) == expansion)
    }

    @Test(arguments: [
        ("static var a: Bool = false", "@Parameter", "static let $a = TipKit.Tips.Parameter<Bool>(Self.self, \"a\", false)"),
        ("static var a = 1", "@Parameter(.transient)", "static let $a = TipKit.Tips.Parameter(Self.self, \"a\", 1, .transient)"),
        ("var a = 1", "@Parameter", "error: '@Parameter' applies to a 'static var' with an initial value."),
        ("static var a: Int", "@Parameter", "error: '@Parameter' applies to a 'static var' with an initial value."),
    ])
    func parameters(_ declaration: String, attribute: String, expansion: String) {
        #expect(
            Requests.outcome(of: Requests.attached("Parameter", "peer", to: declaration, attribute: attribute, in: "struct T: Tip {}")) == expansion)
    }

    @Test func accessors() {
        let request = Requests.attached("Parameter", "accessor", to: "static var a = 1", in: "struct T: Tip {}")
        #expect(Requests.outcome(of: request) == "{ get { $a.wrappedValue } set { $a.wrappedValue = newValue } }")
    }
}
