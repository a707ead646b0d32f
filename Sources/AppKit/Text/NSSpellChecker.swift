import Foundation
import KitValues

/// Finds words that are not spelled correctly.
///
/// Enchant looks words up in the dictionaries of the system (Debian's packages `libenchant-2-2` and, for English, `hunspell-en-us`). For a language without
/// a dictionary, each word counts as correct. The panel for spelling does not exist.
///
/// Follows https://developer.apple.com/documentation/appkit/nsspellchecker.
@MainActor open class NSSpellChecker: NSObject {
    /// The checker of the program.
    public static let shared = NSSpellChecker()

    /// The language of the words, such as "en_US": at first that of the user.
    private var current = Locale.current.identifier

    /// Returns the language of the words, such as "en_US".
    open func language() -> String { current }

    /// Sets the language of the words. Returns whether it has a dictionary.
    @discardableResult
    open func setLanguage(_ language: String) -> Bool {
        current = language
        return availableLanguages.contains { $0 == language || $0.hasPrefix(language + "_") }
    }

    /// The languages that have a dictionary, such as "en_US".
    open var availableLanguages: [String] { Spelling.languages }

    /// Returns the first word from an offset in UTF-16 units that is not spelled correctly; a range at `NSNotFound` if there is none.
    open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
        let length = stringToCheck.utf16.count
        return Spelling.shared.misspelledWord(
            in: stringToCheck, range: NSRange(location: 0, length: length), from: startingOffset, wraps: false, language: current)
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns corrections of the word in a range, the likeliest first; nil for a range outside of the text. Without a language it is that of the checker; the tag
    /// of a document is ignored.
    open func guesses(forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]? {
        Range(range, in: string).map { Spelling.shared.corrections(of: String(string[$0]), in: language ?? current) }
    }

    /// Adds a word that counts as correct, until the program ends.
    open func learnWord(_ word: String) { Spelling.shared.setLearned(word, true) }
    /// Whether a word was learned.
    open func hasLearnedWord(_ word: String) -> Bool { Spelling.shared.hasLearned(word) }
    /// Forgets a word that was learned.
    open func unlearnWord(_ word: String) { Spelling.shared.setLearned(word, false) }
}
