import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists

/// Renders display lists as bitmaps and as PNG, PDF and SVG files.
///
/// Safe to use from any thread; caches (of blurs and decoded images) are shared.
package struct CairoRenderer: Sendable {
    /// The maximum number of pixels of a bitmap.
    package static let pixelLimit = 1 << 28
    /// The maximum width and height of a bitmap in pixels, which is Cairo's own limit.
    package static let sideLimit = 32_767
    /// The maximum memory, in bytes, of the layers that exist at the same time.
    package static let layerByteLimit = 1 << 30

    /// The number of pixels per point. In PDF and SVG files, it is the resolution (at least 2) of content that has to be
    /// rasterized, such as blurs and perspective.
    package var scale: CGFloat
    /// The background colour; nil for a transparent background.
    package var background: ResolvedColor?
    /// The number of threads that paint large areas, at least 1. The pixels do not depend on it, except where groups reach the limit of
    /// memory: bands need less of it.
    package var threads: Int
    /// Groups whose pixels are known.
    var composedGroups: ComposedGroups?

    /// Empties the cache of texts, which loses unused ones over time, so that measurements of memory do not depend on time.
    package static func removeCachedTexts() { TextBitmaps.shared.removeAll() }

    /// The number of processors of the machine. Foundation reads it from files each time.
    package static let processorCount = ProcessInfo.processInfo.activeProcessorCount

    /// Creates a renderer. A scale that is not positive and finite counts as 1.
    package init(scale: CGFloat = 1, background: ResolvedColor? = nil, threads: Int = Self.processorCount) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.background = background
        self.threads = max(1, threads)
    }

    /// Renders the area from the origin to `size`, in points, as a new bitmap.
    package func bitmap(of list: DisplayList, size: CGSize) throws(RenderingError) -> Bitmap {
        let bitmap = try Bitmap(width: pixels(size.width, of: size), height: pixels(size.height, of: size))
        try repaint(list, in: bitmap, [bitmap.bounds])
        return bitmap
    }

    /// Draws the area from the origin on top of a bitmap's content.
    package func draw(_ list: DisplayList, into bitmap: Bitmap) throws(RenderingError) {
        try draw(list, into: bitmap, areas: [bitmap.bounds]) { context, area in
            cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
            cairo_clip(context)
        }
    }

    /// Repaints areas of a bitmap, in pixels, with the same result as repainting all of it. Painting happens in place, because the
    /// position of a gradient's pixels within the bitmap matters.
    package func repaint(_ list: DisplayList, in bitmap: Bitmap, _ areas: [CGRect]) throws(RenderingError) {
        // An opaque background replaces the pixels.
        let isOpaque = background.map { $0.opacity >= 1 } ?? false
        try draw(list, into: bitmap, areas: areas) { context, area in
            cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
            cairo_clip(context)
            guard !isOpaque else { return }
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
    }

    /// Draws a part of the list on top of a bitmap's content.
    ///
    /// - Parameters:
    ///   - visible: The part of the bitmap to draw, in pixels.
    ///   - isConcurrent: Whether other threads draw at the same time.
    ///   - prepare: Called with the context before the list is drawn, and again whenever drawing is restarted.
    func draw(
        _ list: DisplayList, into bitmap: Bitmap, visible: CGRect, isConcurrent: Bool, prepare: (OpaquePointer) -> Void
    ) throws(RenderingError) {
        // Threads that draw at the same time share the memory.
        let limit = isConcurrent ? Self.layerByteLimit / threads : Self.layerByteLimit
        try RenderSession.untilComplete(isConcurrent: isConcurrent, layerByteLimit: limit, composedGroups: composedGroups) {
            session throws(RenderingError) in
            try bitmap.recover()
            guard let context = cairo_create(bitmap.surface) else { throw .cairo("no context") }
            defer { cairo_destroy(context) }
            prepare(context)
            let transform = CGAffineTransform(scaleX: scale, y: scale)
            draw(
                list,
                in: Painter(
                    context: context, session: session, transform: transform, visible: visible,
                    pixels: PixelArea(of: bitmap, within: visible)))
            session.check(context)
        }
        bitmap.flush()
    }

    /// Renders the area from the origin to `size`, in points, as an image.
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

    /// Converts a length in points to whole pixels, rounded up. Throws if the result is not between 1 and the side limit.
    func pixels(_ length: CGFloat, of size: CGSize) throws(RenderingError) -> Int {
        let pixels = (length * scale - 1.0 / 1024).rounded(.up)
        guard pixels >= 1, pixels <= CGFloat(Self.sideLimit) else { throw .unsuitableSize(size) }
        return Int(pixels)
    }
}
