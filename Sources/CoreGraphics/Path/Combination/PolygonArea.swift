import Foundation

/// The area of a path made of lines, divided into rows of equal height: a point is compared only with the lines in its row.
struct PolygonArea {
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
