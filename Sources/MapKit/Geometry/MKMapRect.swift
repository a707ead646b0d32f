import CoreGraphics
import CoreLocation

/// A rectangle in the flattened world.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkmaprect.
public struct MKMapRect: Sendable {
    /// The top left corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// Creates a rectangle without size in the corner of the world.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// The rectangle that contains nothing, not even a point.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The left edge.
    public var minX: Double { origin.x }
    /// The horizontal middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The upper edge.
    public var minY: Double { origin.y }
    /// The vertical middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// The lower edge.
    public var maxY: Double { origin.y + size.height }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// Whether the rectangle is `null`.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Returns the smallest rectangle that contains both.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }

    /// Returns what both rectangles contain; `null` for nothing.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        guard intersects(rect2) else { return .null }
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: min(maxX, rect2.maxX) - x, height: min(maxY, rect2.maxY) - y)
    }

    /// Returns the rectangle with its edges moved towards the middle; `null` if nothing is left.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, size.width >= 2 * dx, size.height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }

    /// Returns the moved rectangle.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: size.width, height: size.height)
    }

    /// Returns the part of the rectangle at an edge, and the rest.
    public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        let isHorizontal = edge == .minXEdge || edge == .maxXEdge
        let part = min(max(distance, 0), isHorizontal ? size.width : size.height)
        let (first, second): (MKMapRect, MKMapRect)
        // The division is made at the left or top edge; for the other edges the slice and the remainder change places.
        let isFromEnd = edge == .maxXEdge || edge == .maxYEdge
        if isHorizontal {
            let width = isFromEnd ? size.width - part : part
            first = MKMapRect(x: minX, y: minY, width: width, height: size.height)
            second = MKMapRect(x: minX + width, y: minY, width: size.width - width, height: size.height)
        } else {
            let height = isFromEnd ? size.height - part : part
            first = MKMapRect(x: minX, y: minY, width: size.width, height: height)
            second = MKMapRect(x: minX, y: minY + height, width: size.width, height: size.height - height)
        }
        return isFromEnd ? (second, first) : (first, second)
    }

    /// Whether a point is inside. The left and the upper edge count as inside, the others do not.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether a rectangle is inside.
    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
    }

    /// Whether the rectangles have an area in common.
    public func intersects(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
    }

    /// Whether a part of the rectangle is left or right of the world, on the other side of the 180th meridian.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.worldSize) && intersects(.world) }

    /// Returns the part on the other side of the 180th meridian, where it lies in the world; `null` if there is none.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        if minX < 0 { return MKMapRect(x: Mercator.worldSize + minX, y: minY, width: -minX, height: size.height) }
        return MKMapRect(x: 0, y: minY, width: maxX - Mercator.worldSize, height: size.height)
    }
}

/// Returns a rectangle.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

/// Whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

/// Returns the numbers of a point as text.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { "{\(point.x), \(point.y)}" }

/// Returns the numbers of a size as text.
public func MKStringFromMapSize(_ size: MKMapSize) -> String { "{\(size.width), \(size.height)}" }

/// Returns the numbers of a rectangle as text.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String { "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}" }
