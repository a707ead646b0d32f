import Foundation
import MapKit
import Testing

/// The flattened world, its rectangles, and regions.
struct MercatorTests {
    /// The formulas of web maps: x grows with the longitude, and y is the logarithm of a tangent.
    private func expected(_ latitude: Double, _ longitude: Double) -> (x: Double, y: Double) {
        let size = 268_435_456.0
        let sine = sin(latitude * .pi / 180)
        return ((longitude + 180) / 360 * size, (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * size)
    }

    @Test(
        "Coordinates have the map points of Mercator's projection, and back",
        arguments: [(0, 0), (48.1374, 11.5755), (34.011_286, -116.166_868), (-33.8568, 151.2153), (85.05, 180), (-85.05, -180)])
    func points(latitude: Double, longitude: Double) {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        let formula = expected(latitude, longitude)
        #expect(abs(point.x - formula.x) < 1e-3 && abs(point.y - formula.y) < 1e-3)
        #expect(abs(point.coordinate.latitude - latitude) < 1e-9 && abs(point.coordinate.longitude - longitude) < 1e-9)
    }

    @Test("The world has 2^28 points, its middle is at 0°, 0°, and the poles are at its edges")
    func world() {
        #expect(MKMapSize.world.width == 268_435_456 && MKMapRect.world.maxY == 268_435_456)
        let middle = MKMapPoint(CLLocationCoordinate2D())
        #expect(middle.x == 134_217_728 && middle.y == 134_217_728)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y == 0)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: -90, longitude: 0)).y == 268_435_456)
        let none = MKMapPoint(kCLLocationCoordinate2DInvalid)
        #expect(none.x == -1 && none.y == -1 && !CLLocationCoordinate2DIsValid(none.coordinate))
        #expect(abs(MKMapPoint(x: 268_435_456 + 134_217_728, y: 134_217_728).coordinate.longitude) < 1e-9)
    }

    @Test("A map point is shorter towards the poles")
    func scale() {
        #expect(abs(MKMetersPerMapPointAtLatitude(0) * 268_435_456 - 40_075_016.6856) < 0.001)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) * 2 - MKMetersPerMapPointAtLatitude(0)) < 1e-12)
        #expect(abs(MKMapPointsPerMeterAtLatitude(48) * MKMetersPerMapPointAtLatitude(48) - 1) < 1e-12)
        let (a, b) = (MKMapPoint(CLLocationCoordinate2D()), MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
        #expect(abs(a.distance(to: b) - 111_319.4908) < 0.001)
    }

    /// The degrees of WGS 84 at the equator and at 60 degrees: 110,574 and 111,319 m, 111,412 and 55,800 m.
    @Test(
        "Regions in metres have the degrees of the ellipsoid",
        arguments: [(0.0, 0.009_043_69, 0.008_983_15), (60, 0.008_975_67, 0.017_921_13)])
    func meters(latitude: Double, high: Double, wide: Double) {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: 20), latitudinalMeters: 1000, longitudinalMeters: 1000)
        #expect(abs(region.span.latitudeDelta - high) < 1e-7 && abs(region.span.longitudeDelta - wide) < 1e-7)
        #expect(region.center.latitude == latitude)
    }

    @Test("Regions in metres end at the poles and after a whole turn, and negative distances count as zero")
    func extremeMeters() {
        let region = MKCoordinateRegion(center: CLLocationCoordinate2D(), latitudinalMeters: 1e9, longitudinalMeters: 1e9)
        #expect(region.span.latitudeDelta == 180 && region.span.longitudeDelta == 360)
        let pole = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 90, longitude: 0), latitudinalMeters: 10, longitudinalMeters: 10)
        #expect(pole.span.longitudeDelta == 360)
        let empty = MKCoordinateRegion(center: CLLocationCoordinate2D(), latitudinalMeters: -5, longitudinalMeters: -5)
        #expect(empty.span.latitudeDelta == 0 && empty.span.longitudeDelta == 0)
    }

    @Test("A rectangle has the region with the same edges")
    func regionOfRect() {
        let (a, b) = (
            MKMapPoint(CLLocationCoordinate2D(latitude: 50, longitude: 10)), MKMapPoint(CLLocationCoordinate2D(latitude: 40, longitude: 30))
        )
        let region = MKCoordinateRegion(MKMapRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
        #expect(abs(region.center.latitude - 45) < 1e-9 && abs(region.center.longitude - 20) < 1e-9)
        #expect(abs(region.span.latitudeDelta - 10) < 1e-9 && abs(region.span.longitudeDelta - 20) < 1e-9)
        #expect(abs(MKCoordinateRegion(.world).span.longitudeDelta - 360) < 1e-9)
        #expect(MKCoordinateRegion(.null).span.latitudeDelta == 0)
    }

    @Test("Rectangles are united, cut and divided as those of Core Graphics")
    func rectangles() {
        let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 6, width: 10, height: 10))
        #expect(MKMapRectEqualToRect(a.union(b), MKMapRect(x: 0, y: 0, width: 15, height: 16)))
        #expect(MKMapRectEqualToRect(a.intersection(b), MKMapRect(x: 5, y: 6, width: 5, height: 4)))
        #expect(MKMapRectEqualToRect(a.union(.null), a) && a.intersection(MKMapRect(x: 10, y: 0, width: 1, height: 1)).isNull)
        #expect(MKMapRectEqualToRect(a.insetBy(dx: 2, dy: 3), MKMapRect(x: 2, y: 3, width: 6, height: 4)) && a.insetBy(dx: 6, dy: 0).isNull)
        #expect(a.contains(MKMapPoint(x: 0, y: 0)) && !a.contains(MKMapPoint(x: 10, y: 0)))
        #expect(a.contains(MKMapRect(x: 1, y: 1, width: 9, height: 9)) && !a.contains(b) && a.intersects(b))
        let parts = a.divided(atDistance: 3, from: .maxXEdge)
        #expect(MKMapRectEqualToRect(parts.slice, MKMapRect(x: 7, y: 0, width: 3, height: 10)))
        #expect(MKMapRectEqualToRect(parts.remainder, MKMapRect(x: 0, y: 0, width: 7, height: 10)))
    }

    @Test("What lies beyond the 180th meridian continues on the other side")
    func meridian() {
        let size = MKMapSize.world.width
        let east = MKMapRect(x: size - 5, y: 100, width: 20, height: 1), west = MKMapRect(x: -5, y: 100, width: 20, height: 1)
        #expect(east.spans180thMeridian && MKMapRectEqualToRect(east.remainder(), MKMapRect(x: 0, y: 100, width: 15, height: 1)))
        #expect(MKMapRectEqualToRect(west.remainder(), MKMapRect(x: size - 5, y: 100, width: 5, height: 1)))
        #expect(!MKMapRect.world.spans180thMeridian && MKMapRect.world.remainder().isNull)
    }
}
