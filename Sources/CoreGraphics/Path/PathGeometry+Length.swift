import Foundation

extension CurveSegment {
    /// Returns the arc length between two parameters, in points.
    package func length(from lower: CGFloat = 0, to upper: CGFloat = 1) -> CGFloat {
        if case .line(let start, let end) = self { return (end - start).length * (upper - lower) }
        // A cusp would reduce the accuracy of the quadrature; dividing into quarters keeps the error far below a pixel.
        let parts: CGFloat = 4
        var total: CGFloat = 0
        for part in 0..<Int(parts) {
            let from = lower + (upper - lower) * CGFloat(part) / parts
            let half = (upper - lower) / parts / 2
            for (node, weight) in gaussLegendreNodes {
                total += derivative(at: from + half * (1 + node)).length * weight * half
            }
        }
        return total
    }

    /// Returns the parameter at an arc length.
    package func parameter(atLength target: CGFloat, of total: CGFloat) -> CGFloat {
        guard total > 0, target > 0 else { return 0 }
        guard target < total else { return 1 }
        if case .line = self { return target / total }
        var lower: CGFloat = 0, upper: CGFloat = 1
        var guess = target / total
        for _ in 0..<40 {
            let error = length(from: 0, to: guess) - target
            if abs(error) <= total * 1e-10 { break }
            if error > 0 { upper = guess } else { lower = guess }
            let speed = derivative(at: guess).length
            let newton = speed > 0 ? guess - error / speed : lower
            guess = newton > lower && newton < upper ? newton : (lower + upper) / 2
        }
        return guess
    }
}

/// The abscissas and weights of Gauss-Legendre quadrature with eight nodes on -1...1.
private let gaussLegendreNodes: [(CGFloat, CGFloat)] = [
    (-0.9602898564975363, 0.1012285362903763), (-0.7966664774136267, 0.2223810344533745),
    (-0.5255324099163290, 0.3137066458778873), (-0.1834346424956498, 0.3626837833783620),
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
]

extension PathGeometry {
    /// The length of the outline in points, including closing lines.
    package var length: CGFloat {
        subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length() } }
    }

    /// Returns the part of the outline between two fractions of its length. Curves remain curves.
    ///
    /// Fractions are limited to 0...1. The result is empty if `from` is not less than `to`, and the path itself if the part is
    /// the whole.
    package func trimmed(from: CGFloat, to: CGFloat) -> PathGeometry {
        let from = from.isNaN ? 0 : min(1, max(0, from)), to = to.isNaN ? 1 : min(1, max(0, to))
        if from <= 0 && to >= 1 { return self }
        guard from < to else { return PathGeometry() }
        let subpaths = self.subpaths
        let lengths = subpaths.map { $0.segments.map { $0.length() } }
        let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
        guard total > 0, total.isFinite else { return PathGeometry() }
        let first = from * total, last = to * total
        var result = PathGeometry()
        var travelled: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            var isDrawing = false
            for (segment, length) in zip(subpath.segments, lengths) {
                defer { travelled += length }
                guard length > 0, travelled < last, travelled + length > first else { continue }
                let lower = segment.parameter(atLength: first - travelled, of: length)
                let upper = segment.parameter(atLength: last - travelled, of: length)
                let part = segment.part(from: lower, to: upper)
                if !isDrawing { result.move(to: part.start) }
                isDrawing = true
                result.add(part)
            }
        }
        return result
    }
}
