import CoreGraphics
import Foundation

extension PathGeometry {
    /// Returns polygons that cover the same part of a rectangle as the transformed path does, under either fill rule, and do not extend
    /// beyond it.
    ///
    /// Curves are approximated by chords within the tolerance. Few points remain, however large the path is.
    func polygons(in rect: CGRect, under transform: CGAffineTransform = .identity, tolerance: CGFloat = 0.05) -> [[CGPoint]] {
        var cutter = PolygonCutter(rect: rect, tolerance: tolerance, pointCount: points.count)
        points.withUnsafeBufferPointer { points in
            var index = 0
            func point(_ offset: Int) -> CGPoint {
                let point = points[index + offset]
                return CGPoint(
                    x: transform.a * point.x + transform.c * point.y + transform.tx, y: transform.b * point.x + transform.d * point.y + transform.ty)
            }
            for verb in verbs {
                switch verb {
                case .move: cutter.move(to: point(0))
                case .line: cutter.addLine(to: point(0))
                case .quadratic:
                    let (start, control, end) = (cutter.position, point(0), point(1))
                    cutter.addCubic(
                        CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
                        CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end)
                case .cubic: cutter.addCubic(point(0), point(1), point(2))
                case .close: cutter.close()
                }
                index += verb.pointCount
            }
        }
        cutter.finish()
        return cutter.polygons
    }

    /// Returns the path, which has straight edges only, without the subpaths above and below a rectangle: most dashes of a line are outside of
    /// a band.
    func withoutSubpaths(outsideRowsOf rect: CGRect, under transform: CGAffineTransform) -> PathGeometry {
        guard verbs.count > 16 else { return self }
        // Rounding errors must not make a difference.
        let (top, bottom) = (rect.minY - 1, rect.maxY + 1)
        var result = PathGeometry()
        var point = 0
        var verb = 0
        while verb < verbs.count {
            let (firstVerb, firstPoint) = (verb, point)
            var (highest, lowest) = (CGFloat.infinity, -CGFloat.infinity)
            repeat {
                if verbs[verb].pointCount > 0 {
                    let y = transform.b * points[point].x + transform.d * points[point].y + transform.ty
                    (highest, lowest) = (min(highest, y), max(lowest, y))
                    point += 1
                }
                verb += 1
            } while verb < verbs.count && verbs[verb] != .move
            guard highest <= bottom, lowest >= top else { continue }
            point = firstPoint
            for verb in verbs[firstVerb..<verb] {
                switch verb {
                case .move: result.move(to: points[point])
                case .close: result.close()
                default: result.addLine(to: points[point])
                }
                point += verb.pointCount
            }
        }
        return result
    }

    /// Creates a path from polygons.
    init(_ polygons: [[CGPoint]]) {
        self.init()
        for polygon in polygons {
            for (index, point) in polygon.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
            close()
        }
    }
}

/// Makes polygons of the elements of a path, cut to a rectangle.
private struct PolygonCutter {
    let rect: CGRect
    let tolerance: CGFloat
    let pointCount: Int
    private(set) var polygons: [[CGPoint]] = []
    private var polygon: [CGPoint] = []
    private var start = CGPoint.zero
    private(set) var position = CGPoint.zero

    init(rect: CGRect, tolerance: CGFloat, pointCount: Int) {
        self.rect = rect
        self.tolerance = tolerance
        self.pointCount = pointCount
    }

    private mutating func begin() {
        guard polygon.isEmpty else { return }
        if polygons.isEmpty { polygon.reserveCapacity(pointCount) }
        polygon.append(position.limited)
        start = position
    }

    mutating func finish() {
        let cut = polygon.cut(to: rect)
        if cut.count > 2 { polygons.append(cut) }
        polygon = []
    }

    mutating func move(to point: CGPoint) {
        finish()
        position = point
        begin()
    }

    mutating func addLine(to point: CGPoint) {
        begin()
        polygon.append(point.limited)
        position = point
    }

    mutating func addCubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        begin()
        polygon.appendChords(
            from: position.limited, control1.limited, control2.limited, to: end.limited, in: rect, tolerance: tolerance, depth: 0)
        position = end
    }

    mutating func close() {
        guard !polygon.isEmpty else { return }
        if position != start { polygon.append(start.limited) }
        position = start
        finish()
    }
}

extension CGPoint {
    /// The point, limited to a range in which distances can be computed.
    fileprivate var limited: CGPoint {
        if abs(x) <= 1e12, abs(y) <= 1e12 { return self }
        func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : max(-1e12, min(1e12, value)) }
        return CGPoint(x: limited(x), y: limited(y))
    }
}

extension [CGPoint] {
    /// Bisects a cubic curve until its parts are flat, and appends their ends. Parts outside the rectangle count as flat.
    fileprivate mutating func appendChords(
        from a: CGPoint, _ b: CGPoint, _ c: CGPoint, to d: CGPoint, in rect: CGRect, tolerance: CGFloat, depth: Int
    ) {
        func squared(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x * x + y * y }
        let bend = Swift.max(squared(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), squared(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
        let isBeside =
            Swift.max(a.x, b.x, c.x, d.x) < rect.minX || Swift.min(a.x, b.x, c.x, d.x) > rect.maxX
            || Swift.max(a.y, b.y, c.y, d.y) < rect.minY || Swift.min(a.y, b.y, c.y, d.y) > rect.maxY
        guard bend * 0.5625 > tolerance * tolerance, !isBeside, depth < 24 else { return append(d) }
        func middle(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2) }
        let (ab, bc, cd) = (middle(a, b), middle(b, c), middle(c, d))
        let (abc, bcd) = (middle(ab, bc), middle(bc, cd))
        let half = middle(abc, bcd)
        appendChords(from: a, ab, abc, to: half, in: rect, tolerance: tolerance, depth: depth + 1)
        appendChords(from: half, bcd, cd, to: d, in: rect, tolerance: tolerance, depth: depth + 1)
    }

    /// Clips a polygon to a rectangle. Parts beyond the rectangle are projected to its edges.
    fileprivate func cut(to rect: CGRect) -> [CGPoint] {
        guard contains(where: { $0.x < rect.minX || $0.x > rect.maxX || $0.y < rect.minY || $0.y > rect.maxY }) else { return self }
        return cut(alongX: true, at: rect.minX, keepsLess: false).cut(alongX: true, at: rect.maxX, keepsLess: true)
            .cut(alongX: false, at: rect.minY, keepsLess: false).cut(alongX: false, at: rect.maxY, keepsLess: true)
    }

    private func cut(alongX: Bool, at edge: CGFloat, keepsLess: Bool) -> [CGPoint] {
        guard var previous = last else { return [] }
        func isKept(_ point: CGPoint) -> Bool {
            let position = alongX ? point.x : point.y
            return keepsLess ? position <= edge : position >= edge
        }
        if allSatisfy(isKept) { return self }
        var wasKept = isKept(previous)
        var result: [CGPoint] = []
        for point in self {
            let isKept = isKept(point)
            if isKept != wasKept {
                let (dx, dy) = (point.x - previous.x, point.y - previous.y)
                result.append(
                    alongX
                        ? CGPoint(x: edge, y: previous.y + dy * ((edge - previous.x) / dx))
                        : CGPoint(x: previous.x + dx * ((edge - previous.y) / dy), y: edge))
            }
            if isKept { result.append(point) }
            (previous, wasKept) = (point, isKept)
        }
        return result
    }
}
