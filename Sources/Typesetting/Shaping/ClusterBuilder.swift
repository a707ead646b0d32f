import CPangoCairo
import Foundation
import TextLayouts

/// Shapes a text into clusters and glyphs: paragraphs, items, shaping, spacing and line break opportunities.
struct ClusterBuilder {
    /// The distance between default tab stops, in points.
    private static let tabInterval: CGFloat = 28
    private static let objectReplacement: [UInt8] = [0xEF, 0xBF, 0xBC]

    private let text: ResolvedText
    private var clusters: [TextCluster] = []
    private var glyphs: [GlyphRecord.Glyph] = []
    private var firstGlyphs: [Int32] = []
    private var itemOfCluster: [Int32] = []
    private var items: [GlyphRecord.Item] = []

    /// Whether plain text may use the table of advances instead of being shaped, and its line breaks may be found without Pango.
    private let usesFastPaths: Bool

    private init(_ text: ResolvedText, usesFastPaths: Bool) {
        self.text = text
        self.usesFastPaths = usesFastPaths
    }

    static func clusters(of text: ResolvedText, usesFastPaths: Bool = true) -> TextClusters {
        var builder = ClusterBuilder(text, usesFastPaths: usesFastPaths)
        var string = text.string
        return string.withUTF8 { bytes in
            builder.build(bytes)
            return builder.finished()
        }
    }

    private mutating func finished() -> TextClusters {
        firstGlyphs.append(Int32(glyphs.count))
        let record = GlyphRecord(glyphs: glyphs, firstGlyphs: firstGlyphs, itemOfCluster: itemOfCluster, items: items)
        return TextClusters(clusters: clusters, glyphs: record)
    }

    private mutating func build(_ bytes: UnsafeBufferPointer<UInt8>) {
        clusters.reserveCapacity(bytes.count)
        glyphs.reserveCapacity(bytes.count)
        firstGlyphs.reserveCapacity(bytes.count + 1)
        itemOfCluster.reserveCapacity(bytes.count)
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        var start = 0
        while true {
            let (end, next) = Self.paragraphEnd(in: bytes, from: start)
            let first = clusters.count
            shapeParagraph(start..<end, bytes, buffer)
            markBreaks(start..<end, bytes, firstCluster: first)
            guard next > end else { break }
            let isRightToLeft = clusters.count > first && clusters[first].flags.contains(.rightToLeftParagraph)
            append(
                TextCluster(
                    advance: 0, start: Int32(end), run: Int32(run(at: end)),
                    flags: isRightToLeft ? [.newline, .rightToLeftParagraph] : .newline),
                glyphs: [], item: -1)
            start = next
        }
    }

