import CPangoCairo
import CoreGraphics
import Foundation
import SwiftUICore

/// Turns display lists into pictures: pixels, PNG, PDF and SVG.
///
/// Safe to use from any thread; what is cached (blurs, decoded images) is shared.
package struct CairoRenderer: Sendable {
    /// The most pixels that a picture may have.
    package static let pixelLimit = 1 << 28
    /// The longest side of a picture in pixels: Cairo's own limit.
    package static let sideLimit = 32_767
    /// The most bytes that the groups being drawn at one time may take.
    package static let layerByteLimit = 1 << 30

    /// Pixels per point. In PDF and SVG files what cannot be drawn with vectors (blurs, perspective) has this resolution, at least 2.
    package var scale: CGFloat
    /// What lies behind the picture; nil for nothing.
    package var background: Color.Resolved?

    /// Scales that are not positive numbers count as 1.
    package init(scale: CGFloat = 1, background: Color.Resolved? = nil) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.background = background
    }

    /// The picture of the area from the origin to `size`, in points.
    package func bitmap(of list: DisplayList, size: CGSize) throws(RenderingError) -> Bitmap {
        let bitmap = try Bitmap(width: pixels(size.width, of: size), height: pixels(size.height, of: size))
        try draw(list, into: bitmap, visible: bitmap.bounds) { context in
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        return bitmap
    }

    /// Draws the area from the origin over what a bitmap shows.
    package func draw(_ list: DisplayList, into bitmap: Bitmap) throws(RenderingError) {
        try draw(list, into: bitmap, visible: bitmap.bounds) { _ in }
    }

    /// Draws a part of the picture over what a bitmap shows.
    ///
    /// - Parameters:
    ///   - visible: What of the bitmap is to be drawn, in its pixels.
    ///   - prepare: Called with the context before the list is drawn; again where drawing begins anew.
    func draw(
        _ list: DisplayList, into bitmap: Bitmap, visible: CGRect, prepare: (OpaquePointer) -> Void
    ) throws(RenderingError) {
        try RenderSession.untilComplete { session throws(RenderingError) in
            guard let context = cairo_create(bitmap.surface) else { throw .cairo("no context") }
            defer { cairo_destroy(context) }
            prepare(context)
            let transform = CGAffineTransform(scaleX: scale, y: scale)
            draw(list, in: Painter(context: context, session: session, transform: transform, visible: visible))
            session.check(context)
        }
        bitmap.flush()
    }

    /// The picture as an image.
    package func image(of list: DisplayList, size: CGSize) throws(RenderingError) -> CGImage {
        let bitmap = try bitmap(of: list, size: size)
        guard let image = CGImage(width: bitmap.width, height: bitmap.height, pixels: bitmap.rgbaBytes()) else {
            throw .unsuitableSize(size)
        }
        return image
    }

    func draw(_ list: DisplayList, in painter: Painter) {
        painter.applyTransform()
        if let background {
            cairo_save(painter.context)
            painter.setSource(background)
            cairo_paint(painter.context)
            cairo_restore(painter.context)
        }
        painter.draw(list)
    }

    /// A length in whole pixels, parts counted as a pixel.
    func pixels(_ length: CGFloat, of size: CGSize) throws(RenderingError) -> Int {
        let pixels = (length * scale - 1.0 / 1024).rounded(.up)
        guard pixels >= 1, pixels <= CGFloat(Self.sideLimit) else { throw .unsuitableSize(size) }
        return Int(pixels)
    }
}
