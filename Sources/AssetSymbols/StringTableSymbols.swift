import Foundation

/// The strings of a string catalogue (`NAME.xcstrings`) for which Xcode declares symbols: those whose keys were entered by hand.
package struct StringTableSymbols: Equatable, Sendable {
    /// A string, and the values that it contains.
    package struct Entry: Equatable, Sendable {
        package var key: String
        /// The text in the source language: pieces of text, and between them the indices of `parameters`.
        package var pieces: [Piece]
        package var parameters: [Parameter]
    }

    package enum Piece: Equatable, Sendable {
        case text(String)
        case parameter(Int)
    }

    /// A value in a string: `%(name)@`, or `%@` without a name.
    package struct Parameter: Equatable, Sendable {
        package var name: String?
        /// The name of its type in Swift.
        package var type: String
    }

    /// The name of the table, such as `Localizable`.
    package var table: String
    /// The strings, sorted by key.
    package var entries: [Entry] = []

    /// Reads a catalogue. A malformed file has no strings.
    package init(file: URL) {
        self.init(table: file.deletingPathExtension().lastPathComponent, data: (try? Data(contentsOf: file)) ?? Data())
    }

    package init(table: String, data: Data) {
        self.table = table
        guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return }
        entries = catalogue.strings.filter { $0.value.extractionState == "manual" }.map { key, string in
            let localization = catalogue.sourceLanguage.flatMap { string.localizations?[$0] }
            return Self.entry(key, value: localization?.value ?? key, substitutions: localization?.substitutions ?? [:])
        }.sorted { $0.key < $1.key }
    }

    // MARK: Formats

    private struct Catalogue: Decodable {
        struct Text: Decodable {
            var extractionState: String?
            var localizations: [String: Localization]?
        }

        var sourceLanguage: String?
        var strings: [String: Text]
    }

    private final class Localization: Decodable {
        struct Unit: Decodable {
            var value: String
        }

        struct Substitution: Decodable {
            var argNum: Int?
            var formatSpecifier: String?
        }

        var stringUnit: Unit?
        /// Variations by kind (`plural`, `device`) and case (`other`).
        var variations: [String: [String: Localization]]?
        var substitutions: [String: Substitution]?

        var value: String? {
            stringUnit?.value ?? variations?.sorted { $0.key < $1.key }.lazy.compactMap { ($0.value["other"] ?? $0.value.values.first)?.value }.first
        }
    }

    /// Reads the placeholders of a format, in the manner of `printf`: `%@`, `%2$lld`, `%(name)@`, and the variables `%#@name@`.
    private static func entry(_ key: String, value: String, substitutions: [String: Localization.Substitution]) -> Entry {
        var pieces: [Piece] = []
        var parameters: [Int: Parameter] = [:]
        var (text, next) = ("", 0)
        var rest = value[...]
        var indices: [String: Int] = [:]
        let placeholder = /%(?:(%)|#@(\w+)@|(?:\((\w+)\)|([0-9]+)\$)?[-+ 0#]*[0-9]*(?:\.[0-9]+)?(h|hh|l|ll|q|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsSp]))/
        while let match = rest.firstMatch(of: placeholder) {
            text += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            if match.1 != nil {
                text += "%"
                continue
            }
            let name = (match.2 ?? match.3).map(String.init)
            let substitution = match.2.flatMap { substitutions[String($0)] }
            let conversion = substitution?.formatSpecifier?.last ?? match.6?.first ?? "@"
            let index = (match.4.flatMap { Int($0) } ?? substitution?.argNum).map { max(0, $0 - 1) } ?? name.flatMap { indices[$0] } ?? next
            next = max(next, index + 1)
            if let name { indices[name] = index }
            parameters[index] = parameters[index] ?? Parameter(name: name, type: type(of: conversion))
            pieces += text.isEmpty ? [.parameter(index)] : [.text(text), .parameter(index)]
            text = ""
        }
        text += rest
        if !text.isEmpty { pieces.append(.text(text)) }
        return Entry(key: key, pieces: pieces, parameters: (0..<next).map { parameters[$0] ?? Parameter(type: "String") })
    }

    /// The type of the values that a conversion of `printf` writes.
    private static func type(of conversion: Character) -> String {
        switch conversion {
        case "d", "D", "i": "Int"
        case "u", "U", "x", "X", "o", "O": "UInt"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
        default: "String"
        }
    }
}
