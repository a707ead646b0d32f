import RunnerProtocol
import Testing

/// The sentences about two recorded trees.
@Suite struct TreeComparisonTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var old: String
        var new: String
        var sentences: [String]
    }

    private static let card = """
        Card (0, 0, 100, 60)
          padding (0, 0, 100, 60) padding="12"
            VStack (12, 12, 76, 36) alignment="center" spacing="4"
              Text (12, 12, 76, 16) text="Title" font="17 semibold" color=#000000
              Text (12, 32, 76, 16) text="Body" font="17" color=#000000

        """

    static let cases = [
        Case(testDescription: "equal trees", old: card, new: card, sentences: []),
        Case(
            testDescription: "a padding", old: card,
            new: card.replacing("padding=\"12\"", with: "padding=\"16\"").replacing("(12, 12", with: "(16, 16"),
            sentences: ["padding 12 became 16 (in Card)", "2 views moved or changed size"]),
        Case(
            testDescription: "a text", old: card, new: card.replacing("\"Body\"", with: "\"Other\""),
            sentences: ["Text “Body” became “Other” (in Card > padding > VStack)"]),
        Case(
            testDescription: "a colour and a font", old: card,
            new: card.replacing("font=\"17\" color=#000000", with: "font=\"20\" color=#FF0000"),
            sentences: [
                "Text “Body” font 17 became 20 (in Card > padding > VStack)",
                "Text “Body” color #000000 became #FF0000 (in Card > padding > VStack)",
            ]),
        Case(
            testDescription: "a spacing that was not set", old: card.replacing(" spacing=\"4\"", with: ""), new: card,
            sentences: ["VStack “Title” spacing 4 was added (in Card > padding)"]),
        Case(
            testDescription: "a removed view", old: card,
            new: card.split(separator: "\n").dropLast().joined(separator: "\n"),
            sentences: ["Text “Body” was removed (in Card > padding > VStack)"]),
        Case(
            testDescription: "a view before others",
            old: "VStack (0, 0, 9, 9)\n  Text (0, 0, 9, 9) text=\"b\"\n",
            new: "VStack (0, 0, 9, 9)\n  Image (0, 0, 9, 9) name=\"a\"\n  Text (0, 0, 9, 9) text=\"b\"\n",
            sentences: ["Image “a” was added (in VStack)"]),
        Case(
            testDescription: "a modifier around a view",
            old: "VStack (0, 0, 9, 9)\n  Text (0, 0, 9, 9) text=\"b\"\n",
            new: "VStack (0, 0, 9, 9)\n  opacity (0, 0, 9, 9) opacity=\"0.5\"\n    Text (0, 0, 9, 9) text=\"b\"\n",
            sentences: ["opacity “b” was added around Text “b” (in VStack)"]),
        Case(
            testDescription: "one view for another", old: "Circle (0, 0, 9, 9) color=#FF0000\n", new: "Rectangle (0, 0, 9, 9) color=#FF0000\n",
            sentences: ["Circle was replaced by Rectangle"]),
        Case(
            testDescription: "only a size", old: "Circle (0, 0, 9, 9)\n", new: "Circle (0, 0, 10, 10)\n",
            sentences: ["Circle 9 × 9 became 10 × 10"]),
        Case(testDescription: "only a place", old: "Circle (0, 0, 9, 9)\n", new: "Circle (1, 0, 9, 9)\n", sentences: ["1 view moved"]),
        Case(
            testDescription: "texts with quotation marks and line ends", old: "Text (0, 0, 9, 9) text=\"a \\\"b\\\" \\\\ = c\\nd\" x=1\n",
            new: "Text (0, 0, 9, 9) text=\"e\" x=1\n", sentences: ["Text “a \"b\" \\ = c\nd” became “e”"]),
    ]

    @Test(arguments: cases) func theDifferenceIsNamed(_ example: Case) {
        #expect(TreeComparison(old: RecordedTree(example.old), new: RecordedTree(example.new)).sentences == example.sentences)
    }

    @Test func manyDifferencesAreCounted() {
        func tree(_ color: String) -> RecordedTree {
            RecordedTree("VStack (0, 0, 1, 1)\n" + (0..<40).map { "  Circle (\($0), 0, 1, 1) color=\(color)\n" }.joined())
        }
        let sentences = TreeComparison(old: tree("#000000"), new: tree("#FFFFFF")).sentences
        #expect(sentences.count == 13)
        #expect(sentences.last == "28 more differences")
    }

    /// Text that is not a recorded tree is read as far as it can be.
    @Test(arguments: ["", "\n\n", "= = =", "a (", "a (1, 2) b=\"", "      deep", "x=\"\\"]) func anythingIsRead(_ text: String) {
        _ = TreeComparison(old: RecordedTree(text), new: RecordedTree("Text (0, 0, 1, 1)\n")).sentences
    }
}
