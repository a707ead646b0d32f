import CPangoCairo
import CoreGraphics
import Foundation

/// Glyphs that are too large to be drawn as glyphs: FreeType has 16-bit pixel coordinates, and Cairo caches every glyph as a
/// bitmap.
///
/// Their outlines are extracted at a moderate size and scaled up; colour bitmap glyphs are scaled as images.
struct LargeGlyphs {
    /// The maximum font size that is drawn as glyphs, in device units.
    private static let largestFont = 1024.0
    /// The font size at which bitmaps are extracted.
    private static let pictureSize = 256.0

    let face: OpaquePointer
    /// The glyphs of a face that draws them itself; nil for others.
    let rounded: RoundedGlyphs?
    /// The horizontal shear per unit of height.
    let slant: Double
    /// The horizontal stretch.
    let stretch: Double
    /// The font size in the context's user space.
    let size: Double

    func isNotNeeded(in context: OpaquePointer) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let stretch = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
        return size * stretch <= Self.largestFont
    }

    func show(_ glyphs: [cairo_glyph_t], in context: OpaquePointer, _ fillOutline: (PathGeometry) -> Void) {
        guard size.isFinite, let outlines = GlyphOutlines(face: face, slant: slant, stretch: stretch) else { return }
        let enlargement = size / GlyphOutlines.size
        // The areas of glyphs with round ends overlap, so that they are filled one after the other.
        var layers: [PathGeometry] = []
        for glyph in glyphs where glyph.x.isFinite && glyph.y.isFinite {
            let place = CGAffineTransform(a: enlargement, b: 0, c: 0, d: enlargement, tx: glyph.x, ty: glyph.y)
            let areas = rounded?.areas(of: glyph.index) ?? [outlines.outline(of: glyph.index)]
            if rounded == nil, areas[0].isEmpty { showPicture(of: glyph, in: context) }
            let shape = rounded == nil ? .identity : CGAffineTransform(a: stretch, b: 0, c: -slant, d: 1, tx: 0, ty: 0)
            for (index, area) in areas.enumerated() where !area.isEmpty {
                while layers.count <= index { layers.append(PathGeometry()) }
                layers[index].append(area, transform: shape.concatenating(place))
            }
        }
        for layer in layers where !layer.isEmpty { fillOutline(layer) }
    }

    private func showPicture(of glyph: cairo_glyph_t, in context: OpaquePointer) {
        guard let probe = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return }
        defer { cairo_surface_destroy(probe) }
        guard let measuring = GlyphOutlines.context(on: probe, face: face, slant: slant, stretch: stretch, size: Self.pictureSize) else { return }
        defer { cairo_destroy(measuring) }
        var placed = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_glyph_extents(measuring, &placed, 1, &extents)
        let (width, height) = (extents.width.rounded(.up) + 2, extents.height.rounded(.up) + 2)
        guard extents.width > 0, extents.height > 0, width < 8 * Self.pictureSize, height < 8 * Self.pictureSize,
            let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return }
        defer { cairo_surface_destroy(picture) }
        guard let drawer = GlyphOutlines.context(on: picture, face: face, slant: slant, stretch: stretch, size: Self.pictureSize) else { return }
        let (left, top) = (extents.x_bearing.rounded(.down) - 1, extents.y_bearing.rounded(.down) - 1)
        placed.x = -left
        placed.y = -top
        cairo_show_glyphs(drawer, &placed, 1)
        cairo_destroy(drawer)
        cairo_save(context)
        cairo_translate(context, glyph.x, glyph.y)
        cairo_scale(context, size / Self.pictureSize, size / Self.pictureSize)
        cairo_set_source_surface(context, picture, left, top)
        cairo_paint(context)
        cairo_restore(context)
    }
}
