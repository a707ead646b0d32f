import Foundation

/// A line of an outline. Its ends are multiples of a small length, so that equal points are equal exactly.
struct PathEdge: Hashable {
    var start: CGPoint
    var end: CGPoint

    private static let grid: CGFloat = 1 / 4096

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
    var isHorizontal: Bool { start.y == end.y }

    /// Whether the edge comes before another one in the order of their coordinates.
    func precedes(_ other: PathEdge) -> Bool {
        (start.y, start.x, end.y, end.x) < (other.start.y, other.start.x, other.end.y, other.end.x)
    }

    /// Returns the horizontal position at a vertical one. The edge must not be horizontal.
    func x(at y: CGFloat) -> CGFloat { start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x) }

    /// A place at which an edge is divided.
    struct Cut {
        /// The position on the edge, between 0 at its start and 1 at its end.
        var parameter: CGFloat
        var point: CGPoint
    }

    /// Returns the parts of the edge between the places at which other edges touch or cross it.
    func split(at others: [PathEdge]) -> [PathEdge] {
        guard !isEmpty else { return [] }
        let near = others.filter { $0.minX <= maxX && $0.maxX >= minX && $0.minY <= maxY && $0.maxY >= minY }
        return divided(at: near.flatMap { cuts(by: $0) })
    }

    /// Returns the parts of the edge between some places.
    func divided(at cuts: [Cut]) -> [PathEdge] {
        var parts: [PathEdge] = []
        var position = start
        for point in cuts.sorted(by: { $0.parameter < $1.parameter }).map(\.point) + [end] {
            let part = PathEdge(position, point)
            guard !part.isEmpty else { continue }
            parts.append(part)
            position = part.end
        }
        return parts
    }

    /// Returns the places between the ends of this edge at which another edge touches or crosses it. Ends of the other edge that are nearer to
    /// this edge than the grid is fine lie on it.
    func cuts(by other: PathEdge) -> [Cut] {
        let (d, e) = (end - start, other.end - other.start)
        let length = d.length
        var cuts: [Cut] = []
        for point in [other.start, other.end] where point != start && point != end {
            let offset = point - start
            guard abs(d.x * offset.y - d.y * offset.x) <= Self.grid * length else { continue }
            let parameter = (offset.x * d.x + offset.y * d.y) / (length * length)
            if parameter > 0, parameter < 1 { cuts.append(Cut(parameter: parameter, point: point)) }
        }
        guard cuts.isEmpty else { return cuts }
        let cross = d.x * e.y - d.y * e.x
        guard abs(cross) > 1e-9 * max(1, length * e.length) else { return [] }
        let between = other.start - start
        let t = (between.x * e.y - between.y * e.x) / cross
        let u = (between.x * d.y - between.y * d.x) / cross
        guard t > 0, t < 1, u >= 0, u <= 1 else { return [] }
        return [Cut(parameter: t, point: start + d * t)]
    }
}
