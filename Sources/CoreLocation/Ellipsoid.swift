import Foundation

/// Distances on the ellipsoid of WGS 84.
enum Ellipsoid {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let meanRadius = 6_371_008.771

    /// Returns the length of the shortest line on the ellipsoid between two places, in metres; NaN for coordinates that are not finite.
    ///
    /// It iterates as T. Vincenty describes in "Direct and inverse solutions of geodesics on the ellipsoid" (Survey Review XXIII, 1975), with an
    /// error of less than a millimetre. Between places that lie opposite to each other the iteration does not end; it is then the length on
    /// a sphere, with an error of up to half a percent.
    static func distance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
        let radians = Double.pi / 180
        let difference = (end.longitude - start.longitude).remainder(dividingBy: 360) * radians
        let polarRadius = equatorialRadius * (1 - flattening)
        let latitude1 = atan((1 - flattening) * tan(start.latitude * radians)), latitude2 = atan((1 - flattening) * tan(end.latitude * radians))
        let (sin1, cos1, sin2, cos2) = (sin(latitude1), cos(latitude1), sin(latitude2), cos(latitude2))
        var lambda = difference
        for _ in 0..<100 {
            let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
            let sinSigma = hypot(cos2 * sinLambda, cos1 * sin2 - sin1 * cos2 * cosLambda)
            if sinSigma == 0, cosLambda > 0 { return 0 }
            let cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = sinSigma == 0 ? 0 : cos1 * cos2 * sinLambda / sinSigma
            let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
            // Zero on the equator.
            let cosMiddle = cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / cosSquaredAlpha
            let c = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))
            let previous = lambda
            lambda =
                difference + (1 - c) * flattening * sinAlpha
                * (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (-1 + 2 * cosMiddle * cosMiddle)))
            guard abs(lambda) <= .pi else { break }
            guard abs(lambda - previous) < 1e-12 else { continue }
            let square = cosSquaredAlpha * (equatorialRadius * equatorialRadius - polarRadius * polarRadius) / (polarRadius * polarRadius)
            let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
            let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
            let inner =
                cosSigma * (-1 + 2 * cosMiddle * cosMiddle)
                - b / 6 * cosMiddle * (-3 + 4 * sinSigma * sinSigma) * (-3 + 4 * cosMiddle * cosMiddle)
            let correction = b * sinSigma * (cosMiddle + b / 4 * inner)
            return polarRadius * a * (sigma - correction)
        }
        let haversine =
            pow(sin((end.latitude - start.latitude) * radians / 2), 2)
            + cos(start.latitude * radians) * cos(end.latitude * radians) * pow(sin(difference / 2), 2)
        return haversine.isNaN ? .nan : 2 * meanRadius * asin(min(1, haversine.squareRoot()))
    }
}
