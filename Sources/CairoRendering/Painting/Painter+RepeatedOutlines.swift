import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation

extension Painter {
    /// The maximum number of pixels of a coverage that is kept for other points.
    private static let keptAreaLimit: CGFloat = 4096
    /// The maximum number of pixels that are composed at once.
    private static let composedAreaLimit: CGFloat = 4_194_304

    /// Draws an outline at points. The coverage of each is computed over its own bounds, so that it does not depend on the painted area, and
    /// kept for points at the same position within a pixel, also for those of other pictures.
    func draw(_ item: RepeatedOutline) {
        guard let area = visiblePart(of: item.bounds, outset: 1) else { return }
        let shape = item.outline.coarseBounds.applying(linearTransform)
        guard !isVector, shape.width * shape.height <= Self.fineAreaLimit else {
            for point in item.points { fill(item.outline.offsetBy(dx: point.x, dy: point.y), with: .color(item.color), options: FillOptions()) }
            return
        }
        let rows = max(1, (Self.composedAreaLimit / area.width).rounded(.down))
        for top in stride(from: area.minY, to: area.maxY, by: rows) {
            draw(item, shape: shape, over: CGRect(x: area.minX, y: top, width: area.width, height: min(rows, area.maxY - top)))
        }
    }

    /// Composes the coverages in an area before they are painted at once: layers of one colour above each other look like the colour with
    /// their common opacity.
    ///
    /// - Parameter shape: The bounds of the outline on the device, around the origin.
    private func draw(_ item: RepeatedOutline, shape: CGRect, over area: CGRect) {
        var coverage = ComposedCoverage(area: area, opacity: item.color.opacity)
        let perPixel = CoverageStamp.positionsPerPixel
        let isKept = shape.width * shape.height <= Self.keptAreaLimit
        let polygon = convexPolygon(of: item.outline)
        let kept = isKept ? CoverageStamps.stamps(of: item.outline, under: transform) : nil
        let known = kept?.known ?? [:]
        var added: [Int: CoverageStamp] = [:]
        let near = area.insetBy(dx: -1, dy: -1)
        for point in item.points {
            let place = point.applying(transform)
            guard shape.offsetBy(dx: place.x, dy: place.y).intersects(near) else { continue }
            let (x, y) = (Int((place.x * CGFloat(perPixel)).rounded()), Int((place.y * CGFloat(perPixel)).rounded()))
            // The remainders are positive, as those of two's complement integers divided by a power of two.
            let (partX, partY) = (x & (perPixel - 1), y & (perPixel - 1))
            let index = partY * perPixel + partX
            let distance = CGVector(dx: CGFloat(partX) / CGFloat(perPixel), dy: CGFloat(partY) / CGFloat(perPixel))
            var stamp = known[index] ?? added[index]
            if stamp == nil {
                stamp = self.stamp(of: item, polygon, movedBy: distance)
                if isKept { added[index] = stamp }
            }
            guard let stamp else { continue }
            coverage.add(stamp, x: (x - partX) / perPixel, y: (y - partY) / perPixel)
        }
        kept?.keep(added)
        var color = item.color
        color.opacity = 1
        guard setSource(.color(color), covering: area), let bitmap = coverage.bitmap else { return }
        inDeviceSpace { cairo_mask_surface(context, bitmap.surface, 0, 0) }
    }

    /// The transform without its translation.
    private var linearTransform: CGAffineTransform {
        CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    }

    /// The outline around the origin of the device; nil unless it is a single convex polygon.
    private func convexPolygon(of outline: Outline) -> [CGPoint]? {
        let everything = CGRect(x: -Self.reach, y: -Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
        let polygons = outline.geometry.polygons(in: everything, under: linearTransform, tolerance: CoverageStamp.flatness)
        return polygons.count == 1 && polygons[0].isConvex ? polygons[0] : nil
    }

    /// Returns the coverage of an item's outline at a distance from the origin of the device.
    private func stamp(of item: RepeatedOutline, _ polygon: [CGPoint]?, movedBy distance: CGVector) -> CoverageStamp? {
        let moved = linearTransform.concatenating(CGAffineTransform(translationX: distance.dx, y: distance.dy))
        let area = item.outline.coarseBounds.applying(moved).insetBy(dx: -1, dy: -1).outwardWhole
        if let polygon {
            return CoverageStamp(PolygonCoverage([polygon.map { CGPoint(x: $0.x + distance.dx, y: $0.y + distance.dy) }], over: area))
        }
        let painter = Painter(context: context, session: session, transform: moved, visible: visible)
        return painter.stencil(of: item.outline, options: FillOptions(), over: area, isSquared: false).map(CoverageStamp.init)
    }
}

/// The common opacity of layers of one colour above each other.
private struct ComposedCoverage {
    /// The opacity of a pixel that is covered entirely.
    private static let full: UInt32 = 65_535

    private let left: Int
    private let top: Int
    private let width: Int
    private let height: Int
    /// The opacity of a layer, 0 to `full`.
    private let opacity: UInt32
    /// The opacities of the pixels, 0 to `full`, row by row.
    private var values: [UInt16]

    /// Creates the opacity of no layers.
    ///
    /// - Parameters:
    ///   - area: The area, with integral edges.
    ///   - opacity: The opacity of a layer, 0 to 1.
    init(area: CGRect, opacity: Float) {
        (left, top, width, height) = (Int(area.minX), Int(area.minY), Int(area.width), Int(area.height))
        self.opacity = UInt32(opacity.unit * Double(Self.full))
        values = [UInt16](repeating: 0, count: width * height)
    }

    /// Adds a layer with the coverage of a stamp, moved by whole pixels.
    mutating func add(_ stamp: CoverageStamp, x: Int, y: Int) {
        let (stampLeft, stampTop) = (stamp.left + x - left, stamp.top + y - top)
        let (firstColumn, lastColumn) = (max(0, stampLeft), min(width, stampLeft + stamp.width))
        let (firstRow, lastRow) = (max(0, stampTop), min(height, stampTop + stamp.height))
        guard firstColumn < lastColumn, firstRow < lastRow else { return }
        let (width, opacity) = (width, opacity)
        values.withUnsafeMutableBufferPointer { values in
            stamp.values.withUnsafeBufferPointer { coverages in
                for row in firstRow..<lastRow {
                    let from = (row - stampTop) * stamp.width - stampLeft
                    for column in firstColumn..<lastColumn {
                        let coverage = UInt32(coverages[from + column])
                        guard coverage > 0 else { continue }
                        let below = UInt32(values[row * width + column])
                        let layer = opacity * coverage / 255
                        values[row * width + column] = UInt16(below + ((Self.full - below) * layer + Self.full / 2) / Self.full)
                    }
                }
            }
        }
    }

    /// The opacities as an alpha bitmap.
    var bitmap: Bitmap? {
        guard let bitmap = try? Bitmap(width: width, height: height, left: left, top: top, isAlphaOnly: true) else { return nil }
        let stride = bitmap.bytesPerRow
        bitmap.withBytes { bytes in
            values.withUnsafeBufferPointer { values in
                for row in 0..<height {
                    for column in 0..<width { bytes[row * stride + column] = UInt8((UInt32(values[row * width + column]) + 128) / 257) }
                }
            }
        }
        return bitmap
    }
}
