import CPangoCairo
import Foundation
import SwiftUICore
import Testing
@testable import Typesetting

@Suite struct ScriptTests {
    private func record(_ shaped: ShapedText) -> GlyphRecord? { shaped.clusters.glyphs as? GlyphRecord }

    /// Every character a reader sees as one is one cluster.
    @Test(arguments: [("e\u{301}a\u{308}", 2), ("👨‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷", 2), ("👍🏽", 1), ("1️⃣", 1), ("❤️a", 2), ("ab", 2)])
    func clustersAreCharacters(text: String, count: Int) {
        #expect(shaped(text).clusters.clusters.count == count)
    }

    @Test(arguments: ["Aé", "Ж", "Ω", "مرحبا", "שלום", "漢字", "かな", "한국어", "ไทย", "हिन्दी", "😀", "👩🏽‍🚀", "❤️", "→", "∑", "☃", "𝔄", "①"])
    func everyScriptHasGlyphs(text: String) throws {
        let record = try #require(self.record(shaped(text)))
        #expect(!record.glyphs.isEmpty)
        #expect(record.glyphs.allSatisfy { $0.id != 0 }, "\(text)")
    }

    @Test func tabsAreRoomUpToTheNextStop() throws {
        let tabbed = shaped("a\t\t\tbc")
        let record = try #require(self.record(tabbed))
        #expect(record.glyphs.count == 3, "a tab draws nothing")
        #expect(record.glyphs.allSatisfy { $0.id != 0 })
        let advances = tabbed.clusters.clusters.map(\.advance)
        let lengths = [advances[0] + advances[1], advances[2], advances[3]]
        #expect(lengths.allSatisfy { abs($0 - 28) < 1e-9 })
    }

    /// The text presentation selector keeps a symbol out of the emoji font, the emoji selector puts it there.
    @Test func presentationSelectorsChooseTheFont() throws {
        let emoji = try #require(record(shaped("\u{2764}\u{FE0F}"))).items[0].face.path
        let symbol = try #require(record(shaped("\u{2764}\u{FE0E}"))).items[0].face.path
        #expect(emoji.contains("Emoji"))
        #expect(!symbol.contains("Emoji"))
        #expect(try #require(record(shaped("12 #*"))).items.allSatisfy { !$0.face.path.contains("Emoji") })
    }

    @Test func emojiAreAboutAsWideAsTheyAreHigh() {
        let width = shaped("😀").naturalWidth
        #expect(width > 17 && width < 17 * 1.5)
    }

    /// The order from left to right in which the characters of a line appear.
    private func visualOrder(_ text: String, isRightToLeft: Bool = false) -> String {
        let resolved = ResolvedText(text, style: .init(font: Font.body.resolved(in: .init())), isRightToLeft: isRightToLeft)
        let shaped = HarfBuzzTypesetter.shared.shape(resolved)
        var options = TextLayoutOptions()
        options.isRightToLeft = isRightToLeft
        let placed = shaped.layout(TextLayoutRequest(width: nil, height: nil, options: options)).placed()
        let utf8 = Array(text.utf8)
        let clusters = shaped.clusters.clusters
        return placed.lines.flatMap(\.pieces).map { piece in
            let characters = piece.range.map { index in
                let end = index + 1 < clusters.count ? Int(clusters[index + 1].start) : utf8.count
                return String(decoding: utf8[Int(clusters[index].start)..<end], as: UTF8.self)
            }
            return (piece.isRightToLeft ? characters.reversed() : characters).joined()
        }.joined()
    }

    @Test func mixedDirectionsAreReordered() {
        #expect(visualOrder("abc אבג def") == "abc גבא def")
        #expect(visualOrder("אבג abc") == "abc גבא")
        #expect(visualOrder("אבג 123 דהו") == "והד 123 גבא")
        #expect(visualOrder("123", isRightToLeft: true) == "123")
        #expect(visualOrder("abc") == "abc")
    }

