import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists

extension Painter {
    /// Draws content with a blurred shadow behind it. The standard deviation of the blur is the radius, as it was measured on macOS 26.
    func draw(_ content: DisplayList, withShadow color: ResolvedColor, radius: CGFloat, offset: CGSize) {
        let sigma = max(0, radius) * deviceUnitsPerPoint
        if color.opacity > 0, sigma.isFinite, offset.width.isFinite, offset.height.isFinite {
            drawShadow(of: content, color: color, sigma: sigma, offset: offset)
        }
        draw(content)
    }

    private func drawShadow(of content: DisplayList, color: ResolvedColor, sigma: CGFloat, offset: CGSize) {
        // The shadow is blurred at the content's position and drawn at an offset, so the visible area is moved by the opposite
        // offset.
        let shift = CGVector(
            dx: transform.a * offset.width + transform.c * offset.height,
            dy: transform.b * offset.width + transform.d * offset.height)
        let reach = GaussianBlur.reach(ofSigma: sigma)
        let moved = moved(by: shift)
        guard let moved, let area = moved.visible.grown(by: reach).intersected(with: content.extent, under: moved.transform, reach),
            let layer = moved.makeLayer(covering: area, isInPlace: false)
        else { return }
        layer.painter.draw(content)
        let shadow = BlurCache.shared.blurredOpacity(of: layer.bitmap, sigma: sigma * layerScale)
        guard let shadow else { return }
        cairo_save(context)
        setSource(color)
        cairo_identity_matrix(context)
        cairo_scale(context, 1 / layerScale, 1 / layerScale)
        shadow.withSource(isShared: session.isConcurrent) { surface in
            cairo_mask_surface(context, surface, Double(layer.bitmap.left), Double(layer.bitmap.top))
        }
        cairo_restore(context)
    }

    /// Returns the painter with its content moved by a distance on the device.
    private func moved(by shift: CGVector) -> Painter? {
        guard shift.dx.isFinite, shift.dy.isFinite else { return nil }
        let moved = transform.concatenating(CGAffineTransform(translationX: shift.dx, y: shift.dy))
        return Painter(
            context: context, session: session, transform: moved, visible: visible, isVector: isVector, layerScale: layerScale)
    }

    func draw(_ content: DisplayList, blurredBy radius: CGFloat, isOpaque: Bool) {
        let sigma = radius * deviceUnitsPerPoint
        guard sigma > 0, sigma.isFinite else { return draw(content) }
        let reach = GaussianBlur.reach(ofSigma: sigma)
        guard let area = visible.grown(by: reach).intersected(with: content.extent, under: transform, isOpaque ? 0 : reach),
            let layer = makeLayer(covering: area)
        else { return }
        if isOpaque {
            layer.painter.setSource(.black)
            cairo_paint(layer.painter.context)
        }
        layer.painter.draw(content)
        GaussianBlur(sigma: sigma * layerScale, extendsEdges: isOpaque).apply(to: layer.bitmap)
        composite(layer.bitmap)
    }
}

extension CGRect {
    fileprivate func grown(by length: CGFloat) -> CGRect { insetBy(dx: -length, dy: -length) }

    /// Returns the part of the rectangle in which content with an effect that extends beyond it is visible, rounded outwards to
    /// whole numbers.
    fileprivate func intersected(with extent: CGRect, under transform: CGAffineTransform, _ reach: CGFloat) -> CGRect? {
        guard !extent.isNull, !extent.minX.isNaN, !extent.minY.isNaN, !extent.width.isNaN, !extent.height.isNaN else {
            return nil
        }
        var result = self
        let mapped = extent.applying(transform)
        if mapped.minX.isFinite, mapped.maxX.isFinite, mapped.minY.isFinite, mapped.maxY.isFinite {
            result = mapped.grown(by: reach).intersection(self)
        }
        return result.isNull || result.width <= 0 || result.height <= 0 ? nil : result.outwardWhole
    }
}
