import CoreGraphics
import KitValues

/// A path that draws itself with the attributes of its line into the current graphics context.
open class NSBezierPath: BezierPath, @unchecked Sendable {
    /// The shape of a line's ends.
    public enum LineCapStyle: UInt, Sendable {
        case butt, round, square
    }

    /// The shape of a line's corners.
    public enum LineJoinStyle: UInt, Sendable {
        case miter, round, bevel
    }

    /// The fill rule, which determines the inside of the path.
    public enum WindingRule: UInt, Sendable {
        case nonZero, evenOdd
    }

    /// The shape of the line's ends.
    open var lineCapStyle: LineCapStyle {
        get { LineCapStyle(rawValue: UInt(cap.rawValue)) ?? .butt }
        set { cap = CGLineCap(rawValue: Int32(newValue.rawValue)) ?? .butt }
    }
    /// The shape of the line's corners.
    open var lineJoinStyle: LineJoinStyle {
        get { LineJoinStyle(rawValue: UInt(join.rawValue)) ?? .miter }
        set { join = CGLineJoin(rawValue: Int32(newValue.rawValue)) ?? .miter }
    }
    /// The fill rule, which determines the inside of the path.
    open var windingRule: WindingRule {
        get { fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { fillRule = newValue == .evenOdd ? .evenOdd : .winding }
    }

    /// Creates an empty path.
    public required init() { super.init() }

    /// Creates a path of a rectangle with round corners of radii in points.
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init()
        appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
    }

    /// Adds a line.
    open func line(to point: CGPoint) { mutablePath.addLine(to: point) }
    /// Adds a cubic curve.
    open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a rectangle.
    open func appendRect(_ rect: CGRect) { mutablePath.addRect(rect) }
    /// Adds the ellipse in a rectangle.
    open func appendOval(in rect: CGRect) { mutablePath.addEllipse(in: rect) }
    /// Adds a rectangle with round corners of radii in points, which are limited to half of its sides.
    open func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        let rect = rect.standardized
        mutablePath.addRoundedRect(
            in: rect, cornerWidth: max(0, min(xRadius, rect.width / 2)), cornerHeight: max(0, min(yRadius, rect.height / 2)))
    }
    /// Adds an arc between angles in degrees. Clockwise as seen with the y axis pointing up.
    open func appendArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false) {
        mutablePath.addArc(
            center: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180, clockwise: clockwise)
    }
    /// Adds the elements of another path.
    open func append(_ path: NSBezierPath) { mutablePath.addPath(path.mutablePath) }
    /// Transforms all points.
    open func transform(using transform: CGAffineTransform) { self.transform(by: transform) }

    /// Fills a rectangle with the current colour.
    open class func fill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
}
