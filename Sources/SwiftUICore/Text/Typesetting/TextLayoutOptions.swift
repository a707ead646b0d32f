import Foundation

/// The options of a text's layout, apart from its characters.
package struct TextLayoutOptions: Hashable, Sendable {
    /// The maximum number of lines; nil for no limit. Values below 1 count as 1.
    package var maximumLines: Int?
    /// The number of lines whose height is reserved even for shorter text.
    package var reservedLines: Int = 0
    package var truncation: Text.TruncationMode = .tail
    /// Additional space between lines in points. Negative values count as zero.
    package var lineSpacing: CGFloat = 0
    package var alignment: TextAlignment = .leading
    /// The smallest factor to which text that does not fit may be scaled down, 0 to 1.
    package var minimumScaleFactor: CGFloat = 1
    /// Whether the space between characters may be reduced slightly before text is truncated.
    package var allowsTightening = false
    package var isRightToLeft = false
    /// The size of a pixel in points, to which sizes are rounded up.
    package var pixelLength: CGFloat = 1

    package init() {}
}

/// The measured size and baselines of a text for a proposal.
package struct TextMeasurement: Hashable, Sendable {
    package var size: CGSize
    /// The distances of the first and last baseline from the top, aligned to pixels.
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat

    package static let zero = TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// The metrics that determine the spacing around a text (text-aware stack spacing).
package struct TextSpacingMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var capHeight: CGFloat
    package var leading: CGFloat
    package var pixelLength: CGFloat

    package var lineHeight: CGFloat { ascent + descent }

    package init(_ metrics: FontMetrics, pixelLength: CGFloat) {
        ascent = metrics.ascent
        descent = metrics.descent
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

extension CGFloat {
    /// Returns the smallest multiple of a pixel length that is not less, with a tolerance for rounding errors.
    package func roundedUp(toMultipleOf pixel: CGFloat) -> CGFloat {
        guard pixel > 0, isFinite else { return self }
        return ((self / pixel) - 1e-6).rounded(.up) * pixel
    }

    /// Returns the nearest multiple of a pixel length. Halves are rounded up.
    package func roundedHalfUp(toMultipleOf pixel: CGFloat) -> CGFloat {
        guard pixel > 0, isFinite else { return self }
        return ((self / pixel) + 0.5).rounded(.down) * pixel
    }
}
