/// Reads comma-separated values as RFC 4180 describes them, with any separator.
public struct CSVReader: Sendable {
    /// The character between fields; nil to find it in the first line.
    public var separator: Character?

    public init(separator: Character? = nil) {
        self.separator = separator
    }

    /// Reads a text. Empty lines are left out, and a quotation mark that is not closed ends with the text.
    public func table(from text: String) -> CSVTable {
        let separator = separator ?? Self.likelySeparator(in: text)
        var parser = Parser(separator: separator)
        for character in text.drop(while: { $0 == "\u{FEFF}" }) { parser.read(character) }
        parser.endRow()
        return CSVTable(rows: parser.rows)
    }

    /// The separator that occurs most often in the first line.
    static func likelySeparator(in text: String) -> Character {
        let line = text.prefix { !$0.isNewline }
        let candidates: [Character] = [",", ";", "\t"]
        return candidates.max { first, second in line.count { $0 == first } < line.count { $0 == second } } ?? ","
    }
}

private struct Parser {
    let separator: Character
    private(set) var rows: [[String]] = []
    private var row: [String] = []
    private var field = ""
    private var isQuoted = false
    /// Whether the last character was a quotation mark in a quoted field: the end of the field, or the first of two.
    private var isAtQuote = false

    init(separator: Character) {
        self.separator = separator
    }

    mutating func read(_ character: Character) {
        if isQuoted, !isAtQuote {
            if character == "\"" { isAtQuote = true } else { field.append(character) }
        } else if isAtQuote, character == "\"" {
            field.append(character)
            isAtQuote = false
        } else if character == separator {
            endField()
        } else if character.isNewline {
            endRow()
        } else if character == "\"", field.isEmpty, !isQuoted {
            isQuoted = true
        } else {
            field.append(character)
        }
    }

    mutating func endRow() {
        endField()
        if row != [""] { rows.append(row) }
        row = []
    }

    private mutating func endField() {
        row.append(field)
        field = ""
        isQuoted = false
        isAtQuote = false
    }
}
