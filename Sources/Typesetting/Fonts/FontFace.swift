import CPangoCairo
import Foundation
import Synchronization
import TextLayouts

/// A face of a font file in font units, used for all sizes.
///
/// Advances are linear in the size, since nothing is hinted, so that one shape serves all sizes.
final class FontFace: @unchecked Sendable {
    let path: String
    let index: Int
    /// The HarfBuzz font, which is immutable and can therefore be used by any thread.
    let shaper: OpaquePointer
    let unitsPerEm: Double
    /// The face's own vertical metrics in ems. The descent is positive.
    let ascent: Double
    let descent: Double
    let capHeight: Double
    /// The height of the letter x in ems.
    let xHeight: Double
    /// Whether the face has glyphs for all printable ASCII characters.
    let coversASCII: Bool
    /// Whether glyphs have colours of their own, as emoji do.
    let hasColors: Bool
    /// Whether glyphs are sheared, because the family has no italic.
    let isSlanted: Bool
    /// Whether the strokes of glyphs are thickened, because there is no bold face. Glyphs keep their advances.
    let isEmboldened: Bool
    /// The factor by which glyphs are stretched horizontally, for widths that the family has no files for.
    let stretch: Double
    /// The spacing and feature adjustments of the face.
    let tuning: FaceTuning
    /// The file of the lighter face of the family that a round pen follows, for a face whose glyphs have round ends; nil for others.
    private let lighterPath: String?
    private let drawer = Mutex<CairoFace?>(nil)
    private let asciiTables = Mutex<[ASCIIAdvances.Features: ASCIIAdvances]>([:])
    /// The rules by which ASCII text is shaped, read when they are first needed; nil inside if it must always be shaped.
    private let asciiRules = Mutex<ASCIIShaping??>(nil)

    /// Opens a face of a file; nil if the file or the face does not exist.
    ///
    /// - Parameter lighterPath: The file of the lighter face of the family that a round pen follows, if glyphs are drawn with round ends.
    init?(
        path: String, index: Int = 0, isSlanted: Bool = false, isEmboldened: Bool = false, stretch: Double = 1, tuning: FaceTuning = .plain,
        lighterPath: String? = nil
    ) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard UInt32(index) < hb_face_count(blob), let face = hb_face_create(blob, UInt32(index)) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        if stretch != 1 {
            let units = Double(hb_face_get_upem(face))
            hb_font_set_scale(font, Int32((units * stretch).rounded()), Int32(units))
        }
        hb_font_make_immutable(font)
        self.stretch = stretch
        self.path = path
        self.index = index
        self.isSlanted = isSlanted
        self.isEmboldened = isEmboldened
        self.tuning = tuning
        self.lighterPath = lighterPath
        shaper = font
        unitsPerEm = Double(max(1, hb_face_get_upem(face)))
        coversASCII = (UInt32(0x20)..<0x7F).allSatisfy { scalar in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
        }
        hasColors = hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_png(face) != 0 || hb_ot_color_has_svg(face) != 0
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        ascent = Double(extents.ascender) / unitsPerEm
        descent = -Double(extents.descender) / unitsPerEm
        var height: hb_position_t = 0
        if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0, height > 0 {
            capHeight = Double(height) / unitsPerEm
        } else {
            capHeight = ascent * 0.74
        }
        if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_X_HEIGHT, &height) != 0, height > 0 {
            xHeight = Double(height) / unitsPerEm
        } else {
            xHeight = capHeight * 0.72
        }
    }

    /// The OpenType features by which the face substitutes glyphs, read when they are first needed.
    private let substitutions = Mutex<Set<hb_tag_t>?>(nil)

    /// Returns whether the face substitutes glyphs by a feature, such as "smcp".
    func hasSubstitution(_ feature: String) -> Bool {
        substitutions.withLock { known in
            if known == nil { known = Self.substitutions(of: shaper) }
            return known?.contains(hb_tag_from_string(feature, -1)) == true
        }
    }

    private static func substitutions(of font: OpaquePointer) -> Set<hb_tag_t> {
        let (face, table) = (hb_font_get_face(font), hb_tag_from_string("GSUB", -1))
        var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
        return Set(tags)
    }

    deinit {
        hb_font_destroy(shaper)
    }

    /// Whether the face has a glyph for a character.
    func covers(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }

    private func glyph(for scalar: Unicode.Scalar) -> UInt? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) == 0 ? nil : UInt(glyph)
    }

    /// The face for Cairo, opened lazily; nil if FreeType cannot read the file.
    var cairoFace: CairoFace? {
        drawer.withLock { drawer in
            if drawer == nil { drawer = makeDrawer() }
            return drawer
        }
    }

    private func makeDrawer() -> CairoFace? {
        guard let plain = CairoFace(path: path, index: index, isEmboldened: isEmboldened) else { return nil }
        guard let lighterPath, let lighter = CairoFace(path: lighterPath, index: 0), let stem = glyph(for: "I"), let bar = glyph(for: "-") else {
            return plain
        }
        return CairoFace(RoundedGlyphs(plain: plain, lighter: lighter, stem: stem, bar: bar)) ?? plain
    }

    /// The adjustments of advances by the raw values of features, made when they are first needed.
    private let adjustmentsByFeatures = Mutex<[UInt8: AdvanceAdjustments]>([:])

    /// The adjustments of the advances of a style.
    func adjustments(of style: ResolvedText.Style) -> AdvanceAdjustments {
        guard let weight = tuning.sanFranciscoWeight else { return .none }
        return adjustmentsByFeatures.withLock { known in
            let features = style.font.features
            if let adjustments = known[features.rawValue] { return adjustments }
            let shaping = ShapingFeatures.list(for: style, face: self)
            let own = ASCIIShaping.characters.map {
                Double(ASCIIAdvances.shaped([$0], face: self, features: shaping).first?.advance ?? 0) / unitsPerEm
            }
            func published(_ design: SanFrancisco.Design) -> [Double] {
                SanFrancisco.advances(design, weight: weight, hasTabularDigits: features.contains(.monospacedDigits)).map { $0 * stretch }
            }
            var adjustments = AdvanceAdjustments(from: own, toText: published(.text), display: published(.display))
            if !features.isDisjoint(with: [.lowercaseSmallCaps, .uppercaseSmallCaps]) { adjustments = adjustments.averaged }
            known[features.rawValue] = adjustments
            return adjustments
        }
    }

    /// The rules by which ASCII text is shaped; nil if it must always be shaped.
    var asciiShaping: ASCIIShaping? {
        if tuning.isPairwiseForASCII { return .pairwise }
        return asciiRules.withLock { rules in
            if let rules { return rules }
            let made = ASCIIShaping(of: self)
            rules = .some(made)
            return made
        }
    }

    /// Calls a function with the table of ASCII advances for a set of features.
    func withASCIIAdvances<Result>(
        _ style: ResolvedText.Style, rules: ASCIIShaping, _ body: (inout ASCIIAdvances) -> Result
    ) -> Result {
        let features = ASCIIAdvances.Features(style)
        return asciiTables.withLock { tables in
            body(&tables[features, default: ASCIIAdvances(rules, adjustments: adjustments(of: style))])
        }
    }
}
