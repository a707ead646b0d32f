import CoreGraphics

/// The line attributes of a stroked path.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line in points. Nothing is drawn unless it is positive.
    public var lineWidth: CGFloat
    /// The shape of the line's open ends.
    public var lineCap: CGLineCap
    /// The shape of the joints between segments of the line.
    public var lineJoin: CGLineJoin
    /// The ratio of a miter's length to the line width above which the miter is cut off (bevelled).
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style. The default is a solid line of one point with butt caps and miter joins.
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

/// The attributes of a filled path.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule decides which points are inside; otherwise the non-zero winding rule.
    public var isEOFilled: Bool
    /// Whether edges are antialiased.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
