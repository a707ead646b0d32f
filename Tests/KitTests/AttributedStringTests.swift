import SwiftUI
import Testing
import UIKit

/// Attributed strings of Foundation and of UIKit.
struct AttributedStringTests {
    @Test func attributesAreKeptBothWays() throws {
        let link = try #require(URL(string: "https://example.com"))
        var text = AttributedString("plain, ")
        var styled = AttributedString("styled")
        styled.font = .system(size: 20, weight: .bold)
        styled.foregroundColor = .red
        styled.backgroundColor = .blue
        styled.kern = 2
        styled.baselineOffset = 3
        styled.underlineStyle = .single
        styled.strikethroughStyle = .single
        styled.link = link
        text += styled

        let converted = NSAttributedString(text)
        #expect(converted.string == "plain, styled")
        #expect(converted.attributes(at: 0, effectiveRange: nil).isEmpty)
        let attributes = converted.attributes(at: 8, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.pointSize == 20)
        #expect(attributes[.foregroundColor] as? UIColor == UIColor(Color.red))
        #expect(attributes[.link] as? URL == link)
        #expect(AttributedString(converted) == text)
    }

    @Test func containersAndDictionariesHaveTheSameAttributes() {
        let container = AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2])
        #expect(container.font == Font(UIFont.boldSystemFont(ofSize: 20)))
        #expect(container.foregroundColor == Color(UIColor.red))
        #expect(container.kern == 2)
        #expect(container.backgroundColor == nil && container.link == nil)
        #expect(AttributeContainer([NSAttributedString.Key: Any](container)) == container)
    }

    @Test("A scope decides which attributes of a kit's string are taken over")
    func scopes() throws {
        let link = try #require(URL(string: "https://example.com"))
        let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red, .link: link])
        let whole = try AttributedString(text, including: \.uiKit)
        #expect(whole == AttributedString(text) && whole.foregroundColor == Color(UIColor.red) && whole.link == link)
        let plain = try AttributedString(text, including: \.foundation)
        #expect(plain.foregroundColor == nil && plain.link == link)
        #expect(try NSAttributedString(whole, including: \.uiKit) == text)
    }

    @Test("Paragraph styles are equal by their values, and copies are independent")
    func paragraphStyles() throws {
        let style = NSMutableParagraphStyle()
        style.headIndent = 10
        style.tabStops = [NSTextTab(textAlignment: .left, location: 20)]
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy.hash == style.hash && copy.headIndent == 10)
        copy.addTabStop(NSTextTab(textAlignment: .right, location: 30, options: [:]))
        #expect(copy != style && style.tabStops.count == 1)
        copy.removeTabStop(NSTextTab(textAlignment: .right, location: 30))
        copy.tabStops = nil
        #expect(copy.tabStops.isEmpty && NSParagraphStyle.default.headIndent == 0)
    }

    @Test func emptyTextStaysEmpty() {
        #expect(NSAttributedString(AttributedString()).length == 0)
        #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
    }

    @Test func fontsOfCoreTextAreTheSame() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(Font(font as CTFont) == Font(font))
    }

    @Test("Values of the kits may follow and replace each other in a string")
    func valuesOfKits() {
        let text = NSMutableAttributedString(string: "")
        let colors: [UIColor] = [.red, .blue, UIColor(red: 1, green: 1, blue: 1, alpha: 1), UIColor(white: 0, alpha: 0)]
        let fonts: [UIFont] = [.systemFont(ofSize: 1), .systemFont(ofSize: 2), .boldSystemFont(ofSize: 300), .systemFont(ofSize: 0.5)]
        let styles = colors.indices.map { index in
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(index)
            return style
        }
        for (index, color) in colors.enumerated() {
            text.append(
                NSAttributedString(
                    string: "x", attributes: [.foregroundColor: color, .font: fonts[index], .paragraphStyle: styles[index]]))
        }
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 2))
        text.setAttributes([.font: fonts[0]], range: NSRange(location: 2, length: 1))
        let found = (0..<4).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        #expect(found == [.red, .green, nil, colors[3]])
        #expect(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == fonts[0])
    }
}
