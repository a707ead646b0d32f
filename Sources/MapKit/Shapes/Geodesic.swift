import CoreLocation

/// The shortest ways on the Earth, which counts as a sphere.
enum Geodesic {
    /// The longest part of a way that is drawn as a straight line, in degrees of its great circle.
    private static let step = 2.0

    /// Returns points on the shortest ways between successive points, with these. The horizontal positions continue beyond the world, where a way
    /// crosses its edge.
    static func line(through points: [MKMapPoint]) -> [MKMapPoint] {
        guard var last = points.first else { return [] }
        var result = [last]
        for point in points.dropFirst() {
            for place in way(from: last.coordinate, to: point.coordinate) {
                let mapPoint = MKMapPoint(place)
                last = MKMapPoint(x: Mercator.nearest(mapPoint.x, to: last.x), y: mapPoint.y)
                result.append(last)
            }
        }
        return result
    }

    /// Returns the places on the way after its start.
    private static func way(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> [CLLocationCoordinate2D] {
        guard CLLocationCoordinate2DIsValid(start), CLLocationCoordinate2DIsValid(end) else { return [end] }
        let (a, b) = (vector(start), vector(end))
        let angle = atan2(length(cross(a, b)), a.0 * b.0 + a.1 * b.1 + a.2 * b.2)
        let count = max(1, Int((angle * 180 / .pi / step).rounded(.up)))
        // Between opposite places every way is as short as the others.
        guard count > 1, sin(angle) > 1e-9 else { return [end] }
        return (1..<count).map { index in
            let amount = Double(index) / Double(count)
            let (first, second) = (sin((1 - amount) * angle) / sin(angle), sin(amount * angle) / sin(angle))
            let (x, y, z) = (first * a.0 + second * b.0, first * a.1 + second * b.1, first * a.2 + second * b.2)
            return CLLocationCoordinate2D(latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
        } + [end]
    }

    private typealias Vector = (Double, Double, Double)

    private static func vector(_ place: CLLocationCoordinate2D) -> Vector {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }

    private static func cross(_ a: Vector, _ b: Vector) -> Vector {
        (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
    }

    private static func length(_ a: Vector) -> Double { (a.0 * a.0 + a.1 * a.1 + a.2 * a.2).squareRoot() }
}
