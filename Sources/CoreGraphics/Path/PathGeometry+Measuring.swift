import Foundation

extension PathGeometry {
    /// The smallest rectangle around the outline itself, control points not counted; null for an empty path.
    package var tightBounds: CGRect {
        var bounds = BoundsAccumulator()
        var position = CGPoint.zero, start = CGPoint.zero
        forEach { element in
            switch element {
            case .move(let point):
                bounds.add(point)
                position = point
                start = point
            case .line(let point):
                bounds.add(point)
                position = point
            case .quadratic(let control, let point):
                bounds.add(.quadratic(position, control, point))
                position = point
            case .cubic(let control1, let control2, let point):
                bounds.add(.cubic(position, control1, control2, point))
                position = point
            case .close:
                position = start
            }
        }
        return bounds.rect
    }

    /// The smallest rectangle around all points, control points too; null for an empty path.
    package var controlBounds: CGRect {
        var bounds = BoundsAccumulator()
        for point in points { bounds.add(point) }
        return bounds.rect
    }

    /// The rectangle that this path is, if it is a single axis-aligned one.
    package var asRect: CGRect? {
        guard points.count == 4 || (points.count == 5 && points[4] == points[0]) else { return nil }
        let lines: [Verb] = points.count == 4 ? [.move, .line, .line, .line] : [.move, .line, .line, .line, .line]
        guard verbs == lines + [.close] || verbs == lines else { return nil }
        let a = points[0], b = points[1], c = points[2], d = points[3]
        let alongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let alongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        return alongX || alongY ? controlBounds : nil
    }
}

/// The smallest rectangle around points that arrive one by one.
private struct BoundsAccumulator {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

    mutating func add(_ point: CGPoint) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }

    mutating func add(_ segment: CurveSegment) {
        var copy = self
        segment.forEachExtremeCandidate { copy.add($0) }
        self = copy
    }

    var rect: CGRect {
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
