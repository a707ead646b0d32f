import CPangoCairo
import CoreGraphics
import Foundation

/// The bitmap of a group and the painter that draws into it.
final class Layer {
    let bitmap: Bitmap
    let painter: Painter

    init(bitmap: Bitmap, painter: Painter) {
        self.bitmap = bitmap
        self.painter = painter
    }

    deinit {
        cairo_destroy(painter.context)
        painter.session.release(bitmap.byteCount)
    }
}

extension Painter {
    /// Returns a clear layer that covers an area of the device; nil if it is too large or memory is insufficient.
    ///
    /// - Parameter isInPlace: Whether the layer is composited at its own position, so that this painter's content is its
    ///   backdrop.
    func makeLayer(covering area: CGRect, isAlphaOnly: Bool = false, isInPlace: Bool = true) -> Layer? {
        let scaled = CGRect(
            x: area.minX * layerScale, y: area.minY * layerScale, width: area.width * layerScale,
            height: area.height * layerScale
        ).outwardWhole
        guard scaled.width > 0, scaled.height > 0, scaled.width <= CGFloat(CairoRenderer.sideLimit),
            scaled.height <= CGFloat(CairoRenderer.sideLimit), abs(scaled.minX) < 1e6, abs(scaled.minY) < 1e6
        else { return nil }
        let (width, height) = (Int(scaled.width), Int(scaled.height))
        guard session.reserve((isAlphaOnly ? (width + 3) & ~3 : width * 4) * height) else { return nil }
        guard
            let bitmap = try? Bitmap(
                width: width, height: height, left: Int(scaled.minX), top: Int(scaled.minY), isAlphaOnly: isAlphaOnly),
            let context = cairo_create(bitmap.surface)
        else {
            session.release((isAlphaOnly ? (width + 3) & ~3 : width * 4) * height)
            return nil
        }
        let transform =
            layerScale == 1
            ? transform : transform.concatenating(CGAffineTransform(scaleX: layerScale, y: layerScale))
        let painter = Painter(
            context: context, session: session, transform: transform, visible: bitmap.bounds,
            behind: isInPlace ? Backdrop(self) : nil, pixels: PixelArea(of: bitmap, within: bitmap.bounds))
        painter.applyTransform()
        return Layer(bitmap: bitmap, painter: painter)
    }

    /// Sets a layer's bitmap as the context's source.
    func setSource(_ layer: Layer) {
        setSource(layer.bitmap)
    }

    func setSource(_ bitmap: Bitmap) {
        bitmap.flush()
        // The source would be reset by cairo_restore, so the matrix is restored manually.
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_identity_matrix(context)
        cairo_scale(context, 1 / layerScale, 1 / layerScale)
        cairo_set_source_surface(context, bitmap.surface, 0, 0)
        if layerScale == 1 { cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST) }
        cairo_set_matrix(context, &matrix)
    }

    /// Draws a bitmap at its position on the device.
    func composite(_ bitmap: Bitmap, opacity: Double = 1, operator mode: cairo_operator_t = CAIRO_OPERATOR_OVER) {
        cairo_save(context)
        setSource(bitmap)
        cairo_set_operator(context, mode)
        if opacity >= 1 { cairo_paint(context) } else { cairo_paint_with_alpha(context, opacity) }
        cairo_restore(context)
    }

    /// Draws a bitmap at its position on the device, masked by another one of the same resolution.
    func composite(_ bitmap: Bitmap, maskedBy mask: Bitmap) {
        cairo_save(context)
        setSource(bitmap)
        mask.flush()
        cairo_identity_matrix(context)
        cairo_scale(context, 1 / layerScale, 1 / layerScale)
        cairo_mask_surface(context, mask.surface, 0, 0)
        cairo_restore(context)
    }
}
