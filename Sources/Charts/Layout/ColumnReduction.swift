import CoreGraphics

/// Reduces a line with very many points to the points that affect the drawn pixels.
///
/// In each column of pixels the first, lowest, highest and last point stay, which leaves the drawn pixels of a line unchanged:
/// U. Jugel, Z. Jerzak, G. Hackenbroich, V. Markl, "M4: A Visualization-Oriented Time Series Data Aggregation", VLDB 2014.
enum ColumnReduction {
    /// Returns the points to draw. Points must advance along x; otherwise all are returned.
    ///
    /// - Parameter columnWidth: The width of a pixel, in points.
    static func reduced(count: Int, columnWidth: CGFloat, point: (Int) -> CGPoint) -> [CGPoint] {
        guard count > 0 else { return [] }
        var points: [CGPoint] = []
        var column = Int.min
        var (first, last) = (CGPoint.zero, CGPoint.zero)
        var (lowest, highest) = (CGPoint.zero, CGPoint.zero)
        var (lowestIndex, highestIndex) = (0, 0)

        func flush() {
            guard column != Int.min else { return }
            points.append(first)
            let inner = lowestIndex < highestIndex ? [lowest, highest] : [highest, lowest]
            for point in inner where point != points[points.count - 1] { points.append(point) }
            if last != points[points.count - 1] { points.append(last) }
        }

        for index in 0..<count {
            let point = point(index)
            let here = Int((point.x / columnWidth).rounded(.down))
            if here != column {
                flush()
                column = here
                (first, last, lowest, highest) = (point, point, point, point)
                (lowestIndex, highestIndex) = (index, index)
            } else {
                last = point
                if point.y < lowest.y { (lowest, lowestIndex) = (point, index) }
                if point.y > highest.y { (highest, highestIndex) = (point, index) }
            }
        }
        flush()
        return points
    }
}
