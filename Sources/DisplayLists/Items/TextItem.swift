import CoreGraphics
import TextLayouts

/// Text in a display list.
package struct TextItem: Sendable {
    package var text: PlacedText
    /// The top-left corner of the text.
    package var origin: CGPoint
    /// The style of each run of the text.
    package var runs: [RunStyle]

    package struct RunStyle: Equatable, Sendable {
        package var paint: Paint
        package var background: Paint?
        package var underline: TextLine?
        package var strikethrough: TextLine?
        /// The distance of the run's baseline above that of the line, in points.
        package var baselineOffset: CGFloat

        package init(
            paint: Paint, background: Paint? = nil, underline: TextLine? = nil, strikethrough: TextLine? = nil,
            baselineOffset: CGFloat = 0
        ) {
            self.paint = paint
            self.background = background
            self.underline = underline
            self.strikethrough = strikethrough
            self.baselineOffset = baselineOffset
        }
    }

    /// A line under or through text.
    package struct TextLine: Equatable, Sendable {
        /// The paint of the line; nil for that of the text.
        package var paint: Paint?
        package var pattern: Pattern

        package enum Pattern: Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }

        package init(paint: Paint?, pattern: Pattern) {
            self.paint = paint
            self.pattern = pattern
        }
    }

    package init(text: PlacedText, origin: CGPoint, runs: [RunStyle]) {
        self.text = text
        self.origin = origin
        self.runs = runs
    }
}

extension TextItem {
    /// A rectangle that encloses the glyphs, including glyphs that extend beyond their lines.
    package var coarseBounds: CGRect {
        var bounds = CGRect(origin: origin, size: text.size)
        var overhang: CGFloat = 1
        for line in text.lines {
            let height = line.ascent + line.descent
            overhang = max(overhang, height)
            bounds = bounds.union(
                CGRect(x: origin.x + line.x, y: origin.y + line.baseline - line.ascent, width: line.width, height: height))
        }
        return bounds.insetBy(dx: -overhang, dy: -overhang)
    }
}
