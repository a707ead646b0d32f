import Foundation

extension PathGeometry {
    /// The distance by which the lines that replace curves may be off, in points.
    private static var combinationTolerance: CGFloat { 0.02 }
    /// The extent to which smaller paths are enlarged, in points.
    private static var leastCombinedExtent: CGFloat { 512 }
    /// The largest coordinate; paths are cut off beyond it.
    private static var combinationLimit: CGFloat { 1e9 }

    /// Returns the outline of the combined areas of two filled paths, made of lines. Takes quadratic time.
    package func combined(with other: PathGeometry, by combination: PathCombination, evenOdd: Bool) -> PathGeometry {
        let scale = combinationScale(with: other)
        let (first, second) = (flattenedForCombination(scale: scale), other.flattenedForCombination(scale: scale))
        let arrangement = EdgeArrangement(first.boundaryEdges, second.boundaryEdges)
        return PathGeometry(joining: arrangement.outline(of: combination, evenOdd: evenOdd)).scaled(by: 1 / scale)
    }

    /// Returns the lines of the path that are inside of the area of another path, or outside of it. Takes quadratic time.
    package func lines(inside isInside: Bool, of other: PathGeometry, evenOdd: Bool) -> PathGeometry {
        let scale = combinationScale(with: other)
        let boundary = other.flattenedForCombination(scale: scale).boundaryEdges
        let area = EdgeArrangement(boundary, [])
        var result = PathGeometry()
        for subpath in flattenedForCombination(scale: scale).subpaths {
            var position = subpath.start
            var end: CGPoint?
            for target in subpath.segments.map(\.end) + (subpath.isClosed ? [subpath.start] : []) {
                let edge = PathEdge(position, target)
                position = target
                for part in edge.split(at: boundary) where area.contains((part.start + part.end) * 0.5, evenOdd: evenOdd) == isInside {
                    if end != part.start { result.move(to: part.start) }
                    result.addLine(to: part.end)
                    end = part.end
                }
            }
        }
        return result.scaled(by: 1 / scale)
    }

    /// The power of two by which paths are enlarged for combination, so that the small lengths of ``PathEdge`` are small beside them.
    private func combinationScale(with other: PathGeometry) -> CGFloat {
        let bounds = controlBounds.union(other.controlBounds)
        let extent = max(bounds.width, bounds.height, abs(bounds.midX), abs(bounds.midY))
        guard extent > 0, extent.isFinite, extent < Self.leastCombinedExtent else { return 1 }
        return CGFloat(sign: .plus, exponent: min(20, (Self.leastCombinedExtent / extent).exponent + 1), significand: 1)
    }

    private func scaled(by scale: CGFloat) -> PathGeometry {
        scale == 1 ? self : applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Returns the path made of lines, with coordinates of which products do not overflow.
    private func flattenedForCombination(scale: CGFloat) -> PathGeometry {
        let flat = flattened(tolerance: Self.combinationTolerance).scaled(by: scale)
        let bounds = flat.controlBounds
        guard max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY)) > Self.combinationLimit else { return flat }
        var result = PathGeometry()
        for subpath in flat.subpaths {
            result.move(to: subpath.start.limited(to: Self.combinationLimit))
            for segment in subpath.segments { result.addLine(to: segment.end.limited(to: Self.combinationLimit)) }
            if subpath.isClosed { result.close() }
        }
        return result
    }

    /// The lines of all subpaths, closed.
    private var boundaryEdges: [PathEdge] {
        var edges: [PathEdge] = []
        for subpath in subpaths {
            var position = subpath.start
            for segment in subpath.segments {
                edges.append(PathEdge(position, segment.end))
                position = segment.end
            }
            edges.append(PathEdge(position, subpath.start))
        }
        return edges.filter { !$0.isEmpty }
    }

    /// Creates closed subpaths from the directed edges of an area's outline.
    private init(joining edges: [PathEdge]) {
        self.init()
        var next: [CGPoint: [CGPoint]] = [:]
        for edge in edges { next[edge.start, default: []].append(edge.end) }
        for start in edges.map(\.start) {
            guard var point = next[start]?.popLast() else { continue }
            move(to: start)
            var last = start
            while point != start {
                addLine(to: point)
                guard let ends = next[point], !ends.isEmpty else { break }
                // Where outlines touch, the sharpest turn to the left keeps each of them simple.
                let here = point
                let choice = ends.indices.min { Self.turn(last, here, ends[$0]) < Self.turn(last, here, ends[$1]) } ?? 0
                (last, point) = (here, ends[choice])
                next[here]?.remove(at: choice)
            }
            close()
        }
    }

    /// The angle by which a path turns clockwise at a point, from -π (back) to π.
    private static func turn(_ from: CGPoint, _ at: CGPoint, _ to: CGPoint) -> CGFloat {
        let (a, b) = (at - from, to - at)
        return atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
    }
}

extension CGPoint {
    fileprivate func limited(to limit: CGFloat) -> CGPoint { CGPoint(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit)) }
}
