import CPangoCairo
import CoreGraphics
import Foundation
import SwiftUICore

extension CairoRenderer {
    /// Draws a list whose y axis points up, as those of bitmaps and PDF files do, into a context of Cairo's, whose y axis points down.
    ///
    /// - Parameters:
    ///   - height: How high the device is, in points.
    ///   - rasterizationScale: Pixels per point of what is drawn as pixels on a device of vectors.
    static func draw(
        upwards list: DisplayList, in context: OpaquePointer, size: CGSize, isVector: Bool, rasterizationScale: CGFloat = 1
    ) {
        let session = RenderSession()
        let canvas = Canvas(
            context: context, session: session, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height),
            visible: CGRect(origin: .zero, size: size).outwardWhole, isVector: isVector,
            layerScale: isVector && rasterizationScale.isFinite && rasterizationScale > 0 ? rasterizationScale : 1)
        canvas.applyTransform()
        canvas.draw(list)
        do { try session.check(context) } catch { RuntimeWarnings.report("CGContext: \(error)") }
    }
}
