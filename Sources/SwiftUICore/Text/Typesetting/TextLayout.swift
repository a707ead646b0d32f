import Foundation

/// A text laid out under a proposal: the text, and its lines.
///
/// A text keeps the lines of the last proposals. The lines do not refer to the text, so that nothing keeps it but its users.
package struct TextLayout: Sendable {
    package let shaped: ShapedText
    let content: Content

    package var request: TextLayoutRequest { content.request }
    package var measurement: TextMeasurement { content.measurement }
    /// The factor that minimumScaleFactor settled on; 1 if the text was not shrunk.
    package var scale: CGFloat { content.scale }
    /// What was taken from every character's advance to make the text fit, in points before scaling.
    package var tightening: CGFloat { content.tightening }
    package var isTruncated: Bool { content.isTruncated }
    var lines: [Line] { content.lines }
    package var lineCount: Int { lines.count }

    /// A line before it is placed: what it shows and how tall it is. Lengths are in points, unscaled.
    struct Line: Sendable {
        /// What stands on the line in logical order.
        var segments: [Segment]
        var width: CGFloat
        var ascent: CGFloat
        var descent: CGFloat
        /// Space below the line before the next one.
        var leading: CGFloat
        var isRightToLeft: Bool
    }

    /// A stretch of clusters of the text, or of the ellipsis that stands for what was cut.
    struct Segment: Sendable {
        var range: Range<Int>
        var ellipsis: ShapedText?
    }

    /// The lines of a text under a proposal.
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
            let best = TextFitting(shaped, request).fitted()
            lines = best.lines
            scale = best.scale
            tightening = best.tightening
            isTruncated = best.isTruncated
            let widest = best.lines.reduce(0) { max($0, $1.width) } * best.scale
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

    /// The height that `lineLimit(_:reservesSpace:)` asks for.
    fileprivate static func reservedHeight(_ shaped: ShapedText, _ options: TextLayoutOptions) -> CGFloat {
        guard options.reservedLines > 0 else { return 0 }
        let metrics = shaped.firstMetrics
        let advance = metrics.lineHeight + metrics.leading + max(0, options.lineSpacing)
        return metrics.lineHeight + CGFloat(options.reservedLines - 1) * advance
    }
}

/// Finds the lines of a text under a proposal: breaks, shrinks, tightens and truncates.
struct TextFitting {
    struct Attempt {
        var lines: [TextLayout.Line]
        var scale: CGFloat
        var tightening: CGFloat
        var isTruncated: Bool
        /// Whether a line is wider or higher than the room, since nothing can be taken from it.
        var overflows: Bool

        var fits: Bool { !isTruncated && !overflows }
    }

    /// The share of the font size that tightening may take from a character.
    private static let greatestTightening: CGFloat = 0.03
    /// Shrinking and tightening stop when the answer is known this finely.
    private static let searchSteps = 10

    let shaped: ShapedText
    let request: TextLayoutRequest
    let clusters: [TextCluster]

    init(_ shaped: ShapedText, _ request: TextLayoutRequest) {
        self.shaped = shaped
        self.request = request
        clusters = shaped.clusters.clusters
    }

    func fitted() -> Attempt {
        let plain = attempt(scale: 1, tightening: 0)
        if plain.fits { return plain }
        if request.options.allowsTightening {
            let most = Self.greatestTightening * shaped.text.firstStyle.font.size
            let tightest = attempt(scale: 1, tightening: most)
            if tightest.fits {
                return search(from: 0, to: most, best: tightest) { attempt(scale: 1, tightening: $0) }
            }
        }
        let factor = request.options.minimumScaleFactor
        guard factor < 1 else { return plain }
        let smallest = attempt(scale: max(0.01, factor.isNaN ? 1 : factor), tightening: 0)
        guard smallest.fits else { return smallest }
        return search(from: 1, to: smallest.scale, best: smallest) { attempt(scale: $0, tightening: 0) }
    }

    /// The attempt nearest to `tooMuch` that still shows all text, by halving the interval.
    private func search(from tooMuch: CGFloat, to fits: CGFloat, best: Attempt, _ attempt: (CGFloat) -> Attempt) -> Attempt {
        var best = best
        var tooMuch = tooMuch
        var fits = fits
        for _ in 0..<Self.searchSteps {
            let middle = (tooMuch + fits) / 2
            let candidate = attempt(middle)
            if candidate.fits {
                fits = middle
                best = candidate
            } else {
                tooMuch = middle
            }
        }
        return best
    }

    private func attempt(scale: CGFloat, tightening: CGFloat) -> Attempt {
        let width = request.width / scale
        let height = request.height / scale
        let spacing = max(0, request.options.lineSpacing) / scale
        let limit = max(1, request.options.maximumLines ?? .max)
        let breaker = LineBreaker(clusters: clusters, width: width, tightening: tightening)
        var lines: [TextLayout.Line] = []
        var bottom: CGFloat = 0
        var position = 0
        var lastStart = 0
        var isTruncated = false
        var endedWithNewline = false
        while position < clusters.count || endedWithNewline {
            let broken = breaker.line(from: position)
            let line = self.line(broken)
            let top = lines.last.map { bottom + $0.leading + spacing } ?? 0
            let newBottom = top + line.ascent + line.descent
            if lines.count == limit || (!lines.isEmpty && newBottom > height + ShapedText.tolerance) {
                isTruncated = true
                break
            }
            lines.append(line)
            lastStart = position
            bottom = newBottom
            position = broken.next
            endedWithNewline = broken.endsParagraph && position == clusters.count
            if broken.next == clusters.count && !broken.endsParagraph { break }
        }
        // Characters that an engine knows nothing of still have a line.
        if lines.isEmpty { lines.append(line(segments: [], width: 0, at: 0)) }
        if isTruncated {
            lines[lines.count - 1] = TextTruncation(self, breaker).line(from: lastStart)
        }
        let overflows = bottom > height + ShapedText.tolerance || lines.contains { $0.width > width + ShapedText.tolerance }
        return Attempt(lines: lines, scale: scale, tightening: tightening, isTruncated: isTruncated, overflows: overflows)
    }

    private func line(_ broken: LineBreaker.Line) -> TextLayout.Line {
        line(segments: [TextLayout.Segment(range: broken.range)], width: broken.width, at: broken.range.lowerBound)
    }

    /// A line with the metrics of everything on it; an empty line has those of the text around it.
    func line(segments: [TextLayout.Segment], width: CGFloat, at position: Int) -> TextLayout.Line {
        let anchor = clusters.isEmpty ? nil : clusters[min(position, clusters.count - 1)]
        var metrics: FontMetrics?
        if let uniform = shaped.uniformMetrics {
            metrics = uniform
        } else {
            var lastRun: Int32 = -1
            for segment in segments where segment.ellipsis == nil {
                for index in segment.range where clusters[index].run != lastRun {
                    lastRun = clusters[index].run
                    let own = shaped.metrics(ofRun: Int(lastRun))
                    metrics = metrics.map { $0.union(own) } ?? own
                }
            }
        }
        let line = metrics ?? shaped.metrics(ofRun: Int(anchor?.run ?? 0))
        return TextLayout.Line(
            segments: segments, width: width, ascent: line.ascent, descent: line.descent, leading: line.leading,
            isRightToLeft: anchor?.flags.contains(.rightToLeftParagraph) ?? shaped.text.isRightToLeft)
    }
}

extension FontMetrics {
    /// The metrics of a line that holds both.
    func union(_ other: FontMetrics) -> FontMetrics {
        FontMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            leading: max(leading, other.leading), capHeight: max(capHeight, other.capHeight))
    }
}
