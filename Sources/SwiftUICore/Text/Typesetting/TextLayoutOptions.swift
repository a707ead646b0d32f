import Foundation

/// How a paragraph is laid out, apart from its characters.
package struct TextLayoutOptions: Hashable, Sendable {
    /// At most this many lines; nil for no limit. Values below one count as one.
    package var maximumLines: Int?
    /// The height of this many lines is taken even by shorter text.
    package var reservedLines: Int = 0
    package var truncation: Text.TruncationMode = .tail
    /// Extra space between lines in points; negative values count as zero.
    package var lineSpacing: CGFloat = 0
    package var alignment: TextAlignment = .leading
    /// Text that does not fit may shrink to this fraction of its size, 0 to 1.
    package var minimumScaleFactor: CGFloat = 1
    /// Whether the space between characters may shrink a little before text is truncated.
    package var allowsTightening = false
    package var isRightToLeft = false
    /// The size of a pixel in points; sizes round up to it.
    package var pixelLength: CGFloat = 1

    package init() {}
}

/// The answer of a text to a proposal.
package struct TextMeasurement: Hashable, Sendable {
    package var size: CGSize
    /// Distances from the top, on the pixel grid.
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat

    package static let zero = TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// What the gaps around a text are made of (text-aware stack spacing).
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

    /// A tenth of the line height, rounded up to a pixel: the air around a line of text.
    private var air: CGFloat { (lineHeight / 10).roundedUp(toMultipleOf: pixelLength) }

    /// The gap between this text's top and something that is not text.
    package var gapAbove: CGFloat { air + lineHeight - ascent }

    /// The gap between this text's bottom and something that is not text.
    package var gapBelow: CGFloat { max(lineHeight + air - capHeight, air + descent) }

    /// The gap between this text and another text above it.
    package var gapToTextAbove: CGFloat { max(0, leading.roundedUp(toMultipleOf: pixelLength)) }
}

extension CGFloat {
    /// The next multiple of a pixel length that is not smaller, forgiving the last bits of arithmetic.
    package func roundedUp(toMultipleOf pixel: CGFloat) -> CGFloat {
        guard pixel > 0, isFinite else { return self }
        return ((self / pixel) - 1e-6).rounded(.up) * pixel
    }

    /// The nearest multiple of a pixel length, halves up.
    package func roundedHalfUp(toMultipleOf pixel: CGFloat) -> CGFloat {
        guard pixel > 0, isFinite else { return self }
        return ((self / pixel) + 0.5).rounded(.down) * pixel
    }
}
