import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation
import Synchronization
import TextLayouts
import Typesetting

/// A cache of rendered texts.
///
/// Cairo positions glyphs at whole pixels, which makes the gaps between letters uneven. Here glyphs are drawn with four columns
/// per pixel, so that they are positioned at quarter pixels, with the exact widths of their outlines.
///
/// Of a text in one colour only the coverage is kept, a byte for each pixel, which serves all colours.
final class TextBitmaps: Sendable {
    static let shared = TextBitmaps(byteLimit: 32 << 20)
    /// The time in seconds after which unused texts are removed. Text being typed and animated text is shown only once, so it is
    /// removed long before memory is exhausted.
    private static let idleTime = 20.0

    static let columns = 4
    /// The maximum number of pixels of a cached text. Larger texts are drawn directly.
    private static let pixelLimit: CGFloat = 524_288

    /// The inputs that determine the pixels of a text.
    struct Key: Hashable {
        fileprivate struct Piece: Hashable {
            var source: ObjectIdentifier
            var range: Range<Int>
            var x: CGFloat
            var baseline: CGFloat
        }

        fileprivate struct Run: Hashable {
            var paint: Paint
            var baselineOffset: CGFloat
        }

        fileprivate var pieces: [Piece]
        fileprivate var runs: [Run]
        fileprivate var glyphScale: CGFloat
        fileprivate var tightening: CGFloat
        fileprivate var pixelsPerPoint: CGSize
        /// The position of the text within its pixel: in quarters horizontally, more precisely vertically.
        fileprivate var column: CGFloat
        fileprivate var row: CGFloat
        /// The position of the text, if its paint depends on it.
        fileprivate var origin: CGPoint?
        /// Whether the bitmap has the coverage only.
        fileprivate var isCoverage: Bool

        fileprivate var byteCount: Int {
            pieces.count * MemoryLayout<Piece>.stride + runs.count * MemoryLayout<Run>.stride
        }

        fileprivate init(_ item: TextItem, isCoverage: Bool, transform: CGAffineTransform, column: CGFloat, row: CGFloat) {
            self.isCoverage = isCoverage
            pieces = item.text.lines.flatMap { line in
                line.pieces.map {
                    Piece(source: ObjectIdentifier($0.source), range: $0.range, x: $0.x, baseline: line.baseline)
                }
            }
            runs = item.runs.map { Run(paint: $0.paint, baselineOffset: $0.baselineOffset) }
            glyphScale = item.text.scale
            tightening = item.text.tightening
            pixelsPerPoint = CGSize(width: transform.a, height: transform.d)
            self.column = column
            self.row = row
            origin = item.runs.allSatisfy { $0.paint.solidColor != nil } ? nil : item.origin
        }
    }

    private struct Entry {
        /// The pixels, positioned as if the text began at pixel 0, 0; nil for a text without glyphs.
        var bitmap: Bitmap?
        /// Retains the shaped texts, so that the identities in the key stay unique.
        var sources: [ShapedText]
    }

    private let entries: Mutex<ByteLimitedCache<Key, Entry>>

    init(byteLimit: Int) {
        entries = Mutex(ByteLimitedCache(byteLimit: byteLimit, idleTime: Self.idleTime))
    }

    func removeAll() {
        entries.withLock { $0.removeAll() }
    }

