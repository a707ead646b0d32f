import CoreGraphics

/// How large an icon is drawn, so that it looks as large and as heavy as a symbol of SF Symbols.
///
/// SF Symbols measures symbols against the height of capitals: a circle is √2 times as high and stands halfway up them. What fills
/// its outline covers as much area as the circle does, so that squares are smaller and stars larger. Lines are as thick in all three
/// scales.
struct SymbolProportions: Sendable {
    /// The diameter of a circle at medium scale, in heights of a capital.
    static let circle: CGFloat = 2.0.squareRoot()
    /// How much larger a symbol of medium scale is than one of small scale.
    private static let mediumToSmall: CGFloat = 1.276
    private static let largeToMedium: CGFloat = 1.287

    /// How much larger the icon is than one that is drawn to the grid's circle.
    let size: CGFloat

    /// - Parameter outlines: The icon's outlines, in the grid's units.
    init(outlines: [SymbolDrawing.Outline], icon: String = "") {
        size = Self.measured[icon] ?? Self.size(of: outlines)
    }

    /// Sizes read from pictures, where they are not those that the outlines give.
    private static let measured: [String: CGFloat] = [
        "heart": 1, "heart-fill": 1, "x-lg": 1.03, "chevron-compact-down": 1.07, "chevron-compact-up": 1.07,
        "chevron-compact-left": 1.07, "chevron-compact-right": 1.07,
    ]

    private static func size(of outlines: [SymbolDrawing.Outline]) -> CGFloat {
        let contours = outlines.flatMap { $0.path.geometry.flattened(tolerance: 0.05).subpaths }
            .map { [$0.start] + $0.segments.map(\.end) }
        let covered = area(of: convexHull(of: contours.joined()))
        let grid = CGFloat.pi / 4 * SymbolDrawing.side * SymbolDrawing.side
        // Lines, such as those of arrows and check marks, surround no area of their own.
        guard covered > 0.4 * grid, let largest = contours.map(area).max(), largest > 0.35 * covered else { return 1 }
        return min(1.12, max(0.85, (grid / covered).squareRoot()))
    }

    private static func area(of polygon: [CGPoint]) -> CGFloat {
        guard var last = polygon.last else { return 0 }
        var twice: CGFloat = 0
        for point in polygon {
            twice += last.x * point.y - last.y * point.x
            last = point
        }
        return abs(twice) / 2
    }

    /// The corners of the smallest convex polygon around some points.
    private static func convexHull(of points: some Sequence<CGPoint>) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<CGPoint>) -> ArraySlice<CGPoint> {
            var result: [CGPoint] = []
            for point in points {
                while result.count > 1 {
                    let (a, b) = (result[result.count - 2], result[result.count - 1])
                    guard (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) <= 0 else { break }
                    result.removeLast()
                }
                result.append(point)
            }
            return result.dropLast()
        }
        return Array(chain(sorted) + chain(sorted.reversed()))
    }

    // MARK: At a font

    /// Points for every unit of the icon, and how much thicker than drawn its lines are, in units.
    ///
    /// - Parameter capHeight: The height of the font's capitals, in points.
    func fitted(to capHeight: CGFloat, weight: Font.Weight, imageScale: Image.Scale) -> (scale: CGFloat, thickening: CGFloat) {
        let factor: CGFloat =
            switch imageScale {
            case .small: 1 / Self.mediumToSmall
            case .medium: 1
            case .large: Self.largeToMedium
            }
        // The circle of a regular symbol of medium scale has the right diameter with its thicker line.
        let unit = capHeight * Self.circle / (SymbolDrawing.side + Self.lineWidth(.regular) - 1)
        let enlargement = size * factor
        let thickening = Self.lineWidth(weight) / enlargement - 1
        return (unit * enlargement, abs(thickening) < 0.04 ? 0 : thickening)
    }

    /// How thick lines of a weight are where those of icons are a unit thick.
    private static func lineWidth(_ weight: Font.Weight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.45
        case .thin: 0.7
        case .light: 1
        case .medium: 1.5
        case .semibold: 1.7
        case .bold: 1.9
        case .heavy: 2.15
        case .black: 2.4
        default: 1.3
        }
    }
}
