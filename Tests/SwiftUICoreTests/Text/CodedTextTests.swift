import Foundation
import SwiftUICore
import Testing

/// Attributed strings in files.
struct CodedTextTests {
    private func copy(_ text: AttributedString) throws -> AttributedString {
        try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(text))
    }

    @Test("A text without attributes is a string")
    func plain() throws {
        #expect(String(decoding: try JSONEncoder().encode(["a": AttributedString("plain")]), as: UTF8.self) == #"{"a":"plain"}"#)
        #expect(try copy("plain") == "plain")
        #expect(try copy("") == "")
    }

    @Test("Runs keep their attributes")
    func attributes() throws {
        var text = AttributedString("one two three")
        text[text.range(of: "one")!].link = URL(string: "https://example.org")
        text[text.range(of: "one")!].inlinePresentationIntent = [.stronglyEmphasized, .code]
        text[text.range(of: "two")!].kern = 2
        text[text.range(of: "two")!].underlineStyle = Text.LineStyle(pattern: .dashDot, color: .red)
        text[text.range(of: "three")!].languageIdentifier = "de"
        text.alignment = .center
        text.lineHeight = .multiple(factor: 1.5)
        #expect(try copy(text) == text)
    }

    private static let sampleFonts: [Font] = [
        .body, .title2.bold(), .system(.caption2, design: .serif, weight: .heavy), .system(size: 13.5, weight: .semibold, design: .rounded),
        .custom("Inter", size: 12, relativeTo: .headline).italic().scaled(by: 2), .custom("Inter", fixedSize: 9).monospacedDigit(),
        .largeTitle.weight(.thin).width(.condensed).leading(.tight).smallCaps().italic(false).monospaced().pointSize(20),
    ]

    @Test("Fonts are read as they were written", arguments: sampleFonts)
    func fonts(_ font: Font) throws {
        var text = AttributedString("text")
        text.font = font
        #expect(try copy(text).font == font)
    }

    private static let sampleColors: [Color] = [
        .red, .accentColor, Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5), .primary.opacity(0.25), Color("Brand", bundle: nil),
        .blue.mix(with: .white, by: 0.3), .blue.mix(with: .white, by: 0.3, in: .device), Color(.displayP3, red: 1, green: 0, blue: 0),
    ]

    @Test("Colours are read as they were written", arguments: sampleColors)
    func colors(_ color: Color) throws {
        var text = AttributedString("text")
        text.foregroundColor = color
        text.backgroundColor = color
        #expect(try copy(text).foregroundColor == color && copy(text).backgroundColor == color)
    }

    @Test("Attributes of the program are left out, and names of later versions replaced")
    func others() throws {
        var text = AttributedString("text")
        text[ProgramAttribute.self] = 3
        #expect(try copy(text) == "text")
        let later = #"["text", {"SwiftUI.ForegroundColor": {"system": {"_0": "ultraviolet"}}, "Unknown": 7}]"#
        #expect(try JSONDecoder().decode(AttributedString.self, from: Data(later.utf8)).foregroundColor == .primary)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(AttributedString.self, from: Data(#"["text"]"#.utf8)) }
        #expect(throws: (any Error).self) { try JSONDecoder().decode(AttributedString.self, from: Data("3".utf8)) }
    }

    private enum ProgramAttribute: CodableAttributedStringKey {
        typealias Value = Int
        static let name = "Tests.Program"
    }

    @Test("Alignment and height hold of whole paragraphs")
    func paragraphs() {
        var text = AttributedString("one two\nthree")
        text[text.range(of: "two")!].alignment = .right
        #expect(
            text.runs[\.alignment].map { ($0.0, String(text.characters[$0.1])) }.map { "\($0.0.map { $0.rawValue } ?? "-") \($0.1)" } == [
                "right one two\n", "- three",
            ])
    }
}
