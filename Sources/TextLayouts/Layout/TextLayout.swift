import Foundation

/// A text laid out for a proposal: the text and its lines.
///
/// A text caches the lines of its latest proposals. The lines do not reference the text, which avoids a reference cycle.
package struct TextLayout: Sendable {
    package let shaped: ShapedText
    let content: Content

    package var request: TextLayoutRequest { content.request }
    package var measurement: TextMeasurement { content.measurement }
    /// The scale factor found within `minimumScaleFactor`; 1 if the text was not scaled down.
    package var scale: CGFloat { content.scale }
    /// The amount subtracted from every character's advance to make the text fit, in points before scaling.
    package var tightening: CGFloat { content.tightening }
    package var isTruncated: Bool { content.isTruncated }
    package var lines: [Line] { content.lines }
    package var lineCount: Int { lines.count }

    /// A line before it is positioned: its segments and metrics. Lengths are in points, unscaled.
    package struct Line: Sendable {
        /// The segments of the line in logical order.
        package var segments: [Segment]
        package var width: CGFloat
        /// The width with the white space at the end of a wrapped line.
        package var advance: CGFloat
        package var ascent: CGFloat
        package var descent: CGFloat
        /// The space between this line and the next one.
        package var leading: CGFloat
        package var isRightToLeft: Bool
        /// The alignment of the line's paragraph; nil for that of the text.
        package var alignment: ResolvedText.Paragraph.Alignment?
    }

    /// A range of clusters of the text, or of the ellipsis that replaces truncated text.
    package struct Segment: Sendable {
        package var range: Range<Int>
        package var ellipsis: ShapedText?
    }

    /// The lines of a text for a proposal.
    final class Content: Sendable {
        let request: TextLayoutRequest
        let measurement: TextMeasurement
        let scale: CGFloat
        let tightening: CGFloat
        let isTruncated: Bool
        let lines: [Line]

        init(_ shaped: ShapedText, _ request: TextLayoutRequest) {
            self.request = request
            let options = request.options
            let reserved = TextLayout.reservedHeight(shaped, options)
            guard request.width > 0, !shaped.text.string.isEmpty else {
                lines = []
                scale = 1
                tightening = 0
                isTruncated = !shaped.text.string.isEmpty
                let height = request.width > 0 ? reserved.roundedUp(toMultipleOf: options.pixelLength) : 0
                measurement = TextMeasurement(size: CGSize(width: 0, height: height), firstBaseline: 0, lastBaseline: 0)
                return
            }
            // The reserved lines are part of the size in any case, so the text may use them.
            let available = TextLayoutRequest(width: request.width, height: max(request.height, reserved), options: options)
            let best = TextFitting(shaped, available).fitted()
            lines = best.lines
            scale = best.scale
            tightening = best.tightening
            isTruncated = best.isTruncated
            let widest = best.lines.reduce(0) { max($0, $1.advance) } * best.scale
            let pixel = options.pixelLength
            var bottom: CGFloat = 0
            var lastBaseline: CGFloat = 0
            for (index, line) in best.lines.enumerated() {
                if index > 0 {
                    bottom += best.lines[index - 1].leading * best.scale + max(0, options.lineSpacing)
                }
                lastBaseline = bottom + line.ascent * best.scale
                bottom += (line.ascent + line.descent) * best.scale
            }
            measurement = TextMeasurement(
                size: CGSize(
                    width: min(widest.roundedUp(toMultipleOf: pixel), request.width),
                    height: max(bottom, reserved).roundedUp(toMultipleOf: pixel)),
                firstBaseline: (best.lines[0].ascent * best.scale).roundedHalfUp(toMultipleOf: pixel),
                lastBaseline: lastBaseline.roundedUp(toMultipleOf: pixel))
        }
    }

    /// Returns the height reserved by `lineLimit(_:reservesSpace:)`.
    fileprivate static func reservedHeight(_ shaped: ShapedText, _ options: TextLayoutOptions) -> CGFloat {
        guard options.reservedLines > 0 else { return 0 }
        let metrics = shaped.firstMetrics
        let advance = metrics.lineHeight + metrics.leading + max(0, options.lineSpacing)
        return metrics.lineHeight + CGFloat(options.reservedLines - 1) * advance
    }
}
