import Foundation

extension PathGeometry {
    /// The sizes of a rectangle's four corners.
    package struct CornerSizes: Hashable, Sendable {
        package var topLeft: CGSize
        package var topRight: CGSize
        package var bottomRight: CGSize
        package var bottomLeft: CGSize

        package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomRight = bottomRight
            self.bottomLeft = bottomLeft
        }

        package init(_ size: CGSize) {
            self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
        }
    }

    /// Adds a rectangle with rounded corners, starting in the middle of its right edge and continuing towards the bottom.
    ///
    /// Overlapping corners shrink by a common factor until they fit. A continuous corner begins to curve about half a radius
    /// before a circular one. If an edge has no room for that, the corner gradually becomes circular, so that the ends of a
    /// capsule are exact semicircles.
    package mutating func addRoundedRect(
        _ rect: CGRect, corners: CornerSizes, continuous: Bool, transform: CGAffineTransform = .identity
    ) {
        guard rect.hasFiniteEdges else { return }
        let rect = rect.standardized
        let fitting = corners.fitted(to: rect.size)
        let sizes = fitting.sizes
        if sizes.isSquare {
            addRect(rect, transform: transform)
            return
        }
        let smoothness = continuous ? min(1, max(0, (fitting.room - 1) / (continuousCornerExtent - 1))) : 0
        let outline = CornerOutline(smoothness: smoothness, isCircular: !continuous)
        reserve(verbs: 20, points: 40)
        move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
        // Each corner is given by its tip and the directions, into the rectangle, of the edges on which it is entered and left.
        let left = CGPoint(x: -1, y: 0), right = CGPoint(x: 1, y: 0)
        let up = CGPoint(x: 0, y: -1), down = CGPoint(x: 0, y: 1)
        addCorner(
            outline, tip: CGPoint(x: rect.maxX, y: rect.maxY), size: sizes.bottomRight, entered: up, leaving: left,
            transform: transform)
        addCorner(
            outline, tip: CGPoint(x: rect.minX, y: rect.maxY), size: sizes.bottomLeft, entered: right, leaving: up,
            transform: transform)
        addCorner(
            outline, tip: CGPoint(x: rect.minX, y: rect.minY), size: sizes.topLeft, entered: down, leaving: right,
            transform: transform)
        addCorner(
            outline, tip: CGPoint(x: rect.maxX, y: rect.minY), size: sizes.topRight, entered: left, leaving: down,
            transform: transform)
        close()
    }

    private mutating func addCorner(
        _ outline: CornerOutline, tip: CGPoint, size: CGSize, entered: CGPoint, leaving: CGPoint,
        transform: CGAffineTransform
    ) {
        guard size.width > 0, size.height > 0 else {
            moveOrAddLine(to: tip.applying(transform))
            return
        }
        func place(_ point: CGPoint) -> CGPoint {
            let offset = entered * point.x + leaving * point.y
            return CGPoint(x: tip.x + offset.x * size.width, y: tip.y + offset.y * size.height).applying(transform)
        }
        moveOrAddLine(to: place(outline.start))
        for curve in outline.curves {
            addCubic(to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
        }
    }
}

extension PathGeometry.CornerSizes {
    fileprivate var isSquare: Bool {
        [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.width <= 0 || $0.height <= 0 }
    }

    /// Returns the corners shrunk to fit the edges, with negative and unusable sizes replaced by zero, and the ratio of the
    /// tightest edge's length to the length of its corners, at least 1. Circular corners shrink by the same factor along both
    /// axes.
    fileprivate func fitted(to size: CGSize) -> (sizes: Self, room: CGFloat) {
        let limit = max(size.width, size.height)
        func usable(_ corner: CGSize) -> CGSize {
            guard corner.width > 0, corner.height > 0 else { return .zero }
            return CGSize(width: min(corner.width, limit), height: min(corner.height, limit))
        }
        let topLeft = usable(topLeft), topRight = usable(topRight)
        let bottomRight = usable(bottomRight), bottomLeft = usable(bottomLeft)
        func room(_ edge: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
            first + second > 0 ? edge / (first + second) : .infinity
        }
        let horizontalRoom = min(
            room(size.width, topLeft.width, topRight.width), room(size.width, bottomLeft.width, bottomRight.width))
        let verticalRoom = min(
            room(size.height, topLeft.height, bottomLeft.height), room(size.height, topRight.height, bottomRight.height))
        let tightest = min(horizontalRoom, verticalRoom)
        let areCircular = [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.width == $0.height }
        let horizontalFactor = min(1, areCircular ? tightest : horizontalRoom)
        let verticalFactor = min(1, areCircular ? tightest : verticalRoom)
        func shrunk(_ corner: CGSize) -> CGSize {
            CGSize(width: corner.width * horizontalFactor, height: corner.height * verticalFactor)
        }
        let sizes = Self(
            topLeft: shrunk(topLeft), topRight: shrunk(topRight), bottomRight: shrunk(bottomRight),
            bottomLeft: shrunk(bottomLeft))
        return (sizes, max(1, tightest))
    }
}

/// The distance from the tip, in radii, at which a continuous corner begins to curve.
package let continuousCornerExtent: CGFloat = 1.52866483

/// The curve of a corner with a radius of one, with its tip at the origin, from the x axis to the y axis.
private struct CornerOutline {
    struct Curve {
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
    }

    var start: CGPoint
    var curves: [Curve]

    /// Creates a quarter circle, or the three curves interpolated between the quarter circle (0) and the continuous corner (1).
    init(smoothness: CGFloat, isCircular: Bool) {
        if isCircular || smoothness <= 0 {
            let handle = 1 - circleHandle
            start = CGPoint(x: 1, y: 0)
            curves = [
                Curve(control1: CGPoint(x: handle, y: 0), control2: CGPoint(x: 0, y: handle), end: CGPoint(x: 0, y: 1))
            ]
            return
        }
        let circle = Self.circularPoints, continuous = Self.continuousPoints
        let points = zip(circle, continuous).map { $0 * (1 - smoothness) + $1 * smoothness }
        start = points[0]
        curves = stride(from: 1, to: points.count, by: 3).map {
            Curve(control1: points[$0], control2: points[$0 + 1], end: points[$0 + 2])
        }
    }

    /// The published control points of the continuous corner.
    static let continuousPoints: [CGPoint] = mirrored([
        CGPoint(x: continuousCornerExtent, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
        CGPoint(x: 0.63149399, y: 0.07491100), CGPoint(x: 0.37282392, y: 0.16906013),
    ])

    /// The quarter circle divided where the curves of the continuous corner meet, so that both can be interpolated.
    static let circularPoints: [CGPoint] = {
        let angle = atan2(1 - 0.63149399, 1 - 0.07491100)
        func onCircle(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
        func tangent(_ angle: CGFloat) -> CGPoint { CGPoint(x: -cos(angle), y: sin(angle)) }
        let outer = 4.0 / 3.0 * tan(angle / 4), inner = 4.0 / 3.0 * tan((CGFloat.pi / 2 - 2 * angle) / 4)
        return mirrored([
            onCircle(0), onCircle(0) + tangent(0) * outer, onCircle(angle) - tangent(angle) * outer,
            onCircle(angle), onCircle(angle) + tangent(angle) * inner,
        ])
    }()

    /// Returns half a corner completed by its reflection across the diagonal.
    static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
        half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}
