import Foundation

extension PathGeometry {
    /// Returns whether a point is inside the filled path. Open subpaths count as closed. Takes linear time.
    package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        guard point.isFinite else { return false }
        var crossings = CrossingCounter(point: point)
        var (start, position) = (CGPoint.zero, CGPoint.zero)
        forEach { element in
            switch element {
            case .move(let point):
                crossings.add(.line(position, start))
                (start, position) = (point, point)
            case .line(let end):
                crossings.add(.line(position, end))
                position = end
            case .quadratic(let control, let end):
                crossings.add(.quadratic(position, control, end))
                position = end
            case .cubic(let control1, let control2, let end):
                crossings.add(.cubic(position, control1, control2, end))
                position = end
            case .close:
                crossings.add(.line(position, start))
                position = start
            }
        }
        crossings.add(.line(position, start))
        return evenOdd ? crossings.count % 2 != 0 : crossings.winding != 0
    }
}

/// Counts the crossings of outlines with the ray from a point to the right.
///
/// Curves are divided at vertical extrema, so that each part crosses the ray's height at most once. A part includes its upper
/// end but not its lower one, so that a shared end point is counted only once.
private struct CrossingCounter {
    let point: CGPoint
    var count = 0
    var winding = 0

    mutating func add(_ segment: CurveSegment) {
        switch segment {
        case .line:
            addMonotone(segment, from: 0, to: 1)
        case .quadratic(let start, let control, let end):
            addCurve(segment, with: control, control, between: start, end)
        case .cubic(let start, let control1, let control2, let end):
            addCurve(segment, with: control1, control2, between: start, end)
        }
    }

    private mutating func addCurve(
        _ segment: CurveSegment, with control1: CGPoint, _ control2: CGPoint, between start: CGPoint, _ end: CGPoint
    ) {
        // A curve lies within the bounds of its control points.
        guard min(min(start.y, end.y), min(control1.y, control2.y)) <= point.y, max(max(start.y, end.y), max(control1.y, control2.y)) > point.y,
            max(max(start.x, end.x), max(control1.x, control2.x)) > point.x
        else { return }
        var lower: CGFloat = 0
        for turn in segment.turningParameters(\.y) + [1] {
            addMonotone(segment, from: lower, to: turn)
            lower = turn
        }
    }

    private mutating func addMonotone(_ segment: CurveSegment, from lower: CGFloat, to upper: CGFloat) {
        let start = segment.point(at: lower), end = segment.point(at: upper)
        let startsAbove = start.y <= point.y
        guard startsAbove != (end.y <= point.y) else { return }
        guard crossing(of: segment, from: lower, to: upper, startsAbove: startsAbove) > point.x else { return }
        count += 1
        winding += startsAbove ? 1 : -1
    }

    /// Returns the x coordinate of a part at the height of the ray, computed by bisection, which cannot diverge.
    private func crossing(
        of segment: CurveSegment, from lower: CGFloat, to upper: CGFloat, startsAbove: Bool
    ) -> CGFloat {
        if case .line(let start, let end) = segment {
            return start.x + (end.x - start.x) * ((point.y - start.y) / (end.y - start.y))
        }
        var lower = lower, upper = upper
        for _ in 0..<52 {
            let middle = (lower + upper) / 2
            if (segment.point(at: middle).y <= point.y) == startsAbove { lower = middle } else { upper = middle }
        }
        return segment.point(at: upper).x
    }
}
