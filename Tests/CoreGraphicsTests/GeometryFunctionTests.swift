import CoreGraphics
import Testing

/// The functions of C code, and transforms of space.
struct GeometryFunctionTests {
    @Test func functionsOfCAreThoseOfTheTypes() {
        let rect = CGRectMake(1, 2, 30, 40)
        #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(CGRectGetMaxX(rect) == 31 && CGRectGetMidY(rect) == 22 && CGRectGetWidth(rect) == 30)
        #expect(CGRectUnion(rect, CGRectMake(0, 0, 1, 1)) == CGRect(x: 0, y: 0, width: 31, height: 42))
        #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(100, 0, 1, 1))))
        #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)) && !CGRectContainsPoint(rect, CGPointMake(31, 2)))
        #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 28, height: 36))
        #expect(CGRectEqualToRect(CGRectOffset(rect, -1, -2), CGRectMake(0, 0, 30, 40)))
        #expect(CGSizeEqualToSize(CGSizeMake(3, 4), CGSize(width: 3, height: 4)))
        var slice = CGRect.zero
        var rest = CGRect.zero
        CGRectDivide(rect, &slice, &rest, 10, .minXEdge)
        #expect(slice == CGRectMake(1, 2, 10, 40) && rest == CGRectMake(11, 2, 20, 40))
        let turned = CGAffineTransformRotate(CGAffineTransformMakeTranslation(5, 0), .pi / 2)
        #expect(turned == CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2))
        #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    }

    @Test func anApplierReceivesEveryElement() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        withUnsafeMutablePointer(to: &types) { types in
            path.apply(info: types) { info, element in
                info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
            }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .closeSubpath])
    }

    static let transforms: [CATransform3D] = [
        CATransform3DIdentity, CATransform3DMakeTranslation(1, -2, 3), CATransform3DMakeScale(2, 0.5, -1),
        CATransform3DRotate(CATransform3DMakeTranslation(4, 5, 6), 0.7, 1, 2, 3),
    ]

    @Test(arguments: transforms)
    func theInverseUndoesATransform(_ transform: CATransform3D) {
        let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
        for (entry, unit) in zip(entries(product), entries(CATransform3DIdentity)) { #expect(abs(entry - unit) < 1e-12) }
    }

    private func entries(_ t: CATransform3D) -> [CGFloat] {
        [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    }

    @Test func rotationsAroundTheDepthAxisAreThoseOfThePlane() {
        let plane = CGAffineTransform(rotationAngle: 0.3)
        let found = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 2))
        #expect(abs(found.a - plane.a) < 1e-12 && abs(found.b - plane.b) < 1e-12 && abs(found.c - plane.c) < 1e-12)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(plane)))
        var projecting = CATransform3DIdentity
        projecting.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(projecting))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }
}
