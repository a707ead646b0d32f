import CoreGraphics
import KitValues

extension CGRect {
    /// Fills the rectangle with the current fill colour, in the current graphics context.
    public func fill() {
        NSBezierPath(rect: self).fill()
    }

    /// Fills the rectangle with the current fill colour, combined with the pixels below it in some way, in the current graphics context.
    public func fill(using operation: NSCompositingOperation) {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(operation.blendMode)
        fill()
    }

    /// Limits further drawing in the current graphics context to the rectangle.
    public func clip() {
        NSBezierPath(rect: self).addClip()
    }
}
