import Foundation

/// An area with a name.
///
/// Follows https://developer.apple.com/documentation/corelocation/clregion. Desktops do not watch areas: nothing notifies when one is entered.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The name.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }
}

/// The area around a place.
///
/// Follows https://developer.apple.com/documentation/corelocation/clcircularregion.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The place in the middle.
    public let center: CLLocationCoordinate2D
    /// The distance of the edge from the middle in metres.
    public let radius: CLLocationDistance

    /// Creates an area. A negative radius has no place inside.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is inside or on the edge.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Ellipsoid.distance(center, coordinate) <= radius }
}
