import SwiftUI
import Testing

struct SelectedAttributesTests {
    private var text: AttributedString {
        var text = AttributedString("red plain red")
        text[text.range(of: "red")!].foregroundColor = .red
        text[text.range(of: "red", options: .backwards)!].foregroundColor = .red
        return text
    }

    @Test("The values of an attribute in a selection are told once each")
    func values() throws {
        let text = text
        let all = AttributedTextSelection(range: text.startIndex..<text.endIndex)
        #expect(all.attributes(in: text)[\.foregroundColor] == [.red, nil])
        #expect(AttributedTextSelection(range: text.range(of: "red")!).attributes(in: text)[\.foregroundColor] == [.red])
        let point = AttributedTextSelection(insertionPoint: text.range(of: " ")!.lowerBound)
        #expect(point.attributes(in: text)[\.foregroundColor] == [.red])
    }

    @Test("A text is read at a selection")
    func characters() throws {
        let text = text
        let selection = AttributedTextSelection(range: text.range(of: "plain")!)
        #expect(String(text[selection].characters) == "plain")
        #expect(String(text[AttributedTextSelection(insertionPoint: text.endIndex)].characters).isEmpty)
    }
}
