import Foundation
@testable import SwiftUICore
import Testing

/// Characters 10 wide and lines 20 high with 2 between them.
@Suite struct TextLayoutTests {
    let typesetter = FixedWidthTypesetter(characterWidth: 10, lineHeight: 20, descent: 5, leading: 2)
    static let font = Font.body.resolved(in: FontResolutionContext())

    private func shape(_ string: String) -> ShapedText {
        typesetter.shape(ResolvedText(string, style: .init(font: Self.font)))
    }

    private func options(_ change: (inout TextLayoutOptions) -> Void) -> TextLayoutOptions {
        var options = TextLayoutOptions()
        change(&options)
        return options
    }

    /// The lines as they read, from left to right.
    private func lines(_ string: String, width: CGFloat?, height: CGFloat? = nil, _ change: (inout TextLayoutOptions) -> Void = { _ in }) -> [String]
    {
        let shaped = shape(string)
        let placed = shaped.layout(TextLayoutRequest(width: width, height: height, options: options(change))).placed()
        let characters = Array(string)
        return placed.lines.map { line in
            line.pieces.map { $0.isEllipsis ? "…" : String(characters[$0.range]) }.joined()
        }
    }

    private func size(_ string: String, _ width: CGFloat?, _ height: CGFloat? = nil, _ change: (inout TextLayoutOptions) -> Void = { _ in }) -> CGSize
    {
        shape(string).measure(width: width, height: height, options: options(change)).size
    }

    @Test func textTakesItsWidestLine() {
        #expect(size("hello", nil) == CGSize(width: 50, height: 20))
        #expect(size("hello", 400) == CGSize(width: 50, height: 20))
        #expect(size("aa bbb", 45) == CGSize(width: 30, height: 42))
        #expect(size("a\nbbb\n", nil) == CGSize(width: 30, height: 64))
    }

    @Test(arguments: [
        ("aa bb cc", 50.0, ["aa bb ", "cc"]), ("aa bb cc", 49.0, ["aa ", "bb ", "cc"]), ("abcdefgh", 35.0, ["abc", "def", "gh"]),
        ("aa    bb", 25.0, ["aa    ", "bb"]), ("a", 1.0, ["a"]), ("ab", 1.0, ["a", "b"]), ("x\n\ny", 100.0, ["x", "", "y"]),
        ("aa bb", 50.0 - 1e-9, ["aa bb"]),
    ]) func linesBreakBetweenWords(string: String, width: Double, expected: [String]) {
        #expect(lines(string, width: width) == expected)
    }

    @Test(
        "The last line of a paragraph gets a second word if there is room",
        arguments: [
            // The last word of the line before moves, unless it is the only one of its line or both do not fit.
            ("aa bb cc", 50, nil, ["aa ", "bb cc"]), ("aa bb cc", 49, nil, ["aa ", "bb ", "cc"]), ("aa bb", 40, nil, ["aa ", "bb"]),
            ("a bbb cccc", 60, nil, ["a bbb ", "cccc"]), ("aa bb cc dd ee", 50, nil, ["aa bb ", "cc ", "dd ee"]),
            // Two words are no orphan, and white space at the end of a line is no word.
            ("aa bb cc dd", 50, nil, ["aa bb ", "cc dd"]), ("aa bb  cc ", 50, nil, ["aa bb  ", "cc "]), ("aa bb cc ", 50, nil, ["aa ", "bb cc "]),
            // Each paragraph has a last line; words that are broken between characters stay as they are.
            ("aa bb cc\ndd ee ff", 50, nil, ["aa ", "bb cc", "dd ", "ee ff"]), ("aa\nbb", 50, nil, ["aa", "bb"]),
            ("abcdefgh", 35, nil, ["abc", "def", "gh"]), ("aa bb\n", 50, nil, ["aa bb", ""]),
            // A last line that is cut off is not that of the paragraph.
            ("aa bb cc", 50, 1, ["aa b…"]), ("aa bb cc dd ee", 50, 2, ["aa bb ", "cc d…"]), ("aa bb cc", 50, 2, ["aa ", "bb cc"]),
        ] as [(String, CGFloat, Int?, [String])])
    func orphans(string: String, width: CGFloat, limit: Int?, expected: [String]) {
        let result = lines(string, width: width) {
            $0.avoidsOrphans = true
            $0.maximumLines = limit
        }
        #expect(result == expected)
    }

