import Testing

import SwiftSourceReader

/// Where the parts of `let` and `var` begin and end.
struct VariableBindingTests {
    struct Case: CustomTestStringConvertible {
        var source: String
        var context = TokenCursor.DeclarationContext.members
        /// For each binding the name, the type and the initial value.
        var bindings: [[String?]]
        /// What stands behind the declaration.
        var rest = ""
        var testDescription: String { source }
    }

    @Test(arguments: [
        Case(source: "var a", bindings: [["a", nil, nil]]),
        Case(source: "var a: Int = 1, b = [2, 3], c: Set<Int>", bindings: [["a", "Int", "1"], ["b", nil, "[2, 3]"], ["c", "Set<Int>", nil]]),
        Case(
            source: "var a: Set<Int>=[], b: [Set<Int>]=[[]]\n var c", bindings: [["a", "Set<Int>", "[]"], ["b", "[Set<Int>]", "[[]]"]], rest: "var c"),
        Case(source: "let a: any A.B<Set<Int>>=x", bindings: [["a", "any A.B<Set<Int>>", "x"]]),
        Case(source: "let a = b<c, d: A = e>=f", bindings: [["a", nil, "b<c"], ["d", "A", "e>=f"]]),
        Case(source: "var a: (Int) ->\n Int\n var b", bindings: [["a", "(Int) ->\n Int", nil]], rest: "var b"),
        Case(source: "var a: any P\n & Q\n @A var b", bindings: [["a", "any P\n & Q", nil]], rest: "@A var b"),
        Case(
            source: "var a: @Sendable (inout Int) async throws(E) -> [Int: some P]?\n func f() { }",
            bindings: [["a", "@Sendable (inout Int) async throws(E) -> [Int: some P]?", nil]], rest: "func f() { }"),
        Case(source: "var any: some\n var b: repeat", bindings: [["any", "some", nil]], rest: "var b: repeat"),
        Case(source: "var a: A<(B) -> C>.D.Type { 1 } }", bindings: [["a", "A<(B) -> C>.D.Type", nil]], rest: "}"),
        Case(source: "var a = f { didSet }\n .g() }", bindings: [["a", nil, "f { didSet }\n .g()"]], rest: "}"),
        Case(source: "var a = 1 { willSet { } }; var b", bindings: [["a", nil, "1"]], rest: "; var b"),
        Case(source: "var (a, b) = (1, 2)\n #if A", bindings: [[nil, nil, "(1, 2)"]], rest: "#if A"),
        Case(source: "var a = b < c, d: Int", bindings: [["a", nil, "b < c"], ["d", "Int", nil]]),
        Case(source: "var a = 1\n f()", context: .statements, bindings: [["a", nil, "1"]], rest: "f()"),
        Case(source: "var a = b\n ?? c\n (d)", context: .statements, bindings: [["a", nil, "b\n ?? c"]], rest: "(d)"),
        Case(source: "var a = b as?\n C\n .d\n !e", context: .statements, bindings: [["a", nil, "b as?\n C\n .d"]], rest: "!e"),
        Case(source: "var a = try await\n b()\n try c()", context: .statements, bindings: [["a", nil, "try await\n b()"]], rest: "try c()"),
        Case(source: "var a = b\n #if A\n .c()\n #endif\n d", context: .statements, bindings: [["a", nil, "b\n #if A\n .c()\n #endif"]], rest: "d"),
        Case(source: "var a = b!\n c", context: .statements, bindings: [["a", nil, "b!"]], rest: "c"),
        Case(source: "var a: Int\n { 1 }\n c", context: .statements, bindings: [["a", "Int", nil]], rest: "c"),
    ])
    func bindings(_ example: Case) {
        let source = SwiftSource(example.source)
        var cursor = source.cursor
        cursor.index = 1
        let bindings = cursor.readBindings(in: example.context)
        let found = bindings.map { [$0.name?.text, $0.type.map(source.text(ofTokens:)), $0.initialValue.map(source.text(ofTokens:))] }
        #expect(found == example.bindings)
        #expect(source.text(ofTokens: cursor.index..<source.tokens.count) == example.rest)
    }

    @Test(arguments: [
        ("Int?", "Int"), ("Int??", "Int?"), ("[Int]?", "[Int]"), ("A.B<C>?", "A.B<C>"), ("(any P)?", "any P"), ("(A, B)?", "(A, B)"),
        ("(() -> A?)?", "() -> A?"),
        ("Optional<A>", "A"), ("Swift.Optional<A<B>>", "A<B>"), ("Int", nil), ("() -> Int?", nil), ("any P?", nil), ("P & Q?", nil),
        ("Optional<A>.B", nil),
        ("Int!", nil), ("?", nil), ("Optional", nil),
    ])
    func optional(_ type: String, wrapped: String?) {
        let source = SwiftSource(type)
        #expect(source.cursor.wrappedType(ofTokens: source.tokens.indices).map(source.text(at:)) == wrapped)
    }
}
