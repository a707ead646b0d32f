import Foundation
import FoundationOverlay
import Testing

/// Parts of texts that the Foundation of Linux does not enumerate.
struct SubstringEnumerationTests {
    private func parts(of text: String, _ options: NSString.EnumerationOptions) -> [String] {
        var parts: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in parts.append(part ?? "-") }
        return parts
    }

    @Test(arguments: [
        ("Hello, big world. It's 3.5 m!", ["Hello", "big", "world", "It's", "3.5", "m"]),
        ("Äpfel und 🍎 naïve", ["Äpfel", "und", "naïve"]),
        (" ... ", []),
        ("", []),
    ])
    func words(text: String, words: [String]) {
        #expect(parts(of: text, .byWords) == words)
        #expect(parts(of: text, [.byWords, .reverse]) == words.reversed())
        #expect(parts(of: text, [.byWords, .substringNotRequired]) == words.map { _ in "-" })
    }

    @Test func sentences() {
        #expect(parts(of: "It works. Does it? Yes!", .bySentences) == ["It works. ", "Does it? ", "Yes!"])
    }

    @Test func rangesLieInTheText() {
        let text = "“One” — two… three"
        var (parts, enclosing): ([String], [Range<String.Index>]) = ([], [])
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { part, range, around, _ in
            #expect(part == String(text[range]))
            #expect(around.lowerBound <= range.lowerBound && range.upperBound <= around.upperBound)
            parts.append(String(text[range]))
            enclosing.append(around)
        }
        #expect(parts == ["One", "two", "three"])
        // The enclosing ranges cover the text without gaps.
        #expect(enclosing.first?.lowerBound == text.startIndex && enclosing.last?.upperBound == text.endIndex)
        for (one, next) in zip(enclosing, enclosing.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
    }

    @Test func partsOfAPart() {
        let text = "one two three four"
        let part = text.dropFirst(4).dropLast(5)
        var words: [String] = []
        part.enumerateSubstrings(in: part.startIndex..<part.endIndex, options: .byWords) { word, _, _, stop in
            words.append(word ?? "")
            stop = words.count == 1
        }
        #expect(words == ["two"])
        words = []
        part.enumerateSubstrings(in: part.startIndex..., options: .byWords) { word, _, _, _ in words.append(word ?? "") }
        #expect(words == ["two", "three"])
    }

    /// What Foundation enumerates on Linux too is as before.
    @Test func linesAreThoseOfFoundation() {
        #expect(parts(of: "one\ntwo", .byLines) == ["one", "two"])
        #expect(parts(of: "ab", .byComposedCharacterSequences) == ["a", "b"])
        #expect(parts(of: "one\ntwo", [.byLines, .reverse]) == ["two", "one"])
    }
}
