import Foundation
import FoundationOverlay
import Testing

struct PersonNameTests {
    private func name(
        prefix: String? = nil, given: String? = nil, middle: String? = nil, family: String? = nil, suffix: String? = nil, nickname: String? = nil
    ) -> PersonNameComponents {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = (prefix, given, middle)
        (name.familyName, name.nameSuffix, name.nickname) = (family, suffix, nickname)
        return name
    }

    private func formats(_ name: PersonNameComponents, _ locale: String = "en_US") -> [String] {
        [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated].map {
            name.formatted(.name(style: $0).locale(Locale(identifier: locale)))
        }
    }

    @Test("The styles show more or less of a name")
    func styles() {
        let full = name(prefix: "Dr.", given: "Thomas", middle: "Louis", family: "Clark", suffix: "Esq.", nickname: "Tom")
        #expect(formats(full) == ["Tom", "Thomas Clark", "Dr. Thomas Louis Clark Esq.", "TC"])
        #expect(full.formatted() == "Thomas Clark")
        #expect(formats(name(given: "Thomas")) == ["Thomas", "Thomas", "Thomas", "T"])
        #expect(formats(name(family: "clark")) == ["clark", "clark", "clark", "C"])
        #expect(formats(name(given: "", nickname: "Tom")) == ["Tom", "Tom", "Tom", ""])
        #expect(formats(name()) == ["", "", "", ""])
    }

    @Test("Family names come first where the script or the language wants it")
    func order() {
        #expect(formats(name(given: "小明", family: "王"))[1] == "王小明")
        #expect(formats(name(given: "길동", family: "홍"), "ko_KR")[1] == "홍길동")
        #expect(formats(name(given: "János", family: "Kovács"), "hu_HU") == ["János", "Kovács János", "Kovács János", "KJ"])
        #expect(formats(name(given: "Jane", family: "Doe"), "ja_JP")[1] == "Jane Doe")
    }

    @Test(
        "Names are read from text",
        arguments: [
            ("Jane Doe", "|Jane||Doe|"), ("  Jane  ", "|Jane|||"), ("Dr. Thomas Louis Clark Esq.", "Dr.|Thomas|Louis|Clark|Esq."),
            ("Doe, Jane Mary", "|Jane|Mary|Doe|"), ("Jane Doe, PhD", "|Jane||Doe|PhD"), ("van Dyke, Dick", "|Dick||van Dyke|"),
        ])
    func parsing(text: String, parts: String) throws {
        let name = try PersonNameComponents(text)
        let read = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix].map { $0 ?? "" }
        #expect(read.joined(separator: "|") == parts)
    }

    @Test("Text without a name is refused", arguments: ["", "  ", ","])
    func nothing(text: String) {
        #expect(throws: (any Error).self) { try PersonNameComponents(text) }
    }
}
