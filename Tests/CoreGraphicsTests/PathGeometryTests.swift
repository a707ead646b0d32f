import CoreGraphics
import Testing

@Suite struct PathGeometryTests {
    static let seeds: [UInt64] = Array(1...12)

    // MARK: Bounds

    @Test(arguments: seeds)
    func tightBoundsAreThoseOfTheOutline(seed: UInt64) {
        let path = randomGeometry(seed: seed)
        let points = path.samples(perSegment: 4000)
        let low = CGPoint(x: points.map(\.x).min() ?? 0, y: points.map(\.y).min() ?? 0)
        let high = CGPoint(x: points.map(\.x).max() ?? 0, y: points.map(\.y).max() ?? 0)
        let sampled = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        #expect(close(path.tightBounds, sampled, within: 1e-3))
        #expect(path.controlBounds.insetBy(dx: -1e-9, dy: -1e-9).contains(path.tightBounds))
    }

    @Test func controlPointsCountForTheControlBoundsOnly() {
        var path = PathGeometry()
        path.move(to: .zero)
        path.addCubic(to: CGPoint(x: 0, y: 30), control1: CGPoint(x: 40, y: 0), control2: CGPoint(x: 40, y: 30))
        #expect(close(path.tightBounds, CGRect(x: 0, y: 0, width: 30, height: 30)))
        #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(PathGeometry().tightBounds.isNull)
    }

    // MARK: Building

    @Test func aPathOfManyPartsIsSeldomCopied() {
        var part = PathGeometry()
        part.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        var path = PathGeometry()
        var capacities: Set<Int> = []
        for index in 0..<1000 {
            path.append(part, transform: CGAffineTransform(translationX: CGFloat(index), y: 0))
            capacities.insert(path.points.capacity)
        }
        #expect(path.points.count == 1000 * part.points.count && capacities.count < 20)
    }

    // MARK: Containment

    /// The winding number of a closed polyline by the angles its edges are seen under.
    private func winding(of path: PathGeometry, around point: CGPoint) -> Int {
        var angle = 0.0
        for subpath in path.subpaths {
            var points: [CGPoint] = [subpath.start]
            for segment in subpath.segments {
                points += (1...400).map { segment.point(at: CGFloat($0) / 400) }
            }
            points.append(subpath.start)
            for (from, to) in zip(points, points.dropFirst()) {
                let first = atan2(from.y - point.y, from.x - point.x), second = atan2(to.y - point.y, to.x - point.x)
                angle += remainder(second - first, 2 * .pi)
            }
        }
        return Int((angle / (2 * .pi)).rounded())
    }

    @Test(arguments: seeds)
    func containmentFollowsTheWindingNumber(seed: UInt64) {
        let path = randomGeometry(seed: seed)
        let outline = path.samples(perSegment: 100)
        var generator = Generator(state: seed &+ 100)
        for _ in 0..<60 {
            let point = generator.point(in: -10...110)
            guard outline.allSatisfy({ $0.distance(to: point) > 0.5 }) else { continue }
            let expected = winding(of: path, around: point)
            #expect(path.contains(point, evenOdd: false) == (expected != 0))
            #expect(path.contains(point, evenOdd: true) == (expected % 2 != 0))
        }
    }

