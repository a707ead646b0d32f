import CPangoCairo
import TextLayouts

/// The glyphs, advances and pair kerning of printable ASCII in one face, collected as texts are measured.
///
/// For faces whose advances are glyph advances plus pair kerning (see `ASCIIShaping`), measuring a new text only takes a pass over its bytes,
/// unless it has ligatures or contextual forms.
struct ASCIIAdvances: Sendable {
    /// The features of a style that determine glyphs and advances.
    struct Features: Hashable {
        private let features: UInt8
        private let hasLigatures: Bool

        init(_ style: ResolvedText.Style) {
            features = style.font.features.rawValue
            hasLigatures = style.spacing == 0
        }
    }

    /// The width of a text.
    enum Width {
        /// The sum of the advances in font units, and the sum of their adjustments.
        case sum(units: Int, adjustment: AdvanceAdjustments.Amount)
        /// The text has a pair or a word that the table has not learned.
        case unknown
        /// The glyphs are not those of the single characters.
        case substituted
    }

    private static let first = ASCIIShaping.characters.lowerBound
    private static let count = ASCIIShaping.characters.count
    private static let unknown = Int16.min
    /// The kerning of pairs whose glyphs are not those of the single characters.
    private static let substituted = Int16.min + 1
    /// The length from which successive characters that may be substituted are learned as a whole: pairs do not tell of longer ligatures.
    private static let longRun = 3

    /// The characters that may be substituted together with their neighbours.
    private let isSubstituted: [Bool]
    /// The advances in font units.
    private(set) var advances = [Int32](repeating: -1, count: count)
    private(set) var glyphs = [UInt32](repeating: 0, count: count)
    private var kerning = [Int16](repeating: unknown, count: count * count)
    /// The adjustments of the advances.
    private let adjustments: [AdvanceAdjustments.Amount]
    /// Whether the glyphs of long runs of characters that may be substituted are those of the single characters.
    private var runs: [Run: Bool] = [:]

    init(_ rules: ASCIIShaping, adjustments: AdvanceAdjustments) {
        isSubstituted = rules.isSubstituted
        self.adjustments = adjustments.ascii
    }

    static func isPrintable(_ byte: UInt8) -> Bool { ASCIIShaping.characters.contains(byte) }

    /// Returns the width of a text, as far as it is known.
    func width(of bytes: UnsafeBufferPointer<UInt8>) -> Width {
        var units = 0
        var adjustment = AdvanceAdjustments.Amount()
        var previous = -1
        var (run, longestRun) = (0, 0)
        var result = Width.unknown
        advances.withUnsafeBufferPointer { advances in
            kerning.withUnsafeBufferPointer { kerning in
                for byte in bytes {
                    let current = Int(byte &- Self.first)
                    let advance = advances[current]
                    if previous >= 0 {
                        let kern = kerning[previous &* Self.count &+ current]
                        if kern <= Self.substituted {
                            result = kern == Self.unknown ? .unknown : .substituted
                            return
                        }
                        units &+= Int(kern)
                    }
                    guard advance >= 0 else { return }
                    units &+= Int(advance)
                    adjustment = adjustment + adjustments[current]
                    run = isSubstituted[current] ? run &+ 1 : 0
                    longestRun = max(longestRun, run)
                    previous = current
                }
                result = .sum(units: units, adjustment: adjustment)
            }
        }
        guard longestRun >= Self.longRun, case .sum = result else { return result }
        guard longestRun <= Run.limit else { return .substituted }
        forEachLongRun(in: bytes) { run in
            guard case .sum = result, runs[run] != true else { return }
            result = runs[run] == nil ? .unknown : .substituted
        }
        return result
    }

    /// Successive characters that may be substituted, with at most eight bytes.
    private struct Run: Hashable {
        static let limit = 8

        private var bytesInNumber: UInt64 = 0
        private(set) var count = 0

        var bytes: [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: bytesInNumber >> UInt64(8 * (count - 1 - $0))) } }

        mutating func append(_ byte: UInt8) {
            bytesInNumber = bytesInNumber << 8 | UInt64(byte)
            count += 1
        }
    }

    /// Calls a function with each long run that is not longer than the limit.
    private func forEachLongRun(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Run) -> Void) {
        var run = Run()
        func end() {
            if run.count >= Self.longRun, run.count <= Run.limit { body(run) }
            run = Run()
        }
        for byte in bytes {
            if isSubstituted[Int(byte &- Self.first)] { run.append(byte) } else { end() }
        }
        end()
    }

    /// Returns the glyph of a byte, and its advance in font units if followed by another byte.
    func glyph(_ byte: UInt8, before next: UInt8?) -> (glyph: UInt32, advance: Int) {
        let current = Int(byte - Self.first)
        let kern = next.map { kerning[current * Self.count + Int($0 - Self.first)] } ?? 0
        return (glyphs[current], Int(advances[current]) + Int(kern <= Self.substituted ? 0 : kern))
    }

    /// Adds the glyphs and pairs of a text to the table by shaping it, and returns its width.
    mutating func learn(_ bytes: UnsafeBufferPointer<UInt8>, face: FontFace, features: [hb_feature_t]) -> Width {
        for byte in bytes where advances[Int(byte - Self.first)] < 0 {
            let single = Self.shaped([byte], face: face, features: features)
            advances[Int(byte - Self.first)] = single.first?.advance ?? 0
            glyphs[Int(byte - Self.first)] = single.first?.glyph ?? 0
        }
        let shaped = Self.shaped(Array(bytes), face: face, features: features)
        if hasGlyphsOfSingles(shaped, bytes) {
            for index in bytes.indices.dropLast() {
                kerning[place(bytes[index], bytes[index + 1])] = Self.kerning(shaped[index].advance - advances[Int(bytes[index] - Self.first)])
            }
        } else {
            learnPairs(bytes, face: face, features: features)
        }
        var unknown: [Run] = []
        forEachLongRun(in: bytes) { if runs[$0] == nil { unknown.append($0) } }
        for run in unknown {
            let shaped = Self.shaped(run.bytes, face: face, features: features)
            runs[run] = run.bytes.withUnsafeBufferPointer { hasGlyphsOfSingles(shaped, $0) }
        }
        return width(of: bytes)
    }

    private mutating func learnPairs(_ bytes: UnsafeBufferPointer<UInt8>, face: FontFace, features: [hb_feature_t]) {
        for index in bytes.indices.dropLast() where kerning[place(bytes[index], bytes[index + 1])] == Self.unknown {
            let pair = [bytes[index], bytes[index + 1]]
            let shaped = Self.shaped(pair, face: face, features: features)
            kerning[place(pair[0], pair[1])] =
                pair.withUnsafeBufferPointer { hasGlyphsOfSingles(shaped, $0) }
                ? Self.kerning(shaped[0].advance - advances[Int(pair[0] - Self.first)]) : Self.substituted
        }
    }

    private func place(_ left: UInt8, _ right: UInt8) -> Int { Int(left - Self.first) * Self.count + Int(right - Self.first) }

    private static func kerning(_ units: Int32) -> Int16 { max(substituted + 1, Int16(clamping: units)) }

    private func hasGlyphsOfSingles(_ shaped: [(glyph: UInt32, advance: Int32)], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        shaped.count == bytes.count && zip(shaped, bytes).allSatisfy { $0.glyph == glyphs[Int($1 - Self.first)] }
    }

    /// Returns the glyphs of bytes and their advances in font units.
    static func shaped(_ bytes: [UInt8], face: FontFace, features: [hb_feature_t]) -> [(glyph: UInt32, advance: Int32)] {
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
