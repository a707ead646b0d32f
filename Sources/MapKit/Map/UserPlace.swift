import CoreLocation
import Observation
import SwiftUI
import SwiftUICore

/// The place where the computer is, for the maps of the program.
///
/// It is found once the program may know locations. A map does not ask for that.
@MainActor @Observable final class UserPlace {
    static let shared = UserPlace()

    /// The place; nil while it is not known.
    var location: CLLocation?
    @ObservationIgnored private var finder: Finder?

    /// Begins to find the place.
    func start() {
        guard finder == nil else { return }
        finder = Finder(place: self)
    }

    private final class Finder: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
        private let manager = CLLocationManager()
        private weak var place: UserPlace?

        init(place: UserPlace) {
            self.place = place
            super.init()
            // The manager tells at once whether the program may know locations, and later when that changes.
            manager.delegate = self
        }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            switch manager.authorizationStatus {
            case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
            default: manager.stopUpdatingLocation()
            }
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            MainActor.assumeIsolated { place?.location = locations.last }
        }
    }
}

extension EnvironmentValues {
    /// The place of the user for the maps in the view; nil for that of the computer.
    @Entry var userPlace: UserPlace?
}
