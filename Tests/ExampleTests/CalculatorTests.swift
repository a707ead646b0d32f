import SwiftUITesting
import Testing

@testable import ExampleScreens

/// The calculator is used key by key.
@MainActor struct CalculatorTests {
    /// The key with a title; the display, which may read the same, comes before it.
    private func key(_ title: String, in host: ViewHost) -> ViewLocator {
        .label(title).at(host.findAll(.label(title)).count - 1)
    }

    private func display(after keys: String) throws -> String {
        let host = ViewHost(Calculator())
        for key in keys {
            #expect(try host.tap(self.key(key == "A" ? "AC" : String(key), in: host)), "\(key)")
            host.advance(by: 0.3)
        }
        return try host.text(of: .identifier("display"))
    }

    @Test(arguments: [
        ("7", "7"), ("12.5", "12.5"), ("1.2.3", "1.23"), ("007", "7"),
        ("12+30=", "42"), ("9−4−3=", "2"), ("6×7=", "42"), ("1÷8=", "0.125"),
        ("5±", "-5"), ("50%", "0.5"), ("2+3A", "0"), ("2+3=4", "4"),
    ])
    func keysGiveTheNumber(keys: String, number: String) throws {
        #expect(try display(after: keys) == number)
    }

    @Test("A long number stays in its line, and the keys where they are")
    func longNumber() throws {
        let host = ViewHost(Calculator())
        let key = try host.frame(of: .label("7"))
        for _ in 0..<14 { try host.tap(self.key("8", in: host)) }
        let display = try host.frame(of: .identifier("display"))
        #expect(display.minX >= 0 && display.maxX <= 390)
        #expect(try host.frame(of: .label("7")) == key)
    }

    @Test("Two of the keys' columns are as wide as the key of zero")
    func wideKey() throws {
        let host = ViewHost(Calculator())
        let (zero, one, two) = try (host.frame(of: key("0", in: host)), host.frame(of: .label("1")), host.frame(of: .label("2")))
        #expect(abs(zero.minX - one.minX) < 0.01 && abs(zero.maxX - two.maxX) < 0.01)
    }
}
