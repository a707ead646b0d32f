import Foundation

extension PathGeometry {
    /// Returns whether a point is inside the filled path. Open subpaths count as closed. Takes linear time.
    package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        guard point.isFinite else { return false }
        var crossings = CrossingCounter(point: point)
        for subpath in subpaths {
            var position = subpath.start
            for segment in subpath.segments {
                crossings.add(segment)
                position = segment.end
            }
            if position != subpath.start { crossings.add(.line(position, subpath.start)) }
        }
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
        case .quadratic, .cubic:
            var lower: CGFloat = 0
            for turn in segment.turningParameters(\.y) + [1] {
                addMonotone(segment, from: lower, to: turn)
                lower = turn
            }
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