    /// Pieces lie next to each other and fill the line.
    @Test(arguments: ["abc אבג def", "مرحبا hello 123", "plain", "a\tb", "שלום "])
    func piecesFillTheirLine(_ text: String) {
        let placed = shaped(text).layout(TextLayoutRequest(width: nil, height: nil, options: TextLayoutOptions())).placed()
        for line in placed.lines {
            var pen = line.x
            for piece in line.pieces {
                #expect(abs(piece.x - pen) < 1e-6)
                pen += piece.width
            }
            #expect(abs(pen - line.x - line.width) < 1e-6)
        }
    }

    /// Breaking is Unicode's: between ideographs, at Thai words, after hyphens; not before closing marks.
    @Test func linesBreakAsScriptsDo() {
        func breaks(_ text: String) -> String {
            let shaped = shaped(text)
            let utf8 = Array(text.utf8)
            let clusters = shaped.clusters.clusters
            return clusters.indices.map { index in
                let end = index + 1 < clusters.count ? Int(clusters[index + 1].start) : utf8.count
                let character = String(decoding: utf8[Int(clusters[index].start)..<end], as: UTF8.self)
                return (index > 0 && clusters[index].flags.contains(.breakBefore) ? "|" : "") + character
            }.joined()
        }
        #expect(breaks("well-known (fact) now") == "well-|known |(fact) |now")
        #expect(breaks("日本語。") == "日|本|語。")
        #expect(breaks("a\u{A0}b c") == "a\u{A0}b |c")
    }

