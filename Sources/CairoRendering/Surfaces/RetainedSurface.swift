import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists

/// A bitmap that is kept between frames; only its damaged parts are repainted.
package final class RetainedSurface {
    package let renderer: CairoRenderer
    package private(set) var bitmap: Bitmap
    private var tracker = DamageTracker()
    private(set) var composedGroups: ComposedGroups?

    /// Creates a surface whose first list is painted as a whole. The size is in points.
    ///
    /// - Parameter old: The surface that is replaced, as when a window is resized. It must not be used any more.
    package init(renderer: CairoRenderer, size: CGSize, replacing old: RetainedSurface? = nil) throws(RenderingError) {
        self.renderer = renderer
        let (width, height) = (try renderer.pixels(size.width, of: size), try renderer.pixels(size.height, of: size))
        guard let old else {
            bitmap = try Bitmap(width: width, height: height)
            return
        }
        if let bitmap = Bitmap(width: width, height: height, takingOver: old.bitmap) {
            self.bitmap = bitmap
        } else {
            // With room to grow into. The system provides memory when it is first written to.
            let roomy = try? Bitmap(width: width + width / 8, height: height + height / 8)
            let taken = roomy.flatMap { Bitmap(width: width, height: height, takingOver: $0) }
            if let taken { bitmap = taken } else { bitmap = try Bitmap(width: width, height: height) }
        }
    }

    /// Updates the bitmap to show a display list: moves the pixels of scrolled content, then paints the damage. Returns the rectangles whose
    /// pixels may differ from before, in whole pixels and without overlaps.
    @discardableResult
    package func show(_ list: DisplayList) throws(RenderingError) -> [CGRect] {
        let change = tracker.change(to: list, on: SurfaceGrid(bounds: bitmap.bounds, scale: renderer.scale))
        let damage = wholeItems(of: list, in: pixels(of: change.damage), crossing: change.movement?.leavingEdges ?? [])
        composedGroups = ComposedGroups.make(change.fadingGroups, renderer: renderer, bounds: bitmap.bounds, previous: composedGroups)
        do {
            if let movement = change.movement {
                bitmap.movePixels(to: movement.area, by: movement.distance, threads: renderer.threads)
            }
            var renderer = renderer
            renderer.composedGroups = composedGroups
            try renderer.repaint(list, in: bitmap, damage)
        } catch {
            // The bitmap shows neither the old nor the new content.
            tracker.reset()
            throw error
        }
        if !damage.isEmpty { bitmap.flush() }
        guard let movement = change.movement else { return damage }
        var changed = damage
        changed.join(movement.area)
        return changed
    }

    /// Releases the pixels of fading groups. Call it when an animation has no further frame.
    package func animationHasEnded() { composedGroups = nil }

    /// Converts rectangles in points to whole pixels and merges overlapping ones.
    private func pixels(of damage: [CGRect]) -> [CGRect] {
        var result: [CGRect] = []
        for rectangle in damage where !rectangle.isNull {
            var pixels = bitmap.bounds
            if rectangle.width < 1e9, rectangle.height < 1e9 {
                // Antialiased edges extend one pixel further.
                pixels = rectangle.applying(CGAffineTransform(scaleX: renderer.scale, y: renderer.scale))
                    .insetBy(dx: -1, dy: -1).outwardWhole.intersection(bitmap.bounds)
            }
            guard !pixels.isNull, pixels.width > 0, pixels.height > 0 else { continue }
            result.join(pixels)
        }
        return result
    }

    /// Extends rectangles, in pixels, so that each area that can only be repainted as a whole is included entirely.
    ///
    /// - Parameter edges: Rectangles at which such areas are repainted too.
    private func wholeItems(of list: DisplayList, in damage: [CGRect], crossing edges: [CGRect]) -> [CGRect] {
        guard !damage.isEmpty || !edges.isEmpty, damage != [bitmap.bounds] else { return damage }
        var result = damage
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            var unbreakable: [CGRect] = []
            // In points, including the pixels of antialiased edges.
            let around = (result + edges).reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -2, dy: -2)
            list.addUnbreakable(
                to: &unbreakable, meeting: around.applying(CGAffineTransform(scaleX: 1 / renderer.scale, y: 1 / renderer.scale)))
            list.addBackdrops(to: &unbreakable)
            for whole in unbreakable.flatMap({ pixels(of: [$0]) })
            where result.contains(where: { $0.intersects(whole) && !$0.contains(whole) })
                || edges.contains(where: { $0.intersects(whole) }) && !result.contains(where: { $0.contains(whole) })
            {
                result.join(whole)
                hasGrown = true
            }
        }
        return result
    }
}

extension DisplayListChange.Movement {
    /// The edges of the area, a pixel wide, across which content leaves it. What was visible entirely, and is cut off now, is rasterized
    /// in another way.
    fileprivate var leavingEdges: [CGRect] {
        var edges: [CGRect] = []
        if distance.dx != 0 {
            edges.append(CGRect(x: distance.dx < 0 ? area.minX : area.maxX - 1, y: area.minY, width: 1, height: area.height))
        }
        if distance.dy != 0 {
            edges.append(CGRect(x: area.minX, y: distance.dy < 0 ? area.minY : area.maxY - 1, width: area.width, height: 1))
        }
        return edges
    }
}

extension [CGRect] {
    /// Adds a rectangle, merged with all rectangles that overlap it.
    fileprivate mutating func join(_ rectangle: CGRect) {
        var joined = rectangle
        while let index = firstIndex(where: { $0.intersects(joined) }) { joined = joined.union(remove(at: index)) }
        append(joined)
    }
}
