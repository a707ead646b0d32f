import Foundation

/// The frontend calls that the compiler driver makes for a module, one for each file.
///
/// A file whose interface is unchanged is compiled with its own call: the driver takes longer to find out what to do than the compiler to
/// do it.
struct CompilerJobs {
    private var arguments: [String: [String]] = [:]

    /// Reads what the driver prints with `-driver-print-jobs`.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = Self.words(of: line)
            guard let place = words.firstIndex(of: "-primary-file"), place + 1 < words.count, words.contains("-c") else { continue }
            arguments[words[place + 1]] = words
        }
    }

    /// The compiler and its arguments for a file; nil if the driver names none.
    func call(for file: String) -> [String]? { arguments[file] }

    var isEmpty: Bool { arguments.isEmpty }

    /// Splits a line as a shell does, with backslashes and quotes.
    static func words(of line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let complete = word { words.append(complete) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
