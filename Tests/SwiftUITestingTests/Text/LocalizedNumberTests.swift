import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Numbers in localized texts are written as their locale does.
@MainActor struct LocalizedNumberTests {
    @Test(arguments: [
        ("en_US", "1,234,567 12"), ("de_DE", "1.234.567 12"), ("en_IN", "12,34,567 12"), ("es_ES", "1.234.567 12"), ("ar_EG", "١٬٢٣٤٬٥٦٧ ١٢"),
    ])
    func integers(locale: String, expected: String) throws {
        let host = ViewHost(Text("\(1_234_567) \(12)").accessibilityIdentifier("text"), locale: Locale(identifier: locale))
        #expect(try host.text(of: .identifier("text")) == expected)
    }

    @Test("Some locales group longer numbers only") func leastLength() throws {
        let host = ViewHost(Text("\(1234) \(12345)").accessibilityIdentifier("text"), locale: Locale(identifier: "es_ES"))
        #expect(try host.text(of: .identifier("text")) == "1234 12.345")
    }
}
