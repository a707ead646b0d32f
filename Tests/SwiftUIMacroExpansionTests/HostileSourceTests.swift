import Testing

@testable import SwiftUIMacroExpansion

/// Source that nobody writes, or has not finished yet: the compiler says what is wrong with it, the macros only have to come to an end.
struct HostileSourceTests {
    private static let deep = 10_000

    static let pieces = [
        "\"", "\"\"\"", "#\"", "\"\\(", "\"\\(\"\\(", "/*", "/* /* */", "//", "`", "@", "#", "#if", "#/", "{", "}", "(", ")", "[", "<", ">", "=", ",",
        ";", ":",
        "\\", "?", "!", "\u{0}", "\u{FEFF}", "é`", "\r\n", "var", "var a", "var a:", "var a: ", "var a =", "var a: Int =", "var a {", "var a: A<",
        "@A(", "@A.",
        "a in", "( in", "#Preview", "#Preview(", "#Preview {",
        String(repeating: "(", count: deep), String(repeating: "\"\\(", count: deep), String(repeating: "A<", count: deep),
        String(repeating: "{ ", count: deep), String(repeating: "@a ", count: deep), String(repeating: "/*", count: deep),
        String(repeating: "#", count: deep), String(repeating: "a -> ", count: deep), String(repeating: "#if a\n", count: deep),
    ]

    @Test(arguments: pieces.indices) func anExpansionComesToAnEnd(_ index: Int) {
        let piece = Self.pieces[index]
        for source in [
            piece, "#Preview " + piece, "#Preview(" + piece, "#Preview { \(piece)", "#Preview { \(piece) }",
            "#Preview { @Previewable var a = \(piece) }",
        ] {
            _ = Requests.outcome(of: Requests.freestanding(source))
        }
        for declaration in [piece, "@Entry " + piece, "@Entry var a" + piece, "@Entry var a: " + piece, "@Entry var a = " + piece] {
            for role in ["accessor", "peer"] { _ = Requests.outcome(of: Requests.attached("Entry", role, to: declaration)) }
        }
        _ = Requests.outcome(of: Requests.attached("Entry", "peer", to: "@Entry var a = 1", attribute: piece, in: piece))
        for declaration in [piece, "struct A { " + piece, "struct A { var a: Double\n\(piece)\nvar b: Double }"] {
            _ = Requests.outcome(of: Requests.attached("Animatable", "extension", to: declaration, extending: piece))
        }
    }

    @Test(
        "What looks like the end of a closure inside of literals and comments is not it",
        arguments: [
            "Text(\"}\")", "Text(#\"\"}\"#)", "Text(\"\\(f(\"}\"))\")", "Text(\"\"\"\n } \"} \\(\")\")\n \"\"\")", "/* } /* } */ } */ A()",
            "A() // }",
            "A(/[}\"]/)", "A(#/}\"/#)", "A(`}`)", "A(\"\\\"}\")", "A(#\"\\\"#, \"}\")",
        ])
    func literals(_ statement: String) {
        let closure = "{ @Previewable @State var a = 1\n \(statement)\n }"
        let expected = "\(statement) } } return".split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(Requests.outcome(of: Requests.freestanding("#Preview \(closure)")).contains("var body: some SwiftUI.View { " + expected))
    }
}
