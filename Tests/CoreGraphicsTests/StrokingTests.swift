import CoreGraphics
import Testing

@Suite struct StrokingTests {
    private func line(_ points: (CGFloat, CGFloat)...) -> PathGeometry {
        var path = PathGeometry()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        return path
    }

    @Test(arguments: [
        (CGLineCap.butt, CGRect(x: 10, y: 8, width: 20, height: 4)),
        (.square, CGRect(x: 8, y: 8, width: 24, height: 4)),
        (.round, CGRect(x: 8, y: 8, width: 24, height: 4)),
    ])
    func capsReachAsFarAsTheyShould(cap: CGLineCap, bounds: CGRect) {
        let outline = line((10, 10), (30, 10)).stroked(StrokeParameters(width: 4, cap: cap))
        #expect(close(outline.tightBounds, bounds, within: 1e-6))
        #expect(outline.contains(CGPoint(x: 31.9, y: 11.9), evenOdd: false) == (cap == .square))
    }

    @Test(arguments: [
        (CGLineJoin.miter, 10.0, true, true), (.miter, 1.2, false, false), (.bevel, 10, false, false),
        (.round, 10, false, true),
    ])
    func joinsFillTheCornerTheyShould(join: CGLineJoin, limit: CGFloat, tip: Bool, belly: Bool) {
        let outline = line((0, 0), (20, 0), (20, 20)).stroked(StrokeParameters(width: 8, join: join, miterLimit: limit))
        #expect(outline.contains(CGPoint(x: 23.9, y: -3.9), evenOdd: false) == tip)
        #expect(outline.contains(CGPoint(x: 22.6, y: -2.6), evenOdd: false) == belly)
        #expect(outline.contains(CGPoint(x: 21.5, y: -1.5), evenOdd: false))
    }

    /// The turns of a circle come back to where they began but for rounding, in double or in single precision.
    @Test(arguments: [3, 4, 5, 7, 12], [1e-16, 1e-13, 1e-7] as [CGFloat])
    func polygonsThatNearlyCloseHaveAMitreAtEveryCorner(corners: Int, error: CGFloat) {
        for size in [0.5, 40, 3000] as [CGFloat] {
            let center = CGPoint(x: 3 * size, y: 2 * size)
            var path = PathGeometry()
            for corner in 0...corners {
                let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
                var point = CGPoint(x: center.x + size * cos(angle), y: center.y + size * sin(angle))
                if corner == corners { point = CGPoint(x: center.x + size * (1 - error), y: center.y + size * error) }
                corner == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.close()
            let outline = path.stroked(StrokeParameters(width: size / 10))
            // A mitre reaches out by half the width over the sine of half the angle between the sides.
            let tip = size + size / 20 / cos(.pi / CGFloat(corners))
            for corner in 0..<corners {
                let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
                let point = CGPoint(x: center.x + tip * 0.998 * cos(angle), y: center.y + tip * 0.998 * sin(angle))
                #expect(outline.contains(point, evenOdd: false), "corner \(corner), size \(size)")
            }
        }
    }

    /// Short pieces of a curve are no rounding errors.
    @Test func linesOfManyShortPiecesKeepTheirCourse() {
        var path = PathGeometry()
        path.move(to: CGPoint(x: 10, y: 0))
        for step in 1...20000 {
            let angle = CGFloat(step) / 20000 * .pi
            path.addLine(to: CGPoint(x: 10 * cos(angle), y: 10 * sin(angle)))
        }
        let bounds = path.stroked(StrokeParameters(width: 2)).tightBounds
        #expect(close(bounds, CGRect(x: -11, y: 0, width: 22, height: 11), within: 0.01))
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel], [UInt64](1...8))
    func pointsBesideThePathAreInTheStroke(join: CGLineJoin, seed: UInt64) {
        let path = randomGeometry(seed: seed)
        let outline = path.stroked(StrokeParameters(width: 6, cap: .round, join: join))
        let samples = path.samples(perSegment: 60)
        for subpath in path.subpaths {
            for segment in subpath.segments {
                for step in 1..<10 {
                    let t = CGFloat(step) / 10
                    let point = segment.point(at: t), slope = segment.derivative(at: t)
                    let length = hypot(slope.x, slope.y)
                    for distance in [-2.9, -1, 1, 2.9] {
                        let beside = CGPoint(
                            x: point.x - slope.y / length * distance, y: point.y + slope.x / length * distance)
                        #expect(outline.contains(beside, evenOdd: false))
                    }
                }
            }
        }
        guard join == .round else { return }
        var generator = Generator(state: seed &+ 7)
        for _ in 0..<60 {
            let point = generator.point(in: -10...110)
            guard samples.allSatisfy({ $0.distance(to: point) > 4.5 }) else { continue }
            #expect(!outline.contains(point, evenOdd: false))
        }
    }

    @Test func aStrokedCircleIsARingOfCurves() {
        var circle = PathGeometry()
        circle.addEllipse(in: CGRect(x: 10, y: 10, width: 180, height: 180))
        let ring = circle.stroked(StrokeParameters(width: 20))
        #expect(close(ring.tightBounds, CGRect(x: 0, y: 0, width: 200, height: 200), within: 0.01))
        #expect(ring.verbs.filter { $0 == .cubic }.count <= 32)
        #expect(!ring.contains(CGPoint(x: 100, y: 100), evenOdd: false))
        #expect(ring.contains(CGPoint(x: 100, y: 10), evenOdd: false))
    }

    @Test(arguments: [(CGLineCap.butt, true), (.round, false), (.square, false)])
    func aLineOfNoLengthIsItsCaps(cap: CGLineCap, isEmpty: Bool) {
        let dot = line((5, 5), (5, 5)).stroked(StrokeParameters(width: 4, cap: cap))
        #expect(dot.isEmpty == isEmpty)
        #expect(line((5, 5)).stroked(StrokeParameters(width: 4, cap: cap)).isEmpty)
    }

    struct DashCase: Sendable {
        var phase: CGFloat
        var lengths: [CGFloat]
        var dashes: [[CGFloat]]
    }

    static let dashCases: [DashCase] = [
        DashCase(phase: 0.0, lengths: [4.0, 2], dashes: [[0.0, 4.0], [6, 10], [12, 16], [18, 20]]),
        DashCase(phase: 5, lengths: [4, 2], dashes: [[1, 5], [7, 11], [13, 17], [19, 20]]),
        DashCase(phase: -1, lengths: [4, 2], dashes: [[1, 5], [7, 11], [13, 17], [19, 20]]),
        DashCase(phase: 0, lengths: [3], dashes: [[0, 3], [6, 9], [12, 15], [18, 20]]),
        DashCase(phase: 0, lengths: [1, 2, 3], dashes: [[0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 20]]),
    ]

    @Test(arguments: dashCases)
    func dashesFollowThePattern(dashCase: DashCase) {
        let dashes = line((0, 0), (15, 0), (20, 0)).dashed(phase: dashCase.phase, lengths: dashCase.lengths)
        let ends = dashes.subpaths.map {
            ($0.start.x, $0.segments.last?.end.x ?? $0.start.x)
        }
        #expect(ends.count == dashCase.dashes.count)
        for (dash, expectation) in zip(ends, dashCase.dashes) {
            #expect(close(dash.0, expectation[0]) && close(dash.1, expectation[1]))
        }
    }
}
