import Foundation

/// The engine that turns characters into glyphs; the framework's own is `Typesetting`'s, tests install others.
///
/// An engine knows widths and where a line may break. Line heights, wrapping, truncation and alignment are
/// decided above it (`ShapedText`), so that they are the same on every engine.
package protocol TextTypesetter: AnyObject, Sendable {
    /// The shape of a text, from the engine's cache if it has been asked before.
    func shape(_ text: ResolvedText) -> ShapedText

    /// The characters of a text, one by one in logical order.
    func clusters(of text: ResolvedText) -> TextClusters

    /// Ascent, descent and cap height of a font, in points.
    func metrics(of font: ResolvedFont) -> FontMetrics
}

/// The vertical measures of a font in points; descent is positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
    }

    package var lineHeight: CGFloat { ascent + descent }

    /// The system font's measures.
    package init(system font: ResolvedFont) {
        let line = font.profile.systemLineMetrics(size: font.size)
        self.init(ascent: line.ascent, descent: line.descent, leading: font.leading, capHeight: font.size * 1443 / 2048)
    }
}

/// A unit that a line can be broken around and the pen moves over: usually one visible character.
package struct TextCluster: Sendable {
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A line may begin with this cluster.
        package static let breakBefore = Flags(rawValue: 1)
        package static let whitespace = Flags(rawValue: 2)
        /// Ends its paragraph; draws nothing.
        package static let newline = Flags(rawValue: 4)
        /// Begins a paragraph whose text runs from right to left.
        package static let rightToLeftParagraph = Flags(rawValue: 8)
    }

    /// How far the pen moves, in points, spacing included.
    package var advance: CGFloat
    /// The first byte in the text's UTF-8.
    package var start: Int32
    /// The run it belongs to.
    package var run: Int32
    /// The bidirectional embedding level; odd levels run from right to left.
    package var level: UInt8
    package var flags: Flags

    package init(advance: CGFloat, start: Int32, run: Int32, level: UInt8 = 0, flags: Flags = []) {
        self.advance = advance
        self.start = start
        self.run = run
        self.level = level
        self.flags = flags
    }
}

/// A text's clusters and whatever the engine needs to draw them.
package struct TextClusters: Sendable {
    package var clusters: [TextCluster]
    /// The engine's own record of the glyphs, index by index with `clusters`; nil if the engine draws nothing.
    package var glyphs: (any AnyObject & Sendable)?

    package init(clusters: [TextCluster], glyphs: (any AnyObject & Sendable)? = nil) {
        self.clusters = clusters
        self.glyphs = glyphs
    }
}
