import CoreGraphics
import Foundation

/// The meridians and parallels at round distances that a view of a map shows.
struct Graticule: Equatable {
    struct Line: Equatable {
        /// The latitude of a parallel or the longitude of a meridian, in degrees.
        var degrees: Double
        var start: CGPoint
        var end: CGPoint
    }

    /// The distance of lines in degrees.
    let step: Double
    let meridians: [Line]
    let parallels: [Line]

    /// The smallest distance of lines, in points.
    private static let leastDistance = 110.0
    private static let steps: [Double] =
        [90, 45, 30, 15, 10, 5, 2, 1]
        + (1...6).flatMap { digits in [5.0, 2, 1].map { $0 / pow(10, Double(digits)) } }

    init(_ viewport: Viewport) {
        let rect = viewport.visibleRect
        let pointsPerDegree = Mercator.worldSize / 360 / viewport.scale
        let step = Self.steps.last { $0 * pointsPerDegree >= Self.leastDistance } ?? Self.steps[0]
        self.step = step
        let (west, east) = (Mercator.longitude(x: rect.minX), Mercator.longitude(x: rect.maxX))
        let (north, south) = (
            Mercator.latitude(y: max(rect.minY, 0)), Mercator.latitude(y: min(rect.maxY, Mercator.worldSize))
        )
        let (top, bottom) = (max(rect.minY, 0), min(rect.maxY, Mercator.worldSize))
        meridians = Self.multiples(of: step, from: west, to: east).map { longitude in
            let x = Mercator.x(longitude: longitude)
            return Line(
                degrees: Mercator.wrapped(longitude: longitude), start: viewport.unwrappedPoint(x: x, y: top),
                end: viewport.unwrappedPoint(x: x, y: bottom))
        }
        // Towards the poles degrees of latitude are longer, but the lines stay at the distances of the meridians.
        parallels = Self.multiples(of: step, from: south, to: north).map { latitude in
            let y = Mercator.y(latitude: latitude)
            return Line(
                degrees: latitude, start: viewport.unwrappedPoint(x: rect.minX, y: y), end: viewport.unwrappedPoint(x: rect.maxX, y: y))
        }
    }

    private static func multiples(of step: Double, from start: Double, to end: Double) -> [Double] {
        guard start.isFinite, end.isFinite, (end - start) / step < 200 else { return [] }
        let (first, last) = ((start / step).rounded(.up), (end / step).rounded(.down))
        guard first <= last else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// Returns the degrees of a line as text, as `34.2° N`.
    func label(_ degrees: Double, isLatitude: Bool, locale: Locale) -> String {
        let digits = max(0, Int((-log10(step) - 1e-9).rounded(.up)))
        let value = abs(degrees)
        let number = value.formatted(.number.precision(.fractionLength(digits)).grouping(.never).locale(locale))
        let isZero = value < step / 2
        let side = isZero ? "" : isLatitude ? (degrees > 0 ? " N" : " S") : (value > 180 - step / 2 ? "" : degrees > 0 ? " E" : " W")
        return "\(number)°\(side)"
    }
}
