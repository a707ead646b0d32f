import CPangoCairo
import CoreGraphics
import DisplayLists

/// The pixels of a bitmap of colours that a painter may change, as long as the clip of its context is this area.
///
/// Rectangles are written with the same result as Cairo's, which takes a hundred times as long to prepare a fill as to write a small
/// rectangle.
struct PixelArea {
    /// The number of parts of a pixel along an axis, which is the precision of Cairo's coordinates.
    private static let partsPerPixel = 256

    private let surface: OpaquePointer
    /// The first pixel of the bitmap. The surface, which the painter's context keeps alive, owns it.
    private let pixels: UnsafeMutablePointer<UInt32>
    private let pixelsPerRow: Int
    /// The edges of the area in device coordinates, and those of the bitmap's first pixel.
    private var left: Int
    private var top: Int
    private var right: Int
    private var bottom: Int
    private let originX: Int
    private let originY: Int

    /// Creates the area of a bitmap within a rectangle with integral edges; nil if the bitmap has no colours.
    init?(of bitmap: Bitmap, within rect: CGRect) {
        guard !bitmap.isAlphaOnly, let data = cairo_image_surface_get_data(bitmap.surface) else { return nil }
        surface = bitmap.surface
        // Cairo aligns the rows of such bitmaps to pixels.
        pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        pixelsPerRow = bitmap.bytesPerRow / MemoryLayout<UInt32>.stride
        (originX, originY) = (bitmap.left, bitmap.top)
        (left, top, right, bottom) = (bitmap.left, bitmap.top, bitmap.left + bitmap.width, bitmap.top + bitmap.height)
        limit(to: rect)
    }

    /// Makes the area smaller. The rectangle has integral edges.
    mutating func limit(to rect: CGRect) {
        func whole(_ edge: CGFloat, _ lower: Int, _ upper: Int) -> Int { Int(max(CGFloat(lower), min(edge, CGFloat(upper)))) }
        (left, right) = (whole(rect.minX, left, right), whole(rect.maxX, left, right))
        (top, bottom) = (whole(rect.minY, top, bottom), whole(rect.maxY, top, bottom))
    }

    /// Whether a rectangle in device coordinates may contain pixels of the area.
    func meets(_ rect: CGRect) -> Bool {
        rect.origin.x < CGFloat(right + 1) && rect.origin.x + rect.size.width > CGFloat(left - 1) && rect.origin.y < CGFloat(bottom + 1)
            && rect.origin.y + rect.size.height > CGFloat(top - 1)
    }

    /// Fills a rectangle in device coordinates with a pixel of an opaque colour.
    func fill(_ rect: CGRect, with pixel: UInt32) {
        let unit = Self.partsPerPixel
        func part(_ position: CGFloat) -> Int { Int((position * CGFloat(unit)).rounded(.toNearestOrEven)) }
        let (firstX, firstY) = (part(rect.origin.x), part(rect.origin.y))
        let (startX, endX) = (max(firstX, left * unit), min(firstX + part(rect.size.width), right * unit))
        let (startY, endY) = (max(firstY, top * unit), min(firstY + part(rect.size.height), bottom * unit))
        guard startX < endX, startY < endY else { return }
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        // Shifts round down, also below zero.
        let (firstColumn, lastColumn) = (startX >> 8, (endX - 1) >> 8)
        for row in startY >> 8...(endY - 1) >> 8 {
            let height = min(endY, (row + 1) * unit) - max(startY, row * unit)
            let line = pixels + (row - originY) * pixelsPerRow - originX
            var column = firstColumn
            while column <= lastColumn {
                let width = min(endX, (column + 1) * unit) - max(startX, column * unit)
                let coverage = Self.coverage(width * height)
                // All columns but the first and the last one are covered equally.
                let next = width == unit ? (endX & (unit - 1) == 0 ? lastColumn + 1 : lastColumn) : column + 1
                if coverage == 255 {
                    (line + column).update(repeating: pixel, count: next - column)
                } else {
                    for index in column..<next { line[index] = Self.mix(pixel, line[index], coverage) }
                }
                column = next
            }
        }
    }

    /// Returns the coverage of a pixel, up to 255, of which a number of 256 x 256 parts are covered.
    private static func coverage(_ parts: Int) -> UInt32 {
        let full = UInt32(parts >> 8)
        return full - full >> 8
    }

    private static func mix(_ upper: UInt32, _ lower: UInt32, _ coverage: UInt32) -> UInt32 {
        scaled(upper, by: coverage) + scaled(lower, by: 255 - coverage)
    }

    /// Returns a pixel with all components multiplied by a factor of 255, rounded as Cairo does.
    private static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let half: UInt32 = 0x007F_007F
        var even = (pixel & mask) * factor + half
        even = (even + (even >> 8 & mask)) >> 8 & mask
        var odd = (pixel >> 8 & mask) * factor + half
        odd = (odd + (odd >> 8 & mask)) & ~mask
        return even | odd
    }
}

extension ResolvedColor {
    /// The pixel that Cairo writes for the colour; nil unless it is opaque.
    var opaquePixel: UInt32? {
        guard opacity.unit == 1 else { return nil }
        /// Cairo rounds components to 16 bits, and writes the upper eight.
        func byte(_ component: Float) -> UInt32 {
            let value = UInt32(component.unit * 65536)
            return (value - value >> 16) >> 8
        }
        return 255 << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
