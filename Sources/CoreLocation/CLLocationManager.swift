import Foundation
import Synchronization

/// Finds where the computer is.
///
/// ```swift
/// manager.delegate = self
/// manager.requestWhenInUseAuthorization()
/// manager.startUpdatingLocation()
/// ```
///
/// Locations come from GeoClue, the location service of Linux desktops, which asks the user if the desktop does. Without the service a manager is
/// that of a device with location services turned off: it has no authorization, and its delegate receives `CLError.denied`. Compasses, areas that
/// are watched, visits and locations in the background do not exist.
///
/// Follows https://developer.apple.com/documentation/corelocation/cllocationmanager.
open class CLLocationManager: NSObject, @unchecked Sendable {
    private struct Contents {
        var accuracy = kCLLocationAccuracyBest
        var distance = kCLDistanceFilterNone
        var location: CLLocation?
        var isUpdating = false
        /// The number of the request for one location; nil if there is none.
        var request: Int?
        var requestCount = 0
        var isAskingForPermission = false
        var session: (any LocationSession)?
        /// The number of the session, so that news of an earlier one are recognised.
        var number = 0

        /// Whether the delegate waits for a location.
        var isWaiting: Bool { isUpdating || request != nil }
        /// Whether a session has to run.
        var isNeeded: Bool { isWaiting || isAskingForPermission }
    }

    private let service: any LocationService
    private let permission: Permission
    private let contents = Mutex(Contents())
    private let delegateLock = NSLock()
    private weak var weakDelegate: (any CLLocationManagerDelegate)?

    /// Creates a manager.
    public override convenience init() { self.init(service: GeoClue(), permission: .shared) }

    package init(service: any LocationService, permission: Permission) {
        self.service = service
        self.permission = permission
        super.init()
    }

    // MARK: Wishes without effect

    /// Whether locations are told while the program is in the background. It has no effect: programs run as ever.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the system shows that a program in the background knows locations. It has no effect.
    open var showsBackgroundLocationIndicator = false
    /// Whether the system may stop to tell locations while the computer does not move. It has no effect.
    open var pausesLocationUpdatesAutomatically = true
    /// For what locations are used. It has no effect.
    open var activityType = CLActivityType.other
    /// The change in degrees of which the delegate is told. It has no effect, as there is no compass.
    open var headingFilter: CLLocationDegrees = 1

    deinit { contents.withLock { $0.session }?.stop() }

    // MARK: Permission

    /// What the desktop has answered to the program, of which all managers know.
    package final class Permission: Sendable {
        static let shared = Permission()
        fileprivate let status = Mutex(CLAuthorizationStatus.notDetermined)

        package init() {}
    }

    /// Whether the computer has location services: GeoClue on the bus of the system. The answer may take a moment.
    open class func locationServicesEnabled() -> Bool { GeoClue().isEnabled }

    /// Whether the program may know locations: not determined until the desktop was asked, in each launch of the program.
    open var authorizationStatus: CLAuthorizationStatus { service.isEnabled ? permission.status.withLock { $0 } : .denied }

    /// How precisely the program may know locations. Desktops do not tell: full, and the accuracy of the locations says more.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Asks the desktop whether the program may know locations. The delegate is told the answer.
    open func requestWhenInUseAuthorization() {
        guard authorizationStatus == .notDetermined else { return }
        contents.withLock { $0.isAskingForPermission = true }
        run()
    }

    /// Asks the desktop whether the program may know locations, while it runs as ever.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

    // MARK: Locations

