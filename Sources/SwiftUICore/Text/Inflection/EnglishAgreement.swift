/// Inflects the words of an English phrase to agree with the numbers in it: "3 new message" becomes "3 new messages".
struct EnglishAgreement {
    /// A replacement of a word: its range in characters and the new text.
    struct Edit: Equatable {
        var range: Range<Int>
        var replacement: String
    }

    private struct Token {
        var text: String
        var range: Range<Int>

        /// Whether the token is the number one; nil for a word.
        var isOne: Bool?
        var lowercased: String { text.lowercased() }
        var isWord: Bool { text.first?.isLetter == true && isOne == nil }
    }

    /// Returns the edits that make a phrase agree with its numbers. A phrase without a number agrees with `isOne`, if given.
    static func edits(in phrase: String, isOne: Bool? = nil) -> [Edit] {
        let tokens = tokens(of: Array(phrase))
        let numbers = tokens.indices.filter { tokens[$0].isOne != nil }
        var edits: [Edit] = []
        func replace(_ token: Token, _ replacement: String) {
            if replacement != token.text { edits.append(Edit(range: token.range, replacement: replacement)) }
        }
        guard let agreesWithOne = isOne ?? numbers.first.flatMap({ tokens[$0].isOne }) else { return [] }
        for token in tokens where token.isWord {
            if let form = form(of: token, isOne: agreesWithOne) { replace(token, form) }
        }
        if isOne != nil {
            for head in heads(in: tokens[...]) { replace(head, inflected(head.text, isOne: agreesWithOne)) }
            return edits
        }
        for (index, number) in numbers.enumerated() {
            let end = index + 1 < numbers.count ? numbers[index + 1] : tokens.count
            for head in heads(in: tokens[(number + 1)..<end]) { replace(head, inflected(head.text, isOne: tokens[number].isOne == true)) }
        }
        return edits
    }

    /// Returns whether a number in text form takes the singular; nil if the text does not begin with a number.
    static func isOne(_ text: String) -> Bool? {
        tokens(of: Array(text)).first?.isOne
    }

    private static func inflected(_ noun: String, isOne: Bool) -> String {
        isOne ? EnglishNumber.singular(of: noun) : EnglishNumber.plural(of: noun)
    }

    /// Returns the head nouns of a phrase: the last word before a preposition, verb or participle, or several joined by "and".
    private static func heads(in tokens: ArraySlice<Token>) -> [Token] {
        var heads: [Token] = []
        var head: Token?
        for token in tokens {
            let word = token.lowercased
            if ["and", "or", "&", "/"].contains(word) {
                if let head { heads.append(head) }
                head = nil
            } else if !token.isWord || stops.contains(word) || pairs.contains(where: { $0.one == word || $0.many == word }) {
                break
            } else if isModifierBehind(word), head != nil || tokens.count == 1 {
                break
            } else {
                head = token
            }
        }
        if let head { heads.append(head) }
        return heads
    }

    /// Returns whether a word modifies the noun before it: "selected", "left", "remaining".
    private static func isModifierBehind(_ word: String) -> Bool {
        modifiersBehind.contains(word) || word.count > 4 && word.hasSuffix("ed") && !nounsInEd.contains(where: word.hasSuffix)
    }

    /// Returns the inflected form of a verb, demonstrative or pronoun; nil for other words.
    private static func form(of token: Token, isOne: Bool) -> String? {
        let word = token.lowercased
        guard let pair = pairs.first(where: { $0.one == word || $0.many == word }) else { return nil }
        let form = isOne ? pair.one : pair.many
        if form == word { return token.text }
        return token.text.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
    }

    private static func tokens(of characters: [Character]) -> [Token] {
        var tokens: [Token] = []
        var index = 0
        while index < characters.count {
            let start = index
            let first = characters[start]
            let isSigned =
                "-−+".contains(first) && start + 1 < characters.count && characters[start + 1].isNumber
                && (start == 0 || characters[start - 1].isWhitespace)
            if first.isNumber || isSigned {
                index += 1
                while index < characters.count,
                    characters[index].isNumber
                        || ".,'’ \u{202F}".contains(characters[index]) && index + 1 < characters.count
                            && characters[index + 1].isNumber
                { index += 1 }
                let text = String(characters[start..<index])
                tokens.append(Token(text: text, range: start..<index, isOne: text.drop { "-−+".contains($0) } == "1"))
            } else if first.isLetter {
                while index < characters.count, characters[index].isLetter || characters[index].isNumber || "'’-".contains(characters[index]) {
                    index += 1
                }
                let text = String(characters[start..<index])
                let isNumeral = tokens.isEmpty && text.lowercased() == "one"
                tokens.append(Token(text: text, range: start..<index, isOne: isNumeral ? true : nil))
            } else {
                index += 1
                if !first.isWhitespace { tokens.append(Token(text: String(first), range: start..<index)) }
            }
        }
        return tokens
    }

    private static let pairs: [(one: String, many: String)] = [
        ("is", "are"), ("was", "were"), ("has", "have"), ("does", "do"), ("isn't", "aren't"), ("wasn't", "weren't"), ("hasn't", "haven't"),
        ("doesn't", "don't"), ("this", "these"), ("it", "they"), ("its", "their"),
    ]
    private static let stops: Set = [
        "of", "in", "on", "at", "to", "for", "from", "with", "without", "by", "per", "about", "after", "before", "since", "until", "under", "over",
        "between", "into", "than", "as", "that", "which", "who", "will", "can", "could", "should", "would", "may", "might", "must", "not",
    ]
    private static let modifiersBehind: Set = [
        "left", "ago", "unread", "available", "total", "more", "online", "offline", "away", "each", "old", "new", "ready", "done", "due", "late",
        "early", "today", "yesterday", "tomorrow", "found", "sent", "open", "long", "high", "wide", "remaining", "pending", "missing", "waiting",
        "running", "following", "outstanding", "incoming", "outgoing", "upcoming", "ongoing", "loading", "downloading", "uploading", "processing",
        "syncing", "playing", "behind", "ahead", "here", "there", "now", "only", "too", "altogether", "overall", "apart",
    ]
    private static let nounsInEd = ["eed", "bed", "shed", "sled", "hundred", "newlywed"]
}
