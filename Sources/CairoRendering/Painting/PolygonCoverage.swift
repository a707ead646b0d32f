import CPangoCairo
import CoreGraphics
import Foundation

/// The coverage of every pixel by polygons, computed from their edges. It is exact where they do not overlap: where the edges of several
/// overlapping parts cross a pixel, the parts' coverages are added.
///
/// Cairo samples only fifteen scan lines per pixel, which is visible on slanted edges: they appear darker on one side than on
/// the other.
struct PolygonCoverage {
    let area: CGRect
    let width: Int
    let height: Int
    /// The differences between the coverage of each pixel and that of the previous one.
    private var steps: [Float]

    /// - Parameters:
    ///   - polygons: The vertices of polygons in device coordinates, all within the columns of the area.
    ///   - area: The area, with integral edges.
    init(_ polygons: [[CGPoint]], over area: CGRect) {
        self.area = area
        width = Int(area.width)
        height = Int(area.height)
        // One extra column for the coverage to the right of the last pixel.
        steps = [Float](repeating: 0, count: (width + 1) * height + 1)
        for polygon in polygons {
            guard var previous = polygon.last else { continue }
            for point in polygon {
                addEdge(from: previous, to: point)
                previous = point
            }
        }
    }

    private mutating func addEdge(from start: CGPoint, to end: CGPoint) {
        // An edge to the right of the area covers nothing in it.
        guard start.y != end.y, min(start.x, end.x) < area.maxX else { return }
        // Of a long path, most edges are above or below a band.
        guard max(start.y, end.y) > area.minY, min(start.y, end.y) < area.maxY else { return }
        let direction: Double = start.y < end.y ? 1 : -1
        let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
        let slope = Double((lower.x - upper.x) / (lower.y - upper.y))
        // Rows count from the device's top, so that a row's coverage does not depend on where the area begins.
        let (left, top) = (Double(area.minX), Int(area.minY))
        let (firstY, lastY) = (Double(upper.y), Double(lower.y))
        let firstRow = max(top, Int(firstY.rounded(.down))), lastRow = min(top + height, Int(lastY.rounded(.up)))
        let limit = Double(width)
        guard firstRow < lastRow else { return }
        steps.withUnsafeMutableBufferPointer { steps in
            for row in firstRow..<lastRow {
                let (y0, y1) = (max(firstY, Double(row)), min(lastY, Double(row + 1)))
                guard y1 > y0 else { continue }
                let rise = (y1 - y0) * direction
                let xa = min(limit, max(0, Double(upper.x) - left + (y0 - firstY) * slope))
                let xb = min(limit, max(0, Double(upper.x) - left + (y1 - firstY) * slope))
                let (x0, x1) = (min(xa, xb), max(xa, xb))
                let base = (row - top) * (width + 1)
                let (first, last) = (Int(x0), Int(x1.rounded(.up)))
                if last <= first + 1 {
                    // The edge lies within one pixel: the covered part is to the right of the edge's middle.
                    let covered = rise * (Double(first + 1) - (x0 + x1) / 2)
                    steps[base + first] += Float(covered)
                    steps[base + first + 1] += Float(rise - covered)
                    continue
                }
                let perColumn = rise / (x1 - x0)
                var before = 0.0
                for column in first..<last {
                    // The integral of the edge's height over this column.
                    let (from, to) = (max(x0, Double(column)), min(x1, Double(column + 1)))
                    let risen = (to - x0) * perColumn
                    let covered =
                        (from - x0) * perColumn * (to - from) + (to - from) * (to - from) * perColumn / 2
                        + risen * (Double(column + 1) - to)
                    steps[base + column] += Float(covered - before)
                    before = covered
                }
                steps[base + last] += Float(rise - before)
            }
        }
    }

    /// The coverage as an alpha bitmap.
    var bitmap: Bitmap? {
        guard
            let bitmap = try? Bitmap(
                width: width, height: height, left: Int(area.minX), top: Int(area.minY), isAlphaOnly: true)
        else { return nil }
        let stride = bitmap.bytesPerRow
        bitmap.withBytes { write(to: $0, bytesPerRow: stride) }
        return bitmap
    }

    /// Writes the coverages, 0 to 255, row by row.
    func write(to bytes: UnsafeMutableBufferPointer<UInt8>, bytesPerRow: Int) {
        steps.withUnsafeBufferPointer { steps in
            guard let first = steps.baseAddress, let target = bytes.baseAddress else { return }
            for row in 0..<height {
                var sum: Float = 0
                let from = first + row * (width + 1)
                let to = target + row * bytesPerRow
                for column in 0..<width {
                    sum += from[column]
                    to[column] = UInt8(min(abs(sum), 1) * 255 + 0.5)
                }
            }
        }
    }
}

extension [CGPoint] {
    /// Whether the polygon is convex: it turns in one direction only, and winds around once.
    var isConvex: Bool {
        guard count > 2 else { return false }
        var turnsLeft = false, turnsRight = false
        var changes = 0
        var previousIsRightwards: Bool?, firstIsRightwards: Bool?
        for index in indices {
            let (a, b, c) = (self[index], self[(index + 1) % count], self[(index + 2) % count])
            let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            if turn > 0 { turnsLeft = true } else if turn < 0 { turnsRight = true }
            if turnsLeft && turnsRight { return false }
            guard b.x != a.x else { continue }
            let isRightwards = b.x > a.x
            if let previousIsRightwards, previousIsRightwards != isRightwards { changes += 1 }
            if firstIsRightwards == nil { firstIsRightwards = isRightwards }
            previousIsRightwards = isRightwards
        }
        if let firstIsRightwards, let previousIsRightwards, firstIsRightwards != previousIsRightwards { changes += 1 }
        return changes <= 2
    }
}