    @Test(
        arguments: [
            (TextLayoutOptions.Truncation.tail, "aaa b…"), (.head, "…f ggg"), (.middle, "aa…ggg"),
        ] as [(TextLayoutOptions.Truncation, String)])
    func truncationLeavesAnEllipsis(mode: TextLayoutOptions.Truncation, expected: String) {
        let result = lines("aaa bbb ccc ddd eef ggg", width: 60) {
            $0.maximumLines = 1
            $0.truncation = mode
        }
        #expect(result == [expected])
    }

    @Test func noWhiteSpaceBeforeTheEllipsis() {
        #expect(lines("aaa bbb", width: 50) { $0.maximumLines = 1 } == ["aaa…"])
        #expect(size("aaa bbb", 50) { $0.maximumLines = 1 }.width == 40)
    }

    @Test func theLimitCountsLinesOfAllParagraphs() {
        #expect(lines("aa aa\nbb bb\ncc", width: 20) { $0.maximumLines = 3 } == ["aa ", "aa", "b…"])
        #expect(lines("aaa\nbbb", width: 100) { $0.maximumLines = 1 } == ["aaa…"])
    }

    @Test(arguments: [(0.0, 1), (10.0, 1), (20.0, 1), (41.0, 1), (42.0, 2), (63.0, 2), (64.0, 3), (1000.0, 4)])
    func aProposedHeightAllowsWholeLines(height: Double, count: Int) {
        let result = lines("aa bb cc dd", width: 20, height: height)
        #expect(result.count == count)
        #expect(result.last?.hasSuffix("…") == (count < 4))
    }

    @Test func proposalsWithoutMeaning() {
        #expect(size("hello", 0, 0) == .zero)
        #expect(size("hello", 0, nil).width == 0)
        #expect(size("hello", -10, nil).width == 0)
        #expect(size("hello", .nan, .nan) == CGSize(width: 50, height: 20))
        #expect(size("hello", .infinity, -.infinity) == CGSize(width: 50, height: 20))
        #expect(size("", nil) == .zero)
        #expect(size("hello world", 0.001).width <= 0.001)
    }

