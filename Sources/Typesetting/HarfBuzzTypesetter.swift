import CPangoCairo
import Foundation
import SwiftUICore
import Synchronization

/// The framework's typesetter: HarfBuzz for shapes, Pango for line breaks and bidirectional levels, Cairo for drawing.
///
/// Shapes are kept by text and style. Plain ASCII text in the system font is measured from a table of advances and
/// pair kerning that the engine learns as it goes, other text by shaping it. Safe to use from any thread.
package final class HarfBuzzTypesetter: TextTypesetter {
    package static let shared = HarfBuzzTypesetter()

    /// Two generations: when the young one is full it becomes the old one, so that what is used stays.
    private struct Cache {
        var young: [ResolvedText: ShapedText] = [:]
        var youngBytes = 0
        var old: [ResolvedText: ShapedText] = [:]
        var oldBytes = 0

        mutating func insert(_ shaped: ShapedText, for text: ResolvedText, generationBytes: Int) {
            let bytes = shaped.byteCount
            if young.count >= HarfBuzzTypesetter.generationSize || youngBytes + bytes > generationBytes {
                (old, oldBytes) = (young, youngBytes)
                young = [:]
                youngBytes = 0
            }
            if young.updateValue(shaped, forKey: text) == nil { youngBytes += bytes }
        }
    }

    private static let generationSize = 4096
    /// Longer texts are not kept: their hash would cost more than the look-up saves.
    private static let longestKept = 2048

    private let cache = Mutex(Cache())
    private let generationBytes: Int

    /// A typesetter whose shapes take about as many bytes as given, at most.
    package init(byteLimit: Int = 32 << 20) {
        generationBytes = byteLimit / 2
    }

    /// About how many bytes the kept shapes take.
    var cachedBytes: Int { cache.withLock { $0.youngBytes + $0.oldBytes } }

    package func shape(_ text: ResolvedText) -> ShapedText {
        guard text.string.utf8.count <= Self.longestKept else { return shapeAnew(text) }
        let known = cache.withLock { cache -> ShapedText? in
            if let shaped = cache.young[text] { return shaped }
            guard let shaped = cache.old[text] else { return nil }
            cache.insert(shaped, for: text, generationBytes: generationBytes)
            return shaped
        }
        if let known { return known }
        let shaped = shapeAnew(text)
        cache.withLock { $0.insert(shaped, for: text, generationBytes: generationBytes) }
        return shaped
    }

    private func shapeAnew(_ text: ResolvedText) -> ShapedText {
        if let width = PlainText.width(of: text) {
            return ShapedText(text, naturalWidth: width, paragraphCount: 1, typesetter: self)
        }
        let clusters = ClusterBuilder.clusters(of: text)
        var widest: CGFloat = 0
        var line: CGFloat = 0
        var paragraphs = 1
        for cluster in clusters.clusters {
            if cluster.flags.contains(.newline) {
                paragraphs += 1
                line = 0
            } else {
                line += cluster.advance
                widest = max(widest, line)
            }
        }
        return ShapedText(text, naturalWidth: max(0, widest), paragraphCount: paragraphs, clusters: clusters, typesetter: self)
    }

    package func clusters(of text: ResolvedText) -> TextClusters {
        ClusterBuilder.clusters(of: text)
    }

    package func metrics(of font: ResolvedFont) -> FontMetrics {
        guard case .custom = font.family, let face = FontLibrary.shared.face(for: font), !face.tuning.hasSystemTracking else {
            return FontMetrics(system: font)
        }
        let size = font.size
        return FontMetrics(ascent: face.ascent * size, descent: face.descent * size, leading: font.leading, capHeight: face.capHeight * size)
    }
}

/// Texts in one style whose width is a sum of known numbers.
enum PlainText {
    /// The face of a text in one style if it has a table of advances for ASCII; nil where characters must be shaped.
    static func face(for text: ResolvedText) -> FontFace? {
        let style = text.firstStyle
        guard text.laterRuns.isEmpty, style.attachment == nil, !text.isRightToLeft,
              style.font.features.isSubset(of: .monospacedDigits),
              let face = FontLibrary.shared.face(for: style.font), face.tuning.isPairwiseForASCII
        else { return nil }
        return face
    }

    /// The width of printable ASCII text in a face that allows it, in points; nil for any other text.
    static func width(of text: ResolvedText) -> CGFloat? {
        var string = text.string
        return string.withUTF8 { bytes -> CGFloat? in
            guard !bytes.isEmpty, bytes.allSatisfy(ASCIIAdvances.isPrintable), let face = face(for: text) else { return nil }
            let style = text.firstStyle
            let sum = face.withASCIIAdvances(style.font.features.rawValue) { table in
                if let known = table.width(of: bytes) { return known }
                table.learn(bytes, face: face, features: ShapingFeatures.list(for: style, face: face))
                return table.width(of: bytes) ?? (0, 0)
            }
            let rule = AdvanceRule(style: style, face: face)
            let extra = rule.extra(letters: bytes.count - sum.punctuation, punctuation: sum.punctuation)
            return max(0, CGFloat(Double(sum.units) / face.unitsPerEm * Double(style.font.size) + extra))
        }
    }
}

extension HarfBuzzTypesetter {
    /// Makes this engine the one that texts use unless their environment names another. Hosts call it before they show anything.
    package static func install() {
        TextTypesetters.install(shared)
    }
}
