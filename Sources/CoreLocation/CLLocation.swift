import Foundation

/// A place where the computer is or was, with what else is known of it.
///
/// Follows https://developer.apple.com/documentation/corelocation/cllocation.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The place. It is within `horizontalAccuracy` of it.
    public let coordinate: CLLocationCoordinate2D
    /// The height above mean sea level in metres. It is not known if `verticalAccuracy` is not positive.
    public let altitude: CLLocationDistance
    /// The radius in metres inside of which the place is; negative if the coordinate is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the height in metres; zero or less if the height is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement in degrees clockwise from true north; negative if it is not known.
    public let course: CLLocationDirection
    /// The uncertainty of the direction; negative if the direction is not known.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed in metres per second; negative if it is not known.
    public let speed: CLLocationSpeed
    /// The uncertainty of the speed; negative if the speed is not known.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When the computer was there.
    public let timestamp: Date

    /// Creates a location now, of which only the coordinate is known.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1,
            timestamp: Date())
    }

    /// Creates a location without movement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1, speed: -1,
            timestamp: timestamp)
    }

    /// Creates a location of something that moves.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
            courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// Creates a location of something that moves with known uncertainty.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// Returns the distance to another location in metres, along the surface of the Earth and without regard to the heights.
    open func distance(from location: CLLocation) -> CLLocationDistance { Ellipsoid.distance(coordinate, location.coordinate) }

    /// The location itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        func number(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
        func degrees(_ value: Double) -> String { String(format: "%+.8f", value) }
        return "<\(degrees(coordinate.latitude)),\(degrees(coordinate.longitude))> +/- \(number(horizontalAccuracy, 2))m "
            + "(speed \(number(speed, 2)) mps / course \(number(course, 2))) @ \(timestamp)"
    }
}
