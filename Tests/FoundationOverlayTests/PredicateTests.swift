import Foundation
import FoundationOverlay
import Testing

/// Predicates from formats.
struct PredicateTests {
    struct Row: Sendable {
        var format: String
        var arguments: [String] = []
        var fulfilling: [String]
        var others: [String]
    }

    static let texts = [
        Row(
            format: "SELF MATCHES %@", arguments: ["[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"], fulfilling: ["a@b.de"],
            others: ["a@b", "x a@b.de", "a@b.de\n"]),
        // Alternatives of the expression are matched as a whole, too.
        Row(format: "SELF MATCHES 'a|b'", fulfilling: ["a", "b"], others: ["ab", "ac", ""]),
        Row(format: "self matches[c] %@", arguments: ["abc"], fulfilling: ["ABC"], others: ["ABCD"]),
        Row(format: "SELF CONTAINS %@", arguments: ["b"], fulfilling: ["abc"], others: ["aBc"]),
        Row(format: "SELF CONTAINS[cd] 'É'", fulfilling: ["cafe", "É"], others: ["caf"]),
        Row(format: "SELF BEGINSWITH \"ab\"", fulfilling: ["abc"], others: ["cab", "ABC"]),
        Row(format: "SELF ENDSWITH[c] 'BC'", fulfilling: ["abc"], others: ["bca"]),
        Row(format: "SELF LIKE 'a*.t?t'", fulfilling: ["a.txt", "ab.tot"], others: ["a.tt", "atxt", "b.txt"]),
        Row(format: "SELF == %@ OR SELF == %@", arguments: ["a", "b"], fulfilling: ["a", "b"], others: ["c"]),
        Row(format: "NOT (SELF == 'a' || SELF == 'b') && SELF != 'c'", fulfilling: ["d"], others: ["a", "b", "c"]),
        Row(format: "SELF IN {'a', 'b'}", fulfilling: ["a"], others: ["c"]),
        Row(format: "SELF.length >= 3 AND length < 5", fulfilling: ["abc", "abcd"], others: ["ab", "abcde"]),
        Row(format: "TRUEPREDICATE", fulfilling: ["", "a"], others: []),
        // Formats that cannot be read are fulfilled by nothing.
        Row(format: "SELF RESEMBLES 'a'", fulfilling: [], others: ["a"]),
        Row(format: "SELF ==", fulfilling: [], others: ["", "a"]),
        Row(format: "SELF == %@", fulfilling: [], others: ["", "%@"]),
        Row(format: "SELF == 'a", fulfilling: [], others: ["a"]),
        Row(format: "SELF MATCHES '('", fulfilling: [], others: ["("]),
        Row(format: "", fulfilling: [], others: [""]),
    ]

    private struct Note: Sendable {
        var title: String
        var place: String?
    }

    @Test("Predicates search texts as users do", arguments: [("cafe", true), ("NOIR", true), ("Café n", true), ("caff", false)])
    func localizedSearch(part: String, isFound: Bool) throws {
        let predicate = #Predicate<Note> { $0.title.localizedStandardContains(part) }
        #expect(try predicate.evaluate(Note(title: "Un café noir")) == isFound)
        let combined = #Predicate<Note> { note in !note.title.localizedStandardContains(part) && note.place != nil }
        #expect(try combined.evaluate(Note(title: "Un café noir", place: "")) == !isFound)
    }

    @Test(arguments: texts) func textsAreCompared(row: Row) {
        let predicate = NSPredicate(format: row.format, argumentArray: row.arguments)
        for text in row.fulfilling { #expect(predicate.evaluate(with: text), "\(text)") }
        for text in row.others { #expect(!predicate.evaluate(with: text), "\(text)") }
    }

    private struct Person {
        var name: String
        var age: Int
        var nickname: String?
    }

    @Test func valuesOfObjectsAreCompared() {
        let people = [Person(name: "Ada", age: 36), Person(name: "Bob", age: 5, nickname: "B"), Person(name: "Zoe", age: 80)]
        func names(_ format: String, _ arguments: Any...) -> [String] {
            let predicate = NSPredicate(format: format, argumentArray: arguments)
            return people.filter { predicate.evaluate(with: $0) }.map(\.name)
        }
        #expect(names("name CONTAINS[c] %@", "o") == ["Bob", "Zoe"] && names("age > %d", 5) == ["Ada", "Zoe"])
        #expect(names("age BETWEEN {5, 36} AND name != 'Bob'") == ["Ada"] && names("nickname == nil") == ["Ada", "Zoe"])
        #expect(names("age IN %@", [80, 81]) == ["Zoe"] && names("height > 1").isEmpty)
        let dictionary: [String: Any] = ["a": ["b": 2.5]]
        #expect(NSPredicate(format: "a.b == 2.5").evaluate(with: dictionary))
        #expect(NSPredicate(format: "SELF MATCHES %@", "a+").evaluate(with: "aa"))
    }
}
