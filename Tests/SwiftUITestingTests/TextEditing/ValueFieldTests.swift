import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Text fields for values that formats and formatters convert.
@MainActor @Suite struct ValueFieldTests {
    private struct Values: View {
        @State private var amount = 3.5
        @State private var count: Int? = 2

        var body: some View {
            VStack {
                TextField("Amount", value: $amount, format: .number).accessibilityIdentifier("field")
                TextField("Count", value: $count, format: .number).accessibilityIdentifier("count")
                Text(verbatim: "\(amount) \(count.map(String.init) ?? "nil")").accessibilityIdentifier("copy")
            }
        }
    }

    private func field(_ host: ViewHost) throws -> String { try host.text(of: .identifier("field")) }
    private func text(_ host: ViewHost) throws -> String { try host.text(of: .identifier("copy")) }

    @Test func aValueIsTakenOverWhenItIsComplete() throws {
        let host = ViewHost(Values(), profile: .macOS)
        #expect(try field(host) == "3.5")
        host.press(.tab)
        host.press("a", modifiers: .command)
        host.type("1234.25")
        #expect(try text(host) == "3.5 2")
        host.press(.return)
        #expect(try text(host) == "1234.25 2")
        #expect(try field(host) == "1,234.25")
        host.type("no number")
        host.press(.tab)
        #expect(try text(host) == "1234.25 2")
        #expect(try field(host) == "1,234.25")
        host.press("a", modifiers: .command)
        host.press(.delete)
        host.press(.tab)
        #expect(try text(host) == "1234.25 nil")
    }

    @Test func aValueFollowsTypingOnIOS() throws {
        let host = ViewHost(Values(), profile: .iOS)
        try host.tap(.identifier("field"))
        host.press("a", modifiers: .command)
        host.type("1234.2")
        #expect(try text(host) == "1234.2 2")
        // The text is not formatted before the end of the entry.
        #expect(try field(host) == "1234.2")
        host.type("x")
        #expect(try text(host) == "1234.2 2")
        try host.tap(.identifier("count"))
        #expect(try field(host) == "1,234.2")
        host.press("a", modifiers: .command)
        host.press(.delete)
        #expect(try text(host) == "1234.2 nil")
    }

    @Test func aFormatterReadsAndShows() throws {
        struct Amount: View {
            @State private var amount = 3.5
            let formatter = { () -> NumberFormatter in
                let formatter = NumberFormatter()
                formatter.locale = Locale(identifier: "en_US")
                formatter.minimumFractionDigits = 2
                return formatter
            }()
            var body: some View {
                VStack {
                    TextField("Amount", value: $amount, formatter: formatter).accessibilityIdentifier("field")
                    Text(verbatim: "\(amount)").accessibilityIdentifier("copy")
                }
            }
        }
        let host = ViewHost(Amount(), profile: .macOS)
        #expect(try field(host) == "3.50")
        host.press(.tab)
        host.press("a", modifiers: .command)
        host.type("7\n")
        #expect(try text(host) == "7.0")
        #expect(try field(host) == "7.00")
        // On iOS the value follows the typing, and the text is formatted when it is submitted.
        let phone = ViewHost(Amount(), profile: .iOS)
        try phone.tap(.identifier("field"))
        phone.press("a", modifiers: .command)
        phone.type("12.5")
        #expect(try text(phone) == "12.5")
        #expect(try field(phone) == "12.5")
        phone.type("\n")
        #expect(try field(phone) == "12.50")
    }
}
