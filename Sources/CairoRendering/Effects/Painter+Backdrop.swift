import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists

/// The content already drawn by a painter, and by those behind it, as the backdrop of a layer.
final class Backdrop {
    private let context: OpaquePointer
    private let next: Backdrop?

    /// Returns nil if the content cannot be read: the device is not a bitmap, or has a different resolution than the layer.
    init?(_ painter: Painter) {
        guard painter.layerScale == 1, !painter.isVector,
            cairo_surface_get_type(cairo_get_group_target(painter.context)) == CAIRO_SURFACE_TYPE_IMAGE
        else { return nil }
        context = painter.context
        next = painter.behind
    }

    /// The bounds of the device's pixels.
    var bounds: CGRect {
        if let next { return next.bounds }
        let surface = cairo_get_group_target(context)
        var (left, top) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &left, &top)
        return CGRect(
            x: -left, y: -top, width: Double(cairo_image_surface_get_width(surface)),
            height: Double(cairo_image_surface_get_height(surface)))
    }

    /// Draws the content, back to front. The context's user space must be the device space.
    func draw(in other: OpaquePointer) {
        next?.draw(in: other)
        let surface = cairo_get_group_target(context)
        cairo_surface_flush(surface)
        cairo_set_source_surface(other, surface, 0, 0)
        cairo_paint(other)
    }
}

extension Painter {
    /// Draws the blurred and tinted backdrop, masked by the opacity of the content.
    func draw(_ content: DisplayList, overBackdrop filter: BackdropFilter, tint: Paint) {
        guard let area = visiblePart(of: content.extent) else { return }
        guard !isVector, let mask = makeLayer(covering: area), let layer = makeLayer(covering: area) else {
            return draw(content, inPaint: tint)
        }
        mask.painter.draw(content)
        drawBackdrop(filter, on: layer.painter, covering: area)
        if layer.painter.setSource(tint, covering: area) { cairo_paint(layer.painter.context) }
        composite(layer.bitmap, maskedBy: mask.bitmap)
    }

    private func drawBackdrop(_ filter: BackdropFilter, on target: Painter, covering area: CGRect) {
        let sigma = filter.sigma * deviceUnitsPerPoint
        guard let behind = Backdrop(self), sigma.isFinite else { return }
        let reach = GaussianBlur.reach(ofSigma: sigma)
        let seen = area.insetBy(dx: -reach, dy: -reach).intersection(behind.bounds)
        guard !seen.isNull, let picture = makeLayer(covering: seen, isInPlace: false) else { return }
        cairo_identity_matrix(picture.painter.context)
        behind.draw(in: picture.painter.context)
        // Beyond the window, the backdrop is extended from its edges.
        GaussianBlur(sigma: sigma, extendsEdges: true).apply(to: picture.bitmap)
        picture.bitmap.apply(.saturation(filter.saturation))
        target.composite(picture.bitmap)
    }

    /// Draws a paint, masked by the opacity of the content.
    private func draw(_ content: DisplayList, inPaint paint: Paint) {
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        clipped(to: nil).draw(content)
        let coverage = cairo_pop_group(context)
        cairo_save(context)
        if setSource(paint, covering: visible) { cairo_mask(context, coverage) }
        cairo_restore(context)
        cairo_pattern_destroy(coverage)
    }
}
