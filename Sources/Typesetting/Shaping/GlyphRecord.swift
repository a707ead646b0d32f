import Foundation

/// The glyphs of a text, cluster by cluster; what `TextClusters.glyphs` holds for this engine.
final class GlyphRecord: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// In points; y grows downwards.
        var xOffset: Float
        var yOffset: Float
        var advance: Float
    }

    /// A face at a size, shared by neighbouring clusters.
    struct Item: Sendable {
        var face: FontFace
        var size: Double
    }

    let glyphs: [Glyph]
    /// The first glyph of every cluster, and at the end the number of glyphs.
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
