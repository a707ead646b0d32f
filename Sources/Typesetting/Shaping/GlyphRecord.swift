import Foundation

/// The glyphs of a text, grouped by cluster: the value of `TextClusters.glyphs` for this engine.
final class GlyphRecord: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// The offset in points; y points down.
        var xOffset: Float
        var yOffset: Float
        var advance: Float
    }

    /// A face at a size, shared by adjacent clusters.
    struct Item: Sendable {
        var face: FontFace
        var size: Double
    }

    let glyphs: [Glyph]
    /// The index of the first glyph of each cluster, followed by the number of glyphs.
    let firstGlyphs: [Int32]
    let itemOfCluster: [Int32]
    let items: [Item]

    init(glyphs: [Glyph], firstGlyphs: [Int32], itemOfCluster: [Int32], items: [Item]) {
        self.glyphs = glyphs
        self.firstGlyphs = firstGlyphs
        self.itemOfCluster = itemOfCluster
        self.items = items
    }

    func glyphs(ofCluster index: Int) -> ArraySlice<Glyph> {
        glyphs[Int(firstGlyphs[index])..<Int(firstGlyphs[index + 1])]
    }
}
