import Foundation

/// The unit of line breaking and pen movement: usually one visible character.
package struct TextCluster: Sendable {
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A line may begin with the cluster.
        package static let breakBefore = Flags(rawValue: 1)
        package static let whitespace = Flags(rawValue: 2)
        /// The cluster ends its paragraph and draws nothing.
        package static let newline = Flags(rawValue: 4)
        /// The cluster begins a right-to-left paragraph.
        package static let rightToLeftParagraph = Flags(rawValue: 8)
    }

    /// The advance of the pen in points, including spacing.
    package var advance: CGFloat
    /// The offset of the first byte in the text's UTF-8.
    package var start: Int32
    /// The index of the run that the cluster belongs to.
    package var run: Int32
    /// The bidirectional embedding level. Odd levels run from right to left.
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

/// The clusters of a text, with the engine's data for drawing them.
package struct TextClusters: Sendable {
    package var clusters: [TextCluster]
    /// The engine's glyph records, in the order of `clusters`; nil if the engine draws nothing.
    package var glyphs: (any AnyObject & Sendable)?

    package init(clusters: [TextCluster], glyphs: (any AnyObject & Sendable)? = nil) {
        self.clusters = clusters
        self.glyphs = glyphs
    }
}
