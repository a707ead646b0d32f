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
    /// The font sizes at which outlines and bitmaps are extracted.
    private static let outlineSize = 2048.0
    private static let pictureSize = 256.0

    let face: OpaquePointer
    /// The horizontal shear per unit of height.
    let slant: Double
    /// The font size in the context's user space.
    let size: Double

    func isNotNeeded(in context: OpaquePointer) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let stretch = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
        return size * stretch <= Self.largestFont
    }

    func show(_ glyphs: [cairo_glyph_t], in context: OpaquePointer, _ fillOutline: (PathGeometry) -> Void) {
        guard size.isFinite, let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return }
        defer { cairo_surface_destroy(surface) }
        guard let drawer = makeContext(on: surface, size: Self.outlineSize) else { return }
        defer { cairo_destroy(drawer) }
        var all = PathGeometry()
        for glyph in glyphs where glyph.x.isFinite && glyph.y.isFinite {
            let enlargement = size / Self.outlineSize
            let outline = outline(of: glyph, in: drawer)
            if outline.isEmpty {
                showPicture(of: glyph, in: context)
            } else {
                all.append(
                    outline,
                    transform: CGAffineTransform(
                        a: enlargement, b: 0, c: 0, d: enlargement, tx: glyph.x, ty: glyph.y))
            }
        }
        if !all.isEmpty { fillOutline(all) }
    }

    /// Returns a context that draws the face unhinted at a font size.
    private func makeContext(on surface: OpaquePointer, size: Double) -> OpaquePointer? {
        guard let context = cairo_create(surface) else { return nil }
        if let options = cairo_font_options_create() {
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            cairo_set_font_options(context, options)
            cairo_font_options_destroy(options)
        }
        var matrix = cairo_matrix_t()
        cairo_matrix_init(&matrix, size, 0, -slant * size, size, 0, 0)
        cairo_set_font_face(context, face)
        cairo_set_font_matrix(context, &matrix)
        return context
    }

    private func outline(of glyph: cairo_glyph_t, in drawer: OpaquePointer) -> PathGeometry {
        var result = PathGeometry()
        var glyph = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
        cairo_new_path(drawer)
        cairo_glyph_path(drawer, &glyph, 1)
        guard let path = cairo_copy_path(drawer) else { return result }
        defer { cairo_path_destroy(path) }
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return result }
        func point(_ index: Int) -> CGPoint { CGPoint(x: data[index].point.x, y: data[index].point.y) }
        var index = 0
        while index < Int(path.pointee.num_data) {
            switch data[index].header.type {
            case CAIRO_PATH_MOVE_TO: result.move(to: point(index + 1))
            case CAIRO_PATH_LINE_TO: result.addLine(to: point(index + 1))
            case CAIRO_PATH_CURVE_TO: result.addCubic(to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
            default: result.close()
            }
            index += max(1, Int(data[index].header.length))
        }
        return result
    }

    private func showPicture(of glyph: cairo_glyph_t, in context: OpaquePointer) {
        guard let probe = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return }
        defer { cairo_surface_destroy(probe) }
        guard let measuring = makeContext(on: probe, size: Self.pictureSize) else { return }
        defer { cairo_destroy(measuring) }
        var placed = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_glyph_extents(measuring, &placed, 1, &extents)
        let (width, height) = (extents.width.rounded(.up) + 2, extents.height.rounded(.up) + 2)
        guard extents.width > 0, extents.height > 0, width < 8 * Self.pictureSize, height < 8 * Self.pictureSize,
            let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return }
        defer { cairo_surface_destroy(picture) }
        guard let drawer = makeContext(on: picture, size: Self.pictureSize) else { return }
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
