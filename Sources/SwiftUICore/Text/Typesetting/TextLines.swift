import Foundation

/// Where lines drawn with text lie, in ems of the font size: San Francisco's measures, whatever supplies the glyphs.
package struct TextLines: Sendable {
    /// Distance of the line's middle from the baseline in points, downwards.
    package var offset: CGFloat
    package var thickness: CGFloat

    /// The line under text of a size, at least a pixel thick.
    package static func underline(size: CGFloat, pixelLength: CGFloat) -> TextLines {
        let thickness = max(pixelLength, (size * 0.06).roundedHalfUp(toMultipleOf: pixelLength))
        return TextLines(offset: size * 0.115, thickness: thickness)
    }

    /// The line through text of a size, at the middle of its small letters.
    package static func strikethrough(size: CGFloat, pixelLength: CGFloat) -> TextLines {
        let thickness = max(pixelLength, (size * 0.06).roundedHalfUp(toMultipleOf: pixelLength))
        return TextLines(offset: -size * 0.263, thickness: thickness)
    }
}
