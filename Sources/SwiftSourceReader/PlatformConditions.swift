/// Rewrites the conditions of Swift source for a platform on which it is not compiled.
///
/// A condition is replaced by one of the same length in UTF-8, so that the compiler's messages have the lines and columns of the user's
/// file: `#if os(iOS)` becomes `#if true   `.
package struct PlatformConditions: Sendable {
    /// The value of `os(NAME)` by the name; nil leaves the condition to the compiler.
    package var system: @Sendable (String) -> Bool?
    /// The value of `canImport(NAME)` by the module's name; nil leaves the condition to the compiler.
    package var module: @Sendable (String) -> Bool?
    /// Whether `#available` holds for a version of a platform, by their names; nil leaves the condition to the compiler.
    package var availability: @Sendable (_ platform: String, _ version: [Int]) -> Bool?

    /// Whether `@objc` is left out, `#selector` becomes `Selector` and `#keyPath` a text, since the compiler of Linux knows no Objective-C.
    package var removesObjectiveC: Bool

    /// The names of modules that are written in Objective-C on Apple's systems and in Swift on Linux, where they have no parts:
    /// `import UIKit.UIImage` becomes `import UIKit`.
    package var modulesWithParts: Set<String> = []

    /// The names of modules of Apple's systems whose functions other modules of Linux have, with the names of these, which are not longer:
    /// `import Darwin` becomes `import Glibc`. Parts of such modules are left out.
    package var modulesOfLinux: [String: String] = [:]

    package init(
        removesObjectiveC: Bool = false,
        system: @escaping @Sendable (String) -> Bool?, module: @escaping @Sendable (String) -> Bool?,
        availability: @escaping @Sendable (_ platform: String, _ version: [Int]) -> Bool?
    ) {
        self.removesObjectiveC = removesObjectiveC
        self.system = system
        self.module = module
        self.availability = availability
    }

    /// The name of the variable that replaces availability conditions that do not hold. It is false.
    package static let falseVariable = "_isNewerVersion"

    /// Returns the source with its conditions replaced; nil if there is none to replace.
    package func rewritten(_ text: String) -> String? {
        guard
            text.contains("#") || (removesObjectiveC && text.contains("@objc")) || !modulesWithParts.isEmpty
                || modulesOfLinux.keys.contains(where: text.contains)
        else { return nil }
        var bytes = Array(text.utf8)
        let source = SwiftSource(text)
        var replacements: [(range: Range<Int>, text: String)] = []
        var index = 0
        while index < source.tokens.count {
            let token = source.tokens[index]
            index += 1
            if removesObjectiveC, token.kind == .attribute, let range = objectiveC(in: source, at: index - 1) {
                replacements.append((range, ""))
                continue
            }
            if token.isWord("import"), let replacement = importOfLinux(in: source, at: index - 1) {
                replacements.append(replacement)
                continue
            }
            if token.isWord("import"), let range = importedPart(in: source, at: index - 1) {
                replacements.append((range, ""))
                continue
            }
            guard token.kind == .directive else { continue }
            switch token.text {
            case "if", "elseif": replacements += conditions(in: source, from: &index)
            case "available", "unavailable": replacements += availability(in: source, at: index - 1).map { [$0] } ?? []
            case "selector" where removesObjectiveC: replacements += selector(in: source, at: index - 1)
            case "keyPath" where removesObjectiveC: replacements += keyPath(in: source, at: index - 1).map { [$0] } ?? []
            default: continue
            }
        }
        guard !replacements.isEmpty else { return nil }
        for (range, text) in replacements {
            let padding = range.count - text.utf8.count
            guard padding >= 0 else { continue }
            bytes.replaceSubrange(range, with: Array(text.utf8) + Array(repeating: UInt8(ascii: " "), count: padding))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The replacements of `#selector` at the index of its token. A method without its type gets one, as a reference to a method of `self` would
    /// keep the object.
    private func selector(in source: SwiftSource, at index: Int) -> [(range: Range<Int>, text: String)] {
        let tokens = source.tokens
        let plain = (source.bytes(ofTokens: index..<index + 1), " Selector")
        guard index + 3 < tokens.count, tokens[index + 1].isPunctuation("("), tokens[index + 2].kind == .word else { return [plain] }
        if tokens[index + 2].isWord("self"), tokens[index + 3].isOperation(".") {
            return [plain, (source.bytes(ofTokens: index + 2..<index + 3), "Self")]
        }
        let isMethod = tokens[index + 3].isPunctuation("(") || tokens[index + 3].isPunctuation(")")
        let range = source.bytes(ofTokens: index..<index + 2)
        return [isMethod && range.count == "_Sel(Self.".utf8.count ? (range, "_Sel(Self.") : plain]
    }

    /// The replacement of `#keyPath(Book.author.name)` at the index of its first token: `"author.name"`. Names with a capital are types.
    private func keyPath(in source: SwiftSource, at index: Int) -> (range: Range<Int>, text: String)? {
        let tokens = source.tokens
        guard index + 1 < tokens.count, tokens[index + 1].isPunctuation("("),
            let close = tokens[(index + 1)...].firstIndex(where: { $0.isPunctuation(")") })
        else { return nil }
        let names = source.text(ofTokens: index + 2..<close).split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
        guard !names.isEmpty else { return nil }
        return (source.bytes(ofTokens: index..<close + 1), "\"\(names.joined(separator: "."))\"")
    }

    /// The replacement of `Darwin.C` in `import Darwin.C` at the index of `import`.
    private func importOfLinux(in source: SwiftSource, at index: Int) -> (range: Range<Int>, text: String)? {
        let tokens = source.tokens
        guard index + 1 < tokens.count, tokens[index + 1].kind == .word, let module = modulesOfLinux[tokens[index + 1].text] else { return nil }
        var end = index + 2
        while end + 1 < tokens.count, tokens[end].isOperation("."), tokens[end + 1].kind == .word { end += 2 }
        return (source.bytes(ofTokens: index + 1..<end), module)
    }

    /// The bytes of `.UIImage` in `import UIKit.UIImage` at the index of `import`.
    private func importedPart(in source: SwiftSource, at index: Int) -> Range<Int>? {
        let tokens = source.tokens
        guard index + 3 < tokens.count, tokens[index + 1].kind == .word, modulesWithParts.contains(tokens[index + 1].text),
            tokens[index + 2].isOperation("."), tokens[index + 3].kind == .word
        else { return nil }
        return source.bytes(ofTokens: index + 2..<index + 4)
    }

    /// The bytes of `@objc`, `@objc(name)` or `@objcMembers` at the index of the first token.
    private func objectiveC(in source: SwiftSource, at index: Int) -> Range<Int>? {
        let tokens = source.tokens
        guard ["objc", "objcMembers", "nonobjc"].contains(tokens[index].text) else { return nil }
        guard index + 1 < tokens.count, tokens[index + 1].isPunctuation("("), tokens[index + 1].range.lowerBound == tokens[index].range.upperBound,
            let close = tokens[(index + 1)...].firstIndex(where: { $0.isPunctuation(")") })
        else { return source.bytes(ofTokens: index..<index + 1) }
        return source.bytes(ofTokens: index..<close + 1)
    }

    /// The replacements in a condition of `#if`, which ends with the line.
    private func conditions(in source: SwiftSource, from index: inout Int) -> [(range: Range<Int>, text: String)] {
        var found: [(range: Range<Int>, text: String)] = []
        let tokens = source.tokens
        while index < tokens.count, !tokens[index].startsLine {
            let start = index
            index += 1
            guard tokens[start].isWord("os") || tokens[start].isWord("canImport"), index < tokens.count, tokens[index].isPunctuation("("),
                let close = tokens[index...].firstIndex(where: { $0.isPunctuation(")") })
            else { continue }
            // The first word is the name; a version may follow.
            let name = index + 1 < close ? tokens[index + 1].text : ""
            index = close + 1
            guard let value = tokens[start].text == "os" ? system(name) : module(name) else { continue }
            found.append((source.bytes(ofTokens: start..<close + 1), value ? "true" : "false"))
        }
        return found
    }

    /// The replacement of `#available(iOS 26, *)` at the index of its first token, if it does not hold.
    private func availability(in source: SwiftSource, at index: Int) -> (range: Range<Int>, text: String)? {
        let tokens = source.tokens
        guard index + 1 < tokens.count, tokens[index + 1].isPunctuation("("),
            let close = tokens[(index + 1)...].firstIndex(where: { $0.isPunctuation(")") })
        else { return nil }
        for part in source.text(ofTokens: index + 2..<close).split(separator: ",") {
            let words = part.split(whereSeparator: \.isWhitespace)
            guard words.count == 2, availability(String(words[0]), words[1].split(separator: ".").compactMap { Int($0) }) == false else { continue }
            let isNegated = tokens[index].text == "unavailable"
            let text =
                if !decidesResult(in: source, from: index, to: close) {
                    (isNegated ? "!" : "") + Self.falseVariable
                } else if isNegated {
                    "#available(*)"
                } else {
                    "#unavailable(\(words.joined(separator: " ")))"
                }
            return (source.bytes(ofTokens: index..<close + 1), text)
        }
        return nil
    }

    /// Whether an availability condition is alone in an `if` statement whose block returns. Then the function may have another opaque result in
    /// the block than after it (SE-0360), for which the compiler has to see an availability condition.
    private func decidesResult(in source: SwiftSource, from first: Int, to last: Int) -> Bool {
        let tokens = source.tokens
        guard first > 0, tokens[first - 1].isWord("if"), last + 1 < tokens.count, tokens[last + 1].isPunctuation("{") else { return false }
        var depth = 0
        for token in tokens[(last + 1)...] {
            if token.isPunctuation("{") { depth += 1 }
            if token.isPunctuation("}") { depth -= 1 }
            if depth == 0 { return false }
            if depth == 1, token.isWord("return") { return true }
        }
        return false
    }
}
