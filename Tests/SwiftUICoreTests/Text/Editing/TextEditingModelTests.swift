import Testing

@testable import SwiftUICore

struct TextEditingModelTests {
    private func model(_ text: String, _ selection: Range<Int>? = nil, isSingleLine: Bool = false) -> TextEditingModel {
        var model = TextEditingModel(text, isSingleLine: isSingleLine)
        if let selection { model.select(TextSelectionRange(anchor: selection.lowerBound, head: selection.upperBound)) }
        return model
    }

    // MARK: Against a naive model

    /// A text as characters, edited by taking it apart and putting it together again.
    private struct Naive {
        var text = ""
        var anchor = 0
        var head = 0

        /// Positions counted in UTF-8 at which characters begin, and the end.
        var stops: [Int] {
            var stops = [0]
            for character in text { stops.append(stops[stops.count - 1] + String(character).utf8.count) }
            return stops
        }

        func rounded(_ offset: Int) -> Int { stops.first { $0 >= offset } ?? text.utf8.count }

        mutating func replace(_ range: Range<Int>, _ new: String) {
            let bytes = Array(text.utf8)
            text = String(decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...], as: UTF8.self)
            anchor = rounded(range.lowerBound + new.utf8.count)
            head = anchor
        }

        mutating func insert(_ new: String) { replace(min(anchor, head)..<max(anchor, head), new) }