    /// Returns the end of the paragraph that begins at a byte and the start of the next one. Both are equal at the end of the
    /// text.
    private static func paragraphEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, next: Int) {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A, 0x0B, 0x0C: return (index, index + 1)
            case 0x0D: return (index, index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1)
            case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: return (index, index + 2)
            case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9):
                return (index, index + 3)
            default: index += 1
            }
        }
        return (bytes.count, bytes.count)
    }

    private func run(at position: Int) -> Int {
        var run = 0
        while run + 1 < text.runCount, text.range(ofRun: run).upperBound <= position { run += 1 }
        return run
    }

    private mutating func append(_ cluster: TextCluster, glyphs added: [GlyphRecord.Glyph], item: Int32) {
        clusters.append(cluster)
        firstGlyphs.append(Int32(glyphs.count))
        itemOfCluster.append(item)
        glyphs += added
    }

    private mutating func shapeParagraph(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ buffer: OpaquePointer?) {
        guard !range.isEmpty, !(usesFastPaths && takeFromTable(range, bytes)) else { return }
        let (found, isRightToLeft) = Itemizer(text: text, bytes: bytes).items(of: range)
        if found.isEmpty { return appendUndrawn(range) }
        var pen: CGFloat = 0
        for item in found {
            let first = clusters.count
            shape(item, in: range, bytes, buffer, paragraphFlags: isRightToLeft ? .rightToLeftParagraph : [])
            for index in first..<clusters.count {
                if bytes[Int(clusters[index].start)] == 0x09 {
                    let stop = ((pen / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval
                    clusters[index].advance = stop - pen
                }
                pen += clusters[index].advance
            }
        }
    }

    /// Appends clusters without glyphs, half an em wide, for when no font is installed at all.
    private mutating func appendUndrawn(_ range: Range<Int>) {
        let start = text.string.utf8.index(text.string.startIndex, offsetBy: range.lowerBound)
        let end = text.string.utf8.index(start, offsetBy: range.count)
        var position = range.lowerBound
        for character in text.string[start..<end] {
            let run = run(at: position)
            let style = text.style(ofRun: run)
            let advance = style.attachment?.width ?? style.font.size / 2 + style.spacing
            append(TextCluster(advance: advance, start: Int32(position), run: Int32(run)), glyphs: [], item: -1)
            position += character.utf8.count
        }
    }

    /// Appends the clusters of plain text from the table of its face. Returns false if the text must be shaped.
    private mutating func takeFromTable(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let paragraph = UnsafeBufferPointer(rebasing: bytes[range])
        guard paragraph.allSatisfy(ASCIIAdvances.isPrintable), let plain = PlainText(text) else { return false }
        let style = text.firstStyle
        let size = Double(style.font.size)
        let scale = size / plain.face.unitsPerEm
        let rule = AdvanceRule(style: style, face: plain.face)
        let adjustments = plain.face.adjustments(of: style)
        let item = Int32(items.count)
        return plain.withTable(of: paragraph) { table, _, _ in
            items.append(GlyphRecord.Item(face: plain.face, size: size))
            for index in paragraph.indices {
                let byte = paragraph[index]
                let (glyph, units) = table.glyph(byte, before: index + 1 < paragraph.count ? paragraph[index + 1] : nil)
                let advance = Double(units) * scale
                let extra = rule.extra(adjustments[Unicode.Scalar(byte)])
                firstGlyphs.append(Int32(glyphs.count))
                glyphs.append(GlyphRecord.Glyph(id: glyph, xOffset: Float(extra.adjustment / 2), yOffset: 0, advance: Float(advance)))
                itemOfCluster.append(item)
                clusters.append(TextCluster(advance: advance + extra.sum, start: Int32(range.lowerBound + index), run: 0))
            }
            return true
        } ?? false
    }

    private mutating func shape(
        _ item: Itemizer.Item, in paragraph: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ buffer: OpaquePointer?,
        paragraphFlags: TextCluster.Flags
    ) {
        let style = text.style(ofRun: item.run)
        let features = ShapingFeatures.list(for: style, face: item.face)
        hb_buffer_clear_contents(buffer)
        if item.isInScaledCapitals {
            SmallCapitals.add(item.range, of: bytes, origin: paragraph.lowerBound, to: buffer)
        } else {
            bytes.withMemoryRebound(to: CChar.self) { characters in
                hb_buffer_add_utf8(
                    buffer, characters.baseAddress! + paragraph.lowerBound, Int32(paragraph.count),
                    UInt32(item.range.lowerBound - paragraph.lowerBound), Int32(item.range.count))
            }
        }
        hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, item.script)
        if !text.language.isEmpty {
            hb_buffer_set_language(buffer, hb_language_from_string(text.language, -1))
        }
        hb_shape(item.face.shaper, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        let size = Double(style.font.size) * (item.isInScaledCapitals ? SmallCapitals.scale(in: item.face) : 1)
        let scale = size / item.face.unitsPerEm
        let rule = AdvanceRule(style: style, face: item.face)
        let adjustments = item.face.adjustments(of: style)
        let itemIndex = Int32(items.count)
        items.append(GlyphRecord.Item(face: item.face, size: size))
        // HarfBuzz returns glyphs in visual order; clusters are stored in logical order.
        let total = Int(count)
        var groups: [Range<Int>] = []
        groups.reserveCapacity(total)
        var index = 0
        while index < total {
            var end = index + 1
            while end < total, infos[end].cluster == infos[index].cluster { end += 1 }
            groups.append(index..<end)
            index = end
        }
        if item.level & 1 == 1 { groups.reverse() }
        for group in groups {
            let start = paragraph.lowerBound + Int(infos[group.lowerBound].cluster)
            var advance = 0.0
            firstGlyphs.append(Int32(glyphs.count))
            for glyph in group {
                let position = positions[glyph]
                advance += Double(position.x_advance) * scale
                glyphs.append(
                    GlyphRecord.Glyph(
                        id: infos[glyph].codepoint, xOffset: Float(Double(position.x_offset) * scale),
                        yOffset: Float(-Double(position.y_offset) * scale), advance: Float(Double(position.x_advance) * scale)))
            }
            if let attachment = style.attachment, bytes[start...].starts(with: Self.objectReplacement) {
                glyphs.removeLast(group.count)
                advance = Double(attachment.width)
            } else if bytes[start] == 0x09 {
                // Fonts have no glyph for a tab. Its width depends on its position in the line.
                glyphs.removeLast(group.count)
            } else {
                let extra = rule.extra(adjustments[Self.scalar(at: start, bytes)])
                advance += extra.sum
                for index in glyphs.indices.suffix(group.count) { glyphs[index].xOffset += Float(extra.adjustment / 2) }
            }
            clusters.append(
                TextCluster(
                    advance: advance, start: Int32(start), run: Int32(item.run), level: item.level, flags: paragraphFlags))
            itemOfCluster.append(itemIndex)
        }
    }

    private static func scalar(at position: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar {
        if bytes[position] < 0x80 { return Unicode.Scalar(bytes[position]) }
        var decoder = UTF8()
        var iterator = bytes[position...].makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
        return "\u{FFFD}"
    }

    /// Marks line break opportunities and white space (Unicode line breaking, by Pango).
    private mutating func markBreaks(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, firstCluster: Int) {
        guard !range.isEmpty else { return }
        let paragraph = UnsafeBufferPointer(rebasing: bytes[range])
        if usesFastPaths, PlainLineBreaks.isPlain(paragraph) {
            for index in firstCluster..<clusters.count {
                clusters[index].flags.formUnion(PlainLineBreaks.flags(at: Int(clusters[index].start) - range.lowerBound, in: paragraph))
            }
            return
        }
        let characters = bytes[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters + 1)
        bytes.withMemoryRebound(to: CChar.self) { text in
            pango_get_log_attrs(
                text.baseAddress! + range.lowerBound, Int32(range.count), -1, pango_language_get_default(),
                &attributes, Int32(attributes.count))
        }
        var character = 0
        var position = range.lowerBound
        for index in firstCluster..<clusters.count {
            while position < Int(clusters[index].start) {
                position += 1
                if position == range.upperBound || bytes[position] & 0xC0 != 0x80 { character += 1 }
            }
            guard character < characters else { break }
            if attributes[character].is_line_break != 0 { clusters[index].flags.insert(.breakBefore) }
            if attributes[character].is_white != 0 { clusters[index].flags.insert(.whitespace) }
        }
    }
}

/// The additions to a character's advance: tracking of the system font, adjustment of the face, and spacing of the run.
struct AdvanceRule {
    private let constant: Double
    private let size: Double
    private let displayShare: Double

    init(style: ResolvedText.Style, face: FontFace) {
        size = Double(style.font.size)
        let isSystem = face.tuning.sanFranciscoWeight != nil
        displayShare = isSystem ? OpticalSize.displayShare(atSize: size) : 0
        constant = (isSystem ? Tracking.ems(atSize: size) * size : 0) + Double(style.spacing)
    }

    /// Returns the addition to an advance, and the part of it on which the glyph is centred.
    func extra(_ adjustment: AdvanceAdjustments.Amount) -> (sum: Double, adjustment: Double) {
        let points = adjustment.points(atSize: size, displayShare: displayShare)
        return (constant + points, points)
    }

    /// Returns the sum of the additions for a number of characters with a sum of adjustments.
    func extra(count: Int, adjustment: AdvanceAdjustments.Amount) -> Double {
        Double(count) * constant + adjustment.points(atSize: size, displayShare: displayShare)
    }
}

/// The OpenType features of a style.
enum ShapingFeatures {
    private static func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: hb_tag_from_string(tag, -1), value: value, start: 0, end: UInt32.max)
    }

    static func list(for style: ResolvedText.Style, face: FontFace) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        // San Francisco has no arrow for "->" nor other ligatures of symbols.
        if !face.tuning.hasContextualForms { features.append(feature("calt", 0)) }
        if !face.tuning.hasContextualForms || style.spacing != 0 { features += [feature("liga", 0), feature("clig", 0)] }
        if style.font.features.contains(.monospacedDigits) { features.append(feature("tnum", 1)) }
        if style.font.features.contains(.lowercaseSmallCaps) { features.append(feature("smcp", 1)) }
        if style.font.features.contains(.uppercaseSmallCaps) { features.append(feature("c2sc", 1)) }
        return features
    }
}
