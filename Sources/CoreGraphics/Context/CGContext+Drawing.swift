import Foundation

/// What of a path is painted.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// The inside by the winding rule.
    case fill = 0
    /// The inside by the even-odd rule.
    case eoFill = 1
    /// The line.
    case stroke = 2
    /// The inside by the winding rule, then the line.
    case fillStroke = 3
    /// The inside by the even-odd rule, then the line.
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
    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// Sets the colour of fills, in the device's RGB space.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the colour of fills to a gray of the device.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// Sets the colour of lines, in the device's RGB space.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the colour of lines to a gray of the device.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

    /// Sets how thick lines are; with widths that are not positive and finite they are not drawn.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
    /// Sets how far, in line widths, a pointed corner may reach.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
    /// Cuts lines into parts of the given lengths, drawn and skipped in turn; no lengths for whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.dashPhase, state.dashes) = (phase, lengths) }

    /// Sets how opaque everything drawn is; values outside 0...1 count as the nearer of the two, NaN as 1.
    public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha.isNaN ? 1 : max(0, min(1, alpha)) }
    /// Sets how what is drawn combines with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets whether edges are smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
    /// How carefully pictures are resampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
}

// MARK: - Drawing

extension CGContext {
    /// Fills the path, which is then empty.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(base: takePath(), rule)
    }

    /// Draws the path as a line; it is then empty.
    public func strokePath() {
        stroke(base: takePath())
    }

    /// Fills the path or draws it as a line, or both; it is then empty.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if let rule = mode.fillRule { fill(base: path, rule) }
        if mode.strokes { stroke(base: path) }
    }

    /// Fills a rectangle. As with the next functions, the path is then empty.
    public func fill(_ rect: CGRect) { draw(.fill) { $0.addRect(rect) } }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { draw(.fill) { $0.addRects(rects) } }
    /// Fills the ellipse inside a rectangle.
    public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.addEllipse(in: rect) } }
    /// Draws a rectangle's outline.
    public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect) } }
    /// Draws the outline of the ellipse inside a rectangle.
    public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.addEllipse(in: rect) } }

    /// Draws a rectangle's outline in a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.stroke.width
        state.stroke.width = width
        stroke(rect)
        state.stroke.width = usual
    }

    /// Draws lines between the first and the second point, the third and the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        draw(.stroke) { context in
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                context.addLines(between: [points[index], points[index + 1]])
            }
        }
    }

    /// Takes away what is in a rectangle.
    public func clear(_ rect: CGRect) {
        destination.draw(.clear(rect), in: state)
    }

    /// Draws a picture as large as a rectangle, upright where y points up.
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

    /// The outline of a path's line in the context's coordinates: the line is drawn with a pen that they stretch.
    func strokedOutline(of base: PathGeometry) -> PathGeometry {
        guard let inverse else { return PathGeometry() }
        let line = base.applying(inverse)
        let dashed = state.dashes.isEmpty ? line : line.dashed(phase: state.dashPhase, lengths: state.dashes)
        return dashed.stroked(state.stroke, tolerance: 0.01 / max(1e-6, abs(state.transform.determinant).squareRoot()))
    }
}
