import Foundation

extension CurveSegment {
    /// Returns the number of equal parameter steps for which the chords stay within a tolerance.
    package func stepCount(tolerance: CGFloat) -> Int {
        let bend: CGFloat
        switch self {
        case .line:
            return 1
        case .quadratic(let start, let control, let end):
            bend = (start - control * 2 + end).length / 4
        case .cubic(let start, let control1, let control2, let end):
            bend = max((start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length) * 0.75
        }
        let steps = (bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
        // NaN and very large curves result in the limits.
        return steps >= 1 ? Int(min(steps, 4096)) : 1
    }
}

extension PathGeometry {
    /// Returns the path with curves replaced by chords within a tolerance in points.
    package func flattened(tolerance: CGFloat) -> PathGeometry {
        var result = PathGeometry()
        for subpath in subpaths {
            result.move(to: subpath.start)
            for segment in subpath.segments {
                let steps = segment.stepCount(tolerance: tolerance)
                for step in 1...steps {
                    result.addLine(to: segment.point(at: CGFloat(step) / CGFloat(steps)))
                }
            }
            if subpath.isClosed { result.close() }
        }
        return result
    }
}
