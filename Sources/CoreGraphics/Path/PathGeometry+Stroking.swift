import Foundation

/// The parameters of stroking a path.
package struct StrokeParameters: Hashable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: CGFloat

    package init(width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }
}

extension PathGeometry {
    /// Returns the outline of the stroked path, to be filled with the non-zero winding rule, with curves within `tolerance`
    /// points.
    ///
    /// The result is empty unless the width is positive and finite.
    package func stroked(_ parameters: StrokeParameters, tolerance: CGFloat = 0.01) -> PathGeometry {
        guard parameters.width > 0, parameters.width.isFinite else { return PathGeometry() }
        var outliner = StrokeOutliner(parameters: parameters, tolerance: tolerance)
        for subpath in subpaths { outliner.add(subpath) }
        return outliner.outline
    }
}

/// Builds the outline of a stroke from its left side in forward direction and its right side in backward direction.
private struct StrokeOutliner {
    let parameters: StrokeParameters
    let tolerance: CGFloat
    var outline = PathGeometry()

    private var half: CGFloat { parameters.width / 2 }

    init(parameters: StrokeParameters, tolerance: CGFloat) {
        self.parameters = parameters
        self.tolerance = tolerance
    }

    mutating func add(_ subpath: PathGeometry.Subpath) {
        let forwards = subpath.directedSegments
        guard let first = forwards.first, let last = forwards.last else {
            // A move alone draws nothing; a line of length zero draws its caps.
            if subpath.isClosed || !subpath.segments.isEmpty { addDot(at: subpath.start) }
            return
        }
        let backwards = forwards.reversed().map(\.reversed)
        if subpath.isClosed {
            addSide(forwards, isClosed: true, continues: false)
            outline.close()
            addSide(backwards, isClosed: true, continues: false)
            outline.close()
        } else {
            addSide(forwards, isClosed: false, continues: false)
            addCap(at: last.segment.end, direction: last.endDirection)
            addSide(backwards, isClosed: false, continues: true)
            addCap(at: first.segment.start, direction: first.startDirection * -1)
            outline.close()
        }
    }

    private mutating func addDot(at point: CGPoint) {
        let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
        switch parameters.cap {
        case .butt: break
        case .round: outline.addEllipse(in: box)
        case .square: outline.addRect(box)
        }
    }

    /// Adds the line at half the width to the left (from x towards y) of the segments.
    private mutating func addSide(_ segments: [DirectedSegment], isClosed: Bool, continues: Bool) {
        var previousDirection: CGPoint?
        for directed in segments {
            let (segment, startDirection) = (directed.segment, directed.startDirection)
            let start = segment.start + startDirection.turned * half
            if let previousDirection {
                addJoin(at: segment.start, from: previousDirection, to: startDirection)
            } else if continues {
                // The cap has usually added this point already.
                if outline.currentPoint != start { outline.addLine(to: start) }
            } else {
                outline.move(to: start)
            }
            addParallel(to: directed)
            previousDirection = directed.endDirection
        }
        if isClosed, let previousDirection, let first = segments.first {
            addJoin(at: first.segment.start, from: previousDirection, to: first.startDirection)
        }
    }

    /// Connects the sides of two segments that meet at a point.
    private mutating func addJoin(at point: CGPoint, from incoming: CGPoint, to outgoing: CGPoint) {
        let turn = incoming.cross(outgoing), alignment = incoming.dot(outgoing)
        let next = point + outgoing.turned * half
        if abs(turn) < 1e-9 && alignment > 0 {
            outline.addLine(to: next)
            return
        }
        if turn > 0 {
            // The inner side: through the corner itself, which is inside the stroke however short the segments are.
            outline.addLine(to: point)
            outline.addLine(to: next)
            return
        }
        switch parameters.join {
        case .bevel:
            break
        case .round:
            addArc(around: point, from: incoming.turned, sweep: alignment < 0 && abs(turn) < 1e-9 ? -.pi : atan2(turn, alignment))
            return
        case .miter:
            let ratioSquared = 2 / (1 + alignment)
            if alignment > -1, ratioSquared <= parameters.miterLimit * parameters.miterLimit {
                outline.addLine(to: point + (incoming.turned + outgoing.turned) * (half / (1 + alignment)))
            }
        }
        outline.addLine(to: next)
    }

    private mutating func addCap(at point: CGPoint, direction: CGPoint) {
        let side = direction.turned * half, forward = direction * half
        switch parameters.cap {
        case .butt:
            break
        case .square:
            outline.addLine(to: point + side + forward)
            outline.addLine(to: point - side + forward)
        case .round:
            addArc(around: point, from: direction.turned, sweep: -.pi)
        }
        outline.addLine(to: point - side)
    }

    private mutating func addArc(around center: CGPoint, from direction: CGPoint, sweep: CGFloat) {
        outline.addRelativeArc(
            center: center, radius: half, startAngle: atan2(direction.y, direction.x), delta: sweep)
    }
}

/// A segment with its directions, which both sides of its stroke need.
private struct DirectedSegment {
    let segment: CurveSegment
    let startDirection: CGPoint
    let endDirection: CGPoint

    var reversed: DirectedSegment {
        DirectedSegment(segment: segment.reversed, startDirection: endDirection * -1, endDirection: startDirection * -1)
    }
}

extension DirectedSegment {
    /// Creates a segment; nil if it is a single point.
    fileprivate init?(_ segment: CurveSegment) {
        guard let startDirection = segment.startDirection else { return nil }
        guard case .line = segment else {
            guard let endDirection = segment.endDirection else { return nil }
            self.init(segment: segment, startDirection: startDirection, endDirection: endDirection)
            return
        }
        self.init(segment: segment, startDirection: startDirection, endDirection: startDirection)
    }
}

