import CoreGraphics
import SwiftUICore

/// Builds the path through points with an interpolation method.
///
/// Catmull-Rom: E. Catmull, R. Rom, "A class of local interpolating splines" (1974), with the parameters of P. J. Barry and
/// R. N. Goldman (1988). Monotone: M. Steffen, "A simple method for monotonic interpolation in one dimension" (1990).
enum CurvePath {
    /// Adds the curve through points, beginning with a line to the first one if the path has a current point.
    static func add(_ points: [CGPoint], method: InterpolationMethod, to path: inout Path, continuing: Bool = false) {
        guard let first = points.first else { return }
        if case .linear = method.kind, !continuing { return path.addLines(points) }
        if continuing { path.addLine(to: first) } else { path.move(to: first) }
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart: steps(points, at: 0, &path)
        case .stepCenter: steps(points, at: 0.5, &path)
        case .stepEnd: steps(points, at: 1, &path)
        case .catmullRom(let alpha): catmullRom(points, alpha: alpha, &path)
        case .cardinal(let tension): cardinal(points, tension: tension, &path)
        case .monotone: monotone(points, &path)
        }
    }

    private static func steps(_ points: [CGPoint], at part: CGFloat, _ path: inout Path) {
        for (first, second) in zip(points, points.dropFirst()) {
            let x = first.x + (second.x - first.x) * part
            path.addLine(to: CGPoint(x: x, y: first.y))
            path.addLine(to: CGPoint(x: x, y: second.y))
            path.addLine(to: second)
        }
    }

    private static func neighbours(_ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
        (points[max(0, index - 1)], points[index], points[index + 1], points[min(points.count - 1, index + 2)])
    }

    private static func cardinal(_ points: [CGPoint], tension: CGFloat, _ path: inout Path) {
        let factor = (1 - tension) / 6
        for index in 0..<(points.count - 1) {
            let (before, start, end, after) = neighbours(points, index)
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + (end.x - before.x) * factor, y: start.y + (end.y - before.y) * factor),
                control2: CGPoint(x: end.x - (after.x - start.x) * factor, y: end.y - (after.y - start.y) * factor))
        }
    }

    private static func catmullRom(_ points: [CGPoint], alpha: CGFloat, _ path: inout Path) {
        func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
            pow((second.x - first.x) * (second.x - first.x) + (second.y - first.y) * (second.y - first.y), alpha / 2)
        }
        for index in 0..<(points.count - 1) {
            let (before, start, end, after) = neighbours(points, index)
            let (d1, d2, d3) = (distance(before, start), distance(start, end), distance(end, after))
            var (control1, control2) = (start, end)
            if d1 > 1e-9 {
                let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
                let n = 3 * d1 * (d1 + d2)
                control1 = CGPoint(
                    x: (start.x * a - before.x * d2 * d2 + end.x * d1 * d1) / n, y: (start.y * a - before.y * d2 * d2 + end.y * d1 * d1) / n)
            }
            if d3 > 1e-9 {
                let b = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2
                let m = 3 * d3 * (d3 + d2)
                control2 = CGPoint(
                    x: (end.x * b + start.x * d3 * d3 - after.x * d2 * d2) / m, y: (end.y * b + start.y * d3 * d3 - after.y * d2 * d2) / m)
            }
            path.addCurve(to: end, control1: control1, control2: control2)
        }
    }

    /// Monotone along the axis in which the points advance: x, unless they have all the same x.
    private static func monotone(_ points: [CGPoint], _ path: inout Path) {
        let isVertical = abs(points[points.count - 1].y - points[0].y) > 0 && points.allSatisfy { $0.x.isFinite } && !advances(points)
        let flipped = isVertical ? points.map { CGPoint(x: $0.y, y: $0.x) } : points
        let slopes = zip(flipped, flipped.dropFirst()).map { $1.x == $0.x ? 0 : ($1.y - $0.y) / ($1.x - $0.x) }
        var tangents = [CGFloat](repeating: 0, count: flipped.count)
        for index in 1..<max(1, flipped.count - 1) {
            let (h0, h1) = (flipped[index].x - flipped[index - 1].x, flipped[index + 1].x - flipped[index].x)
            let (s0, s1) = (slopes[index - 1], slopes[index])
            guard h0 + h1 != 0, s0 * s1 > 0 else { continue }
            let mean = (s0 * h1 + s1 * h0) / (h0 + h1)
            let limit = min(abs(s0), abs(s1), 0.5 * abs(mean)) * 2
            tangents[index] = s0 < 0 ? -limit : limit
        }
        if slopes.count > 0 {
            tangents[0] = slopes.count > 1 ? (3 * slopes[0] - tangents[1]) / 2 : slopes[0]
            let last = flipped.count - 1
            tangents[last] = slopes.count > 1 ? (3 * slopes[last - 1] - tangents[last - 1]) / 2 : slopes[0]
        }
        func restored(_ point: CGPoint) -> CGPoint { isVertical ? CGPoint(x: point.y, y: point.x) : point }
        for index in 0..<(flipped.count - 1) {
            let (start, end) = (flipped[index], flipped[index + 1])
            let third = (end.x - start.x) / 3
            path.addCurve(
                to: restored(end), control1: restored(CGPoint(x: start.x + third, y: start.y + third * tangents[index])),
                control2: restored(CGPoint(x: end.x - third, y: end.y - third * tangents[index + 1])))
        }
    }

    /// Whether x never changes its direction.
    private static func advances(_ points: [CGPoint]) -> Bool {
        let steps = zip(points, points.dropFirst()).map { $1.x - $0.x }
        return steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }
    }
}

extension InterpolationMethod {
    /// The method for the same curve in the opposite direction.
    var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
