import CairoRendering
import CoreGraphics
import SwiftUI
import SwiftUICore

extension UIImage {
    /// Draws the image, fitted to a rectangle, into the current graphics context. Without one nothing is drawn.
    public func draw(in rect: CGRect) {
        guard let context = GraphicsStack.current, rect.width > 0, rect.height > 0 else { return }
        context.draw(drawing(in: rect), transform: .identity, rasterizationScale: scale)
    }

    /// Draws the image in its own size into the current graphics context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image, fitted to a rectangle, with a blend mode and an opacity between 0 and 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
    }

    /// Returns the image drawn in a size in points with a number of pixels per point; nil for a size without area.
    package func redrawn(in size: CGSize, scale: CGFloat) -> CGImage? {
        guard let context = GraphicsStack.bitmap(size: size, scale: scale) else { return nil }
        GraphicsStack.draw(in: context) { draw(in: CGRect(origin: .zero, size: size)) }
        return context.makeImage()
    }
}
