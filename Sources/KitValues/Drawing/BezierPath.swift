import CoreGraphics
import Foundation

/// The base of the paths of UIKit and AppKit: a path with the attributes of its line.
open class BezierPath: @unchecked Sendable {
    package var mutablePath = CGMutablePath()

    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
    /// The maximum ratio of a miter's length to the line width.
    open var miterLimit: CGFloat = 10
    package var fillRule = CGPathFillRule.winding
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var dashes: [CGFloat] = []
    package var dashPhase: CGFloat = 0

    /// Creates an empty path.
    public required init() {}

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        mutablePath.addRect(rect)
    }

    /// Creates a path of the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        mutablePath.addEllipse(in: rect)
    }

    /// Creates a path with the elements of a path of Core Graphics.
    public convenience init(cgPath: CGPath) {
        self.init()
        mutablePath.addPath(cgPath)
    }

    /// The elements of the path.
    open var cgPath: CGPath {
        get { mutablePath.copy() ?? CGMutablePath() }
        set { mutablePath = newValue.mutableCopy() ?? CGMutablePath() }
    }
    /// Whether the path has no elements.
    open var isEmpty: Bool { mutablePath.isEmpty }
    /// The bounding box of the outline in points.
    open var bounds: CGRect { mutablePath.isEmpty ? .zero : mutablePath.boundingBoxOfPath }
    /// The point from which the next element starts.
    open var currentPoint: CGPoint { mutablePath.currentPoint }

    /// Starts a subpath at a point.
    open func move(to point: CGPoint) { mutablePath.move(to: point) }
    /// Closes the subpath with a line to its start.
    open func close() { if !isEmpty { mutablePath.closeSubpath() } }
    /// Removes all elements.
    open func removeAllPoints() { mutablePath = CGMutablePath() }

    /// Returns whether a point is inside of the filled path.
    open func contains(_ point: CGPoint) -> Bool { mutablePath.contains(point, using: fillRule) }

    package func transform(by transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { transform in
            if let moved = mutablePath.mutableCopy(using: transform) { mutablePath = moved }
        }
    }

    /// Fills the path in the current graphics context.
    open func fill() { draw { $0.fillPath(using: fillRule) } }

    /// Strokes the path in the current graphics context.
    open func stroke() {
        draw { context in
            context.setLineWidth(lineWidth)
            context.setMiterLimit(miterLimit)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.strokePath()
        }
    }

    /// Clips following drawing in the current graphics context to the path.
    open func addClip() {
        guard let context = GraphicsStack.current else { return }
        context.addPath(mutablePath)
        context.clip(using: fillRule)
    }

    private func draw(_ body: (CGContext) -> Void) {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        context.addPath(mutablePath)
        body(context)
        context.restoreGState()
    }
}
