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
            return draw(content, inPaint: tint.coveringSharpContent)
        }
        mask.painter.draw(content)
        drawBackdrop(filter, on: layer.painter, covering: area, of: content.extent)
        if layer.painter.setSource(tint, covering: area) { cairo_paint(layer.painter.context) }
        composite(layer.bitmap, maskedBy: mask.bitmap)
    }

    /// Draws the blurred backdrop of a part of a layer.
    ///
    /// The blur reads only pixels inside the bounds of the layer and of the window, and extends those at the edges outwards. Colours outside the
    /// layer so do not bleed into it.
    ///
    /// - Parameters:
    ///   - area: The part of the layer, in device coordinates.
    ///   - extent: The bounds of the layer, in the coordinates of the list.
    private func drawBackdrop(_ filter: BackdropFilter, on target: Painter, covering area: CGRect, of extent: CGRect) {
        let sigma = filter.sigma * deviceUnitsPerPoint
        guard let behind = Backdrop(self), sigma.isFinite else { return }
        let reach = GaussianBlur.reach(ofSigma: sigma)
        var seen = area.insetBy(dx: -reach, dy: -reach).intersection(behind.bounds)
        let edges = extent.applying(transform)
        if edges.minX.isFinite, edges.minY.isFinite, edges.maxX.isFinite, edges.maxY.isFinite { seen = seen.intersection(edges.outwardWhole) }
        guard !seen.isNull, let picture = makeLayer(covering: seen, isInPlace: false) else { return }
        cairo_identity_matrix(picture.painter.context)
        behind.draw(in: picture.painter.context)
        let side = Self.averagedSide(beforeBlurOf: sigma)
        guard side > 1, let small = picture.bitmap.averaged(overSquaresOf: side) else {
            GaussianBlur(sigma: sigma, extendsEdges: true).apply(to: picture.bitmap)
            picture.bitmap.apply(.saturation(filter.saturation))
            return target.composite(picture.bitmap)
        }
        let length = CGFloat(side)
        // The averages, and the interpolation between them, blur too.
        let variance = sigma * sigma - (length * length - 1) / 12 - length * length / 6
        GaussianBlur(sigma: variance.squareRoot() / length, extendsEdges: true).apply(to: small)
        small.apply(.saturation(filter.saturation))
        target.fill(with: small, magnifiedBy: length, at: seen.origin)
    }

    /// Returns the side of the squares, in pixels, over which a backdrop is averaged before it is blurred with a standard deviation, which saves
    /// time. Between two averages a blurred edge is nearly straight, so that the result differs by at most two of 256 levels
    /// (tested up to 60 pixels), and by five near the edges of a layer that is about as wide as the blur.
    private static func averagedSide(beforeBlurOf sigma: CGFloat) -> Int {
        var side = 1
        while CGFloat(side * 2) <= sigma / 5, side < Bitmap.longestAveragedSide { side *= 2 }
        return side
    }

    /// Covers the device with a magnified bitmap, interpolated between its pixels.
    private func fill(with bitmap: Bitmap, magnifiedBy scale: CGFloat, at origin: CGPoint) {
        bitmap.flush()
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_translate(context, origin.x, origin.y)
        cairo_scale(context, scale, scale)
        cairo_set_source_surface(context, bitmap.surface, 0, 0)
        let source = cairo_get_source(context)
        cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
        cairo_paint(context)
        cairo_restore(context)
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

extension Paint {
    /// The tint of a backdrop that cannot be blurred, more opaque, so that text behind it does not interfere with text in front.
    fileprivate var coveringSharpContent: Paint {
        guard var color = solidColor else { return self }
        color.opacity = 1 - (1 - color.opacity) / 5
        return .color(color)
    }
}
