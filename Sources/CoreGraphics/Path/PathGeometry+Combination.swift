import Foundation

/// How the areas of two paths are combined.
package enum PathCombination: Sendable {
    case union, intersection, subtraction, symmetricDifference

    fileprivate func contains(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}

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
        let edges = (first.boundaryEdges + second.boundaryEdges).splitAtIntersections()
        let areas = (PolygonArea(first, evenOdd: evenOdd), PolygonArea(second, evenOdd: evenOdd))
        let inside = { (point: CGPoint) in combination.contains(areas.0.contains(point), areas.1.contains(point)) }
        return PathGeometry(joining: edges.compactMap { $0.directed(by: inside) }).scaled(by: 1 / scale)
    }

    /// Returns the lines of the path that are inside of the area of another path, or outside of it. Takes quadratic time.
    package func lines(inside isInside: Bool, of other: PathGeometry, evenOdd: Bool) -> PathGeometry {
        let scale = combinationScale(with: other)
        let outline = other.flattenedForCombination(scale: scale)
        let (boundary, area) = (outline.boundaryEdges, PolygonArea(outline, evenOdd: evenOdd))
        var result = PathGeometry()
        for subpath in flattenedForCombination(scale: scale).subpaths {
            var position = subpath.start
            var end: CGPoint?
            for target in subpath.segments.map(\.end) + (subpath.isClosed ? [subpath.start] : []) {
                let edge = PathEdge(position, target)
                position = target
                for part in edge.split(at: boundary) where area.contains((part.start + part.end) * 0.5) == isInside {
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
        for edge in Set(edges) { next[edge.start, default: []].append(edge.end) }
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

/// The area of a path made of lines, divided into rows of equal height: a point is compared only with the lines in its row.
private struct PolygonArea {
    private typealias Line = (start: CGPoint, end: CGPoint)

    private let evenOdd: Bool
    private let top: CGFloat
    private let rowsPerPoint: CGFloat
    private var rows: [[Line]]

    init(_ path: PathGeometry, evenOdd: Bool) {
        self.evenOdd = evenOdd
        var lines: [Line] = []
        for subpath in path.subpaths {
            var position = subpath.start
            for end in subpath.segments.map(\.end) + [subpath.start] {
                if end.y != position.y { lines.append((position, end)) }
                position = end
            }
        }
        let bounds = path.controlBounds
        top = bounds.minY
        let count = min(max(1, lines.count), 4096)
        rowsPerPoint = bounds.height > 0 ? CGFloat(count) / bounds.height : 0
        rows = Array(repeating: [], count: count)
        for line in lines {
            for row in row(at: min(line.start.y, line.end.y))...row(at: max(line.start.y, line.end.y)) { rows[row].append(line) }
        }
    }

    private func row(at y: CGFloat) -> Int { Int(min(max(0, (y - top) * rowsPerPoint), CGFloat(rows.count - 1))) }

    /// Whether a ray from the point to the right crosses the outline as the rule of filling demands. A line has its upper end but not its lower
    /// one, so that an end shared by two lines counts once.
    func contains(_ point: CGPoint) -> Bool {
        var (crossings, winding) = (0, 0)
        for (start, end) in rows[row(at: point.y)] where (start.y <= point.y) != (end.y <= point.y) {
            guard start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x) > point.x else { continue }
            crossings += 1
            winding += end.y > start.y ? 1 : -1
        }
        return evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
    }
}

/// A line of an outline. Its ends are multiples of a small length, so that equal points are equal exactly.
private struct PathEdge: Hashable {
    var start: CGPoint
    var end: CGPoint

    private static let grid: CGFloat = 1 / 4096
    /// The distance from an edge at which its sides are examined, in points.
    private static let sideDistance: CGFloat = 1 / 512

    init(_ start: CGPoint, _ end: CGPoint) {
        func snapped(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x / Self.grid).rounded() * Self.grid, y: (point.y / Self.grid).rounded() * Self.grid)
        }
        (self.start, self.end) = (snapped(start), snapped(end))
    }

    var isEmpty: Bool { start == end }
    var minX: CGFloat { min(start.x, end.x) }
    var maxX: CGFloat { max(start.x, end.x) }
    var minY: CGFloat { min(start.y, end.y) }
    var maxY: CGFloat { max(start.y, end.y) }

    /// The edge with the area on its left (with the y axis downwards: on the side of smaller y for an edge to the right); nil if
    /// both sides are inside or both are outside.
    func directed(by inside: (CGPoint) -> Bool) -> PathEdge? {
        let direction = end - start
        let normal = CGPoint(x: direction.y, y: -direction.x) * (Self.sideDistance / direction.length)
        let middle = (start + end) * 0.5
        let (left, right) = (inside(middle + normal), inside(middle - normal))
        return left == right ? nil : left ? self : PathEdge(end, start)
    }

    /// Returns the parts of the edge between the places at which other edges touch or cross it.
    func split(at others: [PathEdge]) -> [PathEdge] {
        guard !isEmpty else { return [] }
        let near = others.filter { $0.minX <= maxX && $0.maxX >= minX && $0.minY <= maxY && $0.maxY >= minY }
        let cuts = near.flatMap { parameters(of: $0) }.filter { $0 > 0 && $0 < 1 }.sorted()
        let points = [start] + cuts.map { start + (end - start) * $0 } + [end]
        return zip(points, points.dropFirst()).map { PathEdge($0, $1) }.filter { !$0.isEmpty }
    }

    /// The parameters at which other edges touch or cross this edge.
    func parameters(of other: PathEdge) -> [CGFloat] {
        let (d, e, between) = (end - start, other.end - other.start, other.start - start)
        let cross = d.x * e.y - d.y * e.x
        let square = d.x * d.x + d.y * d.y
        if abs(cross) <= 1e-9 * max(1, d.length * e.length) {
            // Parallel: where they overlap, the ends of the other edge.
            guard abs(d.x * between.y - d.y * between.x) <= Self.grid * d.length else { return [] }
            return [other.start, other.end].map { (($0.x - start.x) * d.x + ($0.y - start.y) * d.y) / square }
        }
        let t = (between.x * e.y - between.y * e.x) / cross
        let u = (between.x * d.y - between.y * d.x) / cross
        let slack = Self.grid / e.length
        return u >= -slack && u <= 1 + slack ? [t] : []
    }
}

extension [PathEdge] {
    /// Divides the edges where they cross or touch.
    fileprivate func splitAtIntersections() -> [PathEdge] {
        let sorted = sorted { $0.minX < $1.minX }
        var cuts = [[CGFloat]](repeating: [], count: sorted.count)
        for (index, edge) in sorted.enumerated() {
            for other in index + 1..<Swift.max(index + 1, sorted.count) {
                let candidate = sorted[other]
                if candidate.minX > edge.maxX { break }
                guard candidate.minY <= edge.maxY, candidate.maxY >= edge.minY else { continue }
                cuts[index] += edge.parameters(of: candidate)
                cuts[other] += candidate.parameters(of: edge)
            }
        }
        return zip(sorted, cuts).flatMap { edge, cuts in
            var parts: [PathEdge] = []
            var position = edge.start
            for cut in cuts.sorted() where cut > 0 && cut < 1 {
                let part = PathEdge(position, edge.start + (edge.end - edge.start) * cut)
                guard !part.isEmpty else { continue }
                parts.append(part)
                position = part.end
            }
            let rest = PathEdge(position, edge.end)
            return rest.isEmpty ? parts : parts + [rest]
        }
    }
}

extension CGPath {
    /// Returns the outline of the area inside of at least one of two paths, made of lines.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, by: .union, rule) }

    /// Returns the outline of the area inside of both paths, made of lines.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, by: .intersection, rule)
    }

    /// Returns the outline of the area inside of this path and outside of another, made of lines.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, by: .subtraction, rule)
    }

    /// Returns the outline of the area inside of exactly one of two paths, made of lines.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, by: .symmetricDifference, rule)
    }

    private func combined(with other: CGPath, by combination: PathCombination, _ rule: CGPathFillRule) -> CGPath {
        CGPath(geometry: geometry.combined(with: other.geometry, by: combination, evenOdd: rule == .evenOdd))
    }
}

extension CGPoint {
    fileprivate func limited(to limit: CGFloat) -> CGPoint { CGPoint(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit)) }
}
