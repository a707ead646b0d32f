/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// The radius in metres inside of which a location is; negative if it is not known.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second; negative if it is not known.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in metres per second; negative if it is not known.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees clockwise from true north; negative if it is not known.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction in degrees; negative if it is not known.
public typealias CLLocationDirectionAccuracy = Double

/// The best accuracy there is, with more effort than `kCLLocationAccuracyBest`. Desktops make no difference.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the Earth, by the reference system WGS 84.
///
/// Follows https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d. As there, it is not `Equatable`.
public struct CLLocationCoordinate2D: Sendable {
    /// The degrees north of the equator, -90 to 90.
    public var latitude: CLLocationDegrees
    /// The degrees east of the meridian of Greenwich, -180 to 180.
    public var longitude: CLLocationDegrees

    /// Creates the coordinate at 0°, 0°.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a coordinate. Any values are accepted: `CLLocationCoordinate2DIsValid` checks them.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Whether a coordinate lies within the ranges of latitudes and longitudes.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// Returns a coordinate.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
