import CoreGraphics

/// The scale of an icon that gives it the size and weight of the corresponding SF Symbol.
///
/// SF Symbols sizes symbols relative to the cap height: a circle is √2 times as high and centred at half the cap height. Symbols
/// that fill their outline cover the same area as the circle, so squares are smaller and stars are larger. Lines are equally
/// thick in all three scales.
struct SymbolProportions: Sendable {
    /// The diameter of a circle at medium scale, in multiples of the cap height.
    static let circle: CGFloat = 2.0.squareRoot()
    /// The ratio of the sizes of symbols at medium and at small scale.
    private static let mediumToSmall: CGFloat = 1.276
    private static let largeToMedium: CGFloat = 1.287

    /// The size of the icon relative to an icon that fills the grid's circle.
    let size: CGFloat

    /// - Parameter outlines: The icon's outlines, in units of the grid.
    init(outlines: [SymbolDrawing.Outline], icon: String = "") {
        size = Self.measured[icon] ?? Self.size(of: outlines)
    }

    /// Sizes measured in screenshots, where they differ from those computed from the outlines.
    private static let measured: [String: CGFloat] = [
        "heart": 1, "heart-fill": 1, "x-lg": 1.03, "chevron-compact-down": 1.07, "chevron-compact-up": 1.07,
        "chevron-compact-left": 1.07, "chevron-compact-right": 1.07,
    ]

    private static func size(of outlines: [SymbolDrawing.Outline]) -> CGFloat {
        let contours = outlines.flatMap { $0.path.geometry.flattened(tolerance: 0.05).subpaths }
            .map { [$0.start] + $0.segments.map(\.end) }
        let covered = area(of: convexHull(of: contours.joined()))
        let grid = CGFloat.pi / 4 * SymbolDrawing.side * SymbolDrawing.side
        // Line drawings, such as arrows and check marks, enclose no area.
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

    /// Returns the vertices of the convex hull of a set of points.
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

    // MARK: Sizes of SF Symbols

    /// The sizes of symbols in body text of iOS at medium scale, in points, as SwiftUI measures them. They include the margins of the symbols.
    static let recorded: [String: CGSize] = [
        "house": CGSize(width: 20, height: 53.0 / 3), "star.fill": CGSize(width: 56.0 / 3, height: 18),
        // Measured at large scale: 23 by 22 points.
        "globe": CGSize(width: 23 / largeToMedium, height: 22 / largeToMedium),
    ]
    /// The font size to which the recorded sizes belong, in points.
    static let recordedFontSize: CGFloat = 17

    // MARK: Fitting to a font

    /// Returns the number of points per unit of the icon, and the amount by which lines are thickened, in units.
    ///
    /// - Parameter capHeight: The cap height of the font, in points.
    func fitted(to capHeight: CGFloat, weight: Font.Weight, imageScale: Image.Scale) -> (scale: CGFloat, thickening: CGFloat) {
        let factor = enlargement(imageScale)
        // With its thickened line, the circle of a regular symbol at medium scale has the exact diameter.
        let unit = capHeight * Self.circle / (SymbolDrawing.side + Self.lineWidth(.regular) - 1)
        let enlargement = size * factor
        let thickening = Self.lineWidth(weight) / enlargement - 1
        return (unit * enlargement, abs(thickening) < 0.04 ? 0 : thickening)
    }

    /// Returns the ratio of the sizes of symbols at a scale and at medium scale.
    func enlargement(_ imageScale: Image.Scale) -> CGFloat {
        switch imageScale {
        case .small: 1 / Self.mediumToSmall
        case .medium: 1
        case .large: Self.largeToMedium
        }
    }

    /// Returns the line width of a weight, in units; lines of icons are one unit wide.
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
