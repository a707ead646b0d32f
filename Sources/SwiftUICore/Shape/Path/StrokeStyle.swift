import CoreGraphics

/// How a line is drawn along a path.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line in points.
    public var lineWidth: CGFloat
    /// How the line's open ends look.
    public var lineCap: CGLineCap
    /// How segments of the line meet.
    public var lineJoin: CGLineJoin
    /// How many times longer than wide a pointed corner may be before it is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; none for a solid line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    /// The line width, the miter limit and the dash phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// How the inside of a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule decides what is inside.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
