import Foundation
@testable import SwiftUICore
import Testing

/// A typesetter with given widths and one line height, for testing layout without fonts.
///
/// A text in the table has the width given there, divided evenly among its characters. Any other text is as wide as the number
/// of its characters times `characterWidth`.
final class FixedWidthTypesetter: TextTypesetter {
    private let widths: [String: CGFloat]
    private let characterWidth: CGFloat
    private let lineMetrics: FontMetrics

    init(
        widths: [String: CGFloat] = [:], characterWidth: CGFloat = 8, lineHeight: CGFloat = 16,
        descent: CGFloat = 3, leading: CGFloat = 0
    ) {
        self.widths = widths
        self.characterWidth = characterWidth
        lineMetrics = FontMetrics(ascent: lineHeight - descent, descent: descent, leading: leading, capHeight: (lineHeight - descent) * 0.75)
    }

    func metrics(of font: ResolvedFont) -> FontMetrics { lineMetrics }

    func shape(_ text: ResolvedText) -> ShapedText {
        var widest: CGFloat = 0
        var line: CGFloat = 0
        var paragraphs = 1
        for cluster in clusters(of: text).clusters {
            if cluster.flags.contains(.newline) {
                paragraphs += 1
                line = 0
            } else {
                line += cluster.advance
                widest = max(widest, line)
            }
        }
        return ShapedText(text, naturalWidth: widths[text.string] ?? widest, paragraphCount: paragraphs, typesetter: self)
    }

    func clusters(of text: ResolvedText) -> TextClusters {
        let count = text.string.count
        let width = widths[text.string].map { $0 / CGFloat(max(1, count)) } ?? characterWidth
        var clusters: [TextCluster] = []
        clusters.reserveCapacity(count)
        var offset = 0
        var run = 0
        var mayBreak = false
        for character in text.string {
            while run + 1 < text.runCount, text.range(ofRun: run).upperBound <= offset { run += 1 }
            var flags: TextCluster.Flags = []
            if character.isNewline {
                flags.insert(.newline)
            } else if character.isWhitespace {
                flags.insert(.whitespace)
            } else if mayBreak {
                flags.insert(.breakBefore)
            }
            mayBreak = character.isWhitespace
            let advance = text.style(ofRun: run).attachment?.width ?? width + text.style(ofRun: run).spacing
            clusters.append(TextCluster(advance: character.isNewline ? 0 : advance, start: Int32(offset), run: Int32(run), flags: flags))
            offset += character.utf8.count
        }
        return TextClusters(clusters: clusters)
    }
}

/// Installs a typesetter of fixed widths for the texts of a suite that set none, unless a suite of another module in the same process
/// has installed one: these tests hold with every engine that gives text a size.
struct FixedWidthText: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        TextTypesetters.installIfMissing(FixedWidthTypesetter())
        try await function()
    }
}

extension Trait where Self == FixedWidthText {
    static var fixedWidthText: Self { FixedWidthText() }
}
