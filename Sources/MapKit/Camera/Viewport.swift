import CoreGraphics
import CoreLocation

/// What a view of a map shows: a viewpoint and the size of the view.
struct Viewport: Equatable {
    var viewpoint: Viewpoint
    /// The size of the view in points.
    var size: CGSize
    /// The part of the view that nothing covers. The middle of the map is in its middle.
    var frame: CGRect

    init(viewpoint: Viewpoint, size: CGSize, frame: CGRect) {
        (self.viewpoint, self.size, self.frame) = (viewpoint, size, frame)
    }

    /// The map points in a point of the view.
    var scale: Double { viewpoint.scale }

    // MARK: Points

    /// Returns the place in the view of a point of the world, in the copy of the world that is nearest to the middle of the map.
    func point(of mapPoint: MKMapPoint) -> CGPoint {
        unwrappedPoint(x: Mercator.nearest(mapPoint.x, to: viewpoint.x), y: mapPoint.y)
    }

    /// Returns the place in the view of a point in a certain copy of the world.
    func unwrappedPoint(x: Double, y: Double) -> CGPoint {
        let (dx, dy) = ((x - viewpoint.x) / scale, (y - viewpoint.y) / scale)
        guard viewpoint.heading != 0 else { return CGPoint(x: frame.midX + dx, y: frame.midY + dy) }
        let turn = -viewpoint.heading * .pi / 180
        return CGPoint(x: frame.midX + dx * cos(turn) - dy * sin(turn), y: frame.midY + dx * sin(turn) + dy * cos(turn))
    }

    /// Returns the point of the world at a place in the view. It may lie in a copy of the world, or above or below it.
    func mapPoint(at point: CGPoint) -> MKMapPoint {
        let (dx, dy) = (point.x - frame.midX, point.y - frame.midY)
        let turn = viewpoint.heading * .pi / 180
        return MKMapPoint(
            x: viewpoint.x + (dx * cos(turn) - dy * sin(turn)) * scale, y: viewpoint.y + (dx * sin(turn) + dy * cos(turn)) * scale)
    }

    /// The rectangle around what the whole view shows.
    var visibleRect: MKMapRect { rect(around: CGRect(origin: .zero, size: size)) }

    /// The rectangle around what the uncovered part shows.
    var framedRect: MKMapRect { rect(around: frame) }

    private func rect(around rect: CGRect) -> MKMapRect {
        MapShape.bounds(
            of: [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
                CGPoint(x: rect.maxX, y: rect.maxY),
            ].map(mapPoint))
    }

    /// The region of the uncovered part, around the middle of the map.
    var region: MKCoordinateRegion {
        let span = MKCoordinateRegion(framedRect).span
        return MKCoordinateRegion(
            center: viewpoint.coordinate, span: MKCoordinateSpan(latitudeDelta: span.latitudeDelta, longitudeDelta: min(span.longitudeDelta, 360)))
    }

    // MARK: Cameras

    /// The tangent of half of the angle that the camera sees from top to bottom.
    private static let halfAperture = tan(15 * Double.pi / 180)

    /// The camera.
    var camera: MapCamera {
        let coordinate = viewpoint.coordinate
        let height = frame.height * scale * MKMetersPerMapPointAtLatitude(coordinate.latitude)
        var heading = viewpoint.heading.remainder(dividingBy: 360)
        if heading < 0 { heading += 360 }
        return MapCamera(centerCoordinate: coordinate, distance: height / 2 / Self.halfAperture, heading: heading, pitch: viewpoint.pitch)
    }

    /// Returns the binary logarithm of the map points in a point of the view for a distance of the camera in metres.
    private func zoom(distance: Double, latitude: Double) -> Double {
        log2(distance * 2 * Self.halfAperture / MKMetersPerMapPointAtLatitude(latitude) / max(frame.height, 1))
    }

    // MARK: Framing

