import SwiftUI
@testable import SwiftUICore
@testable import SwiftUITesting
import Testing

private struct Note: View {
    @State private var text = "one two three"
    @State private var selection: TextSelection?
    var isEditor = false

    private var selected: String {
        guard case .selection(let range)? = selection?.indices else { return "nothing" }
        return range.isEmpty ? "at \(text.utf8.distance(from: text.startIndex, to: range.lowerBound))" : String(text[range])
    }

    var body: some View {
        VStack {
            if isEditor {
                TextEditor(text: $text, selection: $selection).accessibilityIdentifier("field")
            } else {
                TextField("Note", text: $text, selection: $selection).accessibilityIdentifier("field")
            }
            Text(selected).accessibilityIdentifier("selected")
            Button("Two") { selection = TextSelection(range: text.range(of: "two")!) }
            Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
            Button("Several") {
                selection = TextSelection(ranges: RangeSet([text.range(of: "one")!, text.range(of: "two")!]))
            }
            Button("Replace") {
                text = "x"
                selection = TextSelection(range: text.startIndex..<text.endIndex)
            }
        }
    }
}

@MainActor struct TextSelectionBindingTests {
    private func node(_ host: ViewHost) throws -> EditableTextNode { try #require(host.tree.focus.focused as? EditableTextNode) }

    @Test("The program reads and sets the selection of a field", arguments: [false, true])
    func both(isEditor: Bool) throws {
        let host = ViewHost(Note(isEditor: isEditor), size: CGSize(width: 300, height: 400), profile: .macOS)
        #expect(try host.text(of: .identifier("selected")) == "nothing")
        host.press(.tab)
        #expect(try host.text(of: .identifier("selected")) == "at 13")
        host.press(.leftArrow)
        #expect(try host.text(of: .identifier("selected")) == "at 12")
        host.press(.leftArrow, modifiers: .shift)
        #expect(try host.text(of: .identifier("selected")) == "e")
        try host.tap(.text("Two"))
        #expect(try host.text(of: .identifier("selected")) == "two")
        host.press("a", modifiers: .command)
        #expect(try host.text(of: .identifier("selected")) == "one two three")
        try host.tap(.text("Start"))
        host.type("X")
        #expect(try host.text(of: .identifier("selected")) == "at 1")
    }

    @Test("Several ranges are selected from the first to the last; a selection that comes with a new text is of the new text")
    func ranges() throws {
        let host = ViewHost(Note(), size: CGSize(width: 300, height: 400), profile: .macOS)
        host.press(.tab)
        let field = try node(host)
        try host.tap(.text("Several"))
        #expect(field.model.selectedText == "one two")
        try host.tap(.text("Replace"))
        #expect(field.model.selectedText == "x")
    }

    @Test("A selection knows whether it is an insertion point; positions beyond the text count as its end")
    func values() {
        let text = "añb"
        #expect(TextSelection(insertionPoint: text.startIndex).isInsertion)
        #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
        #expect(TextSelection(range: text.startIndex..<text.endIndex).offsets(in: "a") == 0..<1)
        #expect(TextSelection(ranges: RangeSet()).offsets(in: "a") == nil)
        #expect(TextSelection(offsets: 1..<3, in: text, affinity: .upstream).offsets(in: text) == 1..<3)
    }

    @Test("With the affinity upstream a caret between two lines is at the end of the first one")
    func affinity() throws {
        func caret(_ affinity: TextSelectionAffinity) throws -> CGRect {
            let host = ViewHost(
                TextEditor(text: .constant("aaaa bbbb")).textSelectionAffinity(affinity).frame(width: 50, height: 100),
                size: CGSize(width: 60, height: 110),
                profile: .macOS)
            host.press(.tab)
            let field = try node(host)
            field.edit { $0.move(to: 5) }
            return field.caretArea
        }
        let (above, below) = (try caret(.upstream), try caret(.downstream))
        #expect(above.minY < below.minY && above.minX > below.minX)
        #expect(try caret(.automatic) == below)
    }
}
