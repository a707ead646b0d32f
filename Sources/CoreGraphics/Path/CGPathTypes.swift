import Foundation

/// The shape of the open ends of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line ends at its end point, with a straight edge.
    case butt = 0
    /// The line ends with a semicircle around its end point.
    case round = 1
    /// The line ends with a straight edge, half the line width beyond its end point.
    case square = 2
}

/// The shape of the join between two segments of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges are extended until they meet, up to the miter limit.
    case miter = 0
    /// The join is rounded around the common point.
    case round = 1
    /// The corner is cut off with a straight edge.
    case bevel = 2
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Points around which the path winds a non-zero number of times.
    case winding = 0
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd = 1
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Starts a subpath; has one point.
    case moveToPoint = 0
    /// A straight line; has one point.
    case addLineToPoint = 1
    /// A quadratic Bézier curve; has a control point and an end point.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve; has two control points and an end point.
    case addCurveToPoint = 3
    /// Closes the subpath; has no points.
    case closeSubpath = 4
}

/// An element of a path, which is only valid during the callback that receives it.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// The points of the element, whose number depends on the type.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that receives the elements of a path one by one, with a pointer of the caller's.
public typealias CGPathApplierFunction = (_ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>) -> Void
