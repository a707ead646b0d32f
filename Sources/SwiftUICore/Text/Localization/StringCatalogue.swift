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
            wanted.lazy.compactMap { entry.localizations?[$0] }.first.flatMap(translation)
        }
    }

    private static func translation(_ localization: Localization) -> Translation? {
        if let device = localization.variations?.device {
            return (device["other"] ?? device["mac"] ?? device["iphone"]).flatMap(translation)
        }
        if let plural = localization.variations?.plural { return .plural(forms(plural)) }
        guard let value = localization.stringUnit?.value else { return nil }
        guard let substitutions = localization.substitutions else { return .string(value) }
        let variables = substitutions.mapValues {
            Translation.Variable(argument: $0.argNum.map { max(0, $0 - 1) }, forms: forms($0.variations?.plural ?? [:]))
        }
        return .substituted(value, variables)
    }

    private static func forms(_ plural: [String: Localization]) -> PluralForms {
        PluralForms(plural.compactMapValues { $0.stringUnit?.value })
    }
}
