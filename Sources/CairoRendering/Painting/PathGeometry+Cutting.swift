import CoreGraphics
import Foundation

extension PathGeometry {
    /// Returns polygons that cover the same part of a rectangle as the path does, under either fill rule, and do not extend
    /// beyond it.
    ///
    /// Curves are approximated by chords within the tolerance. Few points remain, however large the path is.
    func polygons(in rect: CGRect, tolerance: CGFloat = 0.05) -> [[CGPoint]] {
        subpaths.compactMap { subpath in
            var polygon = [subpath.start.limited]
            for segment in subpath.segments { polygon.appendChords(of: segment, in: rect, tolerance: tolerance) }
            polygon = polygon.cut(to: rect)
            return polygon.count > 2 ? polygon : nil
        }
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
    fileprivate mutating func appendChords(of segment: CurveSegment, in rect: CGRect, tolerance: CGFloat) {
        let control1, control2, end: CGPoint
        switch segment {
        case .line(_, let point): return append(point.limited)
        case .quadratic(let start, let control, let point):
            control1 = CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
            control2 = CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
            end = point
        case .cubic(_, let first, let second, let point): (control1, control2, end) = (first, second, point)
        }
        appendChords(of: [segment.start.limited, control1.limited, control2.limited, end.limited], in: rect, tolerance, depth: 0)
    }

    /// Bisects a cubic curve until its parts are flat. Parts outside the rectangle count as flat.
    private mutating func appendChords(of curve: [CGPoint], in rect: CGRect, _ tolerance: CGFloat, depth: Int) {
        let (a, b, c, d) = (curve[0], curve[1], curve[2], curve[3])
        let bend = Swift.max(hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
        let isBeside =
            Swift.max(a.x, b.x, c.x, d.x) < rect.minX || Swift.min(a.x, b.x, c.x, d.x) > rect.maxX
            || Swift.max(a.y, b.y, c.y, d.y) < rect.minY || Swift.min(a.y, b.y, c.y, d.y) > rect.maxY
        guard bend * 0.75 > tolerance, !isBeside, depth < 24 else { return append(d) }
        func middle(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2) }
        let (ab, bc, cd) = (middle(a, b), middle(b, c), middle(c, d))
        let (abc, bcd) = (middle(ab, bc), middle(bc, cd))
        let half = middle(abc, bcd)
        appendChords(of: [a, ab, abc, half], in: rect, tolerance, depth: depth + 1)
        appendChords(of: [half, bcd, cd, d], in: rect, tolerance, depth: depth + 1)
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
