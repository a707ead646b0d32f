import CoreLocation
import SwiftUICore

extension CLLocationCoordinate2D: Animatable {
    /// The latitude and the longitude.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(latitude, longitude) }
        set { (latitude, longitude) = (newValue.first, newValue.second) }
    }
}

extension CLLocationCoordinate2D {
    /// Whether two coordinates are the same. The type itself is not `Equatable`.
    func isSame(as other: CLLocationCoordinate2D) -> Bool { latitude == other.latitude && longitude == other.longitude }
}
