import Foundation
import Synchronization

/// A localization table in a bundle: the catalogue `NAME.xcstrings`, or a language's `NAME.stringsdict` and `NAME.strings`.
struct StringTable: Equatable, Sendable {
    /// The name of the table; nil for "Localizable".
    var name: String?
    /// The bundle of the table; nil for the main bundle.
    var bundle: Bundle?

    private struct Key: Hashable {
        var path: String
        var name: String
        var locale: String
    }

    private static let loaded = Mutex<[Key: [String: Translation]]>([:])
    /// Whether the main bundle has a table with the default name. Most programs have none, so most lookups can be skipped.
    private static let mainHasTable = StringTable().exists

    /// Returns the translation of a key for a locale, or nil if there is none. A table is read once per locale and cached.
    func translation(of key: String, locale: Locale) -> Translation? {
        if name == nil, bundle == nil, !Self.mainHasTable { return nil }
        let place = Key(path: (bundle ?? .main).bundlePath, name: fileName, locale: locale.identifier)
        if let table = Self.loaded.withLock({ $0[place] }) { return table[key] }
        let table = read(for: locale)
        Self.loaded.withLock { $0[place] = table }
        return table[key]
    }

    private var fileName: String { name ?? "Localizable" }

    private var exists: Bool {
        let bundle = bundle ?? .main
        return ["strings", "stringsdict", "xcstrings"].contains { type in
            !bundle.paths(forResourcesOfType: type, inDirectory: nil).isEmpty
                || bundle.localizations.contains { !bundle.paths(forResourcesOfType: type, inDirectory: nil, forLocalization: $0).isEmpty }
        }
    }

    // MARK: Reading

    /// Reads all files of the table for a locale. Files of a specific language take precedence over those of its fallbacks.
    private func read(for locale: Locale) -> [String: Translation] {
        let languages = Self.languages(of: locale)
        var table: [String: Translation] = [:]
        if let data = data("xcstrings", language: nil) { table = StringCatalogue.entries(data, languages: languages) }
        for language in (languages + [nil]).reversed() {
            if let data = data("strings", language: language) {
                table.merge(StringsFile.entries(data).mapValues(Translation.string)) { $1 }
            }
            if let data = data("stringsdict", language: language) { table.merge(PluralsFile.entries(data)) { $1 } }
        }
        return table
    }

    /// Returns the contents of a file of the table. Without a language, the bundle's preferred localization is used.
    private func data(_ type: String, language: String?) -> Data? {
        let bundle = bundle ?? .main
        let path =
            language.map { bundle.path(forResource: fileName, ofType: type, inDirectory: nil, forLocalization: $0) }
            ?? bundle.path(forResource: fileName, ofType: type)
        return path.flatMap { FileManager.default.contents(atPath: $0) }
    }

    /// Returns the languages of a locale from specific to general: `pt-BR`, then `pt`.
    private static func languages(of locale: Locale) -> [String] {
        let full = String(locale.identifier.prefix { $0 != "@" }).replacing("_", with: "-")
        let language = String(full.prefix { $0 != "-" })
        return full == language ? [full] : [full, language]
    }
}
