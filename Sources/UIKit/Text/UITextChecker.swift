import Foundation
import KitValues

/// Finds words that are not spelled correctly.
///
///     let checker = UITextChecker()
///     let range = NSRange(location: 0, length: word.utf16.count)
///     let wrong = checker.rangeOfMisspelledWord(in: word, range: range, startingAt: 0, wrap: false, language: "en")
///     let isCorrect = wrong.location == NSNotFound
///
/// Enchant looks words up in the dictionaries of the system (Debian's packages `libenchant-2-2` and, for English, `hunspell-en-us`). For a language without
/// a dictionary, each word counts as correct.
///
/// Follows https://developer.apple.com/documentation/uikit/uitextchecker.
@MainActor open class UITextChecker: NSObject {
    /// Creates a checker that ignores no words.
    nonisolated public override init() {}

    /// Returns the first word that is not spelled correctly; a range at `NSNotFound` if there is none.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part of the text that is checked, in UTF-16 units. It is limited to the text.
    ///   - startingOffset: The unit of the text from which words are checked.
    ///   - wrapFlag: Whether the words of the part before the offset are checked afterwards.
    ///   - language: The language, such as "en" or "en_US".
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        Spelling.shared.misspelledWord(
            in: stringToCheck, range: range, from: startingOffset, wraps: wrapFlag, language: language, ignoring: Set(ignoredWords ?? []))
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns corrections of the word in a range, the likeliest first; nil for a range outside of the text.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Range(range, in: string).map { Spelling.shared.corrections(of: String(string[$0]), in: language) }
    }

    /// Returns the corrections of a part of a word that begin with it; nil for a range outside of the text.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let range = Range(range, in: string) else { return nil }
        let part = String(string[range])
        return Spelling.shared.corrections(of: part, in: language).filter { $0.lowercased().hasPrefix(part.lowercased()) }
    }

    /// The words that count as correct for this checker.
    open var ignoredWords: [String]?
    /// Adds a word that counts as correct for this checker.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Adds a word that counts as correct for all checkers, until the program ends.
    public class func learnWord(_ word: String) { Spelling.shared.setLearned(word, true) }
    /// Whether a word was learned.
    public class func hasLearnedWord(_ word: String) -> Bool { Spelling.shared.hasLearned(word) }
    /// Forgets a word that was learned.
    public class func unlearnWord(_ word: String) { Spelling.shared.setLearned(word, false) }
    /// The languages that have a dictionary, such as "en_US".
    public class var availableLanguages: [String] { Spelling.languages }
}
