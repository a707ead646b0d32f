import SwiftUI
import SwiftUITesting
import Testing

/// The scale of texts, the height of their lines, and their leading edge.
@MainActor struct TextShapeTests {
    private func size(_ view: some View) throws -> CGSize {
        try ViewHost(view.accessibilityIdentifier("x"), size: CGSize(width: 200, height: 400)).frame(of: .identifier("x")).size
    }

    @Test("The secondary scale makes texts smaller, in a view and in a text")
    func scale() throws {
        let whole = try size(Text("Number"))
        let (view, text) = (try size(VStack { Text("Number") }.textScale(.secondary)), try size(Text("Number").textScale(.secondary)))
        #expect(view.width < whole.width * 0.9 && view == text)
        #expect(try size(Text("Number").textScale(.secondary, isEnabled: false)) == whole)
        #expect(try size(Text("Number").textScale(.default)) == whole)
    }

    @Test(
        "The height of lines is a multiple of that of the fonts, or an exact number of points",
        arguments: [(.exact(points: 40), 80), (.exact(points: -1), nil), (.exact(points: .nan), nil), (.normal, nil), (nil, nil)]
            as [(AttributedString.LineHeight?, Double?)])
    func lineHeight(height: AttributedString.LineHeight?, expected: Double?) throws {
        let natural = try size(Text("a\nb")).height
        #expect(try abs(size(Text("a\nb").lineHeight(height)).height - (expected ?? natural)) < 1)
    }

    @Test("In lines of an exact height the baseline is one em below the top", arguments: [8, 14, 30.0])
    func exactBaselines(height: Double) throws {
        let text = Text("Hg\nHg").font(.system(size: 14)).lineHeight(.exact(points: height))
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            text.accessibilityIdentifier("text")
            Color.red.frame(width: 1, height: 100).alignmentGuide(.firstTextBaseline) { _ in 50 }.accessibilityIdentifier("mark")
        }
        let host = ViewHost(row, size: CGSize(width: 200, height: 400), scale: 1)
        let (frame, mark) = (try host.frame(of: .identifier("text")), try host.frame(of: .identifier("mark")))
        #expect(abs(mark.minY + 50 - frame.minY - 14) < 0.6 && abs(frame.height - 2 * height) < 1)
    }

    @Test("Multiples and additional points are of the natural height of a line")
    func relativeLineHeight() throws {
        let line = try size(Text("a\nb\nc")).height - size(Text("a\nb")).height
        #expect(try abs(size(Text("a\nb").lineHeight(.multiple(factor: 2))).height - 4 * line) < 1)
        #expect(try abs(size(Text("a\nb").lineHeight(.leading(increase: 5))).height - (2 * line + 10)) < 1)
        #expect(try size(Text("a\nb").lineHeight(.tight)).height < 2 * line)
        #expect(try size(Text("a\nb").lineHeight(.loose)).height > 2 * line)
    }

    @Test("By the writing direction, Hebrew begins at the right edge of a layout from left to right")
    func alignment() throws {
        /// The number of dark pixels in the left and the right half of the second, short line.
        func halves(_ text: String, _ strategy: Text.AlignmentStrategy) throws -> (left: Int, right: Int) {
            let image = try ViewHost(
                Text(text).frame(width: 100).multilineTextAlignment(strategy: strategy), size: CGSize(width: 100, height: 100), scale: 1
            ).image()
            var dark = (left: 0, right: 0)
            for y in 50..<image.height {
                for x in 0..<image.width where image.pixels[(y * image.width + x) * 4] < 128 {
                    if x < 50 { dark.left += 1 } else { dark.right += 1 }
                }
            }
            return dark
        }
        let hebrew = "שלום שלום\nשל"
        let (byLayout, byText) = (try halves(hebrew, .layoutBased), try halves(hebrew, .writingDirectionBased))
        #expect(byLayout.left > 0 && byLayout.right == 0)
        #expect(byText.right > 0 && byText.left == 0)
        let english = "hello hello\nhe"
        let latin = try halves(english, .writingDirectionBased)
        #expect(latin.left > 0 && latin.right == 0)
    }
}