    /// Returns the viewpoint of a camera; nil for one that is not valid.
    func viewpoint(of camera: MapCamera) -> Viewpoint? {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate), camera.distance > 0, camera.distance.isFinite else { return nil }
        let point = MKMapPoint(camera.centerCoordinate)
        return Viewpoint(
            x: point.x, y: point.y, zoom: zoom(distance: camera.distance, latitude: MKMapPoint(camera.centerCoordinate).coordinate.latitude),
            heading: camera.heading.isFinite ? camera.heading : 0, pitch: camera.pitch)
    }

    /// Returns the viewpoint with all of a region in view and its middle in the middle; nil for a region that is not valid.
    func viewpoint(framing region: MKCoordinateRegion) -> Viewpoint? {
        guard region.isValid else { return nil }
        let (rect, center) = (region.rect, MKMapPoint(region.center))
        // The half towards the pole is longer.
        let height = 2 * max(center.y - rect.minY, rect.maxY - center.y)
        return viewpoint(around: MKMapRect(x: rect.minX, y: center.y - height / 2, width: rect.width, height: height), in: frame)
    }

    /// Returns the viewpoint with all of a rectangle in view; nil for one that is not valid.
    func viewpoint(framing rect: MKMapRect) -> Viewpoint? {
        guard !rect.isNull, rect.midX.isFinite, rect.midY.isFinite else { return nil }
        return viewpoint(around: rect, in: frame)
    }

    /// Returns the viewpoint with a rectangle in view and margins in points around it, of at least some metres.
    func viewpoint(framing rect: MKMapRect, margins: CGSize, meters: Double) -> Viewpoint? {
        guard !rect.isNull, rect.midX.isFinite, rect.midY.isFinite else { return nil }
        let latitude = MKMapPoint(x: rect.midX, y: min(max(rect.midY, 0), Mercator.worldSize)).coordinate.latitude
        let least = meters * MKMapPointsPerMeterAtLatitude(latitude)
        let (width, height) = (max(rect.width, least), max(rect.height, least))
        let inner = frame.insetBy(dx: min(margins.width, frame.width / 4), dy: min(margins.height, frame.height / 4))
        return viewpoint(around: MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height), in: inner)
    }

    /// The viewpoint without anything to show: the world as far as it fills the view.
    var worldViewpoint: Viewpoint { viewpoint(around: .world, in: frame) }

    private func viewpoint(around rect: MKMapRect, in frame: CGRect) -> Viewpoint {
        let scale = max(rect.width / max(frame.width, 1), rect.height / max(frame.height, 1))
        return Viewpoint(x: rect.midX, y: rect.midY, zoom: scale > 0 ? log2(scale) : Self.leastZoom)
    }

    // MARK: Limits

    /// The smallest zoom, at which a point of the view is an eighth of a map point, or two centimetres on the equator.
    private static let leastZoom = -3.0

    /// Returns the viewpoint moved so that the view shows nothing above or below the world and keeps to the limits of a program.
    func limited(_ viewpoint: Viewpoint, to bounds: MapCameraBounds?) -> Viewpoint {
        var result = viewpoint
        let latitude = viewpoint.coordinate.latitude
        if let bounds {
            if bounds.distances.lowerBound > 0 {
                result.zoom = max(result.zoom, zoom(distance: bounds.distances.lowerBound, latitude: latitude))
            }
            if bounds.distances.upperBound.isFinite {
                result.zoom = min(result.zoom, zoom(distance: bounds.distances.upperBound, latitude: latitude))
            }
            if let rect = bounds.centerRect {
                result.x = min(max(Mercator.nearest(result.x, to: rect.midX), rect.minX), rect.maxX)
                result.y = min(max(result.y, rect.minY), rect.maxY)
            }
        }
        let largest = log2(Mercator.worldSize / max(size.height, 1))
        result.zoom = min(max(result.zoom, Self.leastZoom), largest)
        let scale = exp2(result.zoom)
        let (above, below) = (frame.midY * scale, (size.height - frame.midY) * scale)
        result.y = max(above, min(result.y, Mercator.worldSize - below))
        return result
    }

    // MARK: Gestures

    /// Returns the viewpoint panned so that the map point at one location of the view is at another location.
    func moved(from start: CGPoint, to end: CGPoint) -> Viewpoint {
        let (first, second) = (mapPoint(at: start), mapPoint(at: end))
        var result = viewpoint
        result.x += first.x - second.x
        result.y += first.y - second.y
        return result
    }

    /// Returns the viewpoint with another zoom and heading, at which the same point of the world is at a place of the view.
    func zoomed(to zoom: Double, heading: Double? = nil, around point: CGPoint) -> Viewpoint {
        let fixed = mapPoint(at: point)
        var other = self
        other.viewpoint.zoom = zoom
        if let heading { other.viewpoint.heading = heading }
        let shifted = other.mapPoint(at: point)
        other.viewpoint.x += fixed.x - shifted.x
        other.viewpoint.y += fixed.y - shifted.y
        return other.viewpoint
    }
}