    /// The object that receives locations and errors. It is told at once whether the program may know locations.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        get { delegateLock.withLock { weakDelegate } }
        set {
            delegateLock.withLock { weakDelegate = newValue }
            if newValue != nil { tell { $0.locationManagerDidChangeAuthorization($1) } }
        }
    }

    /// The radius in metres inside of which locations are to be. It is a wish, and counts from the next start.
    open var desiredAccuracy: CLLocationAccuracy {
        get { contents.withLock { $0.accuracy } }
        set { contents.withLock { $0.accuracy = newValue } }
    }

    /// The length in metres of movements that are reported. It counts from the next start.
    open var distanceFilter: CLLocationDistance {
        get { contents.withLock { $0.distance } }
        set { contents.withLock { $0.distance = newValue } }
    }

    /// The latest location that the manager has found.
    open var location: CLLocation? { contents.withLock { $0.location } }

    /// Begins to tell the delegate where the computer is. As on macOS, the user is asked if that is necessary.
    open func startUpdatingLocation() {
        contents.withLock { $0.isUpdating = true }
        run()
    }

    /// Ends what `startUpdatingLocation` and `requestLocation` have begun.
    open func stopUpdatingLocation() {
        contents.withLock { contents in
            contents.isUpdating = false
            contents.request = nil
        }
        rest()
    }

    /// Tells the delegate one location, or an error if none is found within half a minute.
    open func requestLocation() {
        let request = contents.withLock { contents in
            contents.requestCount += 1
            contents.request = contents.requestCount
            return contents.requestCount
        }
        run()
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) { [weak self] in
            guard let self else { return }
            let isWaiting = contents.withLock { contents in
                guard contents.request == request else { return false }
                contents.request = nil
                return true
            }
            guard isWaiting else { return }
            rest()
            fail(.locationUnknown)
        }
    }

    /// Starts a session, unless one runs.
    private func run() {
        guard service.isEnabled else {
            if giveUp() { fail(.denied) }
            return
        }
        let start = contents.withLock { contents -> (number: Int, accuracy: Double, distance: Double)? in
            guard contents.session == nil else { return nil }
            contents.number += 1
            return (contents.number, contents.accuracy, contents.distance)
        }
        guard let start else { return }
        let session = service.start(accuracy: start.accuracy, distance: start.distance) { [weak self] in self?.receive($0, from: start.number) }
        let isSurplus = contents.withLock { contents in
            guard contents.number == start.number, contents.session == nil, contents.isNeeded else { return true }
            contents.session = session
            return false
        }
        if isSurplus { session.stop() }
    }

    /// Stops the session, unless something needs it.
    private func rest() {
        let session = contents.withLock { contents -> (any LocationSession)? in
            guard !contents.isNeeded else { return nil }
            defer { contents.session = nil }
            // News that are on their way count no more.
            contents.number += 1
            return contents.session
        }
        session?.stop()
    }

    private func receive(_ news: LocationNews, from number: Int) {
        guard contents.withLock({ $0.number == number }) else { return }
        switch news {
        case .authorized:
            contents.withLock { $0.isAskingForPermission = false }
            determine(.authorizedWhenInUse)
        case .denied:
            let isWaiting = giveUp()
            determine(.denied)
            if isWaiting { fail(.denied) }
        case .failed:
            if giveUp() { fail(.network) }
        case .location(let location):
            // A request is answered by the first location.
            let isWanted = contents.withLock { contents in
                contents.location = location
                defer { contents.request = nil }
                return contents.isWaiting
            }
            if isWanted { tell { $0.locationManager($1, didUpdateLocations: [location]) } }
        }
        rest()
    }

    /// Forgets what was to be found; returns whether the delegate waits for a location.
    private func giveUp() -> Bool {
        contents.withLock { contents in
            defer {
                contents.isUpdating = false
                contents.request = nil
                contents.isAskingForPermission = false
            }
            return contents.isWaiting
        }
    }

    private func determine(_ status: CLAuthorizationStatus) {
        let isNew = permission.status.withLock { known in
            defer { known = status }
            return known != status
        }
        if isNew { tell { $0.locationManagerDidChangeAuthorization($1) } }
    }

    func fail(_ code: CLError.Code) { tell { $0.locationManager($1, didFailWithError: CLError(code)) } }

    /// Calls the delegate on the main thread, later.
    func tell(_ call: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            call(delegate, self)
        }
    }
}
