import Testing

@testable import SwiftUIMacroExpansion

struct JSONTests {
    @Test(arguments: [
        ("null", JSON.null), (" true ", .bool(true)), ("-12.5e1", .number(-125)), ("\"\"", .string("")),
        (#""a\"\\\/\b\f\n\r\té""#, .string("a\"\\/\u{8}\u{C}\n\r\té")), (#""\ud83d\ude00""#, .string("😀")),
        (#""\ud83dx\ude00""#, .string("\u{FFFD}x\u{FFFD}")),
        (#""\ud83d\n""#, .string("\u{FFFD}\n")), ("[]", .array([])), ("{}", .object([:])),
        ("[1, [2], {\"a\": 3}]", .array([.number(1), .array([.number(2)]), .object(["a": .number(3)])])),
        ("{ \"a\" : 1 , \"a\" : 2 }", .object(["a": .number(2)])),
    ])
    func reading(_ text: String, value: JSON) throws {
        #expect(try JSON(utf8: Array(text.utf8)) == value)
    }

    @Test(arguments: [
        "", "{", "[", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "tru", "nul", "1 2", "\"", "\"\\", "\"\\u12", "\"\\x\"", "--1", "]", "\u{0}",
    ])
    func mistakes(_ text: String) {
        #expect(throws: JSON.SyntaxError.self) { try JSON(utf8: Array(text.utf8)) }
    }

    @Test func deepNestingIsAMistake() {
        #expect(throws: JSON.SyntaxError.self) { try JSON(utf8: Array(String(repeating: "[", count: 100_000).utf8)) }
    }

    @Test(arguments: [
        JSON.null, .bool(false), .number(0), .number(-3), .number(1.5), .number(1e300), .string("a\"\\/\u{0}\u{1F}\n\té😀"),
        .array([.null, .array([])]), .object(["b": .number(1), "a\n": .object(["c": .string("")])]),
    ])
    func whatIsWrittenIsRead(_ value: JSON) throws {
        #expect(try JSON(utf8: value.utf8) == value)
    }
}
