import CoreGraphics
import SwiftUICore
import Testing

@Suite struct PathTests {
    // MARK: Descriptions

    static let samples: [Path] = [
        Path(),
        Path(CGRect(x: 0, y: 0, width: 10, height: 20)),
        Path(ellipseIn: CGRect(x: 1.5, y: 2, width: 1.0 / 3, height: 1e-7)),
        Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 12),
        Path { path in
            path.move(to: CGPoint(x: -1, y: 2.25))
            path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
            path.addLine(to: CGPoint(x: 7, y: 8))
            path.closeSubpath()
        },
    ]

    @Test(arguments: samples)
    func aDescriptionReadsBackAsTheSamePath(path: Path) {
        #expect(Path(path.description) == path)
    }

    @Test func descriptionsListNumbersBeforeLetters() {
        #expect(Path(CGRect(x: 0, y: 0, width: 10, height: 20.5)).description == "0 0 m 10 0 l 10 20.5 l 0 20.5 l h")
        #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    }

    @Test(arguments: ["1 m", "1 2 l", "0 0 m 1 2", "0 0 m 1 2 3 l", "0 0 m nan 0 l", "0 0 m x", "h"])
    func textThatIsNoPathIsRefused(text: String) {
        #expect(Path(text) == nil)
    }

    // MARK: Shapes that drawing recognises

    @Test func simpleShapesStayRecognisable() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        let move = CGAffineTransform(translationX: 5, y: 6), moved = rect.offsetBy(dx: 5, dy: 6)
        var built = Path()
        built.addRect(rect)
        #expect(built.storage == .rect(rect))
        #expect(built.applying(move).storage == .rect(moved))
        #expect(built.applying(CGAffineTransform(scaleX: 2, y: 1)).storage == .rect(CGRect(x: 2, y: 2, width: 60, height: 40)))
        #expect(Path(ellipseIn: rect).applying(move).storage == .ellipse(moved))
        #expect(Path(roundedRect: rect, cornerRadius: 0).storage == .rect(rect))
        let rounded = Path(roundedRect: rect, cornerRadius: 4)
        #expect(rounded.offsetBy(dx: 5, dy: 6).storage == Path(roundedRect: moved, cornerRadius: 4).storage)
        #expect(Path(.null).storage == .empty)
    }

    @Test(arguments: samples)
    func everyStorageGivesTheSameAnswersAsItsElements(path: Path) {
        let plain = Path(path.cgPath)
        #expect(plain == path)
        #expect(plain.isEmpty == path.isEmpty)
        #expect(plain.currentPoint == path.currentPoint)
        if !path.isEmpty {
            let difference = plain.boundingRect.minX - path.boundingRect.minX
            #expect(abs(difference) < 1e-9)
        }
        for x in stride(from: -2.5, through: 40, by: 4) {
            for y in stride(from: -2.5, through: 40, by: 4) {
                let point = CGPoint(x: x, y: y)
                #expect(plain.contains(point) == path.contains(point))
            }
        }
    }

    @Test func copiesDoNotShareChanges() {
        var first = Path()
        first.move(to: .zero)
        let second = first
        first.addLine(to: CGPoint(x: 1, y: 1))
        #expect(second.description == "0 0 m")
    }

    // MARK: Arcs

    @Test(arguments: [(false, CGPoint(x: 10, y: 10)), (true, CGPoint(x: 10, y: -10))])
    func anArcThatIsNotClockwiseTurnsTowardsTheBottom(clockwise: Bool, inside: CGPoint) {
        // From three o'clock to nine o'clock: through six o'clock, as it looks on a screen, unless "clockwise".
        var path = Path()
        path.addArc(center: CGPoint(x: 10, y: 0), radius: 20, startAngle: .zero, endAngle: .degrees(180), clockwise: clockwise)
        #expect(path.contains(inside))
        #expect(!path.contains(CGPoint(x: inside.x, y: -inside.y)))
    }

    @Test func elementsArriveWithTheirPoints() {
        var elements: [Path.Element] = []
        Self.samples[4].forEach { elements.append($0) }
        #expect(
            elements == [
                .move(to: CGPoint(x: -1, y: 2.25)),
                .quadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6)),
                .line(to: CGPoint(x: 7, y: 8)), .closeSubpath,
            ])
    }

    @Test func strokingDashesFirst() {
        var line = Path()
        line.addLines([.zero, CGPoint(x: 30, y: 0)])
        let stroked = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
        #expect(stroked.contains(CGPoint(x: 5, y: 0.5)))
        #expect(!stroked.contains(CGPoint(x: 12, y: 0.5)))
        #expect(stroked.boundingRect == CGRect(x: 0, y: -1, width: 25, height: 2))
        #expect(line.strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
    }
}

@Suite struct AnimatableDataTests {
    /// angle.animatable, const.unitscale: angles and unit points animate in units of 1/128.
    @Test func unitsAreEnlarged() {
        #expect(Angle(radians: 2).animatableData == 256)
        var angle = Angle.zero
        angle.animatableData = 64
        #expect(angle.radians == 0.5)
        #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    }

    @Test func interpolationIsLinear() {
        let from = CGRect(x: 0, y: 10, width: 20, height: 40), to = CGRect(x: 100, y: 0, width: 20, height: 0)
        var between = from
        between.animatableData = from.animatableData.interpolated(towards: to.animatableData, amount: 0.25)
        #expect(between == CGRect(x: 25, y: 7.5, width: 20, height: 30))
        var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        insets.animatableData.scale(by: 2)
        #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        #expect(insets.animatableData.magnitudeSquared == 120)
    }
}