    @Test(arguments: [0.0, 10, 20, 30, 40])
    func raysThroughCornersCountThemOnce(height: CGFloat) {
        // A diamond whose corners and a doubled vertex lie exactly on the rays.
        var path = PathGeometry()
        for (index, point) in [(20, 0), (30, 10), (40, 20), (20, 40), (0, 20), (10, 10)].enumerated() {
            let corner = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: corner) : path.addLine(to: corner)
        }
        #expect(!path.contains(CGPoint(x: -5, y: height), evenOdd: true))
        #expect(!path.contains(CGPoint(x: 45, y: height), evenOdd: true))
        #expect(path.contains(CGPoint(x: 20, y: height), evenOdd: true) == (height > 0 && height < 40))
    }

    // MARK: Length

    @Test(arguments: [1.0, 10, 250])
    func aCircleIsItsCircumferenceLong(radius: CGFloat) {
        var path = PathGeometry()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
        #expect(close(path.length, 2 * .pi * radius, within: radius * 2e-3))
    }

    @Test(arguments: seeds)
    func lengthIsThatOfFineChords(seed: UInt64) {
        let path = randomGeometry(seed: seed)
        let chords = path.flattened(tolerance: 1e-5).length
        #expect(abs(path.length - chords) < chords * 1e-3)
    }

    // MARK: Trimming

    @Test(arguments: seeds, [(0.0, 0.5), (0.25, 0.75), (0.9, 1.0), (0.1, 0.11)])
    func aTrimmedPathHasItsShareOfTheLength(seed: UInt64, range: (Double, Double)) {
        let path = randomGeometry(seed: seed)
        let trimmed = path.trimmed(from: range.0, to: range.1)
        #expect(close(trimmed.length, path.length * (range.1 - range.0), within: path.length * 1e-4))
    }

    @Test func trimmingKeepsCurvesCurves() {
        var path = PathGeometry()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.trimmed(from: 0, to: 0.5).verbs == [.move, .cubic, .cubic])
        #expect(path.trimmed(from: 0.125, to: 0.25).verbs == [.move, .cubic])
        let half = path.trimmed(from: 0, to: 0.5).tightBounds
        #expect(close(half, CGRect(x: 0, y: 50, width: 100, height: 50), within: 1e-6))
    }

    @Test func trimmingToNothingAndToEverything() {
        let path = randomGeometry(seed: 5)
        #expect(path.trimmed(from: 0, to: 1) == path)
        #expect(path.trimmed(from: -3, to: 9) == path)
        #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
    }

    // MARK: Arcs

    typealias ArcCase = (start: Double, end: Double, clockwise: Bool, sweep: Double)

    static let arcs: [ArcCase] = [
        (0, 90, false, 90), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90),
        (0, 360, false, 360), (0, 360, true, -360), (360, 0, false, 360), (10, 800, false, 360),
        (-90, 270, true, -360), (180, 270, false, 90), (0, -450, true, -360), (0, -450, false, 270), (20, 20, false, 0),
    ]

    @Test(arguments: arcs)
    func arcsWalkTheAsked(arc: ArcCase) {
        var path = PathGeometry()
        path.addArc(
            center: CGPoint(x: 5, y: 6), radius: 10, startAngle: arc.start * .pi / 180, endAngle: arc.end * .pi / 180,
            clockwise: arc.clockwise)
        #expect(close(path.length, abs(arc.sweep) * .pi / 180 * 10, within: 0.02))
        let end = (arc.start + arc.sweep) * .pi / 180
        let expected = CGPoint(x: 5 + 10 * cos(end), y: 6 + 10 * sin(end))
        #expect((path.currentPoint ?? .zero).distance(to: expected) < 1e-9)
        #expect(path.samples().allSatisfy { close($0.distance(to: CGPoint(x: 5, y: 6)), 10, within: 0.004) })
    }

    @Test func anArcIsReachedByALine() {
        var path = PathGeometry()
        path.move(to: .zero)
        path.addArc(center: CGPoint(x: 20, y: 0), radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(path.verbs == [.move, .line, .cubic])
    }

    @Test func aTangentArcTouchesBothLines() {
        var path = PathGeometry()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(path.points[1].distance(to: CGPoint(x: 80, y: 0)) < 1e-9)
        #expect((path.currentPoint ?? .zero).distance(to: CGPoint(x: 100, y: 20)) < 1e-9)
        path.addArc(tangent1End: CGPoint(x: 100, y: 50), tangent2End: CGPoint(x: 100, y: 90), radius: 20)
        #expect(path.currentPoint == CGPoint(x: 100, y: 50))
    }

    // MARK: Flattening

    @Test(arguments: seeds, [0.5, 0.05])
    func chordsStayWithinTheTolerance(seed: UInt64, tolerance: CGFloat) {
        for segment in randomGeometry(seed: seed).subpaths.flatMap(\.segments) {
            let count = segment.stepCount(tolerance: tolerance)
            for step in 0..<count {
                let chord = CurveSegment.line(
                    segment.point(at: CGFloat(step) / CGFloat(count)), segment.point(at: CGFloat(step + 1) / CGFloat(count)))
                let middle = segment.point(at: (CGFloat(step) + 0.5) / CGFloat(count))
                #expect(middle.distance(to: chord.point(at: 0.5)) <= tolerance * 1.01)
            }
        }
    }
}
