import Foundation

// Sensors of telephones, which computers lack. As on a device without the sensors, programs ask first, and the calls fail.

extension CLLocationManager {
    /// Whether there is a compass: there is none.
    public class func headingAvailable() -> Bool { false }

    /// Tells the delegate `CLError.headingFailure`, as there is no compass.
    public func startUpdatingHeading() { fail(.headingFailure) }

    /// Has no effect.
    public func stopUpdatingHeading() {}

    /// The latest direction: nil.
    public var heading: CLHeading? { nil }

    /// Whether long ways are told without the cost of locations: they are not.
    public class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    /// Has no effect, as on a device that does not have them. `startUpdatingLocation()` tells all ways.
    public func startMonitoringSignificantLocationChanges() {}

    /// Has no effect.
    public func stopMonitoringSignificantLocationChanges() {}

    /// Whether areas of a kind are watched: they are not.
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// Tells the delegate that the area is not watched.
    public func startMonitoring(for region: CLRegion) {
        tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure)) }
    }

    /// Has no effect.
    public func stopMonitoring(for region: CLRegion) {}

    /// The areas that are watched: none.
    public var monitoredRegions: Set<CLRegion> { [] }
}

/// For what locations are used.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}

/// The direction of a device. Computers have no compass, so there is none: the type is that of the delegate's parameter.
///
/// Follows https://developer.apple.com/documentation/corelocation/clheading.
public final class CLHeading: NSObject, Sendable {
    /// The direction from the magnetic north in degrees.
    public let magneticHeading: CLLocationDirection
    /// The direction from the north in degrees; negative if it is not known.
    public let trueHeading: CLLocationDirection
    /// The greatest error in degrees; negative if the direction is not known.
    public let headingAccuracy: CLLocationDirection
    /// The time.
    public let timestamp: Date

    private override init() {
        magneticHeading = 0
        trueHeading = -1
        headingAccuracy = -1
        timestamp = Date()
    }
}
