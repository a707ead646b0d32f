import CPangoCairo
import CoreGraphics
import Synchronization

/// The glyphs of a face with round ends, for the rounded design of the system font.
///
/// A glyph is the outline of a lighter face of the same family, drawn with a round pen. The outline is fitted to the extent of the glyph in
/// the face itself, so that both have the same size, and the pen makes up for the difference of their stems.
final class RoundedGlyphs: Sendable {
    private struct Glyph {
        /// The outline that the pen follows.
        var outline: PathGeometry
        var advance: Double
    }

    /// The face whose size, weight and widths the glyphs have.
    private let plain: CairoFace
    private let lighter: CairoFace
    /// The size of the pen, in the units of `GlyphOutlines`. It is an ellipse, since horizontal strokes are thinner than vertical ones.
    private let pen: CGSize
    private let glyphs = Mutex<[UInt: Glyph]>([:])

    /// - Parameters:
    ///   - plain: The face whose size, weight and widths the glyphs have.
    ///   - lighter: A lighter face of the same family, with the same glyph numbers.
    ///   - stem: The number of a glyph that is one vertical stroke, such as a capital I without serifs.
    ///   - bar: The number of a glyph that is one horizontal stroke, such as a hyphen.
    init(plain: CairoFace, lighter: CairoFace, stem: UInt, bar: UInt) {
        self.plain = plain
        self.lighter = lighter
        func difference(_ glyph: UInt, _ length: KeyPath<CGRect, CGFloat>) -> CGFloat {
            max(
                0, Self.outline(of: glyph, in: plain).tightBounds[keyPath: length] - Self.outline(of: glyph, in: lighter).tightBounds[keyPath: length]
            )
        }
        pen = CGSize(width: difference(stem, \.width), height: difference(bar, \.height))
    }

    private static func outline(of glyph: UInt, in face: CairoFace) -> PathGeometry {
        GlyphOutlines(face: face.face)?.outline(of: glyph) ?? PathGeometry()
    }

    /// Returns a Cairo font face that draws the glyphs and keeps them alive; nil if there is no memory for it.
    func makeFace() -> OpaquePointer? {
        guard let face = cairo_user_font_face_create(), cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS else { return nil }
        // The face owns a reference to the glyphs, which it gives up when it is destroyed.
        let status = cairo_font_face_set_user_data(face, Self.key, Unmanaged.passRetained(self).toOpaque()) { glyphs in
            if let glyphs { Unmanaged<RoundedGlyphs>.fromOpaque(glyphs).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else { return nil }
        cairo_user_font_face_set_render_glyph_func(face) { scaled, glyph, context, extents in
            guard let context, let extents, let face = cairo_scaled_font_get_font_face(scaled),
                let data = cairo_font_face_get_user_data(face, RoundedGlyphs.key)
            else { return CAIRO_STATUS_USER_FONT_ERROR }
            extents.pointee.x_advance = Unmanaged<RoundedGlyphs>.fromOpaque(data).takeUnretainedValue().draw(glyph, in: context)
            return CAIRO_STATUS_SUCCESS
        }
        return face
    }

    /// The address under which a face stores its glyphs. It is never freed.
    private nonisolated(unsafe) static let key = {
        let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        key.initialize(to: cairo_user_data_key_t())
        return key
    }()

    /// Returns the two areas that make up a glyph, in units of `GlyphOutlines`: the area inside the outline, and the stroke of the pen.
    func areas(of number: UInt) -> [PathGeometry] {
        let outline = glyph(number).outline
        guard pen.width > 0, pen.height > 0 else { return [outline] }
        // The pen is round in a space in which its width and height are the same.
        let flattening = pen.width / pen.height
        let line = outline.applying(CGAffineTransform(scaleX: 1, y: flattening))
            .stroked(StrokeParameters(width: pen.width, cap: .round, join: .round), tolerance: 1)
        return [outline, line.applying(CGAffineTransform(scaleX: 1, y: 1 / flattening))]
    }

    /// Draws a glyph in a space in which the font size is 1, and returns its advance.
    private func draw(_ number: UInt, in context: OpaquePointer) -> Double {
        let glyph = glyph(number)
        cairo_scale(context, 1 / GlyphOutlines.size, 1 / GlyphOutlines.size)
        glyph.outline.append(to: context)
        cairo_fill_preserve(context)
        if pen.width > 0, pen.height > 0 {
            cairo_scale(context, 1, pen.height / pen.width)
            cairo_set_line_width(context, pen.width)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_stroke(context)
        }
        return glyph.advance / GlyphOutlines.size
    }

    private func glyph(_ number: UInt) -> Glyph {
        glyphs.withLock { glyphs in
            if let known = glyphs[number] { return known }
            let advance = GlyphOutlines(face: plain.face)?.advance(of: number) ?? 0
            let glyph = Glyph(outline: outline(of: number), advance: advance)
            glyphs[number] = glyph
            return glyph
        }
    }

    /// Returns the lighter outline of a glyph such that the pen covers the extent of the glyph in the plain face.
    private func outline(of glyph: UInt) -> PathGeometry {
        // Made of lines: the stroke of a curve that is tighter than the pen would have holes.
        let outline = Self.outline(of: glyph, in: lighter).flattened(tolerance: 2)
        let (extent, whole) = (outline.tightBounds, Self.outline(of: glyph, in: plain).tightBounds)
        guard !extent.isNull, !whole.isNull else { return PathGeometry() }
        func factor(_ length: CGFloat, _ target: CGFloat) -> CGFloat { length > 0 ? min(max(target / length, 0.25), 2) : 1 }
        let scale = CGSize(width: factor(extent.width, whole.width - pen.width), height: factor(extent.height, whole.height - pen.height))
        return outline.applying(
            CGAffineTransform(
                a: scale.width, b: 0, c: 0, d: scale.height, tx: whole.midX - extent.midX * scale.width,
                ty: whole.midY - extent.midY * scale.height))
    }
}
