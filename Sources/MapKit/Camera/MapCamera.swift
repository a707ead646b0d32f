import CoreLocation

/// A viewpoint above the map.
///
/// The camera sees 30 degrees from top to bottom, which gives the extent of the map at a distance. It looks straight down: the pitch is kept, but the map
/// is drawn flat.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapcamera.
public struct MapCamera: Hashable, Sendable {
    /// The coordinate in the middle of the map.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance from the middle of the map in metres.
    public var distance: Double
    /// The direction at the top of the map, in degrees clockwise from north.
    public var heading: Double
    /// The angle between the camera's view and the vertical in degrees. It does not affect the drawing.
    public var pitch: Double

    /// Creates a camera.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
        lhs.centerCoordinate.isSame(as: rhs.centerCoordinate) && lhs.distance == rhs.distance && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
        hasher.combine(heading)
        hasher.combine(pitch)
    }
}

/// Limits of where the user can move a map.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapcamerabounds.
public struct MapCameraBounds: Sendable {
    let centerRect: MKMapRect?
    let distances: ClosedRange<Double>

    /// Creates limits of the distance of the camera.
    ///
    /// - Parameters:
    ///   - minimumDistance: The smallest distance in metres; nil for no limit.
    ///   - maximumDistance: The largest distance in metres; nil for no limit. One that is smaller than the other counts as the other.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(rect: nil, minimumDistance, maximumDistance)
    }

    /// Creates limits of the middle of the map and of the distance of the camera.
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(rect: centerCoordinateBounds.isValid ? centerCoordinateBounds.rect : nil, minimumDistance, maximumDistance)
    }

    /// Creates limits of the middle of the map and of the distance of the camera.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(rect: centerCoordinateBounds.isNull ? nil : centerCoordinateBounds, minimumDistance, maximumDistance)
    }

    private init(rect: MKMapRect?, _ minimum: Double?, _ maximum: Double?) {
        centerRect = rect
        let least = minimum.flatMap { $0 > 0 ? $0 : nil } ?? 0
        distances = least...max(maximum.flatMap { $0 > 0 ? $0 : nil } ?? .infinity, least)
    }
}
