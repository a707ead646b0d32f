import Foundation

// The functions with which C code makes geometry. Programs that were translated from Objective-C call them.

/// Returns a point with coordinates in points.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size in points.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Returns a vector in points.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns a rectangle from its origin and size in points.
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The origin.
public let CGPointZero = CGPoint.zero
/// The empty size.
public let CGSizeZero = CGSize.zero
/// The empty rectangle at the origin.
public let CGRectZero = CGRect.zero
/// The null rectangle, the intersection of rectangles that do not meet.
public let CGRectNull = CGRect.null
/// The rectangle without bounds.
public let CGRectInfinite = CGRect.infinite

/// Returns whether two points are equal.
@inlinable public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// Returns whether two sizes are equal.
@inlinable public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
