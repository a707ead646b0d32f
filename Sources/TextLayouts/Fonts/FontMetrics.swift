import Foundation

/// The vertical metrics of a font, in points. The descent is positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
    }

    package var lineHeight: CGFloat { ascent + descent }

    /// Creates the metrics of the system font.
    package init(system font: ResolvedFont) {
        let line = font.profile.systemLineMetrics(size: font.size)
        self.init(ascent: line.ascent, descent: line.descent, leading: font.leading, capHeight: font.size * 1443 / 2048)
    }
}

extension FontMetrics {
    /// Returns the metrics of a line that contains both.
    func union(_ other: FontMetrics) -> FontMetrics {
        FontMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            leading: max(leading, other.leading), capHeight: max(capHeight, other.capHeight))
    }
}
