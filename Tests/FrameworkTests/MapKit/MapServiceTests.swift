import CoreLocation
import Foundation
import MapKit
import SwiftUI
import Testing

/// Services that Linux has not, places and distances.
@MainActor struct MapServiceTests {
    private static let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)

    @Test("Searches, ways and addresses fail with the error of a machine without the service")
    func failures() async throws {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "coffee"
        await #expect(throws: MKError(.serverFailure)) { try await MKLocalSearch(request: request).start() }
        await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: MKDirections.Request()).calculate() }
        await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: MKDirections.Request()).calculateETA() }
        await #expect(throws: MKError(.serverFailure)) { try await MKGeocodingRequest(addressString: "Berlin")?.mapItems }
        #expect(try await MKLookAroundSceneRequest(coordinate: Self.place).scene == nil)
        let error = await withCheckedContinuation { continuation in
            MKLocalSearch(request: request).start { continuation.resume(returning: $0 == nil ? $1 : nil) }
        }
        #expect((error as? MKError)?.code == .serverFailure && error?.localizedDescription == "No service for maps answers.")
    }

    private final class Delegate: NSObject, MKLocalSearchCompleterDelegate {
        nonisolated(unsafe) var errors: [any Error] = []
        func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { errors.append(error) }
    }

    @Test("A completer tells its delegate that nothing is suggested, and nothing for no text")
    func completer() async throws {
        let (completer, delegate) = (MKLocalSearchCompleter(), Delegate())
        completer.delegate = delegate
        completer.queryFragment = "Ber"
        completer.queryFragment = ""
        for _ in 0..<50 where delegate.errors.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(delegate.errors.count == 1 && completer.results.isEmpty)
    }

    @Test("Placemarks have what their dictionary says")
    func placemarks() {
        let mark = MKPlacemark(coordinate: Self.place, addressDictionary: ["City": "Munich", "CountryCode": "DE", "Other": 1])
        #expect(mark.locality == "Munich" && mark.countryCode == "DE" && mark.title == "Munich" && mark.coordinate.latitude == 48)
        #expect(MKPlacemark(coordinate: Self.place).title == nil)
        #expect(MKMapItem.forCurrentLocation().isCurrentLocation && !MKMapItem(placemark: mark).isCurrentLocation)
    }

    @Test(
        "Distances are written round, in the units of the locale",
        arguments: [
            ("de_DE", 83.4, "83 m"), ("de_DE", 456, "460 m"), ("de_DE", 1234, "1,2 km"), ("de_DE", 45_678, "46 km"), ("en_US", 50, "160 ft"),
            ("en_US", 1609.344, "1 mi"), ("en_US", 4000, "2.5 mi"), ("en_GB", 50, "55 yd"), ("en_GB", 16_093, "10 mi"),
        ])
    func distances(locale: String, meters: Double, text: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: locale)
        #expect(formatter.string(fromDistance: meters).replacingOccurrences(of: "\u{a0}", with: " ") == text)
    }

    @Test("Distances are read back", arguments: [("1.5 km", 1500.0), ("20 m", 20), ("2 mi", 3218.688), ("many", -1), ("3 parsecs", -1)])
    func readDistances(text: String, meters: Double) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(abs(formatter.distance(from: text) - meters) < 1e-9)
    }

    @Test("Filters and kinds of places")
    func filters() {
        let some = MKPointOfInterestFilter(including: [.cafe])
        #expect(some.includes(.cafe) && some.excludes(.bank) && MKPointOfInterestFilter.includingAll.includes(.bank))
        #expect(MKPointOfInterestFilter(excluding: [.bank]).excludes(.bank) && !MKPointOfInterestFilter.excludingAll.includes(.cafe))
        #expect(MKPointOfInterestCategory.evCharger.rawValue == "MKPOICategoryEVCharger")
    }

    @Test("Positions are equal if they show the same, and tell what they are")
    func positions() {
        let region = MKCoordinateRegion(center: Self.place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
        let camera = MapCamera(centerCoordinate: Self.place, distance: 100)
        #expect(MapCameraPosition.region(region) == .region(region) && MapCameraPosition.region(region) != .automatic)
        #expect(MapCameraPosition.region(region).region?.span.longitudeDelta == 2 && MapCameraPosition.automatic.region == nil)
        #expect(MapCameraPosition.camera(camera).camera == camera && MapCameraPosition.camera(camera).rect == nil)
        let following = MapCameraPosition.userLocation(followsHeading: true, fallback: .camera(camera))
        #expect(following.followsUserLocation && following.followsUserHeading && following.fallbackPosition == .camera(camera))
        #expect(!following.positionedByUser && following != .userLocation(fallback: .camera(camera)))
        #expect(MapCameraPosition.item(MKMapItem()).allowsAutomaticPitch)
    }
}
