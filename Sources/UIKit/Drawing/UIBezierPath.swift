import CoreGraphics
import KitValues

/// A path that draws itself with the attributes of its line into the current graphics context.
open class UIBezierPath: BezierPath, @unchecked Sendable {
    /// The shape of the line's ends.
    open var lineCapStyle: CGLineCap {
        get { cap }
        set { cap = newValue }
    }
    /// The shape of the line's corners.
    open var lineJoinStyle: CGLineJoin {
        get { join }
        set { join = newValue }
    }
    /// Whether the path is filled by the even-odd rule instead of the non-zero winding rule.
    open var usesEvenOddFillRule: Bool {
        get { fillRule == .evenOdd }
        set { fillRule = newValue ? .evenOdd : .winding }
    }

    /// Creates an empty path.
    public required init() { super.init() }

    /// Creates a path of a rectangle with round corners of a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a path of a rectangle of which some corners are round. Radii are limited to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let rect = rect.standardized
        let limit = min(rect.width, rect.height) / 2
        let radius = max(0, min(cornerRadii.width, limit))
        func rounding(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        mutablePath.move(to: CGPoint(x: rect.minX + rounding(.topLeft), y: rect.minY))
        let path: [(corner: CGPoint, next: CGPoint, radius: CGFloat)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), rounding(.topRight)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), rounding(.bottomRight)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), rounding(.bottomLeft)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), rounding(.topLeft)),
        ]
        for (corner, next, radius) in path {
            if radius > 0 {
                mutablePath.addArc(tangent1End: corner, tangent2End: next, radius: radius)
            } else {
                mutablePath.addLine(to: corner)
            }
        }
        mutablePath.closeSubpath()
    }

    /// Creates a path of an arc. Angles are in radians from the x axis; clockwise as seen with the y axis pointing down.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Adds a line.
    open func addLine(to point: CGPoint) { mutablePath.addLine(to: point) }
    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { mutablePath.addQuadCurve(to: endPoint, control: controlPoint) }
    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds an arc, after a line to its start. Clockwise as seen with the y axis pointing down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics names the direction for a y axis that points up.
        mutablePath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { mutablePath.addPath(bezierPath.mutablePath) }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { self.transform(by: transform) }
    /// Sets the lengths of dashes and gaps in points; nil for a line without gaps.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }
}
