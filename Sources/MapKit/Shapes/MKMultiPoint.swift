import CoreLocation
import Foundation

/// A shape of several points.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkmultipoint.
open class MKMultiPoint: MKShape, @unchecked Sendable {
    let mapPoints: [MKMapPoint]

    init(mapPoints: [MKMapPoint]) { self.mapPoints = mapPoints }

    /// The number of points.
    public var pointCount: Int { mapPoints.count }

    /// Copies coordinates into memory of the caller. The range counts as far as there are points.
    public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, point) in mapPoints.dropFirst(max(range.location, 0)).prefix(max(range.length, 0)).enumerated() {
            coords[index] = point.coordinate
        }
    }

    /// The middle of the rectangle around the points.
    open override var coordinate: CLLocationCoordinate2D {
        get {
            let rect = boundingMapRect
            return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        }
        set {}
    }

    /// The rectangle around the points; `null` without points.
    public var boundingMapRect: MKMapRect { MapShape.bounds(of: mapPoints) }
}

/// A line through points.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkpolyline.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// Creates a line from coordinates in memory. A negative number counts as zero.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(mapPoints: (0..<max(count, 0)).map { MKMapPoint(coords[$0]) })
    }

    /// Creates a line from points in memory. A negative number counts as zero.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { self.init(mapPoints: (0..<max(count, 0)).map { points[$0] }) }
}

/// A line along the shortest way on the Earth.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkgeodesicpolyline.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
    /// Creates a line from coordinates in memory. A negative number counts as zero.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(mapPoints: Geodesic.line(through: (0..<max(count, 0)).map { MKMapPoint(coords[$0]) }))
    }

    /// Creates a line from points in memory. A negative number counts as zero.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(mapPoints: Geodesic.line(through: (0..<max(count, 0)).map { points[$0] }))
    }
}

/// A polygon, which may have holes.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkpolygon.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// The holes; nil for none.
    public private(set) var interiorPolygons: [MKPolygon]?

    /// Creates a polygon from coordinates in memory. A negative number counts as zero.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(mapPoints: (0..<max(count, 0)).map { MKMapPoint(coords[$0]) })
        self.interiorPolygons = interiorPolygons
    }

    /// Creates a polygon from points in memory. A negative number counts as zero.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.init(mapPoints: (0..<max(count, 0)).map { points[$0] })
        self.interiorPolygons = interiorPolygons
    }
}

/// A circle around a coordinate.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkcircle.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let middle: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle. A negative radius counts as zero.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        middle = coord
        self.radius = max(radius, 0)
    }

    /// Creates the largest circle in a rectangle.
    public convenience init(mapRect: MKMapRect) {
        let circle = MapShape.circle(in: mapRect)
        self.init(center: circle.center, radius: circle.radius)
    }

    /// The middle.
    open override var coordinate: CLLocationCoordinate2D {
        get { middle }
        set {}
    }

    /// The square around the circle.
    public var boundingMapRect: MKMapRect { MapShape.Outline.circle(center: middle, radius: radius).bounds }
}
