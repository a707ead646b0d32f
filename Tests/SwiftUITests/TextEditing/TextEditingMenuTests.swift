@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

/// The context menu of a text that is being edited.
@MainActor struct TextEditingMenuTests {
    private struct Letter: View {
        @State private var text = "Hello brave world"
        @State private var secret = "secret"
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(alignment: .leading) {
                TextField("Field", text: $text).focused($isFocused).accessibilityIdentifier("field")
                SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
                TextField("Disabled", text: $text).disabled(true).accessibilityIdentifier("disabled")
                Text(text).accessibilityIdentifier("copy")
                Text(isFocused ? "editing" : "idle").accessibilityIdentifier("focus")
            }
        }
    }

    private func host(_ profile: ViewHost.Profile = .macOS) -> ViewHost {
        ViewHost(Letter(), size: CGSize(width: 300, height: 300), profile: profile)
    }

    /// Opens the menu of a field at a part of its width.
    private func open(_ host: ViewHost, _ id: String, at part: CGFloat) throws -> Bool {
        let frame = try host.frame(of: .identifier(id))
        defer { host.advance(by: 0.5) }
        return host.tree.pressSecondary(at: CGPoint(x: frame.minX + frame.width * part, y: frame.midY))
    }

    private func choose(_ host: ViewHost, _ title: String) throws {
        try host.tap(.text(title))
        host.advance(by: 0.5)
    }

    @Test("What is pressed gets the focus and is selected; it is cut, and pasted where the caret is")
    func cuttingAndPasting() async throws {
        let host = host()
        #expect(try open(host, "field", at: 0.03))
        try choose(host, "Cut")
        #expect(host.tree.services.clipboard.string == "Hello")
        #expect(try host.text(of: .identifier("copy")) == " brave world")
        #expect(try host.text(of: .identifier("focus")) == "editing")
        host.press(.end)
        #expect(try open(host, "field", at: 0.95))
        try choose(host, "Paste")
        await host.settle()
        #expect(try host.text(of: .identifier("copy")) == " brave worldHello")
        #expect(!host.contains(.text("Paste")))
    }

    @Test("What is selected already stays selected; all is selected by its command")
    func selecting() throws {
        let host = host()
        try host.tap(.identifier("field"))
        host.press("a", modifiers: .command)
        #expect(try open(host, "field", at: 0.03))
        try choose(host, "Copy")
        #expect(host.tree.services.clipboard.string == "Hello brave world")
        host.press(.end)
        #expect(try open(host, "field", at: 0.03))
        try choose(host, "Select All")
        host.type("x")
        #expect(try host.text(of: .identifier("copy")) == "x")
    }

    @Test("A secret is not given away; a disabled field has no menu, nor has one of iOS")
    func whatIsNotOffered() throws {
        let host = host()
        #expect(try open(host, "secret", at: 0.03))
        let copy = host.tree.accessibilityElements().flatMap(\.flattened).first { $0.label == "Copy" }
        #expect(copy?.isEnabled == false)
        host.press(.escape)
        host.advance(by: 0.5)
        #expect(try !open(host, "disabled", at: 0.03))
        #expect(try !open(self.host(.iOS), "field", at: 0.03))
        let owned = ViewHost(
            TextField("Field", text: .constant("text")).accessibilityIdentifier("field").contextMenu { Button("Own") {} },
            size: CGSize(width: 300, height: 300), profile: .macOS)
        #expect(try open(owned, "field", at: 0.03))
        #expect(owned.contains(.text("Own")) && !owned.contains(.text("Paste")))
    }

    @Test("Keys open it beside the field, and give the focus back")
    func keys() throws {
        let host = host()
        try host.tap(.identifier("field"))
        host.press(.init(Character("\u{F70D}")), modifiers: .shift)
        host.advance(by: 0.5)
        #expect(host.contains(.text("Paste")))
        host.press(.escape)
        host.advance(by: 0.5)
        #expect(!host.contains(.text("Paste")))
        #expect(try host.text(of: .identifier("focus")) == "editing")
    }

    @Test func pictures() throws {
        try lookAt("text-editing-menu", profiles: [.macOS], Letter()) { host in _ = try self.open(host, "field", at: 0.03) }
    }
}