        mutating func delete(forward: Bool) {
            if anchor != head { return insert("") }
            let stops = stops
            let index = stops.firstIndex(of: head)!
            if forward, index + 1 < stops.count { replace(head..<stops[index + 1], "") }
            if !forward, index > 0 { replace(stops[index - 1]..<head, "") }
        }
    }

    /// Pieces that join with what stands before them, that have many bytes, that run the other way.
    private static let pieces = [
        "a", "b ", "Zz", "é", "e", "\u{301}", "👩", "\u{200D}", "👧", "🇩", "🇪", "\u{1F3FD}", "שלום", "ب", " ", "\n", "한", "ᄀ", "ᅡ", "", "mixed text 12",
    ]

    @Test("Random edits are those of a naive model, and can all be taken back and done again", arguments: 0..<40)
    func randomEdits(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) &+ 1)
        var model = model("")
        var naive = Naive()
        for step in 0..<200 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0...3:
                let piece = Self.pieces.randomElement(using: &random)!
                model.insert(piece)
                naive.insert(piece)
            case 4:
                model.deleteBackward()
                naive.delete(forward: false)
            case 5:
                model.deleteForward()
                naive.delete(forward: true)
            case 6, 7:
                let (anchor, head) = (
                    Int.random(in: -2...naive.text.utf8.count + 2, using: &random), Int.random(in: 0...naive.text.utf8.count, using: &random)
                )
                model.select(TextSelectionRange(anchor: anchor, head: head))
                (naive.anchor, naive.head) = (naive.rounded(max(0, anchor)), naive.rounded(head))
            case 8:
                let stops = naive.stops
                model.move(to: model.characterBefore(model.selection.head), extending: true)
                naive.head = stops[max(0, stops.firstIndex(of: naive.head)! - 1)]
            default:
                let stops = naive.stops
                model.move(to: model.characterAfter(model.selection.head))
                naive.head = stops[min(stops.count - 1, stops.firstIndex(of: naive.head)! + 1)]
                naive.anchor = naive.head
            }
            #expect(Array(model.text.utf8) == Array(naive.text.utf8), "step \(step)")
            #expect(model.selection == TextSelectionRange(anchor: naive.anchor, head: naive.head), "step \(step): \(naive.text.debugDescription)")
            guard model.text == naive.text, model.selection.head == naive.head else { return }
        }
        let last = model.text
        while model.undo() {}
        #expect(model.text == "")
        while model.redo() {}
        #expect(Array(model.text.utf8) == Array(last.utf8))
    }

    // MARK: Words and paragraphs

    @Test(arguments: [
        ("one two", 0, 0, 3), ("one two", 3, 0, 7), ("one two", 4, 0, 7), ("don't stop", 10, 6, 10), ("a, b", 1, 0, 4), ("", 0, 0, 0),
        ("x\ny", 1, 0, 3), ("über 4", 2, 0, 5),
    ])
    func words(text: String, position: Int, start: Int, end: Int) {
        let model = model(text)
        #expect(model.wordStart(before: position) == start)
        #expect(model.wordEnd(after: position) == end)
    }

    @Test(arguments: [
        ("one two", 1, "one"), ("one two", 3, " "), ("one  two", 4, "  "), ("one two", 7, "two"), ("a, b", 1, ","), ("a\nb", 1, "a"), ("", 0, ""),
    ])
    func aDoubleClickSelects(text: String, position: Int, selected: String) {
        let model = model(text)
        #expect(model.substring(model.word(at: position)) == selected)
    }

    @Test(arguments: [("one\ntwo\n", 1, "one"), ("one\ntwo\n", 3, "one"), ("one\ntwo\n", 4, "two"), ("one\ntwo\n", 8, ""), ("", 0, "")])
    func paragraphs(text: String, position: Int, paragraph: String) {
        let model = model(text)
        #expect(model.substring(model.paragraph(at: position)) == paragraph)
    }

    // MARK: Undoing

    @Test func typingIsTakenBackWordByWord() {
        var model = model("")
        for character in "one two" { model.insert(String(character)) }
        model.undo()
        #expect(model.text == "one ")
        model.undo()
        #expect(model.text == "")
        model.redo()
        model.redo()
        #expect(model.text == "one two" && model.selection == TextSelectionRange(caret: 7))
        model.undo()
        model.insert("x")
        #expect(!model.canRedo)
    }

    @Test func movingTheCaretBeginsANewStep() {
        var model = model("")
        model.insert("a")
        model.insert("b")
        model.move(to: 0)
        model.insert("c")
        model.insert("d")
        #expect(model.text == "cdab")
        model.undo()
        #expect(model.text == "ab" && model.selection == TextSelectionRange(caret: 0))
        model.undo()
        #expect(model.text == "")
    }

    @Test func deletionsInARowAreOneStep() {
        var model = model("abcdef", 3..<3)
        model.deleteBackward()
        model.deleteBackward()
        #expect(model.text == "adef")
        model.undo()
        #expect(model.text == "abcdef" && model.selection == TextSelectionRange(caret: 3))
        model.deleteForward()
        model.deleteForward()
        model.undo()
        #expect(model.text == "abcdef")
    }

    @Test func aReplacedSelectionComesBackSelected() {
        var model = model("one two", 0..<3)
        model.insert("three")
        model.undo()
        #expect(model.text == "one two" && model.selection == TextSelectionRange(anchor: 0, head: 3))
    }

    // MARK: What is accepted

    @Test func oneLineHasNoLineEnds() {
        var model = model("", isSingleLine: true)
        model.insert("a\r\nb\nc\0")
        #expect(model.text == "a b c")
        var lines = self.model("")
        lines.insert("a\r\nb")
        #expect(lines.text == "a\nb")
    }

    // MARK: Composing

    @Test func whatIsComposedIsOneStep() {
        var model = model("ab", 1..<1)
        model.setMarkedText("n", selected: 1..<1)
        model.setMarkedText("ni", selected: 2..<2)
        #expect(model.text == "anib" && model.markedRange == 1..<3 && model.selection == TextSelectionRange(caret: 3))
        model.insert("你")
        #expect(model.text == "a你b" && model.markedRange == nil && model.selection == TextSelectionRange(caret: 4))
        model.undo()
        #expect(model.text == "ab" && model.selection == TextSelectionRange(caret: 1))
        model.redo()
        #expect(model.text == "a你b")
    }

    @Test func aCompositionThatComesToNothingLeavesNoTrace() {
        var model = model("ab", 1..<1)
        model.setMarkedText("n", selected: 0..<1)
        model.setMarkedText("", selected: 0..<0)
        #expect(model.text == "ab" && model.markedRange == nil && !model.canUndo)
        model.select(TextSelectionRange(anchor: 0, head: 2))
        model.setMarkedText("x", selected: 1..<1)
        model.undo()
        #expect(model.text == "ab" && model.selection == TextSelectionRange(anchor: 0, head: 2))
    }
}
