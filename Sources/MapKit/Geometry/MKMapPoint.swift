import CoreLocation

/// A point of the world as Mercator's projection flattens it, from its top left corner.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkmappoint.
public struct MKMapPoint: Sendable {
    /// The distance from the left edge of the world, in map points.
    public var x: Double
    /// The distance from the top of the world, in map points.
    public var y: Double

    /// Creates the point in the corner.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point. Points outside of the world are accepted.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the point of a coordinate, whose latitude counts as at most 85.05 degrees. The point of a coordinate that is not valid is -1, -1.
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        self.init(x: Mercator.x(longitude: coordinate.longitude), y: Mercator.y(latitude: coordinate.latitude))
    }

    /// The coordinate of the point. Left and right of the world it begins anew; above and below the coordinate is not valid.
    public var coordinate: CLLocationCoordinate2D {
        guard (0...Mercator.worldSize).contains(y), x.isFinite else { return kCLLocationCoordinate2DInvalid }
        return CLLocationCoordinate2D(latitude: Mercator.latitude(y: y), longitude: Mercator.wrapped(longitude: Mercator.longitude(x: x)))
    }

    /// Returns the distance to another point along the surface of the Earth, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, point.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }
}

/// A distance in the flattened world.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkmapsize.
public struct MKMapSize: Sendable {
    /// The distance to the right in map points.
    public var width: Double
    /// The distance to the bottom in map points.
    public var height: Double

    /// Creates a size of zero.
    public init() { self.init(width: 0, height: 0) }

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of the world.
    public static let world = MKMapSize(width: Mercator.worldSize, height: Mercator.worldSize)
}

/// Returns a point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Returns a size.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// Whether two points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1.x == point2.x && point1.y == point2.y }

/// Whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool { size1.width == size2.width && size1.height == size2.height }

/// Returns the length of a map point in metres: the further from the equator, the shorter. The Earth counts as a sphere with the radius of the equator.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * 2 * .pi * Mercator.equatorialRadius / Mercator.worldSize
}

/// Returns the number of map points in a metre.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }
