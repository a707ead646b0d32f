import CoreGraphics

/// The shape of a line or area between its points.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(alpha: CGFloat)
        case cardinal(tension: CGFloat)
    }

    let kind: Kind

    /// Straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// A smooth curve that never leaves the range of the two points beside it.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// A smooth curve through the points.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// A smooth curve through the points.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// Steps at each point.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    /// Steps halfway between points.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    /// Steps at the next point.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

    /// A smooth curve through the points.
    ///
    /// - Parameter alpha: 0 for uniform, 0.5 for centripetal and 1 for chordal parameters. Other values are clamped.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha.isNaN ? 0.5 : min(max(alpha, 0), 1)))
    }

    /// A smooth curve through the points.
    ///
    /// - Parameter tension: 0 for a round curve, 1 for straight lines. Other values are clamped.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension.isNaN ? 0 : min(max(tension, 0), 1)))
    }
}
