import CPangoCairo
import CoreGraphics
import Foundation
import SwiftUICore

/// A picture that stays, of which only what has changed is painted anew.
package final class RetainedSurface {
    package let renderer: CairoRenderer
    package private(set) var bitmap: Bitmap
    private var tracker = DamageTracker()

    /// Clear pixels for a picture of `size`, in points.
    package init(renderer: CairoRenderer, size: CGSize) throws(RenderingError) {
        self.renderer = renderer
        bitmap = try renderer.emptyBitmap(of: size)
    }

    /// Makes the picture that of a list; gives what was painted, in pixels: whole numbers, not overlapping.
    @discardableResult
    package func show(_ list: DisplayList) throws(RenderingError) -> [CGRect] {
        let damage = wholeItems(of: list, in: pixels(of: tracker.damage(of: list)))
        do {
            for rectangle in damage { try renderer.repaint(list, in: bitmap, rectangle) }
        } catch {
            // What is shown is neither the old nor the new picture.
            tracker.reset()
            throw error
        }
        if !damage.isEmpty { bitmap.flush() }
        return damage
    }

    /// Whole pixels around rectangles in points, those that overlap made one.
    private func pixels(of damage: [CGRect]) -> [CGRect] {
        var result: [CGRect] = []
        for rectangle in damage where !rectangle.isNull {
            var pixels = bitmap.bounds
            if rectangle.width < 1e9, rectangle.height < 1e9 {
                // Smoothed edges reach a pixel further.
                pixels = rectangle.applying(CGAffineTransform(scaleX: renderer.scale, y: renderer.scale))
                    .insetBy(dx: -1, dy: -1).outwardWhole.intersection(bitmap.bounds)
            }
            guard !pixels.isNull, pixels.width > 0, pixels.height > 0 else { continue }
            result.join(pixels)
        }
        return result
    }

    /// Rectangles in pixels that have in them the whole of each item that can only be painted as a whole.
    private func wholeItems(of list: DisplayList, in damage: [CGRect]) -> [CGRect] {
        guard !damage.isEmpty, damage != [bitmap.bounds] else { return damage }
        var result = damage
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            var unbreakable: [CGRect] = []
            // In points, with the pixels that smoothed edges may reach.
            let around = result.dropFirst().reduce(result[0]) { $0.union($1) }.insetBy(dx: -2, dy: -2)
            list.addUnbreakable(
                to: &unbreakable, meeting: around.applying(CGAffineTransform(scaleX: 1 / renderer.scale, y: 1 / renderer.scale)))
            list.addBackdrops(to: &unbreakable)
            for whole in unbreakable.flatMap({ pixels(of: [$0]) })
            where result.contains(where: { $0.intersects(whole) && !$0.contains(whole) }) {
                result.join(whole)
                hasGrown = true
            }
        }
        return result
    }
}

extension [CGRect] {
    /// Adds a rectangle, made one with those that overlap it.
    fileprivate mutating func join(_ rectangle: CGRect) {
        var joined = rectangle
        while let index = firstIndex(where: { $0.intersects(joined) }) { joined = joined.union(remove(at: index)) }
        append(joined)
    }
}

extension CairoRenderer {
    func emptyBitmap(of size: CGSize) throws(RenderingError) -> Bitmap {
        try Bitmap(width: pixels(size.width, of: size), height: pixels(size.height, of: size))
    }

    /// Paints a part of a bitmap anew, as if all of it were painted. In place: where a gradient's pixels lie in their bitmap makes a
    /// difference.
    fileprivate func repaint(_ list: DisplayList, in bitmap: Bitmap, _ part: CGRect) throws(RenderingError) {
        try draw(list, into: bitmap, visible: part) { context in
            cairo_rectangle(context, part.minX, part.minY, part.width, part.height)
            cairo_clip(context)
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
    }
}
