import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Selections in styled text, and editors that bind them.
@MainActor struct AttributedTextSelectionTests {
    @Observable final class Model {
        var text: AttributedString = "one two"
        var selection = AttributedTextSelection()

        /// The text, in which emphasized characters are replaced by capitals.
        var shown: String {
            text.runs.map { run in
                let part = String(text.characters[run.range])
                return run.inlinePresentationIntent == .stronglyEmphasized ? part.uppercased() : part
            }.joined()
        }

        var selected: String {
            switch selection.indices(in: text) {
            case .insertionPoint(let index): "|\(text.characters.distance(from: text.startIndex, to: index))"
            case .ranges(let ranges): ranges.ranges.map { String(text.characters[$0]) }.joined(separator: ",")
            }
        }

        func emphasize() {
            text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized }
        }
    }

    private struct Editor: View {
        @Bindable var model: Model
        var body: some View { TextEditor(text: $model.text, selection: $model.selection).frame(width: 200, height: 100) }
    }

    private func host(_ model: Model) -> ViewHost {
        let host = ViewHost(Editor(model: model), size: CGSize(width: 220, height: 120), profile: .macOS)
        host.press(.tab)
        return host
    }

    @Test("The editor reports its selection")
    func reporting() {
        let model = Model()
        let host = host(model)
        host.press(.rightArrow, modifiers: .command)
        #expect(model.selected == "|7")
        for _ in 0..<3 { host.press(.leftArrow, modifiers: .shift) }
        #expect(model.selected == "two")
        host.type("é")
        #expect(String(model.text.characters) == "one é" && model.selected == "|5")
    }

    @Test("A selection that the program sets is shown, and typed characters replace it")
    func setting() {
        let model = Model()
        let host = host(model)
        model.selection = AttributedTextSelection(range: model.text.range(of: "one")!)
        host.type("1")
        #expect(String(model.text.characters) == "1 two" && model.selected == "|1")
        model.selection = AttributedTextSelection(insertionPoint: model.text.endIndex)
        host.type("!")
        #expect(String(model.text.characters) == "1 two!")
    }

    @Test("Attributes of the selection change in place; without a selection those of the next characters do")
    func attributes() {
        let model = Model()
        let host = host(model)
        model.selection = AttributedTextSelection(range: model.text.range(of: "two")!)
        model.emphasize()
        #expect(model.shown == "one TWO" && model.selected == "two")
        host.press(.leftArrow, modifiers: .command)
        #expect(model.selected == "|0")
        model.emphasize()
        #expect(model.selection.typingAttributes(in: model.text).inlinePresentationIntent == .stronglyEmphasized)
        host.type("ab")
        #expect(model.shown == "ABone TWO")
        host.press(.rightArrow)
        host.type("c")
        #expect(model.shown == "ABocne TWO")
    }

    @Test("Texts are replaced where the selection is, and it is behind them afterwards")
    func replacing() {
        let model = Model()
        model.selection = AttributedTextSelection(range: model.text.range(of: "two")!)
        model.emphasize()
        model.text.replaceSelection(&model.selection, withCharacters: "2é")
        #expect(model.shown == "one 2É" && model.selected == "|6")
        let ranges = RangeSet([model.text.range(of: "n")!, model.text.range(of: "2")!])
        model.selection = AttributedTextSelection(ranges: ranges)
        #expect(model.selected == "n,2")
        model.text.replaceSelection(&model.selection, with: AttributedString("xy"))
        #expect(model.shown == "oxye É" && model.selected == "|3")
    }

    @Test("Positions of another text are the end, and nothing is selected in an empty one")
    func otherTexts() {
        var other: AttributedString = "something else"
        let selection = AttributedTextSelection(range: other.range(of: "some")!)
        other.append(AttributedString("!"))
        #expect(selection.indices(in: other) == .insertionPoint(other.endIndex))
        let empty = AttributedString()
        #expect(selection.indices(in: empty) == .insertionPoint(empty.startIndex))
        #expect(selection.typingAttributes(in: empty) == AttributeContainer())
        #expect(AttributedTextSelection().indices(in: other) == .insertionPoint(other.startIndex))
        #expect(AttributedTextSelection(ranges: RangeSet()).indices(in: other) == .insertionPoint(other.startIndex))
    }

    @Observable final class Search {
        var text = "some words"
        var selection: TextSelection?
    }

    @Test("The selection in a search field is bound")
    func searchFields() throws {
        struct Page: View {
            @Bindable var model: Search
            var body: some View {
                NavigationStack {
                    Text("page").searchable(text: $model.text).searchSelection($model.selection)
                }
            }
        }
        let model = Search()
        let host = ViewHost(Page(model: model))
        try host.tap(.text("some words"))
        host.press("a", modifiers: .command)
        #expect(model.selection.map { $0.indices } == .selection(model.text.startIndex..<model.text.endIndex))
        model.selection = TextSelection(insertionPoint: model.text.startIndex)
        host.type("x")
        #expect(model.text == "xsome words")
    }
}
