import CoreGraphics

/// An outline filled in one colour at many points, each above the ones before: thousands of symbols of a chart are one item.
package struct RepeatedOutline: Sendable {
    /// The outline around the origin.
    package let outline: Outline
    /// Where the origin of the outline is drawn. All are finite.
    package let points: [CGPoint]
    package let color: ResolvedColor
    /// The bounds of everything that is drawn, computed once; null if that is nothing.
    package let bounds: CGRect

    /// Creates an item. Points that are not finite are left out.
    package init(_ outline: Outline, at points: [CGPoint], color: ResolvedColor) {
        let isFinite = points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        self.outline = outline
        self.points = isFinite ? points : points.filter { $0.x.isFinite && $0.y.isFinite }
        self.color = color
        let shape = outline.coarseBounds
        guard let first = self.points.first, !shape.isNull else {
            bounds = .null
            return
        }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in self.points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        bounds = CGRect(x: left + shape.minX, y: top + shape.minY, width: right - left + shape.width, height: bottom - top + shape.height)
    }

    /// Whether the items look the same. Compares all points, unless the arrays share their memory.
    package func isSame(as other: RepeatedOutline) -> Bool {
        color == other.color && outline.hasSameElements(as: other.outline) && points == other.points
    }

    package func offset(by distance: CGVector) -> RepeatedOutline {
        RepeatedOutline(outline, at: points.map { CGPoint(x: $0.x + distance.dx, y: $0.y + distance.dy) }, color: color)
    }
}
