import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation

extension Painter {
    /// The number of positions of a repeated outline in a pixel along each axis. Snapping to them moves an edge by at most 1/128 of a
    /// pixel, which is two of 255 steps between two colours.
    private static let positionsPerPixel = 64
    /// The largest width and height of an outline whose coverage is computed once for each position, in pixels.
    private static let coverageSide: CGFloat = 64
    /// The flatness of curves, in pixels.
    private static let flatness: CGFloat = 0.01

    /// Draws an outline at points. The coverage of a small one is computed once for each position within a pixel.
    func draw(_ item: RepeatedOutline) {
        let shape = item.outline.coarseBounds.applying(linearTransform)
        guard item.options.isAntialiased, !isVector, shape.width <= Self.coverageSide, shape.height <= Self.coverageSide else {
            for point in item.points { fill(item.outline.offsetBy(dx: point.x, dy: point.y), with: .color(item.color), options: item.options) }
            return
        }
        guard setSource(.color(item.color), covering: visible) else { return }
        let perPixel = Self.positionsPerPixel
        var coverages: [Bitmap?] = Array(repeating: nil, count: perPixel * perPixel)
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
                coverages[index] = coverage
                guard let coverage else { continue }
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
            ?? painter.stencil(of: item.outline, options: item.options, over: area, isSquared: false)
    }
}
