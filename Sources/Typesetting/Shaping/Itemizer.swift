import CPangoCairo
import Foundation
import TextLayouts

/// Splits a paragraph into items that can be shaped with one face in one direction.
struct Itemizer {
    struct Item {
        var range: Range<Int>
        var run: Int
        var level: UInt8
        var script: hb_script_t
        var face: FontFace
        /// Whether the characters are drawn as scaled-down capitals, since the face has no small capitals of its own.
        var isInScaledCapitals = false
    }

    let text: ResolvedText
    let bytes: UnsafeBufferPointer<UInt8>

    /// Returns the items of a paragraph, given as a byte range without its line break, and the paragraph's direction.
    func items(of paragraph: Range<Int>) -> (items: [Item], isRightToLeft: Bool) {
        if let item = plainItem(of: paragraph) { return ([item], false) }
        let (levels, isRightToLeft) = levels(of: paragraph)
        var items: [Item] = []
        var run = 0
        var script = HB_SCRIPT_COMMON
        var scalarIndex = 0
        var position = paragraph.lowerBound
        let start = text.string.utf8.index(text.string.startIndex, offsetBy: paragraph.lowerBound)
        let end = text.string.utf8.index(start, offsetBy: paragraph.count)
        var fonts: (run: Int, primary: FontFace?) = (-1, nil)
        for character in text.string[start..<end] {
            let length = character.utf8.count
            while run + 1 < text.runCount, text.range(ofRun: run).upperBound <= position { run += 1 }
            if fonts.run != run {
                fonts = (run, FontLibrary.shared.face(for: text.style(ofRun: run).font))
            }
            let scalars = character.unicodeScalars
            let own = hb_unicode_script(hb_unicode_funcs_get_default(), scalars.first?.value ?? 0)
            if own != HB_SCRIPT_COMMON, own != HB_SCRIPT_INHERITED { script = own }
            let level = scalarIndex < levels.count ? levels[scalarIndex] : 0
            if let face = face(for: character, primary: fonts.primary, style: text.style(ofRun: run)) {
                let isScaled = SmallCapitals.areScaled(character, features: text.style(ofRun: run).font.features, face: face)
                if let last = items.indices.last, items[last].run == run, items[last].level == level,
                    items[last].face === face, items[last].isInScaledCapitals == isScaled,
                    items[last].script == script || items[last].script == HB_SCRIPT_COMMON
                {
                    items[last].range = items[last].range.lowerBound..<position + length
                    items[last].script = script
                } else {
                    items.append(
                        Item(
                            range: position..<position + length, run: run, level: level, script: script, face: face,
                            isInScaledCapitals: isScaled))
                }
            }
            scalarIndex += scalars.count
            position += length
        }
        return (items, isRightToLeft)
    }

    /// Returns the item of a paragraph of printable ASCII in one style, if the style's face has all ASCII glyphs; otherwise nil.
    private func plainItem(of paragraph: Range<Int>) -> Item? {
        let plain = bytes[paragraph]
        guard text.laterRuns.isEmpty, !text.isRightToLeft, plain.allSatisfy(ASCIIAdvances.isPrintable),
            text.firstStyle.font.features.isDisjoint(with: SmallCapitals.features),
            let face = FontLibrary.shared.face(for: text.firstStyle.font), face.coversASCII
        else { return nil }
        let hasLetters = plain.contains { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        return Item(range: paragraph, run: 0, level: 0, script: hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON, face: face)
    }

    private func levels(of paragraph: Range<Int>) -> (levels: [UInt8], isRightToLeft: Bool) {
        var direction = text.isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
        // Right-to-left characters do not begin with bytes below 0xD6.
        guard text.isRightToLeft || bytes[paragraph].contains(where: { $0 >= 0xD6 }) else { return ([], false) }
        let length = paragraph.count
        return bytes[paragraph].withMemoryRebound(to: CChar.self) { characters in
            guard let found = pango_log2vis_get_embedding_levels(characters.baseAddress, Int32(length), &direction) else {
                return ([], false)
            }
            defer { g_free(found) }
            let count = bytes[paragraph].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
            let isRightToLeft = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
            return (Array(UnsafeBufferPointer(start: found, count: count)), isRightToLeft)
        }
    }

    private func face(for character: Character, primary: FontFace?, style: ResolvedText.Style) -> FontFace? {
        let scalars = character.unicodeScalars
        if Self.isEmoji(scalars), let emoji = FontLibrary.shared.emojiFace() { return emoji }
        guard let missing = scalars.first(where: { !Self.needsNoGlyph($0) && primary?.covers($0) != true }) else {
            return primary ?? FontLibrary.shared.emojiFace()
        }
        // A face that contains both base and marks is preferable to one that contains only the missing mark.
        if let base = scalars.first, let face = FontLibrary.shared.fallback(for: base, font: style.font, language: text.language),
            scalars.allSatisfy({ Self.needsNoGlyph($0) || face.covers($0) })
        {
            return face
        }
        return FontLibrary.shared.fallback(for: missing, font: style.font, language: text.language) ?? primary
    }

    private static func needsNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x80 && (scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isVariationSelector)
            || scalar.value < 0x20
    }

    /// Returns whether a character is drawn as an emoji: by default, by a variation selector, or as part of a sequence.
    static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.value >= 0x23 else { return false }
        if first.isASCII {
            return scalars.count > 1 && scalars.contains("\u{20E3}") && !scalars.contains("\u{FE0E}")
        }
        let properties = first.properties
        guard properties.isEmoji, !scalars.contains("\u{FE0E}") else { return false }
        return properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
            || scalars.dropFirst().contains { $0.properties.isEmojiModifier || $0.value == 0x200D }
    }
}
