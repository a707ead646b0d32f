import AppKit
import Foundation
import KitValues
import Testing
import UIKit

/// Words that are spelled wrong, by dictionaries of a few words.
struct SpellingTests {
    private struct Few: Spelling.WordList {
        let words: Set<String>
        func contains(_ word: String) -> Bool { words.contains(word.lowercased()) }
        func corrections(of word: String) -> [String] { words.filter { $0.first == word.first }.sorted() }
    }

    private let spelling = Spelling { language in
        language == "en" ? Few(words: ["the", "cat", "can't", "café", "catch"]) : nil
    }

    private func wrong(_ text: String, from start: Int = 0, wraps: Bool = false, language: String = "en") -> String? {
        let range = NSRange(location: 0, length: text.utf16.count)
        return spelling.misspelledWord(in: text, range: range, from: start, wraps: wraps, language: language).map {
            (text as NSString).substring(with: $0)
        }
    }

    @Test("The first wrong word is found, from an offset and around the end")
    func order() {
        #expect(wrong("the cat") == nil && wrong("the dog, the cow") == "dog")
        #expect(wrong("teh cat", from: 1) == nil && wrong("teh cat", from: 1, wraps: true) == "teh")
        #expect(wrong("the dog the cow", from: 8) == "cow")
        #expect(wrong("", from: 5, wraps: true) == nil)
        #expect(spelling.misspelledWord(in: "the dog", range: NSRange(location: 0, length: 3), from: 0, wraps: true, language: "en") == nil)
        let all = NSRange(location: -3, length: .max)
        #expect(spelling.misspelledWord(in: "dog", range: all, from: 0, wraps: false, language: "en") == NSRange(location: 0, length: 3))
    }

    @Test("Words are letters with apostrophes between them, and have no digits")
    func words() {
        #expect(wrong("The 'cat' can't catch2 2cats 42") == nil)
        #expect(wrong("Café, cafe\u{301}") == nil || wrong("Café") == nil)
        #expect(wrong("cat\u{2019}s") == "cat\u{2019}s")
    }

    @Test("A language without a dictionary has no wrong words, and one with a region uses that of the language")
    func languages() {
        #expect(wrong("dog", language: "de") == nil && wrong("dog", language: "en-GB") == "dog" && wrong("dog", language: "en_US") == "dog")
        #expect(spelling.corrections(of: "caw", in: "en") == ["café", "can't", "cat", "catch"])
        #expect(spelling.corrections(of: "caw", in: "de").isEmpty)
    }

    @Test("Learned and ignored words are correct")
    func learning() {
        spelling.setLearned("dog", true)
        #expect(spelling.hasLearned("dog") && wrong("dog") == nil)
        spelling.setLearned("dog", false)
        #expect(wrong("dog") == "dog")
        let range = NSRange(location: 0, length: 3)
        #expect(spelling.misspelledWord(in: "dog", range: range, from: 0, wraps: false, language: "en", ignoring: ["dog"]) == nil)
    }

    @Test("Checkers of both systems answer, whether there are dictionaries or not")
    @MainActor func checkers() {
        let checker = UITextChecker()
        let range = NSRange(location: 0, length: 5)
        let wrong = checker.rangeOfMisspelledWord(in: "qwxyz", range: range, startingAt: 0, wrap: false, language: "en")
        let hasEnglish = UITextChecker.availableLanguages.contains { $0.hasPrefix("en") }
        #expect(wrong == (hasEnglish ? range : NSRange(location: NSNotFound, length: 0)))
        checker.ignoreWord("qwxyz")
        #expect(checker.rangeOfMisspelledWord(in: "qwxyz", range: range, startingAt: 0, wrap: false, language: "en").location == NSNotFound)
        #expect(checker.guesses(forWordRange: NSRange(location: 9, length: 9), in: "abc", language: "en") == nil)
        NSSpellChecker.shared.setLanguage("none")
        #expect(NSSpellChecker.shared.checkSpelling(of: "qwxyz", startingAt: 0).location == NSNotFound)
    }
}
