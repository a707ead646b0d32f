import Foundation

/// Finds the lines of a text for a proposal: breaks, scales, tightens and truncates.
struct TextFitting {
    struct Attempt {
        var lines: [TextLayout.Line]
        var scale: CGFloat
        var tightening: CGFloat
        var isTruncated: Bool
        /// Whether a line is wider or the text higher than available, although nothing can be truncated.
        var overflows: Bool

        var fits: Bool { !isTruncated && !overflows }
    }

    /// The fraction of the font size by which tightening may reduce a character's advance.
    private static let greatestTightening: CGFloat = 0.03
    /// The number of bisection steps when scaling and tightening.
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

    /// Returns the fitting attempt nearest to `tooMuch`, by bisection.
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
        // The first cluster and the top edge of the line before; nil for the first line of a paragraph.
        var before: (start: Int, top: CGFloat)?
        while position < clusters.count || endedWithNewline {
            var broken = breaker.line(from: position)
            if request.options.avoidsOrphans, let line = before, lines.count < limit, broken.endsParagraph || broken.next == clusters.count,
                let (shortened, last) = breaker.linesWithoutOrphan(from: line.start, last: broken)
            {
                let metrics = self.line(shortened)
                lines[lines.count - 1] = metrics
                bottom = line.top + metrics.ascent + metrics.descent
                (position, broken) = (shortened.next, last)
            }
            let line = self.line(broken)
            let top = lines.last.map { bottom + $0.leading + spacing } ?? 0
            let newBottom = top + line.ascent + line.descent
            if lines.count == limit || (!lines.isEmpty && newBottom > height + ShapedText.tolerance) {
                isTruncated = true
                break
            }
            lines.append(line)
            before = broken.endsParagraph ? nil : (position, top)
            lastStart = position
            bottom = newBottom
            position = broken.next
            endedWithNewline = broken.endsParagraph && position == clusters.count
            if broken.next == clusters.count && !broken.endsParagraph { break }
        }
        // A text for which the engine returns no clusters still has one line.
        if lines.isEmpty { lines.append(line(segments: [], width: 0, at: 0)) }
        if isTruncated {
            lines[lines.count - 1] = TextTruncation(self, breaker).line(from: lastStart)
        }
        let overflows = bottom > height + ShapedText.tolerance || lines.contains { $0.width > width + ShapedText.tolerance }
        return Attempt(lines: lines, scale: scale, tightening: tightening, isTruncated: isTruncated, overflows: overflows)
    }

    private func line(_ broken: LineBreaker.Line) -> TextLayout.Line {
        var line = line(segments: [TextLayout.Segment(range: broken.range)], width: broken.width, at: broken.range.lowerBound)
        line.advance = broken.advance
        return line
    }

    /// Returns a line with the combined metrics of its content. An empty line has the metrics of the text around it.
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
        let paragraph = shaped.text.hasParagraphs ? shaped.text.style(ofRun: Int(anchor?.run ?? 0)).paragraph : nil
        var (ascent, descent, leading) = (line.ascent, line.descent, line.leading)
        let rule = paragraph?.lineHeight ?? request.options.lineHeight
        if let rule, let height = rule.height(for: ascent + descent + leading) {
            if case .exact = rule {
                // The baseline is one em below the top of the line, whatever its height (measured in SwiftUI on macOS 27).
                ascent = shaped.text.style(ofRun: Int(anchor?.run ?? 0)).font.size
            } else {
                // The line is in the middle of its height.
                ascent += (height - ascent - descent) / 2
            }
            (descent, leading) = (height - ascent, 0)
        }
        return TextLayout.Line(
            segments: segments, width: width, advance: width, ascent: ascent, descent: descent, leading: leading,
            isRightToLeft: anchor?.flags.contains(.rightToLeftParagraph) ?? shaped.text.isRightToLeft,
            alignment: paragraph?.alignment)
    }
}
