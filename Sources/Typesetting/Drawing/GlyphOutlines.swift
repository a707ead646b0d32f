import CPangoCairo
import CoreGraphics

/// Reads the outlines of a face's glyphs, unhinted, at a size at which they are precise.
struct GlyphOutlines: ~Copyable {
    /// The font size of the outlines, in units of their coordinates.
    static let size = 2048.0

    private let surface: OpaquePointer
    private let context: OpaquePointer

    /// - Parameters:
    ///   - face: The Cairo font face.
    ///   - slant: The horizontal shear per unit of height.
    ///   - stretch: The factor by which glyphs are stretched horizontally.
    init?(face: OpaquePointer, slant: Double = 0, stretch: Double = 1) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return nil }
        guard let context = Self.context(on: surface, face: face, slant: slant, stretch: stretch, size: Self.size) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.context = context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Returns a context that draws a face unhinted at a font size.
    static func context(on surface: OpaquePointer, face: OpaquePointer, slant: Double, stretch: Double, size: Double) -> OpaquePointer? {
        guard let context = cairo_create(surface) else { return nil }
        if let options = cairo_font_options_create() {
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            cairo_set_font_options(context, options)
            cairo_font_options_destroy(options)
        }
        var matrix = cairo_matrix_t()
        cairo_matrix_init(&matrix, size * stretch, 0, -slant * size, size, 0, 0)
        cairo_set_font_face(context, face)
        cairo_set_font_matrix(context, &matrix)
        return context
    }

    /// Returns the advance of a glyph.
    func advance(of glyph: UInt) -> Double {
        var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_glyph_extents(context, &glyph, 1, &extents)
        return extents.x_advance
    }

    /// Returns the outline of a glyph with its origin at zero; empty for a glyph without an outline.
    func outline(of glyph: UInt) -> PathGeometry {
        var result = PathGeometry()
        var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
        cairo_new_path(context)
        cairo_glyph_path(context, &glyph, 1)
        guard let path = cairo_copy_path(context) else { return result }
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
}
