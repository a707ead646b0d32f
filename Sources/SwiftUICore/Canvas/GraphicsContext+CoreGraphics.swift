import CoreGraphics

extension GraphicsContext {
    /// Draws with a Core Graphics context, whose coordinates, clips, opacity and blend mode are this context's.
    ///
    /// Its y axis points down as the canvas's does, so that pictures drawn with `draw(_:in:)` stand on their head.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        try content(CGContext(destination: GraphicsContextDestination(context: self)))
    }
}

/// A canvas that a `CGContext` draws into.
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
