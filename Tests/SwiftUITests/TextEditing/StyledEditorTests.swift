@testable import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

private final class Page {
    var text: AttributedString
    init(_ text: AttributedString) { self.text = text }
}

private struct Writer: View {
    @State var text: AttributedString
    let page: Page

    var body: some View {
        TextEditor(text: $text)
            .onChange(of: text, initial: true) { page.text = $1 }
            .frame(width: 200, height: 100)
    }
}

@MainActor struct StyledEditorTests {
    private func host(_ text: AttributedString, _ page: Page) -> ViewHost {
        let host = ViewHost(Writer(text: text, page: page), size: CGSize(width: 220, height: 120), profile: .macOS)
        host.press(.tab)
        return host
    }

    /// The text, in which bold characters are replaced by capitals.
    private func shown(_ text: AttributedString) -> String {
        text.runs.map { run in
            let part = String(text.characters[run.range])
            return run.inlinePresentationIntent?.contains(.stronglyEmphasized) == true ? part.uppercased() : part
        }.joined()
    }

    @Test("Typed characters get the styles of the character before them; kept ones keep theirs")
    func typing() {
        var text = AttributedString("one two")
        text[text.range(of: "one")!].inlinePresentationIntent = .stronglyEmphasized
        let page = Page(text)
        let host = host(text, page)
        host.type("x")
        #expect(shown(page.text) == "ONE twox")
        for _ in 0..<5 { host.press(.leftArrow) }
        host.type("y")
        #expect(shown(page.text) == "ONEY twox")
        host.press(.delete)
        host.press(.delete)
        #expect(shown(page.text) == "ON twox")
    }

    @Test("The keys for bold and underlined text set the format of the selection, and remove it where all has it")
    func formatting() {
        let page = Page("")
        let host = host("one two", page)
        for _ in 0..<3 { host.press(.leftArrow, modifiers: .shift) }
        host.press("b", modifiers: .command)
        #expect(shown(page.text) == "one TWO")
        host.press("a", modifiers: .command)
        host.press("b", modifiers: .command)
        #expect(shown(page.text) == "ONE TWO")
        host.press("b", modifiers: .command)
        #expect(shown(page.text) == "one two")
        host.press("u", modifiers: .command)
        #expect(page.text.runs.allSatisfy { $0.underlineStyle == .single })
    }

    @Test("Styles are drawn, and change the layout")
    func drawing() throws {
        let page = Page("")
        let host = host("wwww", page)
        host.press("a", modifiers: .command)
        let before = try host.image().pixels
        let field = try #require(host.tree.focus.focused as? EditableTextNode)
        let width = field.layout.size.width
        host.press("b", modifiers: .command)
        #expect(field.layout.size.width > width)
        #expect(try host.image().pixels != before)
    }

    @Test(
        "Setting characters changes the least part",
        arguments: [("abc", "abXc"), ("abc", "c"), ("abc", ""), ("", "abc"), ("aaa", "aaaa"), ("añb", "ab"), ("abc", "abc")])
    func settingCharacters(old: String, new: String) {
        var text = AttributedString(old)
        text.setCharacters(new)
        #expect(String(text.characters) == new)
    }

    @Test("The context menu has the formats unless they are hidden")
    func menu() throws {
        for visibility in [Visibility.automatic, .hidden] {
            let view = TextEditor(text: .constant(AttributedString("one"))).frame(width: 200, height: 100)
                .textInputFormattingControlVisibility(visibility, for: .contextMenu)
            let host = ViewHost(view, size: CGSize(width: 220, height: 320), profile: .macOS)
            _ = host.tree.pressSecondary(at: CGPoint(x: 30, y: 115))
            host.advance(by: 0.5)
            #expect(host.contains(.text("Paste")))
            #expect(host.contains(.text("Bold")) == (visibility == .automatic))
        }
    }
}
