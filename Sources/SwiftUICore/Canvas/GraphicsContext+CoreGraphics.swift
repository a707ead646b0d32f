import CoreGraphics

extension GraphicsContext {
    /// Calls a closure with a Core Graphics context that draws with this context's transform, clips, opacity and blend mode.
    ///
    /// The y axis points down, as in the canvas, so images drawn with `CGContext.draw(_:in:)` are upside down.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        try content(CGContext(destination: GraphicsContextDestination(context: self)))
    }
}

/// A drawing destination that adds the drawing of a `CGContext` to a canvas.
private final class GraphicsContextDestination: DisplayListDestination {
    private let context: GraphicsContext

    init(context: GraphicsContext) {
        self.context = context
    }

    var bounds: CGRect { context.clipBoundingRect }

    func draw(_ list: DisplayList, rasterizationScale: CGFloat) {
        context.emitTransformed(list)
    }
}
