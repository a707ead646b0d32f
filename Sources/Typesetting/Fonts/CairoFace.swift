import CPangoCairo
import Synchronization

/// A face for drawing with Cairo, unhinted. Bitmap emoji are scaled by Cairo.
final class CairoFace: @unchecked Sendable {
    let face: OpaquePointer
    /// The glyphs of a face that draws them itself; nil for the face of a file. PDF files show such glyphs in plain colours only.
    let rounded: RoundedGlyphs?
    /// The face of FreeType that the file has been opened as; nil for a face that draws its glyphs itself.
    private let freeType: FT_Face?

    private static let library: Mutex<FT_Library?> = {
        var library: FT_Library?
        return Mutex(FT_Init_FreeType(&library) == 0 ? library : nil)
    }()

    /// How much wider and higher FreeType makes the glyphs of an emboldened face, to the right and upwards, in ems.
    static let emboldening = 1.0 / 24

    /// - Parameter isEmboldened: Whether FreeType thickens the strokes of glyphs.
    init?(path: String, index: Int, isEmboldened: Bool = false) {
        let opened: FT_Face? = Self.library.withLock { library in
            guard let library else { return nil }
            var opened: FT_Face?
            return FT_New_Face(library, path, FT_Long(index), &opened) == 0 ? opened : nil
        }
        guard let opened else { return nil }
        guard let made = cairo_ft_font_face_create_for_ft_face(opened, Int32(FT_LOAD_NO_HINTING)),
            cairo_font_face_status(made) == CAIRO_STATUS_SUCCESS
        else { return nil }
        if isEmboldened { cairo_ft_font_face_set_synthesize(made, CAIRO_FT_SYNTHESIZE_BOLD.rawValue) }
        freeType = opened
        rounded = nil
        face = made
    }

    /// Creates a face that draws glyphs with round ends; nil if there is no memory for it.
    init?(_ glyphs: RoundedGlyphs) {
        guard let made = glyphs.makeFace() else { return nil }
        freeType = nil
        rounded = glyphs
        face = made
    }
}
