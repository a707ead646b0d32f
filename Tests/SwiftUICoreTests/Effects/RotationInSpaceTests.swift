import CoreGraphics
import Testing

@testable import SwiftUICore

/// Rotations about an axis in space, seen from the front.
struct RotationInSpaceTests {
    /// The projected position of a point of a view of 100 by 100 points.
    private func seen(
        _ x: CGFloat, _ y: CGFloat, _ degrees: Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat, perspective: CGFloat
    ) -> CGPoint {
        let transform = ProjectionTransform.rotation(
            .degrees(degrees), axis: axis, anchor: .center, anchorZ: anchorZ, perspective: perspective, size: CGSize(width: 100, height: 100))
        let depth = x * transform.m13 + y * transform.m23 + transform.m33
        return CGPoint(
            x: ((x * transform.m11 + y * transform.m21 + transform.m31) / depth * 1000).rounded() / 1000,
            y: ((x * transform.m12 + y * transform.m22 + transform.m32) / depth * 1000).rounded() / 1000)
    }

    @Test("About an axis behind the view, a quarter turn moves the middle sideways; a half turn puts it at twice the distance")
    func axesBehindAndInFront() {
        let upright: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)
        #expect(seen(50, 50, 90, axis: upright, anchorZ: 0, perspective: 0) == CGPoint(x: 50, y: 50))
        #expect(seen(50, 50, 90, axis: upright, anchorZ: -30, perspective: 0) == CGPoint(x: 80, y: 50))
        #expect(seen(50, 50, 90, axis: upright, anchorZ: 30, perspective: 0) == CGPoint(x: 20, y: 50))
        #expect(seen(50, 50, 90, axis: (1, 0, 0), anchorZ: -30, perspective: 0) == CGPoint(x: 50, y: 20))
        // The middle lies at -60 and is seen from 100: 100 / 160 of its size.
        #expect(seen(90, 10, 180, axis: upright, anchorZ: -30, perspective: 1) == CGPoint(x: 50 - 40 * 0.625, y: 50 - 40 * 0.625))
        #expect(seen(90, 10, 0, axis: upright, anchorZ: -30, perspective: 1) == CGPoint(x: 90, y: 10))
        // An axis at right angles to the view only turns it.
        #expect(seen(90, 50, 90, axis: (0, 0, 1), anchorZ: -30, perspective: 1) == CGPoint(x: 50, y: 90))
    }

    @Test func anAxisNowhereHasNoEffect() {
        #expect(seen(90, 10, 90, axis: (0, 1, 0), anchorZ: .nan, perspective: 1) == CGPoint(x: 90, y: 10))
    }
}
