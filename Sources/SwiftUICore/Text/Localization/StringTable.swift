import Foundation
import Synchronization

/// A table of translations in a bundle: the catalogue `NAME.xcstrings`, or `NAME.stringsdict` and `NAME.strings` of a language.
struct StringTable: Equatable, Sendable {
    /// nil for "Localizable".
    var name: String?
    /// nil for the main bundle.
    var bundle: Bundle?

    private struct Key: Hashable {
        var path: String
        var name: String
        var locale: String
    }

    private static let loaded = Mutex<[Key: [String: Translation]]>([:])
    /// Whether the main bundle has any table of the default name: most programs have none, and most texts ask for it.
    private static let mainHasTable = StringTable().exists

    /// The translation of a key for a locale, or nil if the table has none. A table is read once for each locale.
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

    /// What all files of the table say for a locale. A language's own files go before those of the language it falls back on.
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

    /// The contents of a file of the table; without a language that of the bundle's preferred localization.
    private func data(_ type: String, language: String?) -> Data? {
        let bundle = bundle ?? .main
        let path = language.map { bundle.path(forResource: fileName, ofType: type, inDirectory: nil, forLocalization: $0) }
            ?? bundle.path(forResource: fileName, ofType: type)
        return path.flatMap { FileManager.default.contents(atPath: $0) }
    }

    /// `pt-BR`, then `pt`.
    private static func languages(of locale: Locale) -> [String] {
        let full = String(locale.identifier.prefix { $0 != "@" }).replacing("_", with: "-")
        let language = String(full.prefix { $0 != "-" })
        return full == language ? [full] : [full, language]
    }
}
