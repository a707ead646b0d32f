import CoreGraphics
import Testing

@Suite struct BadPathInputTests {
    static let badNumbers: [CGFloat] = [.nan, .infinity, -.infinity]

    @Test(arguments: badNumbers)
    func elementsThatAreNotFiniteAreIgnored(bad: CGFloat) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        let before = path.copy()
        path.move(to: CGPoint(x: bad, y: 0))
        path.addLine(to: CGPoint(x: 0, y: bad))
        path.addQuadCurve(to: .zero, control: CGPoint(x: bad, y: bad))
        path.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: bad, y: 0))
        path.addRect(CGRect(x: bad, y: 0, width: 1, height: 1))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: bad, height: 1))
        path.addRoundedRect(in: CGRect(x: 0, y: bad, width: 9, height: 1), cornerWidth: 2, cornerHeight: 2)
        path.addArc(center: .zero, radius: bad, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(center: .zero, radius: 1, startAngle: bad, endAngle: 1, clockwise: true)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: bad)
        path.addArc(tangent1End: CGPoint(x: bad, y: 0), tangent2End: .zero, radius: 3)
        path.addLine(to: .zero, transform: CGAffineTransform(scaleX: bad, y: 1))
        #expect(path == before)
    }

    @Test(arguments: badNumbers + [0, -1])
    func uselessStrokesAndDashesAreHarmless(bad: CGFloat) {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(path.copy(strokingWithWidth: bad, lineCap: .round, lineJoin: .round, miterLimit: bad).isEmpty)
        #expect(path.copy(dashingWithPhase: bad, lengths: [bad, bad]) == path)
        #expect(!path.copy(dashingWithPhase: bad, lengths: [3, 2]).isEmpty)
        #expect(!path.contains(CGPoint(x: bad, y: bad)))
    }

    @Test func linesNeedAStart() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.currentPoint == .zero)
    }

    @Test func hugeCoordinatesStayInBounds() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -1e300, y: 0))
        path.addCurve(to: CGPoint(x: 1e300, y: 0), control1: CGPoint(x: 0, y: 1e300), control2: CGPoint(x: 0, y: -1e300))
        _ = path.boundingBoxOfPath
        _ = path.contains(CGPoint(x: 1, y: 1))
        _ = path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10)
        _ = path.copy(dashingWithPhase: 0, lengths: [1, 1])
        _ = path.geometry.trimmed(from: 0.2, to: 0.8)
        #expect(path.geometry.flattened(tolerance: 0.1).verbs.count <= 4097)
    }

    @Test func turnsBeyondOneCostNothing() {
        var path = PathGeometry()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e9)
        #expect(path.verbs.count < 12)
    }
}
