import Foundation

// The functions with which C code calculates with rectangles.

/// Returns the smallest x coordinate of a rectangle, in points.
@inlinable public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the x coordinate of the centre of a rectangle, in points.
@inlinable public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the largest x coordinate of a rectangle, in points.
@inlinable public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the smallest y coordinate of a rectangle, in points.
@inlinable public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the y coordinate of the centre of a rectangle, in points.
@inlinable public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the largest y coordinate of a rectangle, in points.
@inlinable public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the width of a rectangle, in points.
@inlinable public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height of a rectangle, in points.
@inlinable public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns whether a rectangle is null.
@inlinable public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns whether a rectangle has no area.
@inlinable public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns whether a rectangle has no bounds.
@inlinable public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// Returns whether two rectangles are equal.
@inlinable public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
/// Returns whether a point is inside a rectangle. Points on the right and the lower edge are not.
@inlinable public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Returns whether the first rectangle contains the second one.
@inlinable public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Returns whether two rectangles meet.
@inlinable public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

/// Returns the same rectangle with a width and height that are not negative.
@inlinable public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Returns the smallest rectangle with whole coordinates that contains a rectangle.
@inlinable public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Returns a rectangle with its edges moved inwards by distances in points.
@inlinable public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// Returns a rectangle moved by a distance in points.
@inlinable public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// Returns the smallest rectangle that contains two rectangles.
@inlinable public func CGRectUnion(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.union(rect2) }
/// Returns the common part of two rectangles, which is null if there is none.
@inlinable public func CGRectIntersection(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.intersection(rect2) }

/// Divides a rectangle by a line at a distance in points from an edge.
@inlinable public func CGRectDivide(
    _ rect: CGRect, _ slice: UnsafeMutablePointer<CGRect>, _ remainder: UnsafeMutablePointer<CGRect>, _ amount: CGFloat, _ edge: CGRectEdge
) {
    (slice.pointee, remainder.pointee) = rect.divided(atDistance: amount, from: edge)
}

// MARK: Transforms

/// Returns a point transformed.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint { point.applying(transform) }
/// Returns a size transformed by the linear part of a transform.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize { size.applying(transform) }
/// Returns the bounding box of a transformed rectangle.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect { rect.applying(transform) }
