import CoreLocation
import Foundation
import Testing

/// Coordinates, distances, areas and errors.
struct LocationValueTests {
    private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
    }

    @Test(
        "Coordinates are valid within the ranges of degrees, with the ends",
        arguments: [
            (90, 180, true), (-90, -180, true), (90.001, 0, false), (0, 180.001, false), (.nan, 0, false), (0, .infinity, false),
        ])
    func validity(latitude: Double, longitude: Double, isValid: Bool) {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)) == isValid)
    }

    @Test func invalidCoordinate() { #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid)) }

    /// The definition of WGS 84 gives the degree of the equator and the quarter of a meridian; Flinders Peak to Buninyong is the example of
    /// the Geocentric Datum of Australia's technical manual, on an ellipsoid that differs from this one by a tenth of a millimetre.
    @Test("Distances are those on the ellipsoid")
    func distances() {
        #expect(abs(distance((0, 0), (0, 1)) - 111_319.4908) < 0.001)
        #expect(abs(distance((0, 0), (90, 0)) - 10_001_965.729) < 0.001)
        let flindersPeak = (-(37 + 57 / 60 + 3.72030 / 3600), 144 + 25 / 60 + 29.52440 / 3600)
        let buninyong = (-(37 + 39 / 60 + 10.15610 / 3600), 143 + 55 / 60 + 35.38390 / 3600)
        #expect(abs(distance(flindersPeak, buninyong) - 54_972.271) < 0.001)
    }

    @Test("Distances are the same in both directions, zero to the same place, and cross the date line")
    func symmetry() {
        #expect(distance((48.1, 11.6), (48.1, 11.6)) == 0)
        #expect(abs(distance((48.1, 11.6), (-33.9, 151.2)) - distance((-33.9, 151.2), (48.1, 11.6))) < 1e-6)
        #expect(abs(distance((10, 179.5), (10, -179.5)) - distance((10, 0), (10, 1))) < 1e-6)
        #expect(distance((90, 0), (90, 77)) < 1e-6)
    }

    @Test("Between opposite places, and beyond the Earth, a distance has an end")
    func extremes() {
        #expect(abs(distance((0, 0), (0.5, 179.7)) - 19_936_288) < 20_004_000 * 0.005)
        #expect(abs(distance((0, 0), (0, 180)) - 20_003_931) < 20_004_000 * 0.005)
        #expect(distance((.nan, 0), (0, 0)).isNaN)
    }

    @Test("An area has its edge inside, and crosses the date line")
    func areas() {
        let area = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 179.999), radius: 250, identifier: "a")
        #expect(area.contains(area.center) && area.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.999)))
        #expect(!area.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.998)))
        let none = CLCircularRegion(center: CLLocationCoordinate2D(), radius: -1, identifier: "b")
        #expect(!none.contains(none.center))
    }

    @Test("A location of a coordinate alone has no speed and height")
    func unknown() {
        let location = CLLocation(latitude: 1, longitude: 2)
        #expect(location.speed < 0 && location.course < 0 && location.verticalAccuracy < 0 && location.courseAccuracy < 0)
        #expect(location.description.hasPrefix("<+1.00000000,+2.00000000> +/- 0.00m (speed -1.00 mps / course -1.00) @ "))
    }

    @Test("Errors are caught by their codes, and have those of Apple's systems")
    func errors() {
        do {
            throw CLError(.denied)
        } catch CLError.locationUnknown {
            Issue.record("another code")
        } catch CLError.denied {
        } catch {
            Issue.record("no code")
        }
        let error = CLError(.denied) as NSError
        #expect(error.domain == kCLErrorDomain && error.code == 1)
    }
}