extension PathGeometry.Subpath {
    /// The segments without those caused by rounding errors, such as a closing line between two end points that should be equal.
    /// Such segments have no meaningful direction and would result in wrong joins.
    fileprivate var directedSegments: [DirectedSegment] {
        let segments = segments.compactMap { DirectedSegment($0) }
        guard segments.count > 1 else { return segments }
        var low = start, high = start, largest: CGFloat = 0
        for directed in segments {
            directed.segment.forEachControlPoint { point in
                low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
                high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
                largest = max(largest, abs(point.x), abs(point.y))
            }
        }
        // Relative to single precision in the size of the path, and to double precision in its position.
        let negligible = max((high - low).length * 1e-6, largest * 1e-14)
        var end = start
        let kept = segments.filter { directed in
            // Successive short segments count as one.
            var isFar = false
            directed.segment.forEachControlPoint { isFar = isFar || ($0 - end).length > negligible }
            guard isFar else { return false }
            end = directed.segment.end
            return true
        }
        return kept.isEmpty ? segments : kept
    }
}

extension CurveSegment {
    fileprivate func forEachControlPoint(_ body: (CGPoint) -> Void) {
        body(start)
        switch self {
        case .line: break
        case .quadratic(_, let control, _): body(control)
        case .cubic(_, let control1, let control2, _):
            body(control1)
            body(control2)
        }
        body(end)
    }
}

// MARK: - Parallel curves

extension StrokeOutliner {
    private mutating func addParallel(to directed: DirectedSegment) {
        switch directed.segment {
        case .line(_, let end):
            outline.addLine(to: end + directed.endDirection.turned * half)
        case .quadratic(let start, let control, let end):
            let control1 = start + (control - start) * (2.0 / 3), control2 = end + (control - end) * (2.0 / 3)
            addParallel(toCubic: .cubic(start, control1, control2, end), depth: 0)
        case .cubic:
            addParallel(toCubic: directed.segment, depth: 0)
        }
    }

    /// Adds a curve parallel to a cubic curve, bisecting it until the distance is accurate.
    private mutating func addParallel(toCubic segment: CurveSegment, depth: Int) {
        guard case .cubic(let start, let control1, let control2, let end) = segment,
            let startDirection = segment.startDirection, let endDirection = segment.endDirection
        else { return }
        let offsetStart = start + startDirection.turned * half, offsetEnd = end + endDirection.turned * half
        let startScale = 1 - segment.curvature(at: 0) * half, endScale = 1 - segment.curvature(at: 1) * half
        let candidate = CurveSegment.cubic(
            offsetStart, offsetStart + (control1 - start) * startScale,
            offsetEnd + (control2 - end) * endScale, offsetEnd)
        let isTight = ([0, 0.25, 0.5, 0.75, 1] as [CGFloat]).contains { segment.curvature(at: $0) * half >= 1 }
        if !isTight && startDirection.dot(endDirection) > -1e-6 && isParallel(candidate, to: segment) {
            outline.addLineIfNeeded(to: offsetStart)
            outline.add(candidate)
            return
        }
        // What a tight curve's inner side adds lies within the stroke: there is no need to follow it beyond the tolerance.
        if depth >= (isTight ? 5 : 7) || isTight && segment.isFlat(within: tolerance) {
            let turn = startDirection.cross(endDirection)
            if !isTight && turn <= 0 {
                // The outer side of a cusp is a sharp turn, which is rounded.
                outline.addLineIfNeeded(to: offsetStart)
                addArc(around: start, from: startDirection.turned, sweep: atan2(turn, startDirection.dot(endDirection)))
                outline.addLine(to: offsetEnd)
                return
            }
            // If the curvature is tighter than half the width, a parallel curve would reverse direction and cancel the fill.
            // Follow the chord instead, and go through the curve's own points, as inner joins do.
            let side = ((end - start).normalized ?? endDirection).turned * half
            for point in [start, start + side, end + side, end, offsetEnd] { outline.addLine(to: point) }
            return
        }
        let (left, right) = segment.split(at: 0.5)
        addParallel(toCubic: left, depth: depth + 1)
        addParallel(toCubic: right, depth: depth + 1)
    }

    private func isParallel(_ candidate: CurveSegment, to segment: CurveSegment) -> Bool {
        for t in [0.25, 0.5, 0.75] as [CGFloat] {
            guard let direction = segment.derivative(at: t).normalized else { return false }
            let distance = candidate.point(at: t) - (segment.point(at: t) + direction.turned * half)
            if !(distance.length <= tolerance) { return false }
        }
        return true
    }
}

extension CurveSegment {
    /// Returns the curvature at a parameter, positive if the curve turns from x towards y; zero where the derivative vanishes.
    fileprivate func curvature(at t: CGFloat) -> CGFloat {
        guard case .cubic(let start, let control1, let control2, let end) = self else { return 0 }
        let first = derivative(at: t)
        let second = (control2 - control1 * 2 + start) * (6 * (1 - t)) + (end - control2 * 2 + control1) * (6 * t)
        let speed = first.length
        guard speed > 1e-9 else { return 0 }
        return first.cross(second) / (speed * speed * speed)
    }
}

extension CurveSegment {
    /// Whether the control points of a cubic curve are at most a distance beside its chord, so that the curve is too.
    fileprivate func isFlat(within tolerance: CGFloat) -> Bool {
        guard case .cubic(let start, let control1, let control2, let end) = self, let chord = (end - start).normalized else { return false }
        return max(abs(chord.cross(control1 - start)), abs(chord.cross(control2 - start))) <= tolerance
    }
}

extension PathGeometry {
    fileprivate mutating func addLineIfNeeded(to point: CGPoint) {
        if currentPoint != point { addLine(to: point) }
    }
}
