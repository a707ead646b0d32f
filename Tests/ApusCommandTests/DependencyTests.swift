import Foundation
import Testing

/// What everybody who uses the package has to fetch.
struct DependencyTests {
    private struct Pins: Decodable {
        struct Pin: Decodable { var identity: String }
        var pins: [Pin]
    }

    @Test("The package depends on few others, and not on swift-syntax, of which other packages want other versions")
    func packages() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let pins = try JSONDecoder().decode(Pins.self, from: Data(contentsOf: package.appendingPathComponent("Package.resolved")))
        #expect(pins.pins.map(\.identity).sorted() == ["flyingfox", "opencombine", "swift-argument-parser", "swift-log"])
    }
}
