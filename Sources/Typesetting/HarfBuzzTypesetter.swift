import CPangoCairo
import Foundation
import Synchronization
import TextLayouts

/// The framework's typesetter: HarfBuzz for shaping, Pango for line breaks and bidirectional levels, Cairo for drawing.
///
/// Shapes are cached by text and style. Plain ASCII text is measured with a table of advances and pair kerning that is filled on demand, if
/// the face allows it; other text is shaped. Safe to use from any thread.
package final class HarfBuzzTypesetter: TextTypesetter {
    package static let shared = HarfBuzzTypesetter()

    /// A cache with two generations: when the young one is full, it replaces the old one. Values in use are moved to the young
    /// one.
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
    /// The maximum length of a cached text in bytes. Hashing longer texts would cost more than the lookup saves.
    private static let longestKept = 2048

    private let cache = Mutex(Cache())
    private let generationBytes: Int

    /// Creates a typesetter with an approximate limit of the memory taken by cached shapes.
    package init(byteLimit: Int = 32 << 20) {
        generationBytes = byteLimit / 2
    }

    /// The approximate memory taken by cached shapes, in bytes.
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
        guard case .custom = font.family, let face = FontLibrary.shared.face(for: font), face.tuning.sanFranciscoWeight == nil else {
            return FontMetrics(system: font)
        }
        let size = font.size
        return FontMetrics(ascent: face.ascent * size, descent: face.descent * size, leading: font.leading, capHeight: face.capHeight * size)
    }
}

/// A text with one style whose width is a sum of table entries.
struct PlainText {
    let face: FontFace
    private let rules: ASCIIShaping
    private let style: ResolvedText.Style

    /// Creates the plain text of a text with one style whose face has a table of ASCII advances; nil if the text must be shaped.
    init?(_ text: ResolvedText) {
        style = text.firstStyle
        guard text.laterRuns.isEmpty, style.attachment == nil, !text.isRightToLeft,
            style.font.features.isSubset(of: .monospacedDigits),
            let face = FontLibrary.shared.face(for: style.font), let rules = face.asciiShaping, rules.apply(toLanguage: text.language)
        else { return nil }
        (self.face, self.rules) = (face, rules)
    }

    /// Calls a function with the table, if the table has all glyphs of printable ASCII text; otherwise returns nil.
    func withTable<Result>(
        of bytes: UnsafeBufferPointer<UInt8>, _ body: (ASCIIAdvances, _ units: Int, _ adjustment: AdvanceAdjustments.Amount) -> Result
    ) -> Result? {
        face.withASCIIAdvances(style, rules: rules) { table in
            var width = table.width(of: bytes)
            if case .unknown = width {
                width = table.learn(bytes, face: face, features: ShapingFeatures.list(for: style, face: face))
            }
            guard case .sum(let units, let adjustment) = width else { return nil }
            return body(table, units, adjustment)
        }
    }

    /// Returns the width of printable ASCII text in points; nil if the text must be shaped.
    static func width(of text: ResolvedText) -> CGFloat? {
        var string = text.string
        return string.withUTF8 { bytes -> CGFloat? in
            guard !bytes.isEmpty, bytes.allSatisfy(ASCIIAdvances.isPrintable), let plain = PlainText(text) else { return nil }
            return plain.withTable(of: bytes) { _, units, adjustment in
                let extra = AdvanceRule(style: plain.style, face: plain.face).extra(count: bytes.count, adjustment: adjustment)
                return max(0, CGFloat(Double(units) / plain.face.unitsPerEm * Double(plain.style.font.size) + extra))
            }
        }
    }
}
