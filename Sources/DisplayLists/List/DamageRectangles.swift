import CoreGraphics

/// A few rectangles that together cover all added ones.
struct DamageRectangles {
    private(set) var rectangles: [CGRect] = []

    /// A size in points that no display list has; larger rectangles count as infinite.
    private static let infiniteLength: CGFloat = 1e9

    mutating func add(_ rectangle: CGRect) {
        guard !rectangle.isNull, rectangle.width >= 0, rectangle.height >= 0 else { return }
        guard rectangle.minX.isFinite, rectangle.minY.isFinite, rectangle.width < Self.infiniteLength,
            rectangle.height < Self.infiniteLength
        else {
            return rectangles = [.infinite]
        }
        var added = rectangle
        // Unite rectangles that overlap or nearly touch.
        while let index = rectangles.firstIndex(where: { $0.insetBy(dx: -2, dy: -2).intersects(added) }) {
            if rectangles[index].contains(added) { return }
            added = added.union(rectangles.remove(at: index))
        }
        if rectangles.count >= DamageTracker.rectangleLimit {
            rectangles = [rectangles.reduce(added) { $0.union($1) }]
        } else {
            rectangles.append(added)
        }
    }
}
