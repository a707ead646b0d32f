import CPangoCairo

/// The glyphs, advances and pair kerning of printable ASCII in one face, collected as texts are measured.
///
/// Only valid for faces whose advances are glyph advances plus pair kerning (`FaceTuning.isPairwiseForASCII`). For these faces,
/// measuring a new text only takes a pass over its bytes.
struct ASCIIAdvances: Sendable {
    private static let first: UInt8 = 0x20
    private static let count = 0x7F - 0x20
    private static let unknown = Int16.min

    /// The advances in font units.
    private(set) var advances = [Int32](repeating: -1, count: count)
    private(set) var glyphs = [UInt32](repeating: 0, count: count)
    private var kerning = [Int16](repeating: unknown, count: count * count)

    static func isPrintable(_ byte: UInt8) -> Bool {
        byte >= first && byte < 0x7F
    }

    /// Returns the sum of the advances in font units and the number of punctuation bytes; nil if a pair is not in the table.
    func width(of bytes: UnsafeBufferPointer<UInt8>) -> (units: Int, punctuation: Int)? {
        var units = 0
        var punctuation = 0
        var previous = -1
        var isKnown = true
        advances.withUnsafeBufferPointer { advances in
            kerning.withUnsafeBufferPointer { kerning in
                for byte in bytes {
                    let current = Int(byte &- Self.first)
                    let advance = advances[current]
                    if previous >= 0 {
                        let kern = kerning[previous &* Self.count &+ current]
                        if kern == Self.unknown {
                            isKnown = false
                            return
                        }
                        units &+= Int(kern)
                    }
                    if advance < 0 {
                        isKnown = false
                        return
                    }
                    units &+= Int(advance)
                    punctuation &+= FaceTuning.isPunctuation(byte) ? 1 : 0
                    previous = current
                }
            }
        }
        return isKnown ? (units, punctuation) : nil
    }

    /// Returns the glyph of a byte, and its advance in font units if followed by another byte.
    func glyph(_ byte: UInt8, before next: UInt8?) -> (glyph: UInt32, advance: Int) {
        let current = Int(byte - Self.first)
        let kern = next.map { kerning[current * Self.count + Int($0 - Self.first)] } ?? 0
        return (glyphs[current], Int(advances[current]) + Int(kern == Self.unknown ? 0 : kern))
    }

    /// Adds the glyphs and pairs of a text to the table by shaping it.
    mutating func learn(_ bytes: UnsafeBufferPointer<UInt8>, face: FontFace, features: [hb_feature_t]) {
        for byte in bytes where advances[Int(byte - Self.first)] < 0 {
            let single = Self.shaped([byte], face: face, features: features)
            advances[Int(byte - Self.first)] = single.first?.advance ?? 0
            glyphs[Int(byte - Self.first)] = single.first?.glyph ?? 0
        }
        let shaped = Self.shaped(Array(bytes), face: face, features: features)
        guard shaped.count == bytes.count else { return learnPairs(bytes, face: face, features: features) }
        for index in bytes.indices.dropLast() {
            let left = Int(bytes[index] - Self.first)
            let right = Int(bytes[index + 1] - Self.first)
            kerning[left * Self.count + right] = Int16(clamping: shaped[index].advance - advances[left])
        }
    }

    private mutating func learnPairs(_ bytes: UnsafeBufferPointer<UInt8>, face: FontFace, features: [hb_feature_t]) {
        for index in bytes.indices.dropLast() {
            let left = Int(bytes[index] - Self.first)
            let right = Int(bytes[index + 1] - Self.first)
            guard kerning[left * Self.count + right] == Self.unknown else { continue }
            let pair = Self.shaped([bytes[index], bytes[index + 1]], face: face, features: features)
            let width = pair.reduce(0) { $0 + $1.advance }
            kerning[left * Self.count + right] = Int16(clamping: width - advances[left] - advances[right])
        }
    }

    private static func shaped(_ bytes: [UInt8], face: FontFace, features: [hb_feature_t]) -> [(glyph: UInt32, advance: Int32)] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
            }
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_shape(face.shaper, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { (infos[$0].codepoint, positions[$0].x_advance) }
    }
}
