import CoreGraphics
import Testing

/// The combined outline contains a point as the two paths do.
@Suite struct PathCombinationRuleTests {
    private static let seeds: [UInt64] = Array(1...12)

    @Test(arguments: seeds)
    func crossingShapes(seed: UInt64) {
        let (first, second) = (randomGeometry(seed: seed), randomGeometry(seed: seed + 1000))
        for evenOdd in [false, true] {
            for (combination, contains) in Self.combinations {
                let combined = first.combined(with: second, by: combination, evenOdd: evenOdd)
                let wrong = Self.wrongPoints(in: CGRect(x: 0, y: 0, width: 100, height: 100), of: combined, evenOdd: evenOdd) { point in
                    contains(first.contains(point, evenOdd: evenOdd), second.contains(point, evenOdd: evenOdd))
                }
                #expect(wrong.isEmpty, "\(combination), even-odd \(evenOdd)")
            }
        }
    }

    /// The outline of a wide line along a thin shape has many short edges that nearly touch.
    @Test(arguments: seeds)
    func thinShapesAndTheirOwnLines(seed: UInt64) {
        let shape = thinShape(seed: seed)
        let parameters = StrokeParameters(width: 60 + CGFloat(seed % 7) * 25, cap: .round, join: .round)
        let line = shape.stroked(parameters, tolerance: 2)
        let union = shape.combined(with: line, by: .union, evenOdd: false)
        let wrong = Self.wrongPoints(in: line.controlBounds, of: union, evenOdd: false) { point in
            shape.contains(point, evenOdd: false) || line.contains(point, evenOdd: false)
        }
        #expect(wrong.isEmpty)
    }

    @Test func equalPathsHaveEqualCombinations() {
        let outlines = (0..<4).map { _ in
            randomGeometry(seed: 7).combined(with: randomGeometry(seed: 8), by: .symmetricDifference, evenOdd: true).points
        }
        #expect(outlines.allSatisfy { $0 == outlines[0] && !$0.isEmpty })
    }

    private static let combinations: [(PathCombination, @Sendable (Bool, Bool) -> Bool)] = [
        (.union, { $0 || $1 }), (.intersection, { $0 && $1 }), (.subtraction, { $0 && !$1 }), (.symmetricDifference, { $0 != $1 }),
    ]

    /// The points of a lattice at which an outline differs from an area. Points near the boundary of the area are left out, where lines
    /// replace curves.
    private static func wrongPoints(
        in box: CGRect, of outline: PathGeometry, evenOdd: Bool, area: (CGPoint) -> Bool
    ) -> [CGPoint] {
        let distance = 0.002 * max(box.width, box.height)
        let count = 18
        var wrong: [CGPoint] = []
        for row in 0..<count {
            for column in 0..<count {
                let point = CGPoint(
                    x: box.minX + box.width * (CGFloat(column) + 0.37) / CGFloat(count),
                    y: box.minY + box.height * (CGFloat(row) + 0.41) / CGFloat(count))
                let isInside = area(point)
                guard outline.contains(point, evenOdd: evenOdd) != isInside else { continue }
                let neighbours = [(1, 0), (-1, 0), (0, 1), (0, -1)].map { x, y in
                    CGPoint(x: point.x + CGFloat(x) * distance, y: point.y + CGFloat(y) * distance)
                }
                if neighbours.allSatisfy({ area($0) == isInside }) { wrong.append(point) }
            }
        }
        return wrong
    }

    /// A long, bent band of lines.
    private func thinShape(seed: UInt64) -> PathGeometry {
        var generator = Generator(state: seed)
        var (left, right): ([CGPoint], [CGPoint]) = ([], [])
        var point = CGPoint(x: 200, y: 0)
        var angle = CGFloat.random(in: -0.2...0.2, using: &generator)
        for _ in 0..<Int.random(in: 6...16, using: &generator) {
            left.append(point)
            right.append(CGPoint(x: point.x + .random(in: 20...50, using: &generator), y: point.y))
            angle += .random(in: -0.01...0.01, using: &generator)
            point = CGPoint(x: point.x + 50 * sin(angle), y: point.y + 50 * cos(angle))
        }
        var path = PathGeometry()
        path.move(to: left[0])
        for point in left.dropFirst() + right.reversed() { path.addLine(to: point) }
        path.close()
        return path
    }
}
