import Foundation
import SwiftUICore
import Testing
@testable import Typesetting

func shaped(_ string: String, _ font: Font = .body, profile: TypographyProfile = .iOS) -> ShapedText {
    HarfBuzzTypesetter.shared.shape(ResolvedText(string, style: .init(font: font.resolved(in: .init(profile: profile)))))
}

func options(scale: CGFloat, _ change: (inout TextLayoutOptions) -> Void = { _ in }) -> TextLayoutOptions {
    var options = TextLayoutOptions()
    options.pixelLength = 1 / scale
    change(&options)
    return options
}

@Suite struct WidthTests {
    /// Widths of strings in San Francisco as published pictures and dumps of real programs show them, by default in the regular body font.
    struct Sample: Sendable {
        var text: String
        var width: CGFloat
        var size: CGFloat = 17
    }

    static let iOS = [
        Sample(text: "Hello world", width: 85.333), Sample(text: ".image", width: 51), Sample(text: ".sizes(.minimum)", width: 129.667),
        Sample(text: ".theme(.all)", width: 86), Sample(text: ".theme(.light)", width: 307.0 / 3),
        Sample(text: "@SnapshotSuite", width: 126), Sample(text: "@SnapshotSuite()", width: 415.0 / 3),
        Sample(text: "@SnapshotTest", width: 119), Sample(text: "@SnapshotTest()", width: 131),
        Sample(text: "Explicit main actor", width: 139.333), Sample(text: "One test in a suite", width: 137),
        Sample(text: "Some SwiftUI text", width: 136), Sample(text: "Test one of many in a suite", width: 202),
        Sample(text: "Test two of many in a suite", width: 605.0 / 3), Sample(text: "Test three of many in a suite", width: 213.333),
        Sample(text: ".padding(.all, 20)", width: 388.0 / 3), Sample(text: ".padding(.horizontal, 15)", width: 556.0 / 3),
        Sample(text: ".padding(.vertical, 30)", width: 502.0 / 3), Sample(text: ".padding", width: 67), Sample(text: ".padding()", width: 79),
        Sample(text: ".padding(30)", width: 299.0 / 3), Sample(text: ".padding, .padding", width: 428.0 / 3),
        Sample(text: ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))", width: 502.333),
        Sample(text: "Hello, world!", width: 94.667),
        Sample(text: "Hello SwiftUI", width: 98.0),
        Sample(text: "Color & Shape & Image", width: 176.667),
        Sample(text: "Content View Body", width: 145.667),
        Sample(text: "7c34efa2e3aa4f3e", width: 145.0),
        Sample(text: "Child Span", width: 82.333),
        Sample(text: "Add Breadcrumb", width: 128.667),
        Sample(text: "Capture Message", width: 134.0),
        Sample(text: "Capture Error", width: 102.667),
        Sample(text: "Show TTD", width: 79.0),
        Sample(text: "Async Crash", width: 95.667),
        Sample(text: "OOM Crash", width: 89.0),
        Sample(text: "Show Detail View 1", width: 143.0),
        Sample(text: "Lorem Ipsum", width: 98.667),
        Sample(text: "Hello", width: 39.0),
        Sample(text: "Capture NSException", width: 162.667),
        Sample(text: "Capture Transaction", width: 154.333),
        Sample(text: "Crash", width: 45),
        Sample(text: "UIKit Screen", width: 94.333),
        Sample(text: "Item 1", width: 45.333),
        Sample(text: "Item 2", width: 47.667),
        Sample(text: "SECTION 1", width: 65.667, size: 13), Sample(text: "OpenSwiftUI Example", width: 263.667, size: 28),
        Sample(text: "Hello SwiftUI", width: 112.667, size: 20),
    ]
    static let macOS = [
        Sample(text: "A", width: 9), Sample(text: "A longer text", width: 77.5), Sample(text: "Another", width: 48.5),
        Sample(text: "B", width: 8.5), Sample(text: "BR", width: 17), Sample(text: "Back", width: 30),
        Sample(text: "Bottom", width: 44.5), Sample(text: "BottomTrailing", width: 87.5), Sample(text: "C", width: 9.5),
        Sample(text: "Centered", width: 56), Sample(text: "Constrained", width: 74), Sample(text: "Content", width: 48.5),
        Sample(text: "Custom Pad", width: 73.5), Sample(text: "Data", width: 28.5), Sample(text: "Deep", width: 32),
        Sample(text: "Description", width: 69.5), Sample(text: "Detail", width: 35), Sample(text: "Done", width: 32),
        Sample(text: "Double Padded", width: 93), Sample(text: "End", width: 23.5), Sample(text: "First", width: 27),
        Sample(text: "Fixed", width: 32.5), Sample(text: "Footer", width: 39.5), Sample(text: "Framed", width: 46),
        Sample(text: "Full Width", width: 61), Sample(text: "Group 1 - A", width: 69), Sample(text: "Group 1 - B", width: 69),
        Sample(text: "Group 2 - A", width: 71), Sample(text: "Group 2 - B", width: 70.5), Sample(text: "H-Padded", width: 62),
        Sample(text: "Header", width: 44.5), Sample(text: "Hello", width: 31), Sample(text: "Item 1", width: 36.5),
        Sample(text: "Item 2", width: 38), Sample(text: "Item 3", width: 38.5), Sample(text: "Item 4", width: 38.5),
        Sample(text: "Item 5", width: 38.5), Sample(text: "Label", width: 33), Sample(text: "Left", width: 24),
        Sample(text: "Main content", width: 79), Sample(text: "Mid", width: 22.5), Sample(text: "Only child", width: 60.5),
        Sample(text: "Padded", width: 46.5), Sample(text: "Right", width: 32), Sample(text: "Second", width: 46),
        Sample(text: "Second line", width: 71), Sample(text: "Short", width: 33.5), Sample(text: "Status", width: 39),
        Sample(text: "Subtitle", width: 47), Sample(text: "TL", width: 15.5), Sample(text: "Third", width: 31.5),
        Sample(text: "Title", width: 26.5), Sample(text: "Top", width: 22.5), Sample(text: "TopLeading", width: 70.5),
        Sample(text: "Value", width: 33.5), Sample(text: "X", width: 9), Sample(text: "Z", width: 9), Sample(text: "v1.0", width: 24),
    ]

    @Test("text-013, text-016, text-017, text-018, text-019, text-020, text-021, text-022, text-023, ios-text-widths", arguments: iOS)
    func bodyOnPhoneIsAsWideAsSanFrancisco(_ sample: Sample) {
        let width = shaped(sample.text, .system(size: sample.size)).measure(width: nil, height: nil, options: options(scale: 3)).size.width
        #expect(abs(width - sample.width) <= max(1.0 / 3, 0.008 * sample.width) + 1e-6, "\(sample.text) is \(width) and not \(sample.width)")
    }

    @Test("macos-text-widths", arguments: macOS) func bodyOnDesktopIsAsWideAsSanFrancisco(_ sample: Sample) {
        let width = shaped(sample.text, profile: .macOS).measure(width: nil, height: nil, options: options(scale: 2)).size.width
        #expect(abs(width - sample.width) <= max(0.5, 0.008 * sample.width) + 1e-6, "\(sample.text) is \(width) and not \(sample.width)")
    }

    /// San Francisco's display design is 842 units wide on average where Helvetica is 904, by the published metrics of both.
    @Test(arguments: [28.0, 34, 48, 96]) func titlesAreAsWideAsSanFrancisco(_ size: Double) {
        let helvetica = [
            278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
        ]
        let text = "it is a truth universally acknowledged that a single man in possession of a good fortune must be in want of a wife "
        let expected = text.utf8.reduce(0.0) { $0 + Double(helvetica[$1 == 0x20 ? 0 : Int($1) - 0x60]) / 1000 } * size * 842 / 904
        let tracking = Tracking.ems(atSize: size) * size * Double(text.count)
        let width = Double(shaped(text, .system(size: size)).naturalWidth) - tracking
        #expect(abs(width / expected - 1) < 0.01, "\(width / expected)")
    }

    /// Between the designs the letters narrow by degrees: a line never becomes shorter when its font grows.
    @Test(arguments: [Font.Weight.regular, .semibold, .bold]) func largerTextIsWider(_ weight: Font.Weight) {
        for text in ["Reminders and settings", "it is a truth universally acknowledged", "HELLO 12:34"] {
            let widths = stride(from: 8.0, through: 60, by: 0.5).map { shaped(text, .system(size: $0, weight: weight)).naturalWidth }
            #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(text): \(widths)")
        }
    }

    /// The table of pairs, and the line breaks of plain text, must be what HarfBuzz and Pango give. DejaVu has ligatures and a table of kerning.
    @Test(arguments: [
        Font.body, .title.bold(), .system(size: 11, weight: .heavy), .body.italic(), .body.monospacedDigit(), .body.monospaced(),
        .custom("DejaVu Sans", size: 13), .custom("DejaVu Sans", size: 20).bold(), .custom("DejaVu Serif", size: 15),
    ])
    func tableOfPairsEqualsShaping(_ font: Font) {
        var generator = SystemRandomNumberGenerator()
        let fixed = [
            "AVATAR To. Wavy", "f(x) -> y != 0", "11:11 \"quoted\" fi ffl", "Ty,. r. P, L' ~^`", "a->b <- c => d <=> e", "office", "fillfifl iffi",
            "Title 12, part 7", " leading  spaces. ", "a,b;c:d", "1,5 0.25",
        ]
        func random(_ characters: String) -> [String] {
            let characters = Array(characters)
            return (0..<200).map { _ in String((0..<20).map { _ in characters.randomElement(using: &generator)! }) }
        }
        let printable = String((UInt8(0x20)...0x7E).map { Character(Unicode.Scalar($0)) })
        for string in fixed + random(printable) + random("ab Z19  .,:;") + random("fil tj") {
            for spacing in [0.0, 2] {
                let text = ResolvedText(string, style: .init(font: font.resolved(in: .init()), spacing: spacing))
                let shaped = ClusterBuilder.clusters(of: text, usesFastPaths: false)
                let table = ClusterBuilder.clusters(of: text)
                #expect(
                    zip(table.clusters, shaped.clusters).allSatisfy {
                        abs($0.advance - $1.advance) < 1e-9 && $0.start == $1.start && $0.flags.rawValue == $1.flags.rawValue
                    }, "\(string)")
                #expect(table.clusters.count == shaped.clusters.count)
                let glyphs = [table, shaped].map { ($0.glyphs as? GlyphRecord)?.glyphs.map { [Float($0.id), $0.xOffset, $0.yOffset, $0.advance] } }
                #expect(glyphs[0] == glyphs[1], "\(string)")
                let sum = shaped.clusters.reduce(0) { $0 + $1.advance }
                if let width = PlainText.width(of: text) { #expect(abs(width - max(0, sum)) < 1e-9, "\(string)") }
            }
        }
    }

    /// Faces without ligatures are measured with the table throughout, others where no ligature occurs.
    @Test func facesWithKerningAreMeasuredWithTheTable() {
        func width(_ string: String, _ font: Font) -> CGFloat? {
            PlainText.width(of: ResolvedText(string, style: .init(font: font.resolved(in: .init()))))
        }
        #expect(width("AVATAR fi ffl ->", .body) != nil)
        #expect(width("Title 12 AVATAR", .custom("DejaVu Sans", size: 13)) != nil)
        #expect(width("first", .custom("DejaVu Sans", size: 13)) == nil)
    }

    @Test func keptShapesTakeNoMoreThanTheirBytes() {
        let limit = 1 << 20
        let typesetter = HarfBuzzTypesetter(byteLimit: limit)
        let style = ResolvedText.Style(font: Font.body.resolved(in: .init()))
        func text(_ number: Int) -> ResolvedText { ResolvedText(String(repeating: "line \(number) ", count: 100), style: style) }
        let used = typesetter.shape(text(0))
        for number in 1..<500 {
            _ = typesetter.shape(text(number))
            #expect(typesetter.shape(text(0)) === used, "a shape that is used stays")
            #expect(typesetter.cachedBytes <= limit)
        }
        #expect(typesetter.shape(text(499)) === typesetter.shape(text(499)))
        weak var long: ShapedText?
        do {
            let shaped = typesetter.shape(ResolvedText(String(repeating: "long ", count: 1000), style: style))
            _ = shaped.layout(TextLayoutRequest(width: 90, height: nil, options: TextLayoutOptions()))
            long = shaped
        }
        #expect(long == nil)
    }
}
