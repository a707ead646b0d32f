import CoreGraphics
import Testing

@Suite struct AffineTransformTests {
    static let transforms: [CGAffineTransform] = [
        .identity,
        CGAffineTransform(translationX: 3, y: -4),
        CGAffineTransform(scaleX: 2, y: -0.5),
        CGAffineTransform(rotationAngle: 0.7),
        CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: 11),
    ]

    @Test(arguments: transforms, transforms)
    func concatenatingAppliesTheReceiverFirst(first: CGAffineTransform, second: CGAffineTransform) {
        let point = CGPoint(x: 5, y: -2)
        let combined = point.applying(first.concatenating(second))
        #expect(combined.distance(to: point.applying(first).applying(second)) < 1e-9)
    }

    @Test(arguments: transforms)
    func invertedUndoes(transform: CGAffineTransform) {
        let point = CGPoint(x: 5, y: -2)
        #expect(point.applying(transform).applying(transform.inverted()).distance(to: point) < 1e-9)
    }

    @Test func aTransformWithoutInverseIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test(arguments: transforms)
    func translatedScaledAndRotatedHappenFirst(transform: CGAffineTransform) {
        let point = CGPoint(x: 5, y: -2)
        let translated = CGPoint(x: 7, y: 1).applying(transform)
        #expect(point.applying(transform.translatedBy(x: 2, y: 3)).distance(to: translated) < 1e-9)
        let scaled = CGPoint(x: 10, y: -6).applying(transform)
        #expect(point.applying(transform.scaledBy(x: 2, y: 3)).distance(to: scaled) < 1e-9)
        let rotated = CGPoint(x: 2, y: 5).applying(transform)
        #expect(point.applying(transform.rotated(by: .pi / 2)).distance(to: rotated) < 1e-9)
    }

    @Test(arguments: transforms)
    func componentsCombineToTheTransform(transform: CGAffineTransform) {
        let again = CGAffineTransform(transform.decomposed())
        for (left, right) in [
            (again.a, transform.a), (again.b, transform.b), (again.c, transform.c), (again.d, transform.d),
            (again.tx, transform.tx), (again.ty, transform.ty),
        ] {
            #expect(close(left, right))
        }
    }

    @Test func aRectangleBecomesTheBoxAroundItsCorners() {
        let rotated = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(close(rotated, CGRect(x: -6, y: 1, width: 4, height: 3)))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func valuesPrintAsTuples() {
        #expect("\(CGSize(width: 100, height: 100))" == "(100.0, 100.0)")
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGRect(x: 0, y: 1, width: 2, height: 3))" == "(0.0, 1.0, 2.0, 3.0)")
    }
}
