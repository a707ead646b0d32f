import CoreGraphics
import Foundation

extension PathGeometry {
    /// Returns polygons that cover the same part of a rectangle as the path does, under either fill rule, and do not extend
    /// beyond it.
    ///
    /// Curves are approximated by chords within the tolerance. Few points remain, however large the path is.
    func polygons(in rect: CGRect, tolerance: CGFloat = 0.05) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var polygon: [CGPoint] = []
        var (start, position) = (CGPoint.zero, CGPoint.zero)
        func begin() {
            guard polygon.isEmpty else { return }
            polygon.reserveCapacity(4 * verbs.count)
            polygon.append(position.limited)
            start = position
        }
        func finish() {
            let cut = polygon.cut(to: rect)
            if cut.count > 2 { polygons.append(cut) }
            polygon = []
        }
        func addCubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
            begin()
            polygon.appendChords(
                from: position.limited, control1.limited, control2.limited, to: end.limited, in: rect, tolerance: tolerance, depth: 0)
            position = end
        }
        forEach { element in
            switch element {
            case .move(let point):
                finish()
                position = point
                begin()
            case .line(let point):
                begin()
                polygon.append(point.limited)
                position = point
            case .quadratic(let control, let point):
                addCubic(
                    CGPoint(x: position.x + (control.x - position.x) * 2 / 3, y: position.y + (control.y - position.y) * 2 / 3),
                    CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3), point)
            case .cubic(let control1, let control2, let point): addCubic(control1, control2, point)
            case .close:
                guard !polygon.isEmpty else { return }
                if position != start { polygon.append(start.limited) }
                position = start
                finish()
            }
        }
        finish()
        return polygons
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

extension CGPoint {
    /// The point, limited to a range in which distances can be computed.
    fileprivate var limited: CGPoint {
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
        return cut(\.x, at: rect.minX, keepsLess: false).cut(\.x, at: rect.maxX, keepsLess: true)
            .cut(\.y, at: rect.minY, keepsLess: false).cut(\.y, at: rect.maxY, keepsLess: true)
    }

    private func cut(_ axis: WritableKeyPath<CGPoint, CGFloat>, at edge: CGFloat, keepsLess: Bool) -> [CGPoint] {
        guard var previous = last else { return [] }
        func isKept(_ point: CGPoint) -> Bool { keepsLess ? point[keyPath: axis] <= edge : point[keyPath: axis] >= edge }
        var wasKept = isKept(previous)
        var result: [CGPoint] = []
        result.reserveCapacity(count + 4)
        for point in self {
            let isKept = isKept(point)
            if isKept != wasKept {
                let part = (edge - previous[keyPath: axis]) / (point[keyPath: axis] - previous[keyPath: axis])
                var crossing = CGPoint(
                    x: previous.x + (point.x - previous.x) * part, y: previous.y + (point.y - previous.y) * part)
                crossing[keyPath: axis] = edge
                result.append(crossing)
            }
            if isKept { result.append(point) }
            (previous, wasKept) = (point, isKept)
        }
        return result
    }
}
