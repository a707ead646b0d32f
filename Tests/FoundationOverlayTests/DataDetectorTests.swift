import Foundation
import FoundationOverlay
import Testing

/// Addresses and numbers that are found in text.
struct DataDetectorTests {
    private func links(in text: String) throws -> [String] {
        let detector = try NSDataDetector(types: 1 << 5)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { $0.url?.absoluteString }
    }

    @Test func linksEndBeforeTheSignsOfTheSentence() throws {
        #expect(try links(in: "See https://a.org/b?c=d#e, (http://b.net/x) and ftp://c.") == ["https://a.org/b?c=d#e", "http://b.net/x", "ftp://c"])
        #expect(try links(in: "https://a.org/b/ “https://b.org/ö”").first == "https://a.org/b/")
        #expect(
            try links(in: "www.example.de/path, example.com:80/a and nothing.else e.g. this") == [
                "http://www.example.de/path", "http://example.com:80/a",
            ])
    }

    @Test func addressesOfMailAreLinks() throws {
        #expect(try links(in: "Write to jo.doe+x@mail.example.org!") == ["mailto:jo.doe+x@mail.example.org"])
        #expect(try links(in: "mailto:a@b.io") == ["mailto:a@b.io"])
    }

    @Test func rangesAreThoseOfTheText() throws {
        let text = "é 😀 http://a.b c"
        let match = try #require(try NSDataDetector(types: 1 << 5).firstMatch(in: text, range: NSRange(text.startIndex..., in: text)))
        #expect(NSString(string: text).substring(with: match.range) == "http://a.b")
        #expect(match.resultType.rawValue == 1 << 5 && match.phoneNumber == nil)
    }

    @Test func phoneNumbersHaveEnoughDigits() throws {
        let text = "Call +49 30 1234567 or (030) 123-4567, not 12 34 nor 2024."
        let found = try NSDataDetector(types: 1 << 11 | 1 << 5).matches(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(found.compactMap(\.phoneNumber) == ["+49 30 1234567", "(030) 123-4567"])
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }
}
