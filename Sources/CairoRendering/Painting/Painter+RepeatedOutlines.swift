import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation

extension Painter {
    /// The number of positions of a repeated outline in a pixel along each axis. Snapping to them moves an edge by at most 1/128 of a
    /// pixel, which is two of 255 steps between two colours.
    private static let positionsPerPixel = 64
    /// The maximum number of pixels of a coverage that is kept for other points.
    private static let keptAreaLimit: CGFloat = 4096
    /// The flatness of curves, in pixels.
    private static let flatness: CGFloat = 0.01

    /// Draws an outline at points. The coverage of each is computed over its own bounds, so that it does not depend on the painted area, and
    /// kept for points at the same position within a pixel.
    func draw(_ item: RepeatedOutline) {
        let shape = item.outline.coarseBounds.applying(linearTransform)
        guard !isVector, shape.width * shape.height <= Self.fineAreaLimit else {
            for point in item.points { fill(item.outline.offsetBy(dx: point.x, dy: point.y), with: .color(item.color), options: FillOptions()) }
            return
        }
        guard setSource(.color(item.color), covering: visible) else { return }
        let perPixel = Self.positionsPerPixel
        let isKept = shape.width * shape.height <= Self.keptAreaLimit
        var coverages: [Int: Bitmap] = [:]
        let near = visible.insetBy(dx: -1, dy: -1)
        inDeviceSpace {
            for point in item.points {
                let place = point.applying(transform)
                guard shape.offsetBy(dx: place.x, dy: place.y).intersects(near) else { continue }
                let (x, y) = (Int((place.x * CGFloat(perPixel)).rounded()), Int((place.y * CGFloat(perPixel)).rounded()))
                // The remainders are positive, as those of two's complement integers divided by a power of two.
                let (partX, partY) = (x & (perPixel - 1), y & (perPixel - 1))
                let index = partY * perPixel + partX
                let coverage =
                    coverages[index]
                    ?? coverage(of: item, movedBy: CGVector(dx: CGFloat(partX) / CGFloat(perPixel), dy: CGFloat(partY) / CGFloat(perPixel)))
                guard let coverage else { continue }
                if isKept { coverages[index] = coverage }
                cairo_mask_surface(context, coverage.surface, Double((x - partX) / perPixel), Double((y - partY) / perPixel))
            }
        }
    }

    /// The transform without its translation.
    private var linearTransform: CGAffineTransform {
        CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    }

    /// Returns the coverage of an item's outline at a distance from the origin of the device.
    private func coverage(of item: RepeatedOutline, movedBy distance: CGVector) -> Bitmap? {
        let painter = Painter(
            context: context, session: session,
            transform: linearTransform.concatenating(CGAffineTransform(translationX: distance.dx, y: distance.dy)), visible: visible)
        let area = item.outline.coarseBounds.applying(painter.transform).insetBy(dx: -1, dy: -1).outwardWhole
        return painter.coverage(of: item.outline, under: painter.transform, over: area, tolerance: Self.flatness)
            ?? painter.stencil(of: item.outline, options: FillOptions(), over: area, isSquared: false)
    }
}
