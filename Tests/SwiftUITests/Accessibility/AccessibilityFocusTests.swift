import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

private enum Part: Hashable { case message, field }

private struct Screen: View {
    @AccessibilityFocusState private var focus: Part?
    @AccessibilityFocusState private var isMessageFocused: Bool
    @State private var name = ""

    var body: some View {
        Text("message").accessibilityFocused($focus, equals: .message).accessibilityFocused($isMessageFocused).accessibilityIdentifier("message")
        TextField("Name", text: $name).accessibilityFocused($focus, equals: .field).accessibilityIdentifier("field")
        Button("To message") { focus = .message }
        Button("To field") { focus = .field }
        Button("Away") { focus = nil }
        Text(focus.map { "\($0)" } ?? "none").accessibilityIdentifier("state")
        Text("\(isMessageFocused)").accessibilityIdentifier("flag")
    }
}

private struct Start: View {
    @AccessibilityFocusState private var focus: Part?

    var body: some View {
        VStack {
            Text("first")
            Text("message").accessibilityFocused($focus, equals: .message)
            Text(focus.map { "\($0)" } ?? "none").accessibilityIdentifier("state")
        }
        .accessibilityDefaultFocus($focus, .message)
    }
}

@MainActor struct AccessibilityFocusTests {
    private func host(_ view: some View, assisted: Bool) -> ViewHost {
        ViewHost(VStack { view }.environment(\.accessibilityEnabled, assisted), profile: .macOS)
    }

    @Test("Writing the state moves the focus, also to a text that the keyboard does not reach, and moving the focus sets the state")
    func following() throws {
        let host = host(Screen(), assisted: true)
        #expect(try host.text(of: .identifier("state")) == "none")
        try host.tap(.text("To message"))
        #expect(try host.text(of: .identifier("state")) == "message")
        #expect(try host.text(of: .identifier("flag")) == "true")
        try host.tap(.text("To field"))
        #expect(try host.text(of: .identifier("state")) == "field")
        #expect(try host.hasFocus(.identifier("field")))
        #expect(try host.text(of: .identifier("flag")) == "false")
        try host.tap(.text("Away"))
        #expect(try host.text(of: .identifier("state")) == "none")
        #expect(try !host.hasFocus(.identifier("field")))
        // The keyboard passes the text.
        host.press(.tab)
        #expect(try host.text(of: .identifier("state")) == "field")
    }

    @Test("Without an assistive technology the state stays without a value, and the keyboard focus is left alone")
    func unassisted() throws {
        let host = host(Screen(), assisted: false)
        try host.tap(.text("To message"))
        #expect(try host.text(of: .identifier("state")) == "none")
        try host.tap(.text("To field"))
        #expect(try host.text(of: .identifier("state")) == "none")
        #expect(try !host.hasFocus(.identifier("field")))
    }

    @Test("The default focus is taken when the view appears")
    func defaultFocus() throws {
        #expect(try host(Start(), assisted: true).text(of: .identifier("state")) == "message")
        #expect(try host(Start(), assisted: false).text(of: .identifier("state")) == "none")
    }
}
