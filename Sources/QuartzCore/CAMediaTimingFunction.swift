import FoundationOverlay

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// An even pace.
    public static let linear = Self(rawValue: "linear")
    /// A slow begin.
    public static let easeIn = Self(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = Self(rawValue: "easeOut")
    /// A slow begin and a slow end.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The curve of animations without one.
    public static let `default` = Self(rawValue: "default")
}

/// The pace of an animation: a Bézier curve from (0, 0) to (1, 1).
///
/// Follows https://developer.apple.com/documentation/quartzcore/camediatimingfunction.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    /// The first control point.
    private let first: CGPoint
    /// The second control point.
    private let second: CGPoint

    /// Creates a curve of a name. A name that the module does not have is `linear`.
    public convenience init(name: CAMediaTimingFunctionName) {
        let points: (Float, Float, Float, Float) =
            switch name {
            case .easeIn: (0.42, 0, 1, 1)
            case .easeOut: (0, 0, 0.58, 1)
            case .easeInEaseOut: (0.42, 0, 0.58, 1)
            case .default: (0.25, 0.1, 0.25, 1)
            default: (0, 0, 1, 1)
            }
        self.init(controlPoints: points.0, points.1, points.2, points.3)
    }

    /// Creates a curve with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
        second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    }

    /// Writes a point of the curve to memory for two numbers: 0 and 3 are its ends, 1 and 2 its control points. Other indices write nothing.
    open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
        guard points.indices.contains(index) else { return }
        values[0] = Float(points[index].x)
        values[1] = Float(points[index].y)
    }
}
