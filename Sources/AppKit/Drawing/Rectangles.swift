import CoreGraphics
import KitValues

extension CGRect {
    /// Fills the rectangle with the current fill colour, in the current graphics context.
    public func fill() {
        NSBezierPath(rect: self).fill()
    }

    /// Limits further drawing in the current graphics context to the rectangle.
    public func clip() {
        NSBezierPath(rect: self).addClip()
    }
}
