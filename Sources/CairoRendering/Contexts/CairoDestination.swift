import CPangoCairo
import CoreGraphics
import Foundation
import SwiftUICore

extension CairoRenderer {
    /// Draws a list whose y axis points up, as those of bitmaps and PDF files do, into a context of Cairo's, whose y axis points down.
    ///
    /// - Parameters:
    ///   - context: Another one afterwards, if it met an error.
    ///   - height: How high the device is, in points.
    ///   - rasterizationScale: Pixels per point of what is drawn as pixels on a device of vectors.
    static func draw(
        upwards list: DisplayList, in context: inout OpaquePointer, size: CGSize, isVector: Bool, rasterizationScale: CGFloat = 1
    ) {
        let scale = isVector && rasterizationScale.isFinite && rasterizationScale > 0 ? rasterizationScale : 1
        var current = context
        let target = cairo_surface_reference(cairo_get_target(context))
        defer {
            cairo_surface_destroy(target)
            context = current
        }
        do {
            try RenderSession.untilComplete { session throws(RenderingError) in
                if cairo_status(current) != CAIRO_STATUS_SUCCESS {
                    // A context that has met an error draws nothing more.
                    guard let new = cairo_create(target) else { throw .cairo("no context") }
                    cairo_destroy(current)
                    current = new
                }
                let painter = Painter(
                    context: current, session: session, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height),
                    visible: CGRect(origin: .zero, size: size).outwardWhole, isVector: isVector, layerScale: scale)
                painter.applyTransform()
                painter.draw(list)
                session.check(current)
            }
        } catch { RuntimeWarnings.report("CGContext: \(error)") }
    }
}
