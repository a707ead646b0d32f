import Foundation

/// The edges of two outlines, divided where they meet, and the winding numbers on their sides.
struct EdgeArrangement {
    /// The changes of the winding numbers of both outlines.
    private typealias Windings = SIMD2<Int32>

    /// The number of times that edges are divided: cuts are moved to the grid, where they may touch other edges.
    private static let mostDivisions = 6

    /// The edges, which point down, or to the right, with the windings of the outlines along them.
    private let edges: [(edge: PathEdge, windings: Windings)]
    private let top: CGFloat
    private let rowsPerPoint: CGFloat
    /// The indices of the edges that are not horizontal, by rows of equal height.
    private var rows: [[Int]]

    init(_ first: [PathEdge], _ second: [PathEdge]) {
        var windings: [PathEdge: Windings] = [:]
        for (edges, unit) in [(first, Windings(1, 0)), (second, Windings(0, 1))] {
            for edge in edges { windings.add(edge, unit) }
        }
        for _ in 0..<Self.mostDivisions {
            guard let divided = Self.divided(windings) else { break }
            windings = divided
        }
        // In order, so that equal paths have equal combinations.
        edges = windings.filter { $0.value != .zero }.sorted { $0.key.precedes($1.key) }.map { ($0.key, $0.value) }
        top = edges.map(\.edge.minY).min() ?? 0
        let height = (edges.map(\.edge.maxY).max() ?? 0) - top
        let count = min(max(1, edges.count), 4096)
        rowsPerPoint = height > 0 ? CGFloat(count) / height : 0
        rows = Array(repeating: [], count: count)
        for (index, edge) in edges.map(\.edge).enumerated() where !edge.isHorizontal {
            for row in row(at: edge.minY)...row(at: edge.maxY) { rows[row].append(index) }
        }
    }

    /// Divides the edges where they cross or touch; nil if they do so only at their ends.
    private static func divided(_ windings: [PathEdge: Windings]) -> [PathEdge: Windings]? {
        let sorted = windings.sorted { ($0.key.minX, $0.key.minY) < ($1.key.minX, $1.key.minY) }
        var cuts = [[PathEdge.Cut]](repeating: [], count: sorted.count)
        var isDivided = false
        for (index, (edge, _)) in sorted.enumerated() {
            for other in index + 1..<max(index + 1, sorted.count) {
                let candidate = sorted[other].key
                if candidate.minX > edge.maxX { break }
                guard candidate.minY <= edge.maxY, candidate.maxY >= edge.minY else { continue }
                let (here, there) = (edge.cuts(by: candidate), candidate.cuts(by: edge))
                if !here.isEmpty || !there.isEmpty { isDivided = true }
                cuts[index] += here
                cuts[other] += there
            }
        }
        guard isDivided else { return nil }
        var result: [PathEdge: Windings] = [:]
        for ((edge, windings), cuts) in zip(sorted, cuts) {
            for part in edge.divided(at: cuts) { result.add(part, windings) }
        }
        return result
    }

    private func row(at y: CGFloat) -> Int { Int(min(max(0, (y - top) * rowsPerPoint), CGFloat(rows.count - 1))) }

    /// Returns the winding numbers at a point: the sum of the edges that a ray to the right crosses. An edge has its upper end but not its
    /// lower one, or, directly above the point, its lower end but not its upper one.
    private func windings(at point: CGPoint, above: Bool, without excluded: Int?) -> Windings {
        var sum = Windings.zero
        for index in rows[row(at: point.y)] where index != excluded {
            let (edge, windings) = edges[index]
            guard above ? edge.start.y < point.y && edge.end.y >= point.y : edge.start.y <= point.y && edge.end.y > point.y else { continue }
            if edge.x(at: point.y) > point.x { sum &+= windings }
        }
        return sum
    }

    /// Whether a point is in the area of the first outline.
    func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        Self.isFilled(windings(at: point, above: false, without: nil).x, evenOdd: evenOdd)
    }

    private static func isFilled(_ winding: Int32, evenOdd: Bool) -> Bool { evenOdd ? !winding.isMultiple(of: 2) : winding != 0 }

    /// Returns the edges with the combined area on one side only, such that the area is on their left (with the y axis downwards: on the side
    /// of smaller y for an edge to the right).
    func outline(of combination: PathCombination, evenOdd: Bool) -> [PathEdge] {
        func isInside(_ windings: Windings) -> Bool {
            combination.contains(Self.isFilled(windings.x, evenOdd: evenOdd), Self.isFilled(windings.y, evenOdd: evenOdd))
        }
        return edges.indices.compactMap { index in
            let (edge, own) = edges[index]
            let middle = (edge.start + edge.end) * 0.5
            let (left, right): (Windings, Windings)
            if edge.isHorizontal {
                left = windings(at: middle, above: true, without: nil)
                right = windings(at: middle, above: false, without: nil)
            } else {
                left = windings(at: middle, above: false, without: index)
                right = left &+ own
            }
            let (isLeftInside, isRightInside) = (isInside(left), isInside(right))
            return isLeftInside == isRightInside ? nil : isLeftInside ? edge : PathEdge(edge.end, edge.start)
        }
    }
}

extension [PathEdge: SIMD2<Int32>] {
    /// Adds the windings along an edge, in the direction in which edges are stored.
    fileprivate mutating func add(_ edge: PathEdge, _ windings: SIMD2<Int32>) {
        guard !edge.isEmpty else { return }
        let isReversed = edge.start.y == edge.end.y ? edge.start.x > edge.end.x : edge.start.y > edge.end.y
        self[isReversed ? PathEdge(edge.end, edge.start) : edge, default: .zero] &+= isReversed ? .zero &- windings : windings
    }
}
