import Foundation

/// The parser of string catalogues, `NAME.xcstrings`: JSON files by Xcode with the translations of all languages.
enum StringCatalogue {
    private struct File: Decodable {
        var sourceLanguage: String?
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    /// The translation for a language, or for a variation within it.
    private struct Localization: Decodable {
        struct Unit: Decodable {
            var value: String
        }

        struct Substitution: Decodable {
            var argNum: Int?
            var variations: Variations?
        }

        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    private final class Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    /// Returns each entry's translation for the first of the languages that it has, or for the source language. A malformed file
    /// has no entries.
    static func entries(_ data: Data, languages: [String]) -> [String: Translation] {
        guard let file = try? JSONDecoder().decode(File.self, from: data) else { return [:] }
        let wanted = languages + [file.sourceLanguage].compactMap { $0 }
        return file.strings.compactMapValues { entry in
            let names = file.sourceLanguage.flatMap { entry.localizations?[$0] }.map(argumentNames) ?? []
            return wanted.lazy.compactMap { entry.localizations?[$0] }.first.flatMap { translation($0, names) }
        }
    }

    /// - Parameter names: The names of the arguments.
    private static func translation(_ localization: Localization, _ names: [String]) -> Translation? {
        if let device = localization.variations?.device { return chosen(of: device).flatMap { translation($0, names) } }
        if let plural = localization.variations?.plural { return .plural(forms(plural, names)) }
        guard let value = localization.stringUnit.map({ positional($0.value, names) }) else { return nil }
        guard let substitutions = localization.substitutions else { return .string(value) }
        let variables = substitutions.mapValues {
            Translation.Variable(argument: $0.argNum.map { max(0, $0 - 1) }, forms: forms($0.variations?.plural ?? [:], names))
        }
        return .substituted(value, variables)
    }

    private static func chosen(of device: [String: Localization]) -> Localization? { device["other"] ?? device["mac"] ?? device["iphone"] }

    private static func forms(_ plural: [String: Localization], _ names: [String]) -> PluralForms {
        PluralForms(plural.compactMapValues { $0.stringUnit.map { positional($0.value, names) } })
    }

    // MARK: Names of arguments

    /// The names of the arguments in the source language, `%(name)@`, whose order is that of the arguments.
    private static func argumentNames(_ localization: Localization) -> [String] {
        let variations = localization.variations
        if let inner = variations?.device.flatMap(chosen) ?? variations?.plural.flatMap({ $0["other"] }) { return argumentNames(inner) }
        var names: [String] = []
        for match in (localization.stringUnit?.value ?? "").matches(of: argumentName) where !names.contains(String(match.1)) {
            names.append(String(match.1))
        }
        return names
    }

    private static var argumentName: Regex<(Substring, Substring)> { /%\((\w+)\)/ }

    /// Returns a format that names its arguments by their positions, `%1$@`.
    private static func positional(_ format: String, _ names: [String]) -> String {
        guard !names.isEmpty else { return format }
        return format.replacing(argumentName) { match in names.firstIndex(of: String(match.1)).map { "%\($0 + 1)$" } ?? String(match.0) }
    }
}
