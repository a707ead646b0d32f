import Foundation

/// The metrics that determine the spacing around a text (text-aware stack spacing).
package struct TextSpacingMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var leading: CGFloat
    package var pixelLength: CGFloat

    package var lineHeight: CGFloat { ascent + descent }

    package init(_ metrics: FontMetrics, pixelLength: CGFloat) {
        ascent = metrics.designAscent
        descent = metrics.designDescent
        capHeight = metrics.capHeight
        leading = metrics.leading
        self.pixelLength = pixelLength
    }

    /// The margin around a line of text: a tenth of the line height, rounded up to a pixel.
    private var air: CGFloat { (lineHeight / 10).roundedUp(toMultipleOf: pixelLength) }

    /// The spacing between the top of this text and a view that is not text.
    package var gapAbove: CGFloat { air + lineHeight - ascent }

    /// The spacing between the bottom of this text and a view that is not text.
    package var gapBelow: CGFloat { max(lineHeight + air - capHeight, air + descent) }

    /// The spacing between this text and another text above it.
    package var gapToTextAbove: CGFloat { max(0, leading.roundedUp(toMultipleOf: pixelLength)) }
}
