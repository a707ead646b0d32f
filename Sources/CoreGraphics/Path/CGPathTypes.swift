import Foundation

/// How the open ends of a stroked line look.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line ends square at its end point.
    case butt = 0
    /// The line ends in a half disc around its end point.
    case round = 1
    /// The line ends square, half the line width beyond its end point.
    case square = 2
}

/// How two segments of a stroked line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges are prolonged until they meet, up to the miter limit.
    case miter = 0
    /// The corner is a disc around the meeting point.
    case round = 1
    /// The corner is cut off straight.
    case bevel = 2
}

/// Which points count as inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Points around which the path winds a non-zero number of times.
    case winding = 0
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd = 1
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Starts a subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; control point and end point.
    case addQuadCurveToPoint = 2
    /// A cubic curve; two control points and end point.
    case addCurveToPoint = 3
    /// Closes the subpath; no point.
    case closeSubpath = 4
}

/// One element of a path, valid during the call that hands it out.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// The element's points: none, one, two or three of them by kind.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
