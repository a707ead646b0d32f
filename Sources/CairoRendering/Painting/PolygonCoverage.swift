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
        self.init(over: area) { edges in
            for polygon in polygons {
                guard var previous = polygon.last else { continue }
                for point in polygon {
                    edges.add(from: previous, to: point)
                    previous = point
                }
            }
        }
    }

    /// Creates the coverage of a path without curves.
    ///
    /// - Parameters:
    ///   - path: A path whose points have finite device coordinates within the columns of the area.
    ///   - area: The area, with integral edges.
    init(straight path: PathGeometry, under transform: CGAffineTransform, over area: CGRect) {
        self.init(over: area) { edges in
            path.points.withUnsafeBufferPointer { points in
                var index = 0
                var (start, previous) = (CGPoint.zero, CGPoint.zero)
                for verb in path.verbs {
                    if case .close = verb {
                        edges.add(from: previous, to: start)
                        previous = start
                        continue
                    }
                    let point = points[index].applying(transform)
                    index += 1
                    if case .move = verb {
                        edges.add(from: previous, to: start)
                        start = point
                    } else {
                        edges.add(from: previous, to: point)
                    }
                    previous = point
                }
                edges.add(from: previous, to: start)
            }
        }
    }

    private init(over area: CGRect, _ addEdges: (borrowing Edges) -> Void) {
        self.area = area
        width = Int(area.width)
        height = Int(area.height)
        // One extra column for the coverage to the right of the last pixel.
        steps = [Float](repeating: 0, count: (width + 1) * height + 1)
        let (width, height) = (width, height)
        steps.withUnsafeMutableBufferPointer { steps in
            guard let steps = steps.baseAddress else { return }
            addEdges(Edges(steps: steps, area: area, width: width, height: height))
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
                var byte: UInt8 = 0
                let from = first + row * (width + 1)
                let to = target + row * bytesPerRow
                var column = 0
                while column < width {
                    let end = min(column + 8, width)
                    // Most pixels of a long path are as far inside or outside as their neighbours.
                    if end - column == 8, UnsafeRawPointer(from + column).loadUnaligned(as: SIMD8<UInt32>.self) == .zero {
                        (to + column).update(repeating: byte, count: 8)
                        column = end
                        continue
                    }
                    while column < end {
                        sum += from[column]
                        byte = UInt8(min(abs(sum), 1) * 255 + 0.5)
                        to[column] = byte
                        column += 1
                    }
                }
            }
        }
    }
}

/// The place where edges of polygons add the changes of coverage that they cause.
private struct Edges: ~Copyable {
    private let steps: UnsafeMutablePointer<Float>
    private let area: CGRect
    private let left: Double
    private let top: Int
    private let height: Int
    private let width: Int

    init(steps: UnsafeMutablePointer<Float>, area: CGRect, width: Int, height: Int) {
        self.steps = steps
        self.area = area
        (left, top) = (Double(area.minX), Int(area.minY))
        (self.width, self.height) = (width, height)
    }

    @inline(__always) func add(from start: CGPoint, to end: CGPoint) {
        let isDownwards = start.y < end.y
        let (upper, lower) = isDownwards ? (start, end) : (end, start)
        // Of a long path, most edges are above or below a band. An edge to the right of the area covers nothing in it.
        guard upper.y < area.maxY, lower.y > area.minY, start.y != end.y, min(start.x, end.x) < area.maxX else { return }
        addRows(from: upper, to: lower, direction: isDownwards ? 1 : -1)
    }

    private func addRows(from upper: CGPoint, to lower: CGPoint, direction: Double) {
        let slope = Double((lower.x - upper.x) / (lower.y - upper.y))
        // Rows count from the device's top, so that a row's coverage does not depend on where the area begins.
        let (firstX, firstY, lastY) = (Double(upper.x) - left, Double(upper.y), Double(lower.y))
        let firstRow = max(top, firstY.floor), lastRow = min(top + height, -(-lastY).floor)
        let limit = Double(width)
        let (leftmost, rightmost) = (min(firstX, Double(lower.x) - left), max(firstX, Double(lower.x) - left))
        let column = leftmost >= 0 ? Int(leftmost) : 0
        let isWithinColumn = leftmost >= 0 && rightmost <= min(Double(column + 1), limit)
        var place = (firstRow - top) * (width + 1)
        for row in firstRow..<max(firstRow, lastRow) {
            defer { place += width + 1 }
            let (y0, y1) = (max(firstY, Double(row)), min(lastY, Double(row + 1)))
            guard y1 > y0 else { continue }
            let rise = (y1 - y0) * direction
            if isWithinColumn {
                let middle = firstX + ((y0 - firstY) + (y1 - firstY)) / 2 * slope
                add(rise, around: min(rightmost, max(leftmost, middle)), column: column, at: place)
                continue
            }
            let xa = min(limit, max(0, firstX + (y0 - firstY) * slope))
            let xb = min(limit, max(0, firstX + (y1 - firstY) * slope))
            let (x0, x1) = (min(xa, xb), max(xa, xb))
            let (first, last) = (Int(x0), -(-x1).floor)
            if last <= first + 1 {
                add(rise, around: (x0 + x1) / 2, column: first, at: place)
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
                steps[place + column] += Float(covered - before)
                before = covered
            }
            steps[place + last] += Float(rise - before)
        }
    }

    /// Adds the part of an edge in a row that lies within one pixel: the covered part is to the right of the edge's middle.
    @inline(__always) private func add(_ rise: Double, around middle: Double, column: Int, at place: Int) {
        let covered = rise * (Double(column + 1) - middle)
        steps[place + column] += Float(covered)
        steps[place + column + 1] += Float(rise - covered)
    }
}

extension Double {
    /// The greatest integer that is not greater. Conversions take less time than the library's function.
    fileprivate var floor: Int {
        let whole = Int(self)
        return Double(whole) > self ? whole - 1 : whole
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
