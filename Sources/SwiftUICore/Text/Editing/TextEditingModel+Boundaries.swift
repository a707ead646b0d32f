extension TextEditingModel {
    /// Returns the start of the character before a position.
    package func characterBefore(_ position: Int) -> Int {
        let position = aligned(position)
        return position == 0 ? 0 : offset(text.index(before: index(position)))
    }

    /// Returns the end of the character after a position.
    package func characterAfter(_ position: Int) -> Int {
        let position = aligned(position)
        return position == length ? length : offset(text.index(after: index(position)))
    }

    /// The class of a character for finding word boundaries.
    private enum Class {
        case word
        case space
        case newline
        case other

        init(_ character: Character) {
            if character.isNewline {
                self = .newline
            } else if character.isWhitespace {
                self = .space
            } else if character.isLetter || character.isNumber || character == "_" || character == "'" || character == "\u{2019}" {
                self = .word
            } else {
                self = .other
            }
        }
    }

    /// Returns the start of the word that contains or precedes a position.
    package func wordStart(before position: Int) -> Int {
        var current = index(aligned(position))
        var isInWord = false
        while current > text.startIndex {
            let previous = text.index(before: current)
            let isWord = Class(text[previous]) == .word
            if isInWord, !isWord { break }
            isInWord = isInWord || isWord
            current = previous
        }
        return offset(current)
    }

    /// Returns the end of the word that contains or follows a position.
    package func wordEnd(after position: Int) -> Int {
        var current = index(aligned(position))
        var isInWord = false
        while current < text.endIndex {
            let isWord = Class(text[current]) == .word
            if isInWord, !isWord { break }
            isInWord = isInWord || isWord
            current = text.index(after: current)
        }
        return offset(current)
    }

    /// Returns the range that a double click at a position selects: a word, a run of spaces or a single other character.
    package func word(at position: Int) -> Range<Int> {
        let position = index(aligned(position))
        guard !text.isEmpty else { return 0..<0 }
        var start = position
        if start == text.endIndex || (Class(text[start]) == .newline && start > text.startIndex) { start = text.index(before: start) }
        let kind = Class(text[start])
        var end = text.index(after: start)
        guard kind == .word || kind == .space else { return offset(start)..<offset(end) }
        while start > text.startIndex, Class(text[text.index(before: start)]) == kind { start = text.index(before: start) }
        while end < text.endIndex, Class(text[end]) == kind { end = text.index(after: end) }
        return offset(start)..<offset(end)
    }

    /// Returns the range of the paragraph at a position, without its line break.
    package func paragraph(at position: Int) -> Range<Int> {
        let position = index(aligned(position))
        var (start, end) = (position, position)
        while start > text.startIndex, !text[text.index(before: start)].isNewline { start = text.index(before: start) }
        while end < text.endIndex, !text[end].isNewline { end = text.index(after: end) }
        return offset(start)..<offset(end)
    }
}
