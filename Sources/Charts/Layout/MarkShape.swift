import CoreGraphics

/// The shape of a mark in the plot, as four numbers that animations interpolate:
///
/// - bar, rectangle: the left, top, right and bottom edge
/// - line: the point twice
/// - area: the point on the first line and the one on the second
/// - point: the centre, the width and the height
/// - rule: the two ends
/// - sector: the start and the end angle in radians, clockwise from the top, and the inner and the outer radius
///
/// All lengths are in points from the plot's leading top corner. A shape that is not drawn has numbers that are not finite.
typealias MarkShape = SIMD4<Double>

extension SIMD4<Double> {
    /// The shape of a mark that is not drawn.
    static var hiddenShape: MarkShape { MarkShape(repeating: .nan) }

    var isHiddenShape: Bool { !(x.isFinite && y.isFinite && z.isFinite && w.isFinite) }

    init(_ rect: CGRect) { self.init(rect.minX, rect.minY, rect.maxX, rect.maxY) }

    init(_ first: CGPoint, _ second: CGPoint) { self.init(first.x, first.y, second.x, second.y) }

    var rect: CGRect { CGRect(x: Swift.min(x, z), y: Swift.min(y, w), width: abs(z - x), height: abs(w - y)) }
    var firstPoint: CGPoint { CGPoint(x: x, y: y) }
    var secondPoint: CGPoint { CGPoint(x: z, y: w) }
}
