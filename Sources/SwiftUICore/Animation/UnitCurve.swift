import Foundation

/// A timing curve: a function that maps progress in time to progress in value. Both go from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable {
        case linear
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
        case circularEaseOutIn
        case bezier(CubicCurve)
    }

    private let function: Function

    /// Constant speed.
    public static let linear = UnitCurve(function: .linear)
    /// Starts and ends slowly.
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// Starts slowly.
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// Ends slowly.
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// A quarter of a circle that is flat at the start.
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    /// A quarter of a circle that is flat at the end.
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    /// Two quarters of a circle, flat at both ends.
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// A cubic Bézier curve from (0, 0) to (1, 1). The x coordinates of the control points are clamped to 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    private init(function: Function) {
        self.function = function
    }

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.init(function: .bezier(CubicCurve(x1: x1, y1: y1, x2: x2, y2: y2)))
    }

    /// Returns the value at a progress, which is clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let t = progress.limitedToUnit
        switch function {
        case .linear: return t
        case .circularEaseIn: return 1 - Self.circle(t)
        case .circularEaseOut: return Self.circle(1 - t)
        case .circularEaseInOut: return t < 0.5 ? (1 - Self.circle(2 * t)) / 2 : (1 + Self.circle(2 - 2 * t)) / 2
        case .circularEaseOutIn: return t < 0.5 ? Self.circle(1 - 2 * t) / 2 : 1 - Self.circle(2 * t - 1) / 2
        case .bezier(let curve): return curve.value(at: t)
        }
    }

    /// Returns the slope at a progress, which is clamped to 0...1. It is infinite where the curve is vertical.
    public func velocity(at progress: Double) -> Double {
        let t = progress.limitedToUnit
        switch function {
        case .linear: return 1
        case .circularEaseIn: return Self.circleSlope(t)
        case .circularEaseOut: return Self.circleSlope(1 - t)
        case .circularEaseInOut: return Self.circleSlope(t < 0.5 ? 2 * t : 2 - 2 * t)
        case .circularEaseOutIn: return Self.circleSlope(t < 0.5 ? 1 - 2 * t : 2 * t - 1)
        case .bezier(let curve): return curve.slope(at: t)
        }
    }

    /// The inverse function: the curve with the axes exchanged.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(function: .circularEaseOutIn)
        case .circularEaseOutIn: .circularEaseInOut
        case .bezier(let curve): UnitCurve(curve.y1, curve.x1, curve.y2, curve.x2)
        }
    }

    /// The y coordinate of the unit circle at an x coordinate.
    private static func circle(_ x: Double) -> Double { max(0, 1 - x * x).squareRoot() }
    private static func circleSlope(_ x: Double) -> Double { x / circle(x) }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
struct CubicCurve: Hashable, Sendable {
    /// The control points as given; their x coordinates are clamped when the curve is evaluated.
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func derivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * (rest * rest * first + 2 * rest * t * (second - first) + t * t * (1 - second))
    }

    /// The curve parameter at an x coordinate.
    private func parameter(at x: Double) -> Double {
        let (first, second) = (x1.limitedToUnit, x2.limitedToUnit)
        // x increases with the parameter. Use Newton's method where it stays between the bounds, which takes a few steps, and
        // bisection otherwise; 52 bisections exhaust the precision of a Double.
        var (low, high) = (0.0, 1.0)
        var parameter = x
        for _ in 0..<60 {
            let distance = Self.coordinate(first, second, parameter) - x
            if distance == 0 { break }
            if distance < 0 { low = parameter } else { high = parameter }
            let next = parameter - distance / Self.derivative(first, second, parameter)
            let previous = parameter
            parameter = next > low && next < high ? next : (low + high) / 2
            if abs(parameter - previous) <= 4e-16 * parameter || high - low <= 4e-16 { break }
        }
        return parameter
    }

    /// The y coordinate at an x coordinate, which is clamped to 0...1.
    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.coordinate(y1, y2, parameter(at: x))
    }

    /// The slope at an x coordinate, which is clamped to 0...1.
    func slope(at x: Double) -> Double {
        let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
        let horizontal = Self.derivative(x1.limitedToUnit, x2.limitedToUnit, t)
        let vertical = Self.derivative(y1, y2, t)
        if abs(horizontal) > 1e-9 { return vertical / horizontal }
        // The slope is undefined where a control point coincides with an end point. Such a curve starts with the slope of a
        // straight line and ends at rest (truth `curve.easeOut`, `animation-008`).
        if abs(vertical) < 1e-9 { return x <= 0 ? 1 : 0 }
        return vertical > 0 ? .infinity : -.infinity
    }
}
