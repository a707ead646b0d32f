import CEnchant
import Foundation
import SwiftUICore

/// A spell checker on the dictionaries of the system, which Enchant reads. Enchant is loaded with the first question.
///
/// Without it, and without a dictionary for a language, each word counts as correct.
package final class Spelling: Sendable {
    /// The words of one language, and corrections of others.
    package protocol WordList {
        func contains(_ word: String) -> Bool
        /// Returns corrections of a word, the likeliest first.
        func corrections(of word: String) -> [String]
    }

    package static let shared = Spelling { EnchantDictionary($0) }

    private struct State {
        var dictionaries: [String: (any WordList)?] = [:]
        var learned: Set<String> = []
    }

    private let state: Locked<State>
    private let make: @Sendable (_ language: String) -> (any WordList)?

    /// - Parameter make: Returns the dictionary of a language; nil if there is none.
    package init(_ make: @escaping @Sendable (_ language: String) -> (any WordList)?) {
        state = Locked(State())
        self.make = make
    }

    /// Calls a function with the dictionary of a language, while no other thread uses one. Of "en-GB" and "en_GB" it may be that of "en".
    private func with<Result>(_ language: String, _ body: ((any WordList)?) -> Result) -> Result {
        state.withLock { state in
            let tag = language.replacingOccurrences(of: "-", with: "_")
            if state.dictionaries[tag] == nil {
                state.dictionaries[tag] = .some(make(tag) ?? tag.split(separator: "_").first.flatMap { make(String($0)) })
            }
            return body(state.dictionaries[tag] ?? nil)
        }
    }

    /// Lets a word count as correct in all languages, or no longer.
    package func setLearned(_ word: String, _ isLearned: Bool) {
        state.withLock { if isLearned { $0.learned.insert(word) } else { $0.learned.remove(word) } }
    }

    /// Whether a word was learned.
    package func hasLearned(_ word: String) -> Bool { state.withLock { $0.learned.contains(word) } }

    /// Whether a word is spelled correctly.
    package func isCorrect(_ word: String, in language: String) -> Bool {
        hasLearned(word) || with(language) { $0?.contains(word) ?? true }
    }

    /// Returns the first word of a text that is not spelled correctly.
    ///
    /// - Parameters:
    ///   - range: The part of the text, in UTF-16 units. It is limited to the text.
    ///   - start: The unit from which words are looked at.
    ///   - wraps: Whether the words before it are looked at afterwards.
    ///   - ignored: Words that count as correct.
    /// - Returns: The range of the word; nil if there is none.
    package func misspelledWord(
        in text: String, range: NSRange, from start: Int, wraps: Bool, language: String, ignoring ignored: Set<String> = []
    ) -> NSRange? {
        let units = text as NSString
        let lower = min(max(0, range.location), units.length)
        let upper = min(max(lower, range.location.addingReportingOverflow(range.length).partialValue), units.length)
        let words = Self.words(of: units, in: lower..<upper)
        let isWrong = { (word: NSRange) in
            let word = units.substring(with: word)
            return !ignored.contains(word) && !self.isCorrect(word, in: language)
        }
        return words.first { $0.location >= start && isWrong($0) } ?? (wraps ? words.first { $0.location < start && isWrong($0) } : nil)
    }

    /// Returns corrections of a word, the likeliest first.
    package func corrections(of word: String, in language: String) -> [String] { with(language) { $0?.corrections(of: word) ?? [] } }

    /// The languages that have a dictionary, such as "en_US", in order.
    package static var languages: [String] {
        var languages: [String] = []
        withUnsafeMutablePointer(to: &languages) { languages in
            spelling_visit_languages(languages) { context, language in
                guard let context, let language else { return }
                context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: language))
            }
        }
        return languages.sorted()
    }

    /// Returns the words in a part of a text: runs of letters, which may have apostrophes inside. A run with a digit, such as "mp3", is not checked.
    private static func words(of text: NSString, in range: Range<Int>) -> [NSRange] {
        var words: [NSRange] = []
        var start: Int?
        var hasDigits = false
        func end(at index: Int) {
            if let start, !hasDigits { words.append(NSRange(location: start, length: index - start)) }
            (start, hasDigits) = (nil, false)
        }
        for index in range {
            let unit = text.character(at: index)
            // A surrogate counts as a letter, so that no character of two units is cut.
            let character = Unicode.Scalar(unit).map { $0.properties }
            let isDigit = character?.numericType != nil
            let isLetter = character.map { $0.isAlphabetic || $0.isDiacritic } ?? true
            let isJoin =
                (unit == 0x27 || unit == 0x2019) && start != nil && index + 1 < range.upperBound
                && Unicode.Scalar(text.character(at: index + 1))?.properties.isAlphabetic == true
            if isLetter || isDigit || isJoin {
                if start == nil { start = index }
                hasDigits = hasDigits || isDigit
            } else {
                end(at: index)
            }
        }
        end(at: range.upperBound)
        return words
    }
}

/// A dictionary of Enchant.
private struct EnchantDictionary: Spelling.WordList {
    private let dictionary: UnsafeMutableRawPointer

    init?(_ language: String) {
        guard let dictionary = spelling_dictionary(language) else { return nil }
        self.dictionary = dictionary
    }

    func contains(_ word: String) -> Bool { word.withCString { spelling_is_correct(dictionary, $0, word.utf8.count) != 0 } }

    func corrections(of word: String) -> [String] {
        var corrections: [String] = []
        withUnsafeMutablePointer(to: &corrections) { corrections in
            word.withCString { bytes in
                spelling_visit_corrections(dictionary, bytes, word.utf8.count, corrections) { context, correction in
                    guard let context, let correction else { return }
                    context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: correction))
                }
            }
        }
        return corrections
    }
}
