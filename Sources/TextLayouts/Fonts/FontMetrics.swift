import Foundation

/// The vertical metrics of a font, in points. The descent is positive.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    /// The ascent and descent by which a text stands apart from other views: on macOS those of lines are whole points, but not these.
    package var designAscent: CGFloat
    package var designDescent: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        designAscent = ascent
        designDescent = descent
    }

    package var lineHeight: CGFloat { ascent + descent }

    /// Creates the metrics of the system font.
    package init(system font: ResolvedFont) {
        let line = font.profile.systemLineMetrics(size: font.size)
        self.init(ascent: line.ascent, descent: line.descent + font.lineGap, leading: font.leading, capHeight: font.size * 1443 / 2048)
        (designAscent, designDescent) = font.profile.designMetrics(size: font.size)
    }
}

extension FontMetrics {
    /// Returns the metrics of a line that contains both.
    func union(_ other: FontMetrics) -> FontMetrics {
        var union = FontMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            leading: max(leading, other.leading), capHeight: max(capHeight, other.capHeight))
        union.designAscent = max(designAscent, other.designAscent)
        union.designDescent = max(designDescent, other.designDescent)
        return union
    }
}
