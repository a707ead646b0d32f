import Foundation

/// The options of a text's layout, apart from its characters.
package struct TextLayoutOptions: Hashable, Sendable {
    /// The alignment of lines that are narrower than the text.
    package enum Alignment: Hashable, Sendable {
        case leading, center, trailing
    }

    /// The height of a line.
    package enum LineHeight: Hashable, Sendable {
        /// A multiple of the height that the fonts give.
        case multiple(CGFloat)
        /// The height that the fonts give, with additional points.
        case increased(CGFloat)
        /// A number of points.
        case exact(CGFloat)

        /// Returns the height for that of the fonts; nil for a height that is not positive and finite.
        func height(for natural: CGFloat) -> CGFloat? {
            let height: CGFloat =
                switch self {
                case .multiple(let factor): natural * factor
                case .increased(let points): natural + points
                case .exact(let points): points
                }
            return height > 0 && height.isFinite ? height : nil
        }
    }

    /// The position of the ellipsis in text that does not fit.
    package enum Truncation: Hashable, Sendable {
        case head, middle, tail
    }

    /// The maximum number of lines; nil for no limit. Values below 1 count as 1.
    package var maximumLines: Int?
    /// The number of lines whose height is reserved even for shorter text.
    package var reservedLines: Int = 0
    package var truncation = Truncation.tail
    /// Additional space between lines in points. Negative values count as zero.
    package var lineSpacing: CGFloat = 0
    package var alignment = Alignment.leading
    /// Whether the leading edge of a paragraph is that of its own writing direction instead of that of the layout.
    package var alignsByWritingDirection = false
    /// The distance of the baselines of lines; nil for that of the fonts.
    package var lineHeight: LineHeight?
    /// The smallest factor to which text that does not fit may be scaled down, 0 to 1.
    package var minimumScaleFactor: CGFloat = 1
    /// Whether the space between characters may be reduced slightly before text is truncated.
    package var allowsTightening = false
    package var isRightToLeft = false
    /// Whether the last line of a paragraph gets a second word from the line before it, if it would have one word only and there is room.
    package var avoidsOrphans = false
    /// The size of a pixel in points, to which sizes are rounded up.
    package var pixelLength: CGFloat = 1

    package init() {}

    /// Returns the edge at which lines are aligned.
    package func edge(isRightToLeft: Bool) -> ResolvedText.Paragraph.Alignment {
        switch (alignment, isRightToLeft) {
        case (.center, _): .center
        case (.leading, false), (.trailing, true): .left
        case (.leading, true), (.trailing, false): .right
        }
    }
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
