import Foundation

/// A line or Bézier curve with both end points.
package enum CurveSegment: Hashable, Sendable {
    case line(CGPoint, CGPoint)
    case quadratic(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    package var start: CGPoint {
        switch self {
        case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    package var end: CGPoint {
        switch self {
        case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// The segment in the opposite direction.
    package var reversed: CurveSegment {
        switch self {
        case .line(let start, let end): .line(end, start)
        case .quadratic(let start, let control, let end): .quadratic(end, control, start)
        case .cubic(let start, let control1, let control2, let end): .cubic(end, control2, control1, start)
        }
    }

    /// Returns the point at a parameter in 0...1. The end points are exact.
    package func point(at t: CGFloat) -> CGPoint {
        if t <= 0 { return start }
        if t >= 1 { return end }
        let s = 1 - t
        switch self {
        case .line(let start, let end):
            return start * s + end * t
        case .quadratic(let start, let control, let end):
            return start * (s * s) + control * (2 * s * t) + end * (t * t)
        case .cubic(let start, let control1, let control2, let end):
            let left = start * (s * s * s) + control1 * (3 * s * s * t)
            let right = control2 * (3 * s * t * t) + end * (t * t * t)
            return left + right
        }
    }

    /// Returns the derivative with respect to the parameter.
    package func derivative(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        switch self {
        case .line(let start, let end):
            return end - start
        case .quadratic(let start, let control, let end):
            return (control - start) * (2 * s) + (end - control) * (2 * t)
        case .cubic(let start, let control1, let control2, let end):
            let outer = (control1 - start) * (3 * s * s) + (end - control2) * (3 * t * t)
            return outer + (control2 - control1) * (6 * s * t)
        }
    }

    /// The unit direction at the start; nil if the segment is a single point.
    package var startDirection: CGPoint? {
        switch self {
        case .line(let start, let end):
            return (end - start).normalized
        case .quadratic(let start, let control, let end):
            return (control - start).normalized ?? (end - start).normalized
        case .cubic(let start, let control1, let control2, let end):
            return (control1 - start).normalized ?? (control2 - start).normalized ?? (end - start).normalized
        }
    }

    /// The unit direction at the end; nil if the segment is a single point.
    package var endDirection: CGPoint? {
        reversed.startDirection.map { $0 * -1 }
    }

    /// Returns the parts before and after a parameter.
    package func split(at t: CGFloat) -> (CurveSegment, CurveSegment) {
        func between(_ first: CGPoint, _ second: CGPoint) -> CGPoint { first * (1 - t) + second * t }
        switch self {
        case .line(let start, let end):
            let middle = between(start, end)
            return (.line(start, middle), .line(middle, end))
        case .quadratic(let start, let control, let end):
            let left = between(start, control), right = between(control, end)
            let middle = between(left, right)
            return (.quadratic(start, left, middle), .quadratic(middle, right, end))
        case .cubic(let start, let control1, let control2, let end):
            let first = between(start, control1), second = between(control1, control2), third = between(control2, end)
            let left = between(first, second), right = between(second, third)
            let middle = between(left, right)
            return (.cubic(start, first, left, middle), .cubic(middle, right, third, end))
        }
    }

    /// Returns the part between two parameters, of the same kind.
    package func part(from lower: CGFloat, to upper: CGFloat) -> CurveSegment {
        var result = self
        if upper < 1 { result = result.split(at: upper).0 }
        if lower > 0 { result = result.split(at: upper > 0 ? min(1, lower / min(1, upper)) : 0).1 }
        return result
    }
}

// MARK: - Extent

extension CurveSegment {
    /// Returns the parameters strictly inside 0...1 at which a coordinate has an extremum, in ascending order.
    package func turningParameters(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let candidates: [CGFloat]
        switch self {
        case .line:
            return []
        case .quadratic(let start, let control, let end):
            let first = control[keyPath: coordinate] - start[keyPath: coordinate]
            let second = end[keyPath: coordinate] - control[keyPath: coordinate]
            candidates = first == second ? [] : [first / (first - second)]
        case .cubic(let start, let control1, let control2, let end):
            let first = control1[keyPath: coordinate] - start[keyPath: coordinate]
            let second = control2[keyPath: coordinate] - control1[keyPath: coordinate]
            let third = end[keyPath: coordinate] - control2[keyPath: coordinate]
            candidates = realRoots(first - 2 * second + third, 2 * (second - first), first)
        }
        return candidates.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// Calls a function with points that include the extrema of both coordinates.
    package func forEachExtremeCandidate(_ body: (CGPoint) -> Void) {
        body(start)
        body(end)
        // A curve lies between its control points. If these lie between its ends, so do the extrema.
        if !areControlsBetweenEnds({ $0.x }) { for t in turningParameters(\.x) { body(point(at: t)) } }
        if !areControlsBetweenEnds({ $0.y }) { for t in turningParameters(\.y) { body(point(at: t)) } }
    }

    /// Whether a coordinate of the control points lies between those of the ends.
    private func areControlsBetweenEnds(_ coordinate: (CGPoint) -> CGFloat) -> Bool {
        let (first, last) = (coordinate(start), coordinate(end))
        let (low, high) = (min(first, last), max(first, last))
        func isBetween(_ point: CGPoint) -> Bool { coordinate(point) >= low && coordinate(point) <= high }
        return switch self {
        case .line: true
        case .quadratic(_, let control, _): isBetween(control)
        case .cubic(_, let control1, let control2, _): isBetween(control1) && isBetween(control2)
        }
    }
}

/// Returns the real roots of `a t² + b t + c`, computed without cancellation.
func realRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let scale = max(abs(a), abs(b), abs(c))
    guard scale > 0, scale.isFinite else { return [] }
    let a = a / scale, b = b / scale, c = c / scale
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return q == 0 ? [0] : [q / a, c / q]
}

// MARK: - Vector arithmetic

extension CGPoint {
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
    static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }

    func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
    var length: CGFloat {
        let squared = x * x + y * y
        // The library's function takes several times as long; beyond these limits squares have too few digits.
        return squared > 1e-200 && squared < 1e200 ? squared.squareRoot() : hypot(x, y)
    }

    /// The vector rotated by a quarter turn, from the x axis towards the y axis.
    var turned: CGPoint { CGPoint(x: -y, y: x) }

    /// The unit vector in this direction; nil for a vector without direction.
    var normalized: CGPoint? {
        let length = self.length
        guard length > 0, length.isFinite else { return nil }
        return CGPoint(x: x / length, y: y / length)
    }
}
