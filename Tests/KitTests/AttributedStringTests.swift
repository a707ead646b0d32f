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

    @Test func emptyTextStaysEmpty() {
        #expect(NSAttributedString(AttributedString()).length == 0)
        #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
    }

    @Test func fontsOfCoreTextAreTheSame() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(Font(font as CTFont) == Font(font))
    }
}
