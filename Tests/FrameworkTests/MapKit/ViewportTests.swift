import CoreLocation
import Foundation
@testable import MapKit
import Testing

/// What maps of given sizes show, and where.
struct ViewportTests {
    private func viewport(_ width: Double, _ height: Double, inset: Double = 0) -> Viewport {
        Viewport(
            viewpoint: Viewpoint(x: 0, y: 0, zoom: 0), size: CGSize(width: width, height: height),
            frame: CGRect(x: 0, y: inset, width: width, height: height - inset))
    }

    private func framing(_ region: MKCoordinateRegion, _ width: Double, _ height: Double, inset: Double = 0) throws -> Viewport {
        var result = viewport(width, height, inset: inset)
        result.viewpoint = try #require(result.viewpoint(framing: region))
        return result
    }

    private let landmarks = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 34.011_286, longitude: -116.166_868),
        span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))

    @Test(
        "A region is whole in views of any shape, fills one axis, and its middle is in the middle",
        arguments: [(390.0, 300.0), (300, 390), (1000, 80)])
    func regions(width: Double, height: Double) throws {
        let shown = try framing(landmarks, width, height)
        let region = shown.region
        #expect(region.span.latitudeDelta >= 0.2 - 1e-9 && region.span.longitudeDelta >= 0.2 - 1e-9)
        // A little more in the south, as degrees are longer in the north.
        #expect(min(region.span.latitudeDelta, region.span.longitudeDelta) < 0.2005)
        let point = shown.point(of: MKMapPoint(landmarks.center))
        #expect(abs(point.x - width / 2) < 1e-6 && abs(point.y - height / 2) < 1e-6)
        // Degrees of longitude are as wide as the projection makes them high.
        #expect(abs(shown.framedRect.width / width - shown.framedRect.height / height) < 1e-6)
    }

    @Test("Below a bar the map is framed in what is left")
    func insets() throws {
        let shown = try framing(landmarks, 400, 500, inset: 100)
        let point = shown.point(of: MKMapPoint(landmarks.center))
        #expect(abs(point.x - 200) < 1e-6 && abs(point.y - 300) < 1e-6)
        #expect(shown.visibleRect.height > shown.framedRect.height)
    }

    @Test(
        "Points and coordinates convert both ways, also on a turned map and across the edge of the world", arguments: [0.0, 37, 270], [-116.2, 179.9])
    func conversion(heading: Double, longitude: Double) throws {
        var region = landmarks
        region.center.longitude = longitude
        var shown = try framing(region, 390, 300)
        shown.viewpoint.heading = heading
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 380, y: 12), CGPoint(x: 100, y: 299)] {
            let back = shown.point(of: MKMapPoint(shown.mapPoint(at: point).coordinate))
            #expect(abs(back.x - point.x) < 1e-3 && abs(back.y - point.y) < 1e-3)
        }
    }

    @Test("A camera that looks east has the north on the left")
    func heading() throws {
        var shown = try framing(landmarks, 400, 400)
        shown.viewpoint.heading = 90
        let north = shown.point(of: MKMapPoint(CLLocationCoordinate2D(latitude: 34.05, longitude: -116.166_868)))
        #expect(north.x < 190 && abs(north.y - 200) < 1e-3)
        #expect(shown.camera.heading == 90)
    }

    @Test("A camera sees 30 degrees, and the same camera gives the same view")
    func cameras() throws {
        let camera = MapCamera(centerCoordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11), distance: 5000, heading: 350)
        var shown = viewport(390, 844)
        shown.viewpoint = try #require(shown.viewpoint(of: camera))
        let height = shown.scale * 844 * MKMetersPerMapPointAtLatitude(48)
        #expect(abs(height - 2 * 5000 * tan(15 * Double.pi / 180)) < 1e-3)
        #expect(abs(shown.camera.distance - 5000) < 1e-6 && abs(shown.camera.heading - 350) < 1e-9)
        #expect(shown.viewpoint(of: MapCamera(centerCoordinate: camera.centerCoordinate, distance: -1)) == nil)
        #expect(shown.viewpoint(of: MapCamera(centerCoordinate: kCLLocationCoordinate2DInvalid, distance: 1)) == nil)
    }

    @Test("Nothing above or below the world is in view")
    func limits() throws {
        let shown = viewport(400, 800)
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 84, longitude: 0), span: MKCoordinateSpan(latitudeDelta: 170, longitudeDelta: 360))
        var limited = shown
        limited.viewpoint = shown.limited(try #require(shown.viewpoint(framing: region)), to: nil)
        #expect(limited.visibleRect.minY > -1 && limited.visibleRect.maxY < Mercator.worldSize + 1)
        #expect(shown.viewpoint(framing: MKCoordinateRegion(center: kCLLocationCoordinate2DInvalid, span: MKCoordinateSpan())) == nil)
    }

    @Test("The limits of a program hold the middle and the distance")
    func bounds() throws {
        var shown = try framing(landmarks, 390, 390)
        let bounds = MapCameraBounds(centerCoordinateBounds: landmarks, minimumDistance: 2000, maximumDistance: 3000)
        var away = shown.viewpoint
        away.x += 1e6
        shown.viewpoint = shown.limited(away, to: bounds)
        #expect(abs(shown.viewpoint.x - landmarks.rect.maxX) < 1e-6 && abs(shown.camera.distance - 3000) < 1e-6)
        shown.viewpoint.zoom = -2
        shown.viewpoint = shown.limited(shown.viewpoint, to: bounds)
        #expect(abs(shown.camera.distance - 2000) < 1e-6)
        #expect(MapCameraBounds(minimumDistance: 10, maximumDistance: 5).distances == 10...10)
    }

    @Test("Places on both sides of the 180th meridian are framed across it")
    func acrossTheMeridian() {
        func rect(_ longitude: Double) -> MKMapRect {
            MKMapRect(origin: MKMapPoint(CLLocationCoordinate2D(latitude: 10, longitude: longitude)), size: MKMapSize())
        }
        let degrees = Mercator.worldSize / 360
        #expect(abs(MapFraming.union([rect(179), rect(-179)]).width - 2 * degrees) < 1e-3)
        #expect(abs(MapFraming.union([rect(-179), rect(170), rect(175)]).width - 11 * degrees) < 1e-3)
        #expect(abs(MapFraming.union([rect(10), rect(30), rect(20)]).width - 20 * degrees) < 1e-3)
        #expect(MapFraming.union([]).isNull)
    }

    @Test("Zooming around a place keeps it there")
    func zooming() throws {
        let shown = try framing(landmarks, 390, 300)
        let (place, before) = (CGPoint(x: 30, y: 250), shown.mapPoint(at: CGPoint(x: 30, y: 250)))
        var zoomed = shown
        zoomed.viewpoint = shown.zoomed(to: shown.viewpoint.zoom - 1, heading: 25, around: place)
        let after = zoomed.mapPoint(at: place)
        #expect(abs(before.x - after.x) < 1e-3 && abs(before.y - after.y) < 1e-3 && abs(zoomed.scale * 2 - shown.scale) < 1e-9)
    }

    @Test("Tiles are those of the level nearest to the scale, in all copies of the world")
    func tiles() {
        var shown = viewport(512, 256)
        // A point of the view is a map point of level 0: the world is 256 points wide.
        shown.viewpoint = Viewpoint(x: Mercator.worldSize / 2, y: Mercator.worldSize / 2, zoom: 20)
        let tiles = TileCover.tiles(for: shown, greatestZoom: 19)
        #expect(tiles.allSatisfy { $0.key == TileKey(zoom: 0, x: 0, y: 0) } && tiles.count == 3)
        shown.viewpoint.zoom = 19
        #expect(
            Set(TileCover.tiles(for: shown, greatestZoom: 19).map(\.key)) == [
                TileKey(zoom: 1, x: 0, y: 0), TileKey(zoom: 1, x: 1, y: 0), TileKey(zoom: 1, x: 0, y: 1), TileKey(zoom: 1, x: 1, y: 1),
            ])
        shown.viewpoint.zoom = -3
        #expect(TileCover.tiles(for: shown, greatestZoom: 19).allSatisfy { $0.key.zoom == 19 })
    }

    /// The tile of the Marienplatz at level 15 by the formula of OpenStreetMap's wiki.
    @Test("A place is on the tile that OpenStreetMap's formula tells")
    func tileOfPlace() {
        let (latitude, longitude) = (48.137_154, 11.575_382)
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        var shown = viewport(10, 10)
        shown.viewpoint = Viewpoint(x: point.x, y: point.y, zoom: 5)
        let radians = latitude * .pi / 180
        let x = Int(floor((longitude + 180) / 360 * 32768)), y = Int(floor((1 - log(tan(radians) + 1 / cos(radians)) / .pi) / 2 * 32768))
        #expect(TileCover.tiles(for: shown, greatestZoom: 19).map(\.key) == [TileKey(zoom: 15, x: x, y: y)])
    }

    @Test("Meridians and parallels are at round distances, and labelled by them")
    func graticule() throws {
        let lines = Graticule(try framing(landmarks, 390, 300))
        #expect(lines.step == 0.1)
        #expect(lines.meridians.map { ($0.degrees * 10).rounded() } == [-1163, -1162, -1161])
        #expect(lines.parallels.map { ($0.degrees * 10).rounded() } == [340, 341])
        let locale = Locale(identifier: "en_US")
        #expect(lines.label(34.1, isLatitude: true, locale: locale) == "34.1° N")
        #expect(lines.label(-116.2, isLatitude: false, locale: locale) == "116.2° W")
        #expect(lines.label(0, isLatitude: false, locale: locale) == "0.0°")
        #expect(lines.label(180, isLatitude: false, locale: Locale(identifier: "de_DE")) == "180,0°")
    }

    @Test("The shortest way from San Francisco to Tokyo leads north, and across the edge of the world")
    func geodesic() {
        let line = Geodesic.line(
            through: [(37.6, -122.4), (35.6, 139.8)].map { MKMapPoint(CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)) })
        #expect(line.count > 30)
        #expect(line.map { $0.coordinate.latitude }.max() ?? 0 > 47)
        #expect(zip(line, line.dropFirst()).allSatisfy { abs($0.x - $1.x) < Mercator.worldSize / 50 })
        #expect(line.last.map { $0.x < 0 } ?? false)
        #expect(Geodesic.line(through: []).isEmpty)
    }
}
