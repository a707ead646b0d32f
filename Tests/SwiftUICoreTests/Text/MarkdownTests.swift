import Foundation
@testable import SwiftUICore
import Testing

@Suite struct MarkdownTests {
    /// Styles written as letters in brackets: `[b:x]` bold, `i` italic, `c` code, `s` struck, `l` link.
    private func dump(_ source: String) -> String {
        InlineMarkdown.spans(source).map { span in
            var letters = ""
            if span.style.isStrong { letters += "b" }
            if span.style.isEmphasized { letters += "i" }
            if span.style.isCode { letters += "c" }
            if span.style.isStruck { letters += "s" }
            if span.style.isTag { letters += "t" }
            if span.style.isBreak { letters += "n" }
            if let link = span.style.link { letters += "l(\(link.relativeString))" }
            return letters.isEmpty ? span.text : "[\(letters):\(span.text)]"
        }.joined()
    }

    @Test(arguments: [
        ("plain", "plain"), ("**bold** and *italic*", "[b:bold] and [i:italic]"), ("__bold__ _italic_", "[b:bold] [i:italic]"),
        ("***both***", "[bi:both]"), ("**a *b* c**", "[b:a ][bi:b][b: c]"), ("*a **b** c*", "[i:a ][bi:b][i: c]"),
        ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("a*b*c", "a[i:b]c"), ("**open", "**open"),
        ("*a **b*", "*a *[i:b]"), ("`a*b*` c", "[c:a*b*] c"), ("``a`b``", "[c:a`b]"), ("`open", "`open"), ("~~x~~ ~y~", "[s:x] [s:y]"),
        ("\\*x\\* \\a", "*x* \\a"), ("&amp; &lt; &#65; &#x42; &bogus; &", "& < A B &bogus; &"),
        ("[t](https://a.b/c)", "[l(https://a.b/c):t]"), ("[**t**](u \"title\") x", "[l(u):t] x"),
        ("**[t](u)**", "[bl(u):t]"), ("[![i](s) `c`](u)", "[l(u):i c]"), ("[a]()", "a"), ("[t]", "[t]"), ("[t](", "[t]("),
        ("a ![alt](u) b", "a alt b"), ("<https://a.b> <me@a.b> <x>", "[l(https://a.b):https://a.b] [l(mailto:me@a.b):me@a.b] [t:<x>]"),
        ("see https://a.b/c.", "see [l(https://a.b/c):https://a.b/c]."), ("(https://a.b)", "([l(https://a.b):https://a.b])"),
        ("www.x.org", "[l(http://www.x.org):www.x.org]"), ("(www.x.org)", "([l(http://www.x.org):www.x.org])"), ("www. x", "www. x"),
        ("ask a.b@c.org.", "ask [l(mailto:a.b@c.org):a.b@c.org]."), ("*a@b.org*", "[il(mailto:a@b.org):a@b.org]"), ("a@b @c a@", "a@b @c a@"),
        ("user%lld@corp.com %lld@2x.png", "user%lld@corp.com %lld@2x.png"),
        ("http://x.org/a_b_c", "[l(http://x.org/a_b_c):http://x.org/a_b_c]"), ("<b>x</b> 1 < 2 > 0", "[t:<b>]x[t:</b>] 1 < 2 > 0"),
        ("<a href=\"u\">x", "[t:<a href=\"u\">]x"), ("a\\\nb", "a[n:\n]b"),
        ("line\nbreak  kept", "line\nbreak  kept"), ("", ""), ("****", "****"), ("* a", "* a"),
    ]) func inline(source: String, expected: String) {
        #expect(dump(source) == expected)
    }

    @Test(arguments: ["*", "_", "~", "`", "[", "]", "(", "<", "&", "**a ", "[](", "a*_~`", "a@", "a.", "www.", "<a "])
    func hostileRepetitionEnds(_ piece: String) {
        let source = String(repeating: piece, count: 1000)
        #expect(!InlineMarkdown.spans(source).isEmpty)
    }

    @Test func keysAreReadAsMarkdownButNotTheirValues() {
        let value = "*v*"
        let content = Text("**k \(value)** z").resolved(in: TextEnvironment())
        #expect(content.text.string == "k *v* z")
        #expect(content.text.firstStyle.font.fontWeight == .semibold)
        #expect(content.text.style(ofRun: 1).font.fontWeight == .regular)
    }

    @Test func attributedStringsFromMarkdown() throws {
        let inline = try AttributedString(
            markdown: "a **b**  [c](d)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
            baseURL: URL(string: "https://x.example/y/"))
        #expect(String(inline.characters) == "a b  c")
        let runs = Array(inline.runs)
        #expect(runs[1].inlinePresentationIntent == .stronglyEmphasized)
        #expect(runs.last?.link?.absoluteString == "https://x.example/y/d")
        let full = try AttributedString(markdown: "# Title\n\none\ntwo\n\n- item")
        #expect(String(full.characters) == "Titleone twoitem")
    }
}
