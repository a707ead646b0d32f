import CPangoCairo

/// The rules for shaping printable ASCII in a face whose advances are those of single glyphs plus pair kerning: which characters may form
/// ligatures or have contextual forms.
///
/// The lookups of the tables are described in the OpenType specification, "GSUB" and "GPOS".
struct ASCIIShaping {
    /// The printable characters.
    static let characters = UInt8(0x20)..<UInt8(0x7F)

    /// Whether a character, counted from the space, may be substituted together with its neighbours.
    let isSubstituted: [Bool]
    /// Whether a language may have forms of its own.
    let dependsOnLanguage: Bool

    /// The rules of a face that has no substitutions of several glyphs.
    static let pairwise = ASCIIShaping(isSubstituted: Array(repeating: false, count: characters.count), dependsOnLanguage: false)

    private init(isSubstituted: [Bool], dependsOnLanguage: Bool) {
        self.isSubstituted = isSubstituted
        self.dependsOnLanguage = dependsOnLanguage
    }

    /// Reads the rules of a face; nil if its text must always be shaped.
    init?(of face: FontFace) {
        guard face.coversASCII, let tables = hb_font_get_face(face.shaper) else { return nil }
        // Faces with Apple's state machines are always shaped.
        guard ["morx", "mort", "kerx"].allSatisfy({ LayoutTable($0, of: tables).isEmpty }) else { return nil }
        let glyphs = Self.characters.map { character -> hb_codepoint_t in
            var glyph: hb_codepoint_t = 0
            hb_font_get_nominal_glyph(face.shaper, hb_codepoint_t(character), &glyph)
            return glyph
        }
        guard glyphs.allSatisfy({ hb_ot_layout_get_glyph_class(tables, $0) != HB_OT_LAYOUT_GLYPH_CLASS_MARK }) else { return nil }

        let substitutions = LayoutTable("GSUB", of: tables)
        let contextual = face.tuning.hasContextualForms ? ["calt", "liga", "clig"] : []
        let changes = substitutions.lookups(of: ["rvrn", "ccmp", "locl", "rlig", "rclt", "tnum"] + contextual)
        // The glyph that a single substitution makes of a character stands for it; no other substitution may change that glyph.
        let single = changes.filter { $0.type == 1 && !$0.glyphs.isDisjoint(with: glyphs) }.reduce(into: Set()) { $0.formUnion($1.output) }
        var isSubstituted = Array(repeating: false, count: glyphs.count)
        for lookup in changes where lookup.type != 1 {
            guard lookup.glyphs.isDisjoint(with: single) else { return nil }
            let touched = glyphs.indices.filter { lookup.glyphs.contains(glyphs[$0]) }
            // Ligatures and contextual lookups concern neighbours. The other types turn one glyph into several, or run backwards.
            guard touched.isEmpty || [4, 5, 6].contains(lookup.type) else { return nil }
            for index in touched { isSubstituted[index] = true }
        }

        let positions = LayoutTable("GPOS", of: tables)
        let kerning = positions.lookups(of: ["kern", "dist"])
        let attachments = positions.lookups(of: ["curs"])
        for lookup in kerning + attachments where !lookup.glyphs.isDisjoint(with: glyphs) || !lookup.glyphs.isDisjoint(with: single) {
            guard lookup.type == 2, lookup.changesAdvancesOnly else { return nil }
        }
        guard !kerning.isEmpty || LayoutTable("kern", of: tables).isPlainKerning else { return nil }
        let isLocal = substitutions.lookups(of: ["locl"]).contains { !$0.glyphs.isDisjoint(with: glyphs) }
        self.init(isSubstituted: isSubstituted, dependsOnLanguage: isLocal)
    }

    /// Whether the rules hold for a text in a language, given as a BCP 47 tag.
    func apply(toLanguage language: String) -> Bool {
        !dependsOnLanguage || language.isEmpty || language.hasPrefix("en")
    }
}

