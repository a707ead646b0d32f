import CoreGraphics
import SwiftUICore
import Testing

@Suite struct ShapeTests {
    static let frame = CGRect(x: 0, y: 0, width: 200, height: 200)

    private func near(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 0.1) -> Bool {
        abs(left.minX - right.minX) <= tolerance && abs(left.minY - right.minY) <= tolerance
            && abs(left.maxX - right.maxX) <= tolerance && abs(left.maxY - right.maxY) <= tolerance
    }

    /// shape-003 ... shape-007: half a ring in 200 x 200; the outline starts at three o'clock and runs clockwise.
    @Test(arguments: [
        ("shape-003", 270.0, CGRect(x: 100, y: 0, width: 100, height: 200)),
        ("shape-004", -90, CGRect(x: 100, y: 0, width: 100, height: 200)),
        ("shape-005", 90, CGRect(x: 0, y: 0, width: 100, height: 200)),
        ("shape-006", 180, CGRect(x: 0, y: 0, width: 200, height: 100)),
        ("shape-007", 0, CGRect(x: 0, y: 100, width: 200, height: 100)),
    ])
    func halfARing(id: String, degrees: Double, painted: CGRect) {
        let ring = Circle().inset(by: 10).trim(to: 0.5).rotation(.degrees(degrees)).stroke(lineWidth: 20)
        #expect(near(ring.path(in: Self.frame).boundingRect, painted))
    }

    /// shape-009
    @Test func shape009AnInsetRectangleIsSmallerOnAllSides() {
        let path = Rectangle().inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(path == Path(CGRect(x: 5, y: 5, width: 20, height: 20)))
        #expect(Rectangle().inset(by: 20).path(in: CGRect(x: 0, y: 0, width: 30, height: 30)).isEmpty)
    }

    /// shape-001, const.rounded
    @Test func shape001CornersAreContinuousUnlessSaidOtherwise() {
        #expect(RoundedRectangle(cornerRadius: 8).style == .continuous)
        #expect(UnevenRoundedRectangle().style == .continuous)
        #expect(Capsule().style == .continuous)
        #expect(RoundedRectangle(cornerRadius: 8, style: .circular).path(in: Self.frame) != RoundedRectangle(cornerRadius: 8).path(in: Self.frame))
    }

    static let insets: [any InsettableShape] = [
        Rectangle(), RoundedRectangle(cornerRadius: 20), UnevenRoundedRectangle(topLeadingRadius: 20), Circle(),
        Ellipse(), Capsule(),
    ]

    @Test(arguments: insets.indices)
    func insetsAddUpAndShrinkTheBounds(index: Int) {
        func check<S: InsettableShape>(_ shape: S) {
            let once = shape.inset(by: 30).path(in: Self.frame), twice = shape.inset(by: 10).inset(by: 20).path(in: Self.frame)
            #expect(once == twice)
            #expect(once.boundingRect == CGRect(x: 30, y: 30, width: 140, height: 140))
        }
        check(Self.insets[index])
    }

    @Test func aCircleIsCentredInItsFrame() {
        let path = Circle().path(in: CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(path.boundingRect == CGRect(x: 40, y: 20, width: 40, height: 40))
    }

    @Test func derivedShapesMoveTheOutline() {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(Rectangle().offset(x: 3, y: 4).path(in: frame).boundingRect == frame.offsetBy(dx: 3, dy: 4))
        #expect(near(Rectangle().scale(0.5).path(in: frame).boundingRect, CGRect(x: 10, y: 5, width: 20, height: 10)))
        #expect(near(Rectangle().scale(x: 0.5, anchor: .topLeading).path(in: frame).boundingRect, CGRect(x: 0, y: 0, width: 20, height: 20)))
        #expect(near(Rectangle().rotation(.degrees(90)).path(in: frame).boundingRect, CGRect(x: 10, y: -10, width: 20, height: 40)))
        #expect(Rectangle().size(width: 5, height: 6).path(in: frame) == Path(CGRect(x: 0, y: 0, width: 5, height: 6)))
        #expect(Rectangle().size(width: 4, height: 4, anchor: .center).path(in: frame) == Path(CGRect(x: 18, y: 8, width: 4, height: 4)))
        let doubled = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 2)).path(in: frame)
        #expect(doubled == Path(CGRect(x: 0, y: 0, width: 80, height: 40)))
        #expect(AnyShape(AnyShape(Capsule())).path(in: frame) == Capsule().path(in: frame))
    }

    @Test func shapesAnimateWhatTheyAreMadeOf() {
        var trimmed = _TrimmedShape(shape: RoundedRectangle(cornerRadius: 10), startFraction: 0, endFraction: 1)
        var end = trimmed
        end.shape.cornerSize = CGSize(width: 30, height: 30)
        end.endFraction = 0
        trimmed.animatableData.interpolate(towards: end.animatableData, amount: 0.5)
        #expect(trimmed.endFraction == 0.5)
        #expect(trimmed.shape.cornerSize == CGSize(width: 20, height: 20))
        var rotated = RotatedShape(shape: Circle(), angle: .zero, anchor: .topLeading)
        rotated.animatableData.interpolate(
            towards: RotatedShape(shape: Circle(), angle: .degrees(90), anchor: .bottomTrailing).animatableData, amount: 0.5)
        #expect(abs(rotated.angle.degrees - 45) < 1e-9)
        #expect(rotated.anchor == .center)
    }

    @Test func rolesFollowTheContent() {
        #expect(Circle.role == .fill)
        #expect(_StrokedShape<Circle>.role == .stroke)
        #expect(OffsetShape<_StrokedShape<Circle>>.role == .stroke)
    }
}
