import Foundation

/// The sizes, weights and line heights of text on one platform.
package enum TypographyProfile: Hashable, Sendable {
    case iOS
    case macOS

    /// Returns the ascent and descent of the system font in points. These are San Francisco's, whichever typeface supplies the
    /// glyphs.
    package func systemLineMetrics(size: CGFloat) -> (ascent: CGFloat, descent: CGFloat) {
        let design = designMetrics(size: size)
        guard self == .macOS, size >= 1 else { return design }
        // Whole points on macOS. Descents were measured at 9 to 22 points, at 26 and at 30: they round up in smaller sizes, and to the nearest in
        // larger ones (docs/probes of mburger89/MetalUI, macOS 27, arms F1 and X13 of text semantics).
        return (design.ascent.rounded(), design.descent.rounded(size < 23 ? .up : .toNearestOrAwayFromZero))
    }

    /// Returns the ascent and descent in the design of the system font, scaled to a size in points.
    func designMetrics(size: CGFloat) -> (ascent: CGFloat, descent: CGFloat) {
        switch self {
        case .iOS: (size * 1950 / 2048, size * 494 / 2048)
        case .macOS: (size * 1980 / 2048, size * 432 / 2048)
        }
    }
}
