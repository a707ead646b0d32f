import Foundation
import SwiftUICore
import Testing
@testable import Typesetting

@Suite struct HeightTests {
    struct Row: Sendable {
        var style: Font.TextStyle
        var iOS: CGFloat
        var macOS: CGFloat
    }

    /// Heights of one line at one pixel a point.
    static let rows = [
        Row(style: .title, iOS: 34, macOS: 26), Row(style: .title2, iOS: 27, macOS: 21), Row(style: .headline, iOS: 21, macOS: 16),
        Row(style: .callout, iOS: 20, macOS: 15), Row(style: .footnote, iOS: 16, macOS: 13), Row(style: .caption, iOS: 15, macOS: 13),
        Row(style: .caption2, iOS: 14, macOS: 13), Row(style: .title3, iOS: 24, macOS: 19),
    ]

    @Test("text-002, text-003, text-005, text-008, text-009, text-010, text-011, text-028: the height of a line", arguments: rows) func oneLine(
        _ row: Row
    ) {
        #expect(shaped("X", .system(row.style)).measure(width: nil, height: nil, options: options(scale: 1)).size.height == row.iOS)
        #expect(
            shaped("X", .system(row.style), profile: .macOS).measure(width: nil, height: nil, options: options(scale: 1)).size.height == row.macOS)
    }

    @Test(
        "macos-controls.line_heights_macOS: lines of the system font",
        arguments: [(10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 20), (20, 24), (22, 26), (26, 30), (30, 35)])
    func desktopLinesAreWholePoints(size: Int, height: Int) {
        let measured = shaped("X", .system(size: CGFloat(size)), profile: .macOS).measure(width: nil, height: nil, options: options(scale: 2))
        #expect(measured.size.height == CGFloat(height))
    }

    @Test(
        "On macOS, lines of two styles are higher than those of their sizes",
        arguments: [(Font.TextStyle.title2, CGFloat(20.5)), (.largeTitle, 31)])
    func styledLinesOnMacOS(style: Font.TextStyle, height: CGFloat) {
        for lines in 1...2 {
            let text = Array(repeating: "X", count: lines).joined(separator: "\n")
            let measured = shaped(text, .system(style), profile: .macOS).measure(width: nil, height: nil, options: options(scale: 2))
            #expect(measured.size.height == height * CGFloat(lines))
        }
    }

    @Test func largerTextHasNoLowerLines() {
        let heights = stride(from: 1.0, through: 200, by: 0.25).map {
            FontMetrics(system: Font.system(size: $0).resolved(in: .init(profile: .macOS))).lineHeight
        }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(heights.allSatisfy { $0 == $0.rounded() })
    }

    @Test("text-024, const.text.round: heights round up to pixels", arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 61.0 / 3)] as [(Double, Double)])
    func heightRoundsUpToPixels(scale: Double, height: Double) {
        let measured = shaped("Hello world").measure(width: nil, height: nil, options: options(scale: scale))
        #expect(abs(measured.size.height - height) < 1e-9)
    }

    @Test("text-025: later lines advance by the leading of the style") func laterLinesAdvanceByTheLeadingOfTheStyle() {
        let measured = shaped("one\ntwo").measure(width: nil, height: nil, options: options(scale: 3))
        #expect(abs(measured.size.height - 127.0 / 3) < 1e-9)
    }

    @Test(arguments: ["plain", "emoji 🎉", "漢字", "مرحبا", "שלום", "สวัสดี"]) func fallbackFontsDoNotChangeTheLine(_ text: String) {
        let measured = shaped(text).measure(width: nil, height: nil, options: options(scale: 3))
        #expect(abs(measured.size.height - 61.0 / 3) < 1e-9)
    }
}
