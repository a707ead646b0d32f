import Foundation
import FoundationOverlay
import Testing

/// Addresses as text, and back.
struct URLFormatStyleTests {
    private let url = URL(string: "https://jane:secret@www.example.com:8080/path/to%20file?key=value#top")!

    @Test func schemeHostAndPathAreShown() {
        #expect(url.formatted() == "https://www.example.com/path/to%20file")
        #expect(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"]))) == "example.com/path/to%20file")
        #expect(url.formatted(.url.user().password().port().query().fragment()) == url.absoluteString)
        #expect(URL(string: "ftp://example.com:2121/a")!.formatted() == "ftp://example.com:2121/a")
        #expect(URL(fileURLWithPath: "/tmp/a").formatted() == "file:///tmp/a")
    }

    @Test func optionsDependOnOtherComponents() {
        let secret = URL.FormatStyle(scheme: .omitIfHTTPFamily, path: .displayWhen(.host, matches: ["www.example.com"]))
        #expect(secret.format(url) == "www.example.com/path/to%20file")
        #expect(secret.format(URL(string: "gopher://example.com/path")!) == "gopher://example.com")
        #expect(url.formatted(.url.path(.omitWhen(.port, matches: ["8080"]))) == "https://www.example.com")
    }

    @Test(
        "Subdomains that are left out",
        arguments: [
            ("a.b.example.com", ["a"], false, "b.example.com"), ("a.b.example.com", ["b"], false, "a.b.example.com"),
            ("a.b.example.com", [], true, "example.com"), ("example.com", ["example"], false, "example.com"),
            ("10.0.0.1", ["10"], true, "10.0.0.1"),
        ] as [(String, Set<String>, Bool, String)])
    func subdomains(host: String, omitted: Set<String>, all: Bool, shown: String) {
        let style = URL.FormatStyle(scheme: .never, host: .omitSpecificSubdomains(omitted, includeMultiLevelSubdomains: all))
        #expect(style.format(URL(string: "https://\(host)/")!) == shown + "/")
        let conditional = URL.FormatStyle(
            scheme: .never,
            host: .omitSpecificSubdomains(omitted, includeMultiLevelSubdomains: all, when: .scheme, matches: ["ftp"]))
        #expect(conditional.format(URL(string: "https://\(host)/")!) == host + "/")
    }

    @Test func addressesAreRead() throws {
        let strategy = URL.FormatStyle().parseStrategy
        #expect(try strategy.parse(url.absoluteString) == url)
        #expect(throws: CocoaError.self) { try strategy.parse("example.com") }
        #expect(throws: CocoaError.self) { try strategy.parse("mailto:jane") }
        #expect(throws: CocoaError.self) { try strategy.parse("") }
        #expect(throws: CocoaError.self) { try strategy.port().parse("https://example.com") }
        #expect(try strategy.host(.optional).parse("mailto:jane").absoluteString == "mailto:jane")
    }

    @Test func missingComponentsHaveDefaultValues() throws {
        let strategy = URL.ParseStrategy.url.scheme(.defaultValue("https")).port(.defaultValue(8443)).path(.defaultValue("/index"))
        #expect(try URL("example.com", strategy: strategy).absoluteString == "https://example.com:8443/index")
        #expect(try URL("example.com:80/a%20b", strategy: strategy).absoluteString == "https://example.com:80/a%20b")
        #expect(try URL("http://example.com", strategy: strategy).absoluteString == "http://example.com:8443/index")
        #expect(throws: CocoaError.self) { try URL("example.com", strategy: .url.scheme(.defaultValue("no scheme"))) }
        #expect(throws: CocoaError.self) { try URL("https://example.com", strategy: .url.port(.defaultValue(-1))) }
    }
}
