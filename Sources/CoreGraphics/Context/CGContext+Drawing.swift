import Foundation

/// The way in which a path is painted.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills the path with the non-zero winding rule.
    case fill = 0
    /// Fills the path with the even-odd rule.
    case eoFill = 1
    /// Strokes the path.
    case stroke = 2
    /// Fills the path with the non-zero winding rule, then strokes it.
    case fillStroke = 3
    /// Fills the path with the even-odd rule, then strokes it.
    case eoFillStroke = 4

    var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

// MARK: - Styles

extension CGContext {
    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// Sets the fill colour to a colour in the device RGB colour space.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the fill colour to a gray in the device gray colour space.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// Sets the stroke colour to a colour in the device RGB colour space.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the stroke colour to a gray in the device gray colour space.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

    /// Sets the line width in the context's coordinates. Lines are not drawn unless it is positive and finite.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
    /// Sets the shape of line joins.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
    /// Sets the maximum ratio of a miter's length to the line width. Longer miters are bevelled.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
    /// Sets the dash pattern: alternating lengths of dashes and gaps, starting at an offset. An empty array draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.dashPhase, state.dashes) = (phase, lengths) }

    /// Sets the opacity of drawn content, limited to 0...1. NaN counts as 1.
    public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha.isNaN ? 1 : max(0, min(1, alpha)) }
    /// Sets the blend mode, which composites drawn content with the existing content.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets whether edges are antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
    /// The quality with which images are resampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
}

// MARK: - Drawing

extension CGContext {
    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(base: takePath(), rule)
    }

    /// Strokes the current path and clears it.
    public func strokePath() {
        stroke(base: takePath())
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if let rule = mode.fillRule { fill(base: path, rule) }
        if mode.strokes { stroke(base: path) }
    }

    /// Fills a rectangle. Like the other functions that draw a shape, it clears the current path.
    public func fill(_ rect: CGRect) { draw(.fill) { $0.addRect(rect) } }
    /// Fills rectangles, and clears the current path.
    public func fill(_ rects: [CGRect]) { draw(.fill) { $0.addRects(rects) } }
    /// Fills the ellipse inscribed in a rectangle, and clears the current path.
    public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.addEllipse(in: rect) } }
    /// Strokes a rectangle, and clears the current path.
    public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect) } }
    /// Strokes the ellipse inscribed in a rectangle, and clears the current path.
    public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.addEllipse(in: rect) } }

    /// Strokes a rectangle with a line width, and clears the current path. The line width of the context does not change.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.stroke.width
        state.stroke.width = width
        stroke(rect)
        state.stroke.width = usual
    }

    /// Strokes lines between pairs of points: the first and the second, the third and the fourth, and so on. Clears the current
    /// path.
    public func strokeLineSegments(between points: [CGPoint]) {
        draw(.stroke) { context in
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                context.addLines(between: [points[index], points[index + 1]])
            }
        }
    }

    /// Clears the pixels in a rectangle.
    public func clear(_ rect: CGRect) {
        destination.draw(.clear(rect), in: state)
    }

    /// Draws an image in a rectangle. It is upright if the y axis points up.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard rect.hasFiniteEdges else { return }
        destination.draw(.image(image, rect.standardized), in: state)
    }

    private func draw(_ mode: CGPathDrawingMode, _ build: (CGContext) -> Void) {
        beginPath()
        build(self)
        drawPath(using: mode)
    }

    private func fill(base: PathGeometry, _ rule: CGPathFillRule) {
        guard !base.isEmpty else { return }
        var state = state
        state.transform = .identity
        destination.draw(.fill(base, rule, state.fillColor), in: state)
    }

    private func stroke(base: PathGeometry) {
        let outline = strokedOutline(of: base)
        guard !outline.isEmpty else { return }
        destination.draw(.fill(outline, .winding, state.strokeColor), in: state)
    }

    /// Returns the outline of the stroked path in the context's coordinates, so that the transform also affects the pen.
    func strokedOutline(of base: PathGeometry) -> PathGeometry {
        guard let inverse else { return PathGeometry() }
        let line = base.applying(inverse)
        let dashed = state.dashes.isEmpty ? line : line.dashed(phase: state.dashPhase, lengths: state.dashes)
        return dashed.stroked(state.stroke, tolerance: 0.01 / max(1e-6, abs(state.transform.determinant).squareRoot()))
    }
}
