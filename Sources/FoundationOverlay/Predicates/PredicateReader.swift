import Foundation

/// Reads a predicate from a format.
struct PredicateReader {
    typealias Condition = @Sendable (Any?) -> Bool
    typealias Expression = @Sendable (Any?) -> Any?

    /// A part of a format that cannot be read.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private enum Token: Equatable {
        case word(String), text(String), number(Double), symbol(String), argument, keyArgument
    }

    private var tokens: [Token] = []
    private var position = 0
    private var arguments: [Any]

    init(_ format: String, arguments: [Any]) throws {
        self.arguments = arguments
        try split(format)
    }

    // MARK: Tokens

    private static let symbols = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",", "[", "]"]

    private mutating func split(_ format: String) throws {
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                guard let end = rest.dropFirst().firstIndex(of: first) else { throw Failure(description: "A text without an end") }
                tokens.append(.text(String(rest[rest.index(after: rest.startIndex)..<end])))
                rest = rest[rest.index(after: end)...]
            } else if first == "%" {
                let name = rest.dropFirst().prefix { $0.isLetter || $0 == "@" }
                guard !name.isEmpty else { throw Failure(description: "An unknown placeholder") }
                tokens.append(name == "K" ? .keyArgument : .argument)
                rest = rest.dropFirst(1 + name.count)
            } else if let number = rest.prefixMatch(of: #/-?[0-9]+(\.[0-9]+)?/#) {
                tokens.append(.number(Double(number.0) ?? 0))
                rest = rest[number.range.upperBound...]
            } else if let symbol = Self.symbols.first(where: rest.hasPrefix) {
                tokens.append(.symbol(symbol))
                rest = rest.dropFirst(symbol.count)
            } else {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "._@#".contains($0) }
                guard !word.isEmpty else { throw Failure(description: "An unknown character \"\(first)\"") }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            }
        }
    }

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    /// Takes a symbol or a word, in any case, if it comes next.
    private mutating func take(_ names: String...) -> Bool {
        switch next {
        case .symbol(let name) where names.contains(name): break
        case .word(let name) where names.contains(name.uppercased()): break
        default: return false
        }
        position += 1
        return true
    }

    private mutating func expect(_ symbol: String) throws {
        guard take(symbol) else { throw Failure(description: "\"\(symbol)\" is missing") }
    }

    // MARK: Conditions

    /// Reads the whole format.
    mutating func condition() throws -> Condition {
        let result = try alternatives()
        guard next == nil else { throw Failure(description: "Something unknown after the condition") }
        return result
    }

    private mutating func alternatives() throws -> Condition {
        var result = try conjunction()
        while take("||", "OR") {
            let (first, second) = (result, try conjunction())
            result = { first($0) || second($0) }
        }
        return result
    }

    private mutating func conjunction() throws -> Condition {
        var result = try single()
        while take("&&", "AND") {
            let (first, second) = (result, try single())
            result = { first($0) && second($0) }
        }
        return result
    }

    private mutating func single() throws -> Condition {
        if take("!", "NOT") {
            let inner = try single()
            return { !inner($0) }
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        if take("(") {
            let inner = try alternatives()
            try expect(")")
            return inner
        }
        return try comparison()
    }

    /// How a comparison applies to the values of a collection.
    private enum Modifier {
        case any, all, none
    }

    private mutating func modifier() -> Modifier? {
        if take("ANY", "SOME") { return .any }
        if take("ALL") { return .all }
        return take("NONE") ? Modifier.none : nil
    }

    private mutating func comparison() throws -> Condition {
        let modifier = modifier()
        let left = try expression()
        guard let token = next else { throw Failure(description: "A comparison is missing") }
        position += 1
        let name: String
        switch token {
        case .symbol(let symbol): name = symbol
        case .word(let word): name = word.uppercased()
        default: throw Failure(description: "A comparison is missing")
        }
        let options = try textOptions()
        let right = try expression()
        let compare = try PredicateComparison.named(name, options: options)
        switch modifier {
        case nil: return { compare(left($0), right($0)) }
        case .any: return { object in KeyedValue.items(left(object))?.contains { compare($0, right(object)) } == true }
        case .all: return { object in KeyedValue.items(left(object))?.allSatisfy { compare($0, right(object)) } == true }
        case Modifier.none?: return { object in KeyedValue.items(left(object))?.contains { compare($0, right(object)) } != true }
        }
    }

    /// Reads what follows a comparison in brackets: whether case and diacritics count.
    private mutating func textOptions() throws -> String.CompareOptions {
        guard take("[") else { return [] }
        guard case .word(let letters) = next else { throw Failure(description: "Unknown options") }
        position += 1
        try expect("]")
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: Expressions

    private mutating func expression() throws -> Expression {
        if take("{") {
            var items: [Expression] = []
            while !take("}") {
                items.append(try expression())
                _ = take(",")
            }
            return { [items] object in items.map { $0(object) } }
        }
        guard let token = next else { throw Failure(description: "A value is missing") }
        position += 1
        switch token {
        case .text(let text): return { _ in text }
        case .number(let number): return { _ in number }
        case .argument:
            guard !arguments.isEmpty else { throw Failure(description: "An argument is missing") }
            // The predicate only reads the value.
            nonisolated(unsafe) let value = arguments.removeFirst()
            return { _ in value }
        case .keyArgument:
            guard !arguments.isEmpty, let path = KeyedValue.string(arguments.removeFirst()) else { throw Failure(description: "A key is missing") }
            return { KeyedValue.value(of: $0, at: path) }
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return { $0 }
            case "NIL", "NULL": return { _ in nil }
            case "TRUE", "YES": return { _ in true }
            case "FALSE", "NO": return { _ in false }
            default:
                let path = word.split(separator: ".").filter { $0.uppercased() != "SELF" }.joined(separator: ".")
                return { KeyedValue.value(of: $0, at: path) }
            }
        case .symbol(let symbol): throw Failure(description: "A value is missing before \"\(symbol)\"")
        }
    }
}
