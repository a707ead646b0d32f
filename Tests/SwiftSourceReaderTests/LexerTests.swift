import Testing

import SwiftSourceReader

/// What the reader takes for one token.
struct LexerTests {
    @Test(arguments: [
        ("a?.b!", ["a", "?", ".", "b", "!"]), ("a ?? b", ["a", "??", "b"]), ("a ? b : c", ["a", "?", "b", ":", "c"]), ("a != b", ["a", "!=", "b"]),
        ("Array<Int>?=nil", ["Array", "<", "Int", ">", "?", "=", "nil"]), ("A<B<C>>.self", ["A", "<", "B", "<", "C", ">>", ".", "self"]),
        ("x =\\.y", ["x", "=", "\\", ".", "y"]), ("0..<5", ["0", "..<", "5"]), ("1.5e-3+2", ["1.5e-3", "+", "2"]),
        ("0x1p-2.foo", ["0x1p-2", ".", "foo"]), ("1.0.foo", ["1.0", ".", "foo"]),
        ("`a b`c", ["`a b`", "c"]), ("@A.B #if", ["@A", ".", "B", "#if"]), ("a/*b*/c//d\ne", ["a", "c", "e"]),
        ("\"a\\(b(\")\"))\"c", ["\"a\\(b(\")\"))\"", "c"]), ("#\"a\"b\"#c", ["#\"a\"b\"#", "c"]),
        ("\"\"\"\na\"b\n\"\"\"c", ["\"\"\"\na\"b\n\"\"\"", "c"]), ("\"a\nb", ["\"a", "b"]),
        ("a / b / c", ["a", "/", "b", "/", "c"]), ("f(/a{\\//)", ["f", "(", "/a{\\//", ")"]), ("return /}/", ["return", "/}/"]),
        ("f(1, /)", ["f", "(", "1", ",", "/", ")"]), ("#/a\"/#b", ["#/a\"/#", "b"]),
    ])
    func tokens(_ text: String, expected: [String]) {
        let source = SwiftSource(text)
        #expect(source.tokens.map { source.text(at: $0.range) } == expected)
    }

    @Test("A token knows its line and whether it is the first on it")
    func lines() {
        let tokens = Lexer.tokens(of: "a b\r\n/* \n */ c \"\"\"\n\n\"\"\" d\n\ne")
        #expect(tokens.map(\.line) == [1, 1, 3, 3, 5, 7])
        #expect(tokens.map(\.startsLine) == [true, false, true, false, false, true])
    }

    @Test("A word in backticks is no keyword")
    func escapes() {
        #expect(Lexer.tokens(of: "`var` var").map { $0.isWord("var") } == [false, true])
    }
}