/// A table of a font file. Numbers beyond its end are nil.
private struct LayoutTable {
    /// A lookup of the table.
    struct Lookup {
        let type: Int
        /// The glyphs that are changed, and those of the context.
        let glyphs: Set<hb_codepoint_t>
        let output: Set<hb_codepoint_t>
        /// Whether a pair adjustment changes nothing but the advance of the first glyph.
        let changesAdvancesOnly: Bool
    }

    private let tag: hb_tag_t
    private let face: OpaquePointer
    private let bytes: [UInt8]

    init(_ name: String, of face: OpaquePointer) {
        tag = hb_tag_from_string(name, -1)
        self.face = face
        let blob = hb_face_reference_table(face, tag)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        bytes = data.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: Int(length))) } ?? []
    }

    var isEmpty: Bool { bytes.isEmpty }

    private func number(at offset: Int?) -> Int? {
        guard let offset, offset >= 0, offset + 1 < bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// Returns the position that an offset of two bytes refers to.
    private func place(at offset: Int, from base: Int) -> Int? { number(at: offset).map { base + $0 } }

    /// Whether the table, in the old format `kern`, is absent or has pairs only.
    var isPlainKerning: Bool {
        guard !isEmpty else { return true }
        guard number(at: 0) == 0, let count = number(at: 2) else { return false }
        var offset = 4
        for _ in 0..<count {
            guard let length = number(at: offset + 2), let coverage = number(at: offset + 4), coverage >> 8 == 0 else { return false }
            offset += length
        }
        return true
    }

    /// Returns the lookups that features of any script and language use.
    func lookups(of features: [String]) -> [Lookup] {
        guard !isEmpty else { return [] }
        let indices = hb_set_create()
        defer { hb_set_destroy(indices) }
        hb_ot_layout_collect_lookups(face, tag, nil, nil, features.map { hb_tag_from_string($0, -1) } + [0], indices)
        return Self.members(of: indices).map { lookup($0) }
    }

    private func lookup(_ index: UInt32) -> Lookup {
        let sets = (0..<4).map { _ in hb_set_create() }
        defer { sets.forEach { hb_set_destroy($0) } }
        hb_ot_layout_lookup_collect_glyphs(face, tag, index, sets[0], sets[1], sets[2], sets[3])
        let glyphs = sets.prefix(3).reduce(into: Set()) { $0.formUnion(Self.members(of: $1)) }
        let subtables = subtables(ofLookup: Int(index))
        return Lookup(
            type: subtables.first?.type ?? 0, glyphs: glyphs, output: Set(Self.members(of: sets[3])),
            changesAdvancesOnly: subtables.allSatisfy {
                // The bit 4 is the advance. The second glyph of a pair begins the next one if it is not changed.
                guard let first = number(at: $0.place + 4), let second = number(at: $0.place + 6) else { return false }
                return $0.type == 2 && first & ~4 == 0 && second == 0
            })
    }

    /// The types and positions of a lookup's subtables; empty if the table is damaged.
    private func subtables(ofLookup index: Int) -> [(type: Int, place: Int)] {
        guard let list = place(at: 8, from: 0), let lookup = place(at: list + 2 + 2 * index, from: list), let type = number(at: lookup),
            let count = number(at: lookup + 4)
        else { return [] }
        let extensionType = tag == hb_tag_from_string("GSUB", -1) ? 7 : 9
        var subtables: [(type: Int, place: Int)] = []
        for number in 0..<count {
            guard let place = place(at: lookup + 6 + 2 * number, from: lookup) else { return [] }
            guard type == extensionType else {
                subtables.append((type, place))
                continue
            }
            guard let extended = self.number(at: place + 2), let high = self.number(at: place + 4), let low = self.number(at: place + 6) else {
                return []
            }
            subtables.append((extended, place + high << 16 + low))
        }
        return subtables
    }

    private static func members(of set: OpaquePointer?) -> [hb_codepoint_t] {
        var members: [hb_codepoint_t] = []
        var member = hb_codepoint_t.max
        while hb_set_next(set, &member) != 0 { members.append(member) }
        return members
    }
}
