import Testing

@testable import SwiftUIMacroExpansion

/// `@Generable` of FoundationModels.
struct GenerableTests {
    private func expansion(_ declaration: String, attribute: String = "@Generable") -> String {
        Requests.outcome(of: Requests.attached("Generable", "extension", to: declaration, attribute: attribute))
    }

    @Test("The schema has the stored properties with their guides")
    func properties() {
        let text = expansion(
            """
            @Generable struct Model {
                @Guide(description: "A, or B", .range(1...3), .minimum(2)) var a: Int
                var b, c: [String]?
                let d = 3
                static var e: Int = 1
                var f: Int { 3 }
                @Guide(.anyOf(["x", "y"])) let `in`: String
            }
            """)
        #expect(text.contains(#"Property(name: "a", description: "A, or B", type: (Int).self, guides: [.range(1...3), .minimum(2)])"#))
        #expect(text.contains(#"Property(name: "b", type: ([String]?).self)"#) && text.contains(#"Property(name: "c", type: ([String]?).self)"#))
        #expect(text.contains(#"Property(name: "in", type: (String).self, guides: [.anyOf(["x", "y"])])"#))
        #expect(!text.contains(#"name: "d""#) && !text.contains(#"name: "e""#) && !text.contains(#"name: "f""#))
        #expect(text.contains(#"`in` = try content.value((String).self, forProperty: "in")"#))
        #expect(text.contains("var b: ([String]).PartiallyGenerated?") && text.contains("var id: FoundationModels.GenerationID"))
        #expect(text.contains(#"properties: ["a": a, "b": b, "c": c, "in": `in`]"#))
    }

    @Test("An identity of the structure stays, and descriptions and access are passed on")
    func details() {
        let text = expansion("public struct Model { var id: Int }", attribute: #"@Generable(description: "A thing")"#)
        #expect(text.contains(#"(type: Self.self, description: "A thing", properties: ["#) && !text.contains("GenerationID"))
        #expect(text.contains("nonisolated public init(") && text.contains("public var id: (Int).PartiallyGenerated?"))
        #expect(expansion("struct Model {}").contains("properties: [:]"))
    }

    @Test("An enumeration is one of its cases")
    func cases() {
        let text = expansion(
            #"enum Model: String { case a, b = "x" ; indirect case c; case `in`; var d: Int { switch self { case .a: 1; default: 2 } } }"#)
        #expect(text.contains(#"anyOf: ["a", "b", "c", "in"]"#) && text.contains(#"case "in": self = .`in`"#))
    }

    @Test(
        "Other declarations are errors",
        arguments: [
            ("class Model { var a: Int }", "error: '@Generable' applies to a structure or an enumeration."),
            ("struct Model { var a = 3 }", "error: '@Generable' needs the type of the property 'a'."),
            ("enum Model { case a(Int) }", "error: '@Generable' needs cases without values."),
        ])
    func misuse(_ declaration: String, error: String) {
        #expect(expansion(declaration) == error)
    }

    @Test func guidesExpandToNothing() {
        #expect(
            Requests.outcome(of: Requests.attached("Guide", "peer", to: "var a: Int", attribute: "@Guide(description: \"a\")", in: "struct T {}"))
                == "")
    }
}
