import SwiftUI
@testable import SwiftUICore
import SwiftUITesting
import Testing

/// Links in texts are followed where they are tapped, by the action of the environment.
@MainActor struct TextLinkTests {
    @MainActor private final class Log {
        var urls: [String] = []
        var taps = 0
    }

    private let log = Log()

    private func host(_ view: some View, profile: ViewHost.Profile = .iOS, width: CGFloat = 300) -> ViewHost {
        let log = log
        return ViewHost(
            view.environment(
                \.openURL,
                OpenURLAction { url in
                    log.urls.append(url.absoluteString)
                    return .handled
                }), size: CGSize(width: width, height: 200), profile: profile)
    }

    private func element(in host: ViewHost) throws -> AccessibilityElement {
        try #require(host.tree.accessibilityElements().flatMap(\.flattened).first { !$0.actions.isEmpty })
    }

    @Test("A link that is the whole text is followed by a tap, and by assistive technologies")
    func wholeText() throws {
        let host = host(Text("[here](https://example.com/a)"))
        try host.tap(.text("here"))
        #expect(log.urls == ["https://example.com/a"])
        let element = try element(in: host)
        #expect(element.role == .link)
        #expect(element.perform(.activate))
        #expect(log.urls.count == 2)
    }

    @Test("Only the characters of a link take a tap; those beside it belong to the view around the text")
    func partOfAText() throws {
        let log = log
        let host = host(Text("aaaaaaaaaa [link](https://example.com/b) bbbbbbbbbb").fixedSize().onTapGesture { log.taps += 1 })
        let frame = try host.frame(of: .text("aaaaaaaaaa link bbbbbbbbbb"))
        host.tree.tap(at: CGPoint(x: frame.minX + 5, y: frame.midY))
        #expect(log.urls == [] && log.taps == 1)
        host.tree.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(log.urls == ["https://example.com/b"] && log.taps == 1)
        host.tree.tap(at: CGPoint(x: frame.maxX - 5, y: frame.midY))
        #expect(log.urls.count == 1 && log.taps == 2)
        #expect(host.tree.pointerShape(at: CGPoint(x: frame.midX, y: frame.midY)) == .link)
        #expect(host.tree.pointerShape(at: CGPoint(x: frame.minX + 5, y: frame.midY)) == nil)
    }

    @Test("A link can be several runs and lines; each of several links is its own action")
    func severalLinks() throws {
        var text = AttributedString("one ")
        var link = AttributedString("two ")
        link.link = URL(string: "https://example.com/two")
        var bold = AttributedString("three")
        bold.link = link.link
        bold.font = .body.bold()
        var other = AttributedString("\nfour")
        other.link = URL(string: "https://example.com/four")
        text += link + bold + other
        let host = host(Text(text).fixedSize())
        let element = try element(in: host)
        let actions = element.actions.filter { $0.kind == .named }
        #expect(actions.map { $0.name } == [Text(verbatim: "two three"), Text(verbatim: "\nfour")])
        for action in actions { action.perform() }
        #expect(log.urls == ["https://example.com/two", "https://example.com/four"])
        let frame = try host.frame(of: .text(String(text.characters)))
        host.tree.tap(at: CGPoint(x: frame.minX + 10, y: frame.maxY - 8))
        #expect(log.urls.last == "https://example.com/four" && log.urls.count == 3)
        host.tree.tap(at: CGPoint(x: frame.maxX - 5, y: frame.minY + 8))
        #expect(log.urls.last == "https://example.com/two" && log.urls.count == 4)
    }

    @Test("A disabled link, a press that leaves the link and a text without links open nothing")
    func nothingToOpen() throws {
        let disabled = host(Text("[here](https://example.com)").disabled(true))
        try disabled.tap(.text("here"))
        #expect(disabled.tree.pointerShape(at: try disabled.frame(of: .text("here")).center) == nil)
        let plain = host(Text("here"))
        #expect(try !plain.tap(.text("here")))
        let left = host(Text("[here](https://example.com)"))
        try left.drag(.text("here"), by: CGSize(width: 0, height: 90))
        #expect(log.urls == [])
    }

    @Test("A link in a row is followed without selecting the row")
    func rows() throws {
        let log = log
        let host = host(
            List {
                Button {
                    log.taps += 1
                } label: {
                    Text("[here](https://example.com/row)")
                }
            })
        try host.tap(.text("here"))
        #expect(log.urls == ["https://example.com/row"] && log.taps == 0)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
