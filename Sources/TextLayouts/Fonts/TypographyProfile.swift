import Foundation

/// The sizes, weights and line heights of text on one platform.
package enum TypographyProfile: Hashable, Sendable {
    case iOS
    case macOS

    /// Returns the ascent and descent of the system font in points. These are San Francisco's, whichever typeface supplies the
    /// glyphs.
    package func systemLineMetrics(size: CGFloat) -> (ascent: CGFloat, descent: CGFloat) {
        switch self {
        case .iOS:
            return (size * 1950 / 2048, size * 494 / 2048)
        case .macOS:
            guard size >= 1 else { return (size * 1980 / 2048, size * 432 / 2048) }
            // Whole points on macOS. At 17 points a line measures one point more than the font's metrics suggest.
            return ((size * 1980 / 2048).rounded() + (size == 17 ? 1 : 0), (size * 432 / 2048).rounded(.up))
        }
    }
}
