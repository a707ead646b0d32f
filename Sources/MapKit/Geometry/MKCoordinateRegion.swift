import CoreLocation

/// The extent of a region in degrees.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkcoordinatespan.
public struct MKCoordinateSpan: Sendable {
    /// The degrees from the northern to the southern edge.
    public var latitudeDelta: CLLocationDegrees
    /// The degrees from the western to the eastern edge.
    public var longitudeDelta: CLLocationDegrees

    /// Creates a span of zero.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates a span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the surface of the Earth around a coordinate.
///
/// Follows https://developer.apple.com/documentation/mapkit/mkcoordinateregion. As there, it is not `Equatable`.
public struct MKCoordinateRegion: Sendable {
    /// The coordinate in the middle.
    public var center: CLLocationCoordinate2D
    /// The extent in degrees.
    public var span: MKCoordinateSpan

    /// Creates a region without extent at 0°, 0°.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region from distances, on the ellipsoid of WGS 84. It has at most 180 degrees of latitude and 360 of longitude.
    ///
    /// - Parameters:
    ///   - center: The coordinate in the middle.
    ///   - latitudinalMeters: The distance from the northern to the southern edge in metres. Negative ones count as zero.
    ///   - longitudinalMeters: The distance from the western to the eastern edge in metres. Negative ones count as zero.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let latitude = max(latitudinalMeters, 0) / Degrees.metersOfLatitude(at: center.latitude)
        let longitude = max(longitudinalMeters, 0) / Degrees.metersOfLongitude(at: center.latitude)
        self.init(
            center: center,
            span: MKCoordinateSpan(latitudeDelta: min(latitude, 180), longitudeDelta: longitude.isNaN ? 0 : min(longitude, 360)))
    }

    /// Creates the region of a rectangle, whose edges have the same latitudes and longitudes. The rectangle counts up to the edges of the world
    /// in the north and the south.
    public init(_ rect: MKMapRect) {
        guard !rect.isNull else {
            self.init()
            return
        }
        let (top, bottom) = (min(max(rect.minY, 0), Mercator.worldSize), min(max(rect.maxY, 0), Mercator.worldSize))
        let (north, south) = (Mercator.latitude(y: top), Mercator.latitude(y: bottom))
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (north + south) / 2, longitude: Mercator.wrapped(longitude: Mercator.longitude(x: rect.midX))),
            span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: rect.width / Mercator.worldSize * 360))
    }

    /// The rectangle with the same edges. It is beyond the world where the region crosses the 180th meridian.
    var rect: MKMapRect {
        let north = Mercator.y(latitude: center.latitude + abs(span.latitudeDelta) / 2)
        let south = Mercator.y(latitude: center.latitude - abs(span.latitudeDelta) / 2)
        let width = min(abs(span.longitudeDelta) / 360, 1) * Mercator.worldSize
        return MKMapRect(x: Mercator.x(longitude: center.longitude) - width / 2, y: north, width: width, height: south - north)
    }

    /// Whether all numbers are finite and the middle is on the Earth.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && span.latitudeDelta.isFinite && span.longitudeDelta.isFinite
    }
}

/// Returns a span.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Returns a region.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}
