import Foundation

extension PathGeometry {
    /// The bounding box of the outline, without control points; null for an empty path.
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

    /// The bounding box of all points including control points; null for an empty path.
    package var controlBounds: CGRect {
        var bounds = BoundsAccumulator()
        for point in points { bounds.add(point) }
        return bounds.rect
    }

    /// The rectangle, if the path is a single axis-aligned rectangle; otherwise nil.
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

/// Accumulates the bounding box of points.
private struct BoundsAccumulator {
    private var low = SIMD2<Double>(repeating: .infinity)
    private var high = SIMD2<Double>(repeating: -.infinity)

    @inline(__always) mutating func add(_ point: CGPoint) {
        let position = SIMD2(Double(point.x), Double(point.y))
        low.replace(with: position, where: position .< low)
        high.replace(with: position, where: position .> high)
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
