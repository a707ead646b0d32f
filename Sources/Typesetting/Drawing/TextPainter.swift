import CPangoCairo
import CoreGraphics
import Foundation
import TextLayouts

/// Draws the glyphs of placed text with Cairo.
///
/// Glyphs carry their characters, so that text can be selected in PDF files. Positions are fractional and unhinted, and
/// therefore the same on every machine.
package enum TextPainter {
    /// Draws a text with its top left corner at a point, in the context's user space. Attachments and decorations are not drawn.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - origin: The position of the top left corner.
    ///   - context: The Cairo context.
    ///   - prepare: Called before the glyphs of each piece, with the piece and the left end of its baseline. It sets the source.
    ///   - fillOutline: Called to fill the outlines of glyphs too large to be drawn as glyphs, in user space, with the non-zero winding rule.
    package static func draw(
        _ text: PlacedText, at origin: CGPoint, in context: OpaquePointer, prepare: (PlacedText.Piece, CGPoint) -> Void,
        fillOutline: (PathGeometry) -> Void
    ) {
        cairo_save(context)
        defer { cairo_restore(context) }
        if let options = cairo_font_options_create() {
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            cairo_set_font_options(context, options)
            cairo_font_options_destroy(options)
        }
        for line in text.lines {
            for piece in line.pieces {
                let pen = CGPoint(x: origin.x + piece.x, y: origin.y + line.baseline)
                prepare(piece, pen)
                draw(piece, of: text, at: pen, in: context, fillOutline)
            }
        }
    }

    /// Returns whether glyphs of a text have colours of their own, as emoji do.
    package static func hasColors(_ text: PlacedText) -> Bool {
        text.lines.contains { line in
            line.pieces.contains { ($0.source.clusters.glyphs as? GlyphRecord)?.items.contains(where: \.face.hasColors) == true }
        }
    }

    private static func draw(
        _ piece: PlacedText.Piece, of text: PlacedText, at pen: CGPoint, in context: OpaquePointer,
        _ fillOutline: (PathGeometry) -> Void
    ) {
        let source = piece.source.clusters
        guard let record = source.glyphs as? GlyphRecord else { return }
        let string = piece.source.text.string
        let tightening = piece.isEllipsis ? 0 : text.tightening
        var batch = GlyphBatch(text: string, isRightToLeft: piece.isRightToLeft)
        var x = pen.x
        func visit(_ index: Int) {
            let cluster = source.clusters[index]
            defer { x += (cluster.advance - tightening) * text.scale }
            let item = record.itemOfCluster[index]
            guard item >= 0 else { return }
            if batch.item != item {
                batch.show(record, scale: text.scale, in: context, fillOutline)
                batch.item = item
            }
            let raise = piece.source.text.style(ofRun: Int(cluster.run)).baselineOffset * text.scale
            // Thickened glyphs stay in the middle of their places.
            let drawn = record.items[Int(item)]
            let shift = drawn.face.isEmboldened ? drawn.size * text.scale * CairoFace.emboldening / 2 : 0
            var glyphX = x - shift
            let glyphs = record.glyphs(ofCluster: index)
            for glyph in glyphs {
                batch.glyphs.append(
                    cairo_glyph_t(
                        index: UInt(glyph.id), x: glyphX + Double(glyph.xOffset) * text.scale,
                        y: pen.y - raise + shift + Double(glyph.yOffset) * text.scale))
                glyphX += Double(glyph.advance) * text.scale
            }
            let end = index + 1 < source.clusters.count ? Int(source.clusters[index + 1].start) : string.utf8.count
            batch.append(bytes: Int(cluster.start)..<end, glyphCount: glyphs.count)
        }
        if piece.isRightToLeft {
            for index in piece.range.reversed() { visit(index) }
        } else {
            for index in piece.range { visit(index) }
        }
        batch.show(record, scale: text.scale, in: context, fillOutline)
    }
}

/// A batch of glyphs of one face, with the characters they represent.
private struct GlyphBatch {
    /// The horizontal shear of synthetic italics per unit of height.
    private static let slant = 0.2

    let text: String
    let isRightToLeft: Bool
    var item: Int32 = -1
    var glyphs: [cairo_glyph_t] = []
    private var clusters: [cairo_text_cluster_t] = []
    private var bytes: Range<Int>?

    init(text: String, isRightToLeft: Bool) {
        self.text = text
        self.isRightToLeft = isRightToLeft
    }

    mutating func append(bytes range: Range<Int>, glyphCount: Int) {
        clusters.append(cairo_text_cluster_t(num_bytes: Int32(range.count), num_glyphs: Int32(glyphCount)))
        bytes = bytes.map { min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound) } ?? range
    }

    mutating func show(
        _ record: GlyphRecord, scale: CGFloat, in context: OpaquePointer, _ fillOutline: (PathGeometry) -> Void
    ) {
        defer {
            glyphs.removeAll(keepingCapacity: true)
            clusters.removeAll(keepingCapacity: true)
            bytes = nil
        }
        guard item >= 0, !glyphs.isEmpty, let bytes else { return }
        let drawn = record.items[Int(item)]
        let size = drawn.size * Double(scale)
        guard size > 0, let cairoFace = drawn.face.cairoFace else { return }
        let face = cairoFace.face
        let large = LargeGlyphs(
            face: face, rounded: cairoFace.rounded, slant: drawn.face.isSlanted ? Self.slant : 0, stretch: drawn.face.stretch, size: size)
        let isFile = cairo_surface_has_show_text_glyphs(cairo_get_target(context)) != 0
        let needsOutlines = isFile && cairoFace.rounded != nil && cairo_pattern_get_type(cairo_get_source(context)) != CAIRO_PATTERN_TYPE_SOLID
        // In its pictures of thickened glyphs Cairo makes vertical strokes too thin; their outlines are right.
        guard large.isNotNeeded(in: context), !needsOutlines, isFile || !drawn.face.isEmboldened else {
            return large.show(glyphs, in: context, fillOutline)
        }
        var matrix = cairo_matrix_t()
        cairo_matrix_init(&matrix, size * drawn.face.stretch, 0, drawn.face.isSlanted ? -Self.slant * size : 0, size, 0, 0)
        cairo_set_font_face(context, face)
        cairo_set_font_matrix(context, &matrix)
        guard isFile else {
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
            return
        }
        // Cairo requires clusters in the order of the characters.
        let ordered = isRightToLeft ? clusters.reversed() : clusters
        let flags = isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        var string = text
        string.withUTF8 { all in
            UnsafeBufferPointer(rebasing: all[bytes]).withMemoryRebound(to: CChar.self) { characters in
                cairo_show_text_glyphs(
                    context, characters.baseAddress, Int32(characters.count), glyphs, Int32(glyphs.count),
                    ordered, Int32(ordered.count), flags)
            }
        }
    }
}
