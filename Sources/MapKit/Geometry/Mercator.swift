import CoreLocation

/// The projection of Mercator that maps are drawn in: the Earth as a square, north at the top.
///
/// The square is that of MapKit and of web maps: 2^28 map points, which is 256 points for a tile at each of 20 zoom levels.
enum Mercator {
    /// The length of the sides of the world in map points.
    static let worldSize = 268_435_456.0
    /// The largest latitude of the square, where it ends.
    static let largestLatitude = atan(sinh(Double.pi)) * 180 / .pi
    /// The radius of the equator in metres, by WGS 84.
    static let equatorialRadius = 6_378_137.0

    /// Returns the distance from the left edge of the world; beyond it for longitudes outside of -180 to 180.
    static func x(longitude: Double) -> Double { (longitude + 180) / 360 * worldSize }

    /// Returns the distance from the top of the world. Latitudes beyond the square count as its edges.
    static func y(latitude: Double) -> Double {
        guard abs(latitude) < largestLatitude else { return latitude > 0 ? 0 : worldSize }
        return min(max(worldSize / 2 * (1 - asinh(tan(latitude * .pi / 180)) / .pi), 0), worldSize)
    }

    /// Returns the longitude of a distance from the left edge of the world, not wrapped.
    static func longitude(x: Double) -> Double { x / worldSize * 360 - 180 }

    /// Returns the latitude of a distance from the top of the world.
    static func latitude(y: Double) -> Double { atan(sinh(.pi * (1 - 2 * y / worldSize))) * 180 / .pi }

    /// Returns a longitude in the range of -180 to 180.
    static func wrapped(longitude: Double) -> Double {
        guard !(-180...180).contains(longitude) else { return longitude }
        return longitude.remainder(dividingBy: 360)
    }

    /// Returns the copy of a distance from the left edge of the world that is nearest to another one: the world repeats itself.
    static func nearest(_ x: Double, to other: Double) -> Double { other + (x - other).remainder(dividingBy: worldSize) }
}

/// The lengths of degrees on the ellipsoid of WGS 84.
enum Degrees {
    private static let squaredEccentricity = 0.00669437999014

    /// Returns the length of a degree of latitude in metres.
    static func metersOfLatitude(at latitude: Double) -> Double {
        let sine = sin(latitude * .pi / 180)
        let root = (1 - squaredEccentricity * sine * sine).squareRoot()
        return Mercator.equatorialRadius * (1 - squaredEccentricity) / (root * root * root) * .pi / 180
    }

    /// Returns the length of a degree of longitude in metres; zero at the poles.
    static func metersOfLongitude(at latitude: Double) -> Double {
        let sine = sin(latitude * .pi / 180)
        return Mercator.equatorialRadius / (1 - squaredEccentricity * sine * sine).squareRoot() * max(cos(latitude * .pi / 180), 0) * .pi / 180
    }
}