    @Test func reservedLinesTakeHeight() {
        #expect(size("a", nil) { $0.reservedLines = 3 }.height == 64)
        #expect(
            size("a", nil) {
                $0.reservedLines = 2; $0.lineSpacing = 10
            }.height == 52)
        #expect(size("a b c d", 10) { $0.reservedLines = 2 }.height == 86)
    }

    @Test func lineSpacingComesBetweenLines() {
        #expect(size("a", nil) { $0.lineSpacing = 10 }.height == 20)
        #expect(size("a\nb\nc", nil) { $0.lineSpacing = 10 }.height == 84)
        #expect(size("a\nb", nil) { $0.lineSpacing = -10 }.height == 42)
    }

    @Test func textShrinksOnlyAsFarAsItMust() {
        let shrunk = shape("aaaaaaaaaa").layout(
            TextLayoutRequest(
                width: 80, height: nil,
                options: options {
                    $0.maximumLines = 1
                    $0.minimumScaleFactor = 0.5
                }))
        #expect(!shrunk.isTruncated)
        #expect(abs(shrunk.scale - 0.8) < 0.002)
        #expect(shrunk.measurement.size.width <= 80)
        let tooSmall = shape("aaaaaaaaaa").layout(
            TextLayoutRequest(
                width: 30, height: nil,
                options: options {
                    $0.maximumLines = 1
                    $0.minimumScaleFactor = 0.5
                }))
        #expect(tooSmall.isTruncated)
        #expect(tooSmall.scale == 0.5)
        let roomy = shape("aaa").layout(TextLayoutRequest(width: 80, height: nil, options: options { $0.minimumScaleFactor = 0.1 }))
        #expect(roomy.scale == 1)
    }

    /// A character that is too wide, or a line that is too high, cannot be cut: it shrinks all the same.
    @Test func whatCannotBeCutShrinks() {
        func shrunk(_ width: CGFloat?, _ height: CGFloat?, _ factor: CGFloat = 0.01) -> TextLayout {
            shape("a").layout(TextLayoutRequest(width: width, height: height, options: options { $0.minimumScaleFactor = factor }))
        }
        let natural = shrunk(nil, nil).measurement.size
        #expect(shrunk(natural.width / 2, nil).scale > 0.49 && shrunk(natural.width / 2, nil).scale <= 0.5)
        #expect(shrunk(nil, natural.height / 4).scale > 0.24 && shrunk(nil, natural.height / 4).scale <= 0.25)
        #expect(shrunk(natural.width / 2, natural.height / 4).scale <= 0.25)
        #expect(shrunk(natural.width / 2, nil, 0.75).scale == 0.75)
        #expect(shrunk(natural.width / 2, nil, 1).scale == 1)
        let measured = options { $0.minimumScaleFactor = 0.01 }
        #expect(shape("a").measure(width: 500, height: natural.height / 2, options: measured).size.height <= natural.height / 2)
    }

    @Test func tighteningSavesALittle() {
        let tightened = shape("aaaaaaaaaa").layout(
            TextLayoutRequest(
                width: 98, height: nil,
                options: options {
                    $0.maximumLines = 1
                    $0.allowsTightening = true
                }))
        #expect(!tightened.isTruncated && tightened.tightening > 0)
        #expect(
            lines("aaaaaaaaaa", width: 80) {
                $0.maximumLines = 1; $0.allowsTightening = true
            } == ["aaaaaaa…"])
    }

    @Test(
        arguments: [
            (TextLayoutOptions.Alignment.leading, false, 0.0), (.center, false, 10.0), (.trailing, false, 20.0),
            (.leading, true, 20.0), (.trailing, true, 0.0),
        ] as [(TextLayoutOptions.Alignment, Bool, CGFloat)])
    func alignmentMovesShorterLines(alignment: TextLayoutOptions.Alignment, isRightToLeft: Bool, x: CGFloat) {
        let placed = shape("aaa\nb").layout(
            TextLayoutRequest(
                width: nil, height: nil,
                options: options {
                    $0.alignment = alignment
                    $0.isRightToLeft = isRightToLeft
                })
        ).placed()
        #expect(placed.lines.map(\.x) == [CGFloat(0), x])
    }

    @Test("A paragraph has its own alignment and height of lines, also on a single line")
    func paragraphs() {
        let font = Self.font
        var text = ResolvedText(
            "aaaa\n", style: .init(font: font, paragraph: .init(alignment: nil, lineHeight: .exact(40))))
        text.append("b\n", style: .init(font: font, paragraph: .init(alignment: .right, lineHeight: nil)))
        text.append("cc\n", style: .init(font: font, paragraph: .init(alignment: .center, lineHeight: nil)))
        text.append("d", style: .init(font: font))
        let shaped = typesetter.shape(text)
        let request = TextLayoutRequest(width: nil, height: nil, options: options { $0.isRightToLeft = true })
        let placed = shaped.layout(request).placed()
        #expect(placed.lines.map(\.x) == [0, 30, 10, 30])
        #expect(placed.lines.map { $0.ascent + $0.descent } == [40, 20, 20, 20])
        let single = typesetter.shape(ResolvedText("a", style: .init(font: font, paragraph: .init(alignment: nil, lineHeight: .exact(40)))))
        #expect(single.measure(width: 100, height: nil, options: TextLayoutOptions()).size == CGSize(width: 10, height: 40))
        #expect(size("a", 100) { $0.lineHeight = .exact(40) } == CGSize(width: 10, height: 40))
    }

    @Test(arguments: [1.0, 2.0, 3.0]) func sizesRoundUpAndTheFirstBaselineToTheNearestPixel(scale: Double) {
        let odd = FixedWidthTypesetter(characterWidth: 7.1, lineHeight: 20.287, descent: 4.1, leading: 1.713)
        let shaped = odd.shape(ResolvedText("ab\ncd", style: .init(font: Self.font)))
        let measured = shaped.measure(width: nil, height: nil, options: options { $0.pixelLength = 1 / scale })
        #expect(abs(measured.size.width - (14.2 * scale).rounded(.up) / scale) < 1e-9)
        #expect(abs(measured.size.height - (42.287 * scale).rounded(.up) / scale) < 1e-9)
        #expect(abs(measured.firstBaseline - (16.187 * scale).rounded() / scale) < 1e-9)
        #expect(abs(measured.lastBaseline - (38.187 * scale).rounded(.up) / scale) < 1e-9)
        let placed = shaped.layout(TextLayoutRequest(width: nil, height: nil, options: options { $0.pixelLength = 1 / scale })).placed()
        #expect(abs(placed.lines[0].baseline - measured.firstBaseline) < 1e-9)
        #expect(abs(placed.lines[1].baseline - placed.lines[0].baseline - 22) < 1e-9)
    }

    @Test func widthsFromATable() {
        let table = FixedWidthTypesetter(widths: ["First": 27], characterWidth: 8, lineHeight: 16)
        let measured = table.shape(ResolvedText("First", style: .init(font: Self.font))).measure(
            width: nil, height: nil, options: TextLayoutOptions())
        #expect(measured.size == CGSize(width: 27, height: 16))
    }

    /// However narrow the proposal, what comes back never is wider, and never taller than the lines need.
    @Test func answersStayWithinTheProposal() {
        let shaped = shape("The quick brown fox jumps over the lazy dog and runs")
        for width in stride(from: 1.0, through: 600, by: 7.3) {
            for limit in [nil, 1, 2, 5] as [Int?] {
                let layout = shaped.layout(TextLayoutRequest(width: width, height: nil, options: options { $0.maximumLines = limit }))
                #expect(layout.measurement.size.width <= width)
                #expect(layout.measurement.size.height == CGFloat(layout.lineCount) * 22 - 2)
                if let limit { #expect(layout.lineCount <= limit) }
            }
        }
    }

    /// An engine that knows no character of a text leaves an empty line, not a crash.
    @Test func textWithoutClustersHasALine() {
        final class Ignorant: TextTypesetter {
            func shape(_ text: ResolvedText) -> ShapedText { ShapedText(text, naturalWidth: 50, paragraphCount: 1, typesetter: self) }
            func clusters(of text: ResolvedText) -> TextClusters { TextClusters(clusters: []) }
            func metrics(of font: ResolvedFont) -> FontMetrics { FontMetrics(ascent: 8, descent: 2, leading: 0, capHeight: 6) }
        }
        let shaped = Ignorant().shape(ResolvedText("abc", style: .init(font: Self.font)))
        let layout = shaped.layout(TextLayoutRequest(width: 10, height: nil, options: TextLayoutOptions()))
        #expect(layout.measurement.size == CGSize(width: 0, height: 10))
        #expect(layout.placed().lines.count == 1)
    }

    @Test func hugeTextIsLaidOut() {
        let shaped = shape(String(repeating: "word ", count: 20_000))
        #expect(shaped.measure(width: 500, height: nil, options: TextLayoutOptions()).size.height == CGFloat(2000 * 22 - 2))
        #expect(shaped.layout(TextLayoutRequest(width: 500, height: 100, options: TextLayoutOptions())).lineCount == 4)
    }

    /// A text keeps its layouts; they must not keep the text.
    @Test(arguments: [TextLayoutOptions.Truncation.tail, .head, .middle]) func aTextThatWasLaidOutEnds(_ truncation: TextLayoutOptions.Truncation) {
        weak var text: ShapedText?
        func layOut() -> PlacedText.Line? {
            let shaped = shape("one two three four")
            text = shaped
            for width in [20.0, 60, 90, 120, .infinity] {
                _ = shaped.layout(
                    TextLayoutRequest(
                        width: width, height: nil,
                        options: options {
                            $0.maximumLines = 2
                            $0.truncation = truncation
                        }))
            }
            let placed = shaped.layout(TextLayoutRequest(width: 60, height: nil, options: options { _ in })).placed()
            return placed.lines.first
        }
        var line = layOut()
        #expect(text != nil, "what is placed keeps its text")
        line = nil
        #expect(line == nil && text == nil)
    }
}
