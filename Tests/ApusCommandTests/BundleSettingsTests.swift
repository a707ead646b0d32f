import Foundation
import Testing

@testable import ApusCommand

/// The settings of a bundle: what is taken, and what is refused in which words.
struct BundleSettingsTests {
    private static var complete: [String: Any] {
        [
            "name": "Notes & More", "identifier": "org.example.Notes", "version": "1.2.0-beta.1", "summary": "Takes notes",
            "description": "First.\n\nSecond <one>.", "categories": ["Office", "TextEditor"], "icon": "Art/Icon.svg",
            "mimeTypes": ["text/plain", ["type": "application/x-note", "comment": "Note", "extensions": ["note"]]] as [Any],
            "urlSchemes": ["note"], "license": "MIT OR Apache-2.0", "homepage": "https://example.org/notes",
            "developer": "Ann Example <ann@example.org>", "product": "notes", "network": true,
        ]
    }

    static func data(_ changes: [String: Any?] = [:]) throws -> Data {
        var values = complete
        for (key, value) in changes { values[key] = value }
        return try JSONSerialization.data(withJSONObject: values)
    }

    @Test func everyKeyIsRead() throws {
        let settings = try BundleSettings(Self.data())
        #expect(settings.name == "Notes & More")
        #expect(settings.identifier == "org.example.Notes")
        #expect(settings.version == "1.2.0-beta.1")
        #expect(settings.categories == ["Office", "TextEditor"])
        #expect(settings.icon == "Art/Icon.svg")
        #expect(settings.mimeTypes == [.init(type: "text/plain"), .init(type: "application/x-note", comment: "Note", extensions: ["note"])])
        #expect(settings.urlSchemes == ["note"])
        #expect(settings.license == "MIT OR Apache-2.0")
        #expect(settings.homepage == "https://example.org/notes")
        #expect(settings.developer == "Ann Example <ann@example.org>")
        #expect(settings.product == "notes")
        #expect(settings.network)
    }

    @Test func whatIsOptionalHasDefaults() throws {
        let text = #"{ "name": "Ä", "identifier": "a.b.c", "version": "1", "summary": "Does it" }"#
        let settings = try BundleSettings(Data(text.utf8))
        #expect(settings.description == "Does it")
        #expect(settings.categories == ["Utility"])
        #expect(settings.license == "LicenseRef-proprietary")
        #expect(settings.icon == nil && settings.homepage == nil && settings.mimeTypes.isEmpty && !settings.network)
    }

    /// A key, a value as JSON (empty for none), and words of the sentence.
    @Test(arguments: [
        ("name", "", "'name' is missing"), ("name", #""""#, "'name'"), ("name", #""  ""#, "'name'"), ("name", #""a\nb""#, "'name'"),
        ("name", "3", "'name'"),
        ("identifier", "", "'identifier' is missing"), ("identifier", #""Notes""#, "'identifier'"), ("identifier", #""org.example""#, "'identifier'"),
        ("identifier", #""org.example.1""#, "'identifier'"), ("identifier", #""org.ex-ample.N""#, "'identifier'"),
        ("identifier", #""org.example./etc""#, "'identifier'"), ("identifier", #""org..example.N""#, "'identifier'"),
        ("version", "", "'version' is missing"), ("version", #""one""#, "'version'"), ("version", #""1.""#, "'version'"),
        ("version", #""1 2""#, "'version'"),
        ("version", #""v1.0""#, "'version'"), ("version", "1.0", "'version'"),
        ("summary", "", "'summary' is missing"), ("summary", #""a\u0000b""#, "'summary'"),
        ("description", #""""#, "'description'"), ("categories", #"["Nonsense"]"#, "'categories'"), ("categories", #"["Utility;X"]"#, "'categories'"),
        ("categories", #""Utility""#, "'categories'"), ("icon", #""/etc/icon.png""#, "'icon'"), ("icon", #""icon.jpg""#, "'icon'"),
        ("mimeTypes", #"["text"]"#, "'mimeTypes'"), ("mimeTypes", #"[{ "type": "a/b" }]"#, "'mimeTypes'"), ("mimeTypes", "{}", "'mimeTypes'"),
        ("mimeTypes", #"[{ "type": "a/b", "comment": "c", "extensions": ["*/"] }]"#, "'mimeTypes'"),
        ("urlSchemes", #"["note:"]"#, "'urlSchemes'"), ("urlSchemes", #"["x;y"]"#, "'urlSchemes'"), ("license", #""MIT\nX""#, "'license'"),
        ("homepage", #""example.org""#, "'homepage'"), ("homepage", #""https://""#, "'homepage'"), ("homepage", #""javascript:x""#, "'homepage'"),
        ("developer", #""A <b>""#, "'developer'"), ("developer", #""A\nB""#, "'developer'"), ("network", #""yes""#, "'network'"),
        ("nmae", #""x""#, "unknown key 'nmae'"),
    ])
    func whatIsWrongIsSaidInASentence(_ key: String, _ json: String, _ words: String) throws {
        let value = json.isEmpty ? nil : try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        let problems = #expect(throws: BundleProblems.self) { try BundleSettings(Self.data([key: value])) }
        #expect(problems?.sentences.count == 1)
        #expect(problems?.sentences.first?.contains(words) == true, "\(problems?.sentences ?? [])")
        #expect(problems?.sentences.allSatisfy { $0.hasSuffix(".") && !$0.contains("\n") } == true)
    }

    @Test func allProblemsAreToldAtOnce() {
        let problems = #expect(throws: BundleProblems.self) { try BundleSettings(Data(#"{ "identifier": "x", "extra": 1 }"#.utf8)) }
        #expect(problems?.sentences.count == 5)
        #expect(problems?.failure.status == 1)
        #expect(problems?.failure.details.split(separator: "\n").count == 4)
    }

    @Test(arguments: [
        (Data([0x7B, 0xFF, 0x7D]), "not UTF-8"), (Data("[]".utf8), "not a JSON object"), (Data(), "not a JSON object"),
        (Data("{ nonsense".utf8), "not a JSON object"),
    ])
    func whatIsNoSettingsFileIsRefused(_ data: Data, _ words: String) {
        let problems = #expect(throws: BundleProblems.self) { try BundleSettings(data) }
        #expect(problems?.sentences.count == 1)
        #expect(problems?.sentences.first?.contains(words) == true)
    }
}
