import SwiftUI
@testable import SwiftUITesting
import Testing

/// Selectable texts, which are selected with a pointer and copied.
@MainActor struct TextSelectionTests {
    private struct Letter: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("Hello brave world").accessibilityIdentifier("hello")
                Text("Not this one").textSelection(.disabled).accessibilityIdentifier("other")
                TextField("Field", text: .constant("typed")).accessibilityIdentifier("field")
            }
            .textSelection(.enabled)
        }
    }

    private func copied(_ host: ViewHost) -> String? {
        host.tree.services.clipboard.string = nil
        host.press("c", modifiers: .command)
        return host.tree.services.clipboard.string
    }

    private func drag(_ host: ViewHost, _ id: String, from start: CGFloat = 0, to end: CGFloat = 1) throws {
        let frame = try host.frame(of: .identifier(id))
        try host.drag(
            .point(frame.minX + frame.width * start, frame.midY), by: CGSize(width: frame.width * (end - start), height: 0))
    }

    @Test func theSelectionIsCopied() throws {
        let host = ViewHost(Letter(), size: CGSize(width: 300, height: 200), profile: .macOS)
        #expect(copied(host) == nil)
        try drag(host, "hello")
        #expect(copied(host) == "Hello brave world")
        try drag(host, "hello", from: 0.98, to: 0.33)
        #expect(copied(host)?.hasSuffix("brave world") == true)
        try drag(host, "other")
        #expect(copied(host) == nil)
    }

    @Test func clicksSelectWordsAndParagraphs() throws {
        let host = ViewHost(Letter(), size: CGSize(width: 300, height: 200), profile: .macOS)
        try host.tap(.identifier("hello"), count: 2)
        #expect(copied(host) == "brave")
        host.advance(by: 1)
        try host.tap(.identifier("hello"), count: 3)
        #expect(copied(host) == "Hello brave world")
        host.advance(by: 1)
        try host.tap(.identifier("hello"))
        #expect(copied(host) == nil)
    }

    @Test func itIsDrawnWhileItIsThere() throws {
        let host = ViewHost(Letter(), size: CGSize(width: 300, height: 200), profile: .macOS)
        let before = try host.image().pixels
        try drag(host, "hello")
        #expect(try host.image().pixels != before)
        try host.tap(.point(290, 190))
        #expect(try host.image().pixels == before)
    }

    @Test func fingersSelectNothing() throws {
        let host = ViewHost(Letter(), size: CGSize(width: 300, height: 200))
        try drag(host, "hello")
        #expect(copied(host) == nil)
    }

    @Test func pictures() throws {
        try lookAt("text-selection", profiles: [.macOS], Letter()) { try drag($0, "hello", to: 0.6) }
    }
}
