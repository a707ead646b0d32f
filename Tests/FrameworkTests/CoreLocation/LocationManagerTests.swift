import CoreLocation
import Foundation
import Synchronization
import Testing

/// A location service that a test answers for.
private final class TestService: LocationService {
    final class Session: LocationSession {
        let accuracy: Double
        let handler: @Sendable (LocationNews) -> Void
        private let stopped = Mutex(false)

        init(accuracy: Double, handler: @escaping @Sendable (LocationNews) -> Void) {
            self.accuracy = accuracy
            self.handler = handler
        }

        var isStopped: Bool { stopped.withLock { $0 } }
        func stop() { stopped.withLock { $0 = true } }
    }

    let isEnabled: Bool
    private let started = Mutex<[Session]>([])

    init(isEnabled: Bool = true) { self.isEnabled = isEnabled }

    var sessions: [Session] { started.withLock { $0 } }

    func start(accuracy: Double, distance: Double, handler: @escaping @Sendable (LocationNews) -> Void) -> any LocationSession {
        let session = Session(accuracy: accuracy, handler: handler)
        started.withLock { $0.append(session) }
        return session
    }
}

/// Writes down what a manager tells.
private final class Record: NSObject, CLLocationManagerDelegate, Sendable {
    private let lines = Mutex<[String]>([])

    private func add(_ line: String) { lines.withLock { $0.append(line) } }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations { add("\(location.coordinate.latitude)") }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        add((error as? CLError).map { "error \($0.code)" } ?? "another error")
    }
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        add("\(region?.identifier ?? "") \((error as? CLError).map { "\($0.code)" } ?? "")")
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { add("\(manager.authorizationStatus)") }

    /// Returns what has been told since the last call.
    func take() async -> [String] {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        return lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}

/// Managers of locations.
@MainActor struct LocationManagerTests {
    private let record = Record()

    @Test func sensorsThatComputersDoNotHaveFail() async {
        #expect(!CLLocationManager.headingAvailable() && !CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
        #expect(!CLLocationManager.significantLocationChangeMonitoringAvailable())
        let manager = manager(TestService())
        _ = await record.take()
        manager.startUpdatingHeading()
        manager.startMonitoring(
            for: CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 10, identifier: "home"))
        #expect(await record.take() == ["error headingFailure", "home regionMonitoringFailure"])
        #expect(manager.monitoredRegions.isEmpty && manager.heading == nil)
    }

    @Test func noServiceFindsNamesOfPlaces() async {
        let geocoder = CLGeocoder()
        await #expect(throws: CLError(.network)) { try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) }
        await #expect(throws: CLError(.network)) { try await geocoder.geocodeAddressString("Berlin") }
        let told = await withCheckedContinuation { continuation in
            geocoder.geocodeAddressString("Berlin") { places, error in continuation.resume(returning: (places, error as? CLError)) }
        }
        #expect(told.0 == nil && told.1 == CLError(.network))
        #expect(!geocoder.isGeocoding)
    }

    private func manager(_ service: TestService) -> CLLocationManager {
        let manager = CLLocationManager(service: service, permission: CLLocationManager.Permission())
        manager.delegate = record
        return manager
    }

    private func location(_ latitude: Double) -> LocationNews { .location(CLLocation(latitude: latitude, longitude: 0)) }

    @Test("Without location services a manager has no authorization, and its delegate receives errors")
    func turnedOff() async {
        let service = TestService(isEnabled: false)
        let manager = manager(service)
        #expect(manager.authorizationStatus == .denied)
        #expect(await record.take() == ["denied"])
        manager.requestWhenInUseAuthorization()
        #expect(await record.take() == [])
        manager.startUpdatingLocation()
        manager.requestLocation()
        #expect(await record.take() == Array(repeating: "error denied", count: 2))
        #expect(service.sessions.isEmpty)
    }

    @Test("The delegate is told the state of authorization and its changes, and a request alone finds no locations")
    func authorization() async {
        let service = TestService()
        let manager = manager(service)
        #expect(await record.take() == ["notDetermined"])
        manager.requestWhenInUseAuthorization()
        service.sessions[0].handler(.authorized)
        #expect(await record.take() == ["authorizedWhenInUse"])
        #expect(service.sessions[0].isStopped)
        service.sessions[0].handler(location(1))
        manager.requestWhenInUseAuthorization()
        #expect(await record.take() == [])
        #expect(service.sessions.count == 1 && manager.location == nil)
    }

    @Test("A refusal ends the search with an error")
    func refusal() async {
        let service = TestService()
        let manager = manager(service)
        _ = await record.take()
        manager.startUpdatingLocation()
        service.sessions[0].handler(.denied)
        #expect(await record.take() == ["denied", "error denied"])
        #expect(service.sessions[0].isStopped && manager.authorizationStatus == .denied)
    }

    @Test("Locations are told from start to stop, with the accuracy that was wished")
    func updates() async {
        let service = TestService()
        let manager = manager(service)
        _ = await record.take()
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
        manager.startUpdatingLocation()
        manager.startUpdatingLocation()
        #expect(service.sessions.count == 1 && service.sessions[0].accuracy == 1000)
        service.sessions[0].handler(.authorized)
        service.sessions[0].handler(location(1))
        service.sessions[0].handler(location(2))
        #expect(await record.take() == ["authorizedWhenInUse", "1.0", "2.0"])
        #expect(manager.location?.coordinate.latitude == 2)
        manager.stopUpdatingLocation()
        service.sessions[0].handler(location(3))
        #expect(await record.take() == [])
        #expect(service.sessions[0].isStopped)
        manager.startUpdatingLocation()
        #expect(service.sessions.count == 2)
    }

    @Test("A request is answered once, and by an error if the service does not work")
    func request() async {
        let service = TestService()
        let manager = manager(service)
        _ = await record.take()
        manager.requestLocation()
        service.sessions[0].handler(location(1))
        service.sessions[0].handler(location(2))
        #expect(await record.take() == ["1.0"])
        #expect(service.sessions[0].isStopped)
        manager.requestLocation()
        service.sessions[1].handler(.failed)
        #expect(await record.take() == ["error network"])
    }

    @Test("A manager that nobody holds finds nothing")
    func release() {
        let service = TestService()
        do {
            let manager = manager(service)
            manager.startUpdatingLocation()
        }
        #expect(service.sessions[0].isStopped)
    }

    @Test("Updates tell locations, that there are none, and that they may not be known")
    func liveUpdates() async throws {
        var off = CLLocationUpdate.liveUpdates(service: TestService(isEnabled: false)).makeAsyncIterator()
        let denied = try await off.next()
        #expect(denied?.authorizationDenied == true && denied?.authorizationDeniedGlobally == true && denied?.location == nil)
        let service = TestService()
        var updates: CLLocationUpdate.Updates.Iterator? = CLLocationUpdate.liveUpdates(.fitness, service: service).makeAsyncIterator()
        async let answer: Void = {
            while service.sessions.isEmpty { await Task.yield() }
            service.sessions[0].handler(.authorized)
            service.sessions[0].handler(.failed)
            service.sessions[0].handler(.location(CLLocation(latitude: 4, longitude: 0)))
        }()
        let first = try await updates?.next()
        let second = try await updates?.next()
        await answer
        #expect(first?.locationUnavailable == true && second?.location?.coordinate.latitude == 4)
        updates = nil
        #expect(service.sessions[0].isStopped)
    }

    @Test("The service of the computer answers without a bus, a service and a main loop", .timeLimit(.minutes(15)))
    func system() {
        #expect((CLLocationManager().authorizationStatus == .denied) == !CLLocationManager.locationServicesEnabled())
    }
}
