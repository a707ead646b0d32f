import CoreGraphics

/// Rectangles filled in a colour each, each above the ones before: the cells of a heat map are one item.
package struct ColoredRectangles: Sendable {
    package struct Rectangle: Equatable, Sendable {
        package var rect: CGRect
        package var color: ResolvedColor

        package init(_ rect: CGRect, color: ResolvedColor) {
            self.rect = rect
            self.color = color
        }
    }

    /// The rectangles. All are finite.
    package let rectangles: [Rectangle]
    /// The bounds of everything that is drawn, computed once; null if that is nothing.
    package let bounds: CGRect

    /// Creates an item. Rectangles that are not finite are left out.
    package init(_ rectangles: [Rectangle]) {
        let isFinite = rectangles.allSatisfy { $0.rect.hasFiniteEdges }
        self.rectangles = isFinite ? rectangles : rectangles.filter { $0.rect.hasFiniteEdges }
        bounds = self.rectangles.bounds
    }

    /// Whether the items look the same. Compares all rectangles, unless the arrays share their memory.
    package func isSame(as other: ColoredRectangles) -> Bool { rectangles == other.rectangles }

    package func offset(by distance: CGVector) -> ColoredRectangles {
        ColoredRectangles(rectangles.map { Rectangle($0.rect.offsetBy(distance), color: $0.color) })
    }

    /// The areas outside of which the item, moved by a distance, looks like another one.
    func differences(from other: ColoredRectangles, movedBy shift: CGVector = .zero) -> [CGRect] {
        let (old, new) = (shift == .zero ? rectangles : offset(by: shift).rectangles, other.rectangles)
        if old.count == new.count {
            var changed = DamageRectangles()
            for (old, new) in zip(old, new) where old != new {
                changed.add(old.rect.standardized)
                changed.add(new.rect.standardized)
            }
            return changed.rectangles
        }
        // Some have been inserted or removed.
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        return [old[start..<(old.count - end)].bounds, new[start..<(new.count - end)].bounds].filter { !$0.isNull }
    }
}

extension Collection<ColoredRectangles.Rectangle> {
    /// The rectangle around all; null without any.
    fileprivate var bounds: CGRect {
        guard let first = first?.rect.standardized else { return .null }
        var (left, top, right, bottom) = (first.minX, first.minY, first.maxX, first.maxY)
        for rectangle in dropFirst() {
            let rect = rectangle.rect.standardized
            (left, right) = (Swift.min(left, rect.minX), Swift.max(right, rect.maxX))
            (top, bottom) = (Swift.min(top, rect.minY), Swift.max(bottom, rect.maxY))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