    @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}", "\u{85}"]) func everyNewlineEndsAParagraph(_ newline: String) {
        #expect(shaped("a\(newline)b").paragraphCount == 2)
        #expect(shaped("a\(newline)b").layout(TextLayoutRequest(width: nil, height: nil, options: TextLayoutOptions())).lineCount == 2)
    }

    @Test(arguments: [
        "\0", "\u{FFFD}", "a\u{200B}b", "\u{202E}abc", "\u{AD}", "\u{FEFF}", "\u{10FFFF}", "\u{E000}", "\t\t", " ",
        String(repeating: "\u{301}", count: 500),
    ])
    func oddCharactersAreHarmless(_ text: String) {
        for width in [nil, 0, 1, 100] as [CGFloat?] {
            let measured = shaped(text).measure(width: width, height: nil, options: TextLayoutOptions())
            #expect(measured.size.width.isFinite && measured.size.width >= 0 && measured.size.height.isFinite)
        }
    }

    @Test func hugeText() {
        let shaped = shaped(String(repeating: "The quick brown fox — ", count: 5000))
        let whole = shaped.measure(width: 390, height: nil, options: TextLayoutOptions()).size
        #expect(whole.width <= 390 && whole.height > 10_000)
        var options = TextLayoutOptions()
        options.maximumLines = 2
        #expect(shaped.layout(TextLayoutRequest(width: 390, height: nil, options: options)).lineCount == 2)
    }

    @Test func spacingIsAddedToEveryCharacter() {
        func width(_ spacing: CGFloat) -> CGFloat {
            HarfBuzzTypesetter.shared.shape(ResolvedText("abcd", style: .init(font: Font.body.resolved(in: .init()), spacing: spacing))).naturalWidth
        }
        #expect(abs(width(3) - width(0) - 12) < 1e-9)
        #expect(width(-1000) == 0)
    }

    @Test func monospacedDigitsAreEquallyWide() {
        #expect(shaped("1111", .body.monospacedDigit()).naturalWidth == shaped("8888", .body.monospacedDigit()).naturalWidth)
        #expect(shaped("1111").naturalWidth < shaped("8888").naturalWidth)
        #expect(shaped("iiii", .body.monospaced()).naturalWidth == shaped("WWWW", .body.monospaced()).naturalWidth)
    }

    @Test("Widths stretch the letters of the system font, and not their height")
    func widthsOfFonts() {
        func size(_ width: Font.Width, _ font: Font = .body) -> CGSize {
            let text = shaped("Station 42", font.width(width))
            return CGSize(width: text.naturalWidth, height: text.firstMetrics.lineHeight)
        }
        let (compressed, condensed, standard, expanded) = (size(.compressed), size(.condensed), size(.standard), size(.expanded))
        #expect(compressed.width < condensed.width && condensed.width < standard.width && standard.width < expanded.width)
        #expect(abs(condensed.width / standard.width - 0.83) < 0.02)
        #expect(Set([compressed, condensed, standard, expanded].map(\.height)).count == 1)
        #expect(size(.expanded, .body.monospaced()) == size(.standard, .body.monospaced()))
        #expect(size(Font.Width(.nan)) == standard && size(Font.Width(-1000)).width > 0)
    }

    @Test func weightAndDesignChangeTheFace() throws {
        let faces = [
            Font.body, .body.bold(), .body.italic(), .body.monospaced(), .system(.body, design: .serif), .largeTitle,
        ]
        .compactMap { FontLibrary.shared.face(for: $0.resolved(in: .init()))?.path }
        #expect(faces.count == 6)
        #expect(Set(faces).count == faces.count)
    }

    @Test func anUnknownFontNameGivesTheSystemFont() {
        #expect(shaped("abc", .custom("No Such Font At All", fixedSize: 17)).naturalWidth == shaped("abc").naturalWidth)
        #expect(shaped("abc", .custom("DejaVu Sans", fixedSize: 17)).naturalWidth != shaped("abc").naturalWidth)
    }

    /// Missing files are passed over, the nearest weight that exists is taken, and italics are slanted where there are none.
    @Test func familiesUseWhatExists() throws {
        let missing = FontFamilyFiles.Style(weight: 0.4, upright: "no/such/file.ttf", italic: "no/such/italic.ttf")
        #expect(FontFamilyFiles(styles: [missing]).file(weight: 0.4, isItalic: true) == nil)
        let partly = FontFamilyFiles(styles: FontFamilyFiles.inter.styles.prefix(4) + [missing])
        let found = try #require(partly.file(weight: 0.4, isItalic: false))
        #expect(found.path.hasSuffix("Inter-Regular.otf") && !found.isSlanted)
        let slanted = try #require(
            FontFamilyFiles(styles: [.init(weight: 0, upright: FontFamilyFiles.inter.styles[3].upright)]).file(
                weight: 0, isItalic: true))
        #expect(slanted.isSlanted)
        #expect(FontFace(path: "/no/such/file.ttf") == nil)
        #expect(FontFace(path: "/etc/passwd") == nil)
    }

    @Test func attachmentsTakeTheirBox() {
        let font = Font.body.resolved(in: .init())
        var text = ResolvedText("a", style: .init(font: font))
        text.append("\u{FFFC}", style: .init(font: font, attachment: .init(width: 40, ascent: 30, descent: 10)))
        let shaped = HarfBuzzTypesetter.shared.shape(text)
        let measured = shaped.measure(width: nil, height: nil, options: TextLayoutOptions())
        #expect(measured.size.height == 40)
        #expect(abs(shaped.naturalWidth - 40 - HarfBuzzTypesetter.shared.shape(ResolvedText("a", style: .init(font: font))).naturalWidth) < 1e-9)
    }

    @Test func shapesAreSharedByTextsThatAreEqual() {
        #expect(shaped("shared text") === shaped("shared text"))
        #expect(shaped("shared text") !== shaped("shared text", .title))
    }

    @Test func manyThreadsMayShapeAtOnce() async {
        await withTaskGroup(of: CGFloat.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    (0..<200).reduce(CGFloat(0)) {
                        $0 + shaped("worker item \($1) ä 漢 \(worker % 2)").measure(width: 60, height: nil, options: TextLayoutOptions()).size.height
                    }
                }
            }
            var sums: Set<CGFloat> = []
            for await sum in group { sums.insert(sum) }
            #expect(sums.count <= 2)
        }
    }
}