    /// Draws the glyphs of a text from the cache. Returns false if they must be drawn directly.
    func draw(_ item: TextItem, on painter: Painter) -> Bool {
        let transform = painter.transform
        guard !painter.isVector, transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return false }
        let bounds = item.coarseBounds.applying(transform)
        guard bounds.width * bounds.height < Self.pixelLimit, abs(bounds.minX) < 1e6, abs(bounds.minY) < 1e6 else { return false }
        let origin = item.origin.applying(transform)
        let quarter = (origin.x * CGFloat(Self.columns)).rounded() / CGFloat(Self.columns)
        let (left, top) = (quarter.rounded(.down), origin.y.rounded(.down))
        let color = item.onlyColor
        let item = color == nil ? item : item.inBlack
        let key = Key(
            item, isCoverage: color != nil, transform: transform, column: quarter - left, row: ((origin.y - top) * 64).rounded() / 64)
        let bitmap: Bitmap?
        if let known = entries.withLock({ $0[key] }) {
            bitmap = known.bitmap
        } else {
            bitmap = Self.makeBitmap(
                item, isCoverage: color != nil, like: painter, bounds: bounds, shift: quarter - origin.x, left: left, top: top)
            let entry = Entry(bitmap: bitmap, sources: item.text.sources)
            let bytes = (bitmap?.byteCount ?? 0) + key.byteCount + entry.sources.reduce(512) { $0 + $1.byteCount }
            entries.withLock { $0.insert(entry, for: key, bytes: bytes) }
        }
        guard let bitmap else { return true }
        painter.inDeviceSpace {
            bitmap.withSource(isShared: painter.session.isConcurrent) { surface in
                if let color {
                    painter.setSource(color)
                    cairo_mask_surface(painter.context, surface, left, top)
                    return
                }
                cairo_set_source_surface(painter.context, surface, left, top)
                cairo_pattern_set_filter(cairo_get_source(painter.context), CAIRO_FILTER_NEAREST)
                cairo_paint(painter.context)
            }
        }
        return true
    }

    /// Renders the glyphs of a text at a quarter-pixel position, as if the text began at pixel 0, 0.
    private static func makeBitmap(
        _ item: TextItem, isCoverage: Bool, like painter: Painter, bounds: CGRect, shift: CGFloat, left: CGFloat, top: CGFloat
    ) -> Bitmap? {
        let area = bounds.offsetBy(dx: -left, dy: -top).insetBy(dx: -1, dy: -1).outwardWhole
        guard
            let wide = try? Bitmap(
                width: Int(area.width) * columns, height: Int(area.height), left: Int(area.minX) * columns, top: Int(area.minY),
                isAlphaOnly: isCoverage),
            let context = cairo_create(wide.surface)
        else { return nil }
        defer { cairo_destroy(context) }
        let transform = painter.transform
            .concatenating(CGAffineTransform(translationX: shift - left, y: -top))
            .concatenating(CGAffineTransform(scaleX: CGFloat(columns), y: 1))
        let drawing = Painter(context: context, session: painter.session, transform: transform, visible: wide.bounds)
        drawing.applyTransform()
        drawing.drawGlyphs(of: item, area: wide.bounds)
        return wide.narrowed()
    }
}

extension TextItem {
    /// The colour of all glyphs; nil if they have several, or other paints than colours.
    fileprivate var onlyColor: ResolvedColor? {
        guard let color = runs.first?.paint.solidColor, runs.allSatisfy({ $0.paint.solidColor == color }), !TextPainter.hasColors(text) else {
            return nil
        }
        return color
    }

    /// The text with black glyphs.
    fileprivate var inBlack: TextItem {
        var result = self
        for index in runs.indices { result.runs[index].paint = .color(.black) }
        return result
    }
}

extension PlacedText {
    /// The distinct shaped texts of the text and its ellipses.
    fileprivate var sources: [ShapedText] {
        var known: Set<ObjectIdentifier> = []
        return lines.flatMap { line in
            line.pieces.compactMap { known.insert(ObjectIdentifier($0.source)).inserted ? $0.source : nil }
        }
    }
}

extension Bitmap {
    /// Returns the bitmap with groups of `TextBitmaps.columns` columns averaged and without blank rows at the top and bottom; nil if it is
    /// blank.
    fileprivate func narrowed() -> Bitmap? {
        let columns = TextBitmaps.columns
        let (stride, height, bytesPerPixel) = (bytesPerRow, height, isAlphaOnly ? 1 : 4)
        let narrowWidth = width / columns
        return withBytes { bytes -> Bitmap? in
            func isBlank(_ row: Int) -> Bool {
                // Rows begin and end at multiples of four bytes.
                let wide = UnsafeRawBufferPointer(bytes)[row * stride..<row * stride + narrowWidth * columns * bytesPerPixel]
                return UnsafeRawBufferPointer(rebasing: wide).bindMemory(to: UInt32.self).allSatisfy { $0 == 0 }
            }
            guard let first = (0..<height).first(where: { !isBlank($0) }), let last = (0..<height).last(where: { !isBlank($0) }),
                let result = try? Bitmap(
                    width: narrowWidth, height: last - first + 1, left: left / columns, top: top + first, isAlphaOnly: isAlphaOnly)
            else { return nil }
            let resultStride = result.bytesPerRow
            result.withBytes { target in
                for row in first...last {
                    var from = row * stride
                    var to = (row - first) * resultStride
                    for _ in 0..<narrowWidth {
                        for component in 0..<bytesPerPixel {
                            var sum = UInt32(columns / 2)
                            for part in 0..<columns { sum &+= UInt32(bytes[from + part * bytesPerPixel + component]) }
                            target[to + component] = UInt8(truncatingIfNeeded: sum / UInt32(columns))
                        }
                        from += columns * bytesPerPixel
                        to += bytesPerPixel
                    }
                }
            }
            result.flush()
            return result
        }
    }
}
