import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation
import os

extension CairoRenderer {
    /// Draws a list with an upward y axis, as in bitmap and PDF contexts, into a Cairo context, whose y axis points down.
    ///
    /// - Parameters:
    ///   - context: The Cairo context. It is replaced if an error made it unusable.
    ///   - size: The size of the device, in points.
    ///   - rasterizationScale: The pixels per point of content that has to be rasterized on a vector device.
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
                    // A Cairo context that is in an error state draws nothing more.
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
