import Foundation

/// Receives what a manager finds, on the main thread. All methods are optional.
///
/// Follows https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Tells where the computer is, the latest location last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Tells that there is no location: a `CLError`.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Tells whether the program may know locations, first when the manager has got its delegate.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Tells whether the program may know locations, as `locationManagerDidChangeAuthorization` does.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Tells where the computer points to. It is not called, as computers have no compass.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Tells that an area was entered. It is not called, as areas are not watched.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Tells that an area was left. It is not called, as areas are not watched.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Tells that an area is not watched: `CLError.regionMonitoringFailure`.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Calls the older method, as Apple's systems do for delegates without the newer one.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
}
