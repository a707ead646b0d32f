import Foundation
@testable import SwiftUICore
import Testing

/// Tables of translations: where they are looked up and which of their forms counts.
@Suite final class TranslationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func string(_ key: LocalizedStringKey, _ locale: String) throws -> String {
        let bundle = try #require(Bundle(path: folder.path))
        var environment = TextEnvironment()
        environment.locale = Locale(identifier: locale)
        return Text(key, bundle: bundle).plainString(in: environment)
    }

    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld files in %lld folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>no file</string><key>one</key><string>one file</string><key>other</key><string>%lld files</string></dict>
        <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>a folder</string><key>other</key><string>%lld folders</string></dict>
        </dict></dict></plist>
        """

    @Test("A language's table goes before the more general one", arguments: [("de", "Hallo"), ("de_AT", "Servus"), ("fr", "Hello")])
    func languages(locale: String, expected: String) throws {
        try write("\"Hello\" = \"Hallo\";", to: "de.lproj/Localizable.strings")
        try write("\"Hello\" = \"Servus\";", to: "de-AT.lproj/Localizable.strings")
        #expect(try string("Hello", locale) == expected)
    }

    @Test("A default value goes in place of a key without translation", arguments: [("de", "2 Tage"), ("fr", "two: 2"), ("en", "two: 2")])
    func defaultValues(locale: String, expected: String) throws {
        try write("\"days\" = \"%lld Tage\";", to: "de.lproj/Localizable.strings")
        let (bundle, locale) = (try #require(Bundle(path: folder.path)), Locale(identifier: locale))
        #expect(String(localized: "days", defaultValue: "two: \(2)", bundle: bundle, locale: locale) == expected)
        let resource = LocalizedStringResource("days", defaultValue: "two: \(2)", locale: locale, bundle: .atURL(folder))
        #expect(String(localized: resource) == expected)
        #expect(String(localized: "plain", defaultValue: "Plain", locale: locale) == "Plain")
    }

    @Test("Only texts and attributed strings interpret Markdown")
    func markdown() {
        #expect(String(localized: "_A_ and **\(2)** in `b`") == "_A_ and **2** in `b`")
        #expect(String(localized: LocalizedStringResource(stringLiteral: "_PLACEHOLDER_")) == "_PLACEHOLDER_")
        #expect(String(AttributedString(localized: "_A_ and **\(2)** in `b`").characters) == "A and 2 in b")
    }

    @Test(
        "Each variable of a format takes the form of its own argument",
        arguments: [
            (0, 1, "no file in a folder"), (1, 2, "one file in 2 folders"), (2, 0, "2 files in 0 folders"), (1_234, 1, "1,234 files in a folder"),
        ])
    func variables(files: Int, folders: Int, expected: String) throws {
        try write(Self.plurals, to: "en.lproj/Localizable.stringsdict")
        #expect(try string("\(files) files in \(folders) folders", "en") == expected)
    }

    private static let catalogue = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
          "%lld days": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
                                             "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
            "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld dzień"}}, "few": {"stringUnit": {"value": "%lld dni (few)"}},
                                             "many": {"stringUnit": {"value": "%lld dni"}}, "other": {"stringUnit": {"value": "%lld dnia"}}}}}}},
          "%@ has %lld birds": {"localizations": {"en": {"stringUnit": {"value": "%1$@ has %#@birds@"},
            "substitutions": {"birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}},
          "Untranslated": {}}}
        """

    @Test(
        "A catalogue holds all languages; what a language lacks is shown in the source's",
        arguments: [
            ("Hello", "de", "Hallo"), ("Hello", "en", "Hello"), ("Untranslated", "de", "Untranslated"), ("Unknown", "de", "Unknown"),
        ])
    func catalogue(key: String, locale: String, expected: String) throws {
        try write(Self.catalogue, to: "Localizable.xcstrings")
        #expect(try string(LocalizedStringKey(key), locale) == expected)
    }

    @Test(arguments: [
        (1, "en", "1 day"), (2, "en", "2 days"), (1, "pl", "1 dzień"), (3, "pl", "3 dni (few)"), (12, "pl", "12 dni"), (5, "de", "5 days"),
    ])
    func plurals(count: Int, locale: String, expected: String) throws {
        try write(Self.catalogue, to: "Localizable.xcstrings")
        #expect(try string("\(count) days", locale) == expected)
    }

    @Test(arguments: [(1, "Ann has 1 bird"), (3, "Ann has 3 birds")])
    func substitutions(count: Int, expected: String) throws {
        try write(Self.catalogue, to: "Localizable.xcstrings")
        #expect(try string("\("Ann") has \(count) birds", "en") == expected)
    }

    @Test(
        "Arguments may have names, in the order in which the source language names them",
        arguments: [("en", "Ann sent Bob 2 posts"), ("de", "Bob: 2 Beiträge von Ann")])
    func namedArguments(locale: String, expected: String) throws {
        let catalogue = """
            { "sourceLanguage": "en", "strings": { "sent": { "extractionState": "manual", "localizations": {
              "en": { "stringUnit": { "value": "%(sender)@ sent %(receiver)@ %(count)lld posts" } },
              "de": { "stringUnit": { "value": "%(receiver)@: %(count)lld Beiträge von %(sender)@" } } } } } }
            """
        try write(catalogue, to: "Localizable.xcstrings")
        #expect(try string(LocalizedStringKey("sent", defaultValue: "\("Ann") \("Bob") \(2)"), locale) == expected)
    }

    @Test(
        "Files that are damaged have no entries",
        arguments: ["Localizable.xcstrings", "en.lproj/Localizable.stringsdict", "en.lproj/Localizable.strings"])
    func damaged(name: String) throws {
        try write("{\"strings\": [1, \"", to: name)
        #expect(try string("\(1) days", "en") == "1 days")
    }

    @Test(
        "Categories of numbers, by the Unicode Common Locale Data Repository",
        arguments: [
            ("en", "0o 1w 2o 1.5o"), ("fr", "0w 1w 1.5w 2o"), ("ru", "1w 2f 5m 11m 21w 22f 1.5o"), ("pl", "1w 2f 5m 12m 21m 22f"),
            ("cs", "1w 3f 5o 1.5m"), ("ar", "0z 1w 2t 3f 11m 100o"), ("ja", "1o 2o"), ("lt", "1w 2f 10o 11o 21w"), ("sl", "1w 2t 3f 5o 101w"),
        ])
    func categories(language: String, examples: String) {
        let letters: [Character: PluralCategory] = ["z": .zero, "w": .one, "t": .two, "f": .few, "m": .many, "o": .other]
        let rules = PluralRules(Locale(identifier: language))
        for example in examples.split(separator: " ") {
            #expect(rules.category(of: Double(example.dropLast())!) == letters[example.last!], "\(language) \(example)")
        }
    }
}
