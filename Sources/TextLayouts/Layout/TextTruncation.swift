import Foundation

/// Creates the last visible line of a truncated text: the part that fits, and an ellipsis in place of the rest.
struct TextTruncation {
    let fitting: TextFitting
    let breaker: LineBreaker

    init(_ fitting: TextFitting, _ breaker: LineBreaker) {
        self.fitting = fitting
        self.breaker = breaker
    }

    private var clusters: [TextCluster] { fitting.clusters }

    /// Returns a line that begins at a cluster and stands for all text from there on.
    func line(from start: Int) -> TextLayout.Line {
        let run = Int(clusters[min(start, clusters.count - 1)].run)
        let text = fitting.shaped.text
        var style = text.style(ofRun: run)
        style.attachment = nil
        let ellipsis = fitting.shaped.typesetter.shape(
            ResolvedText("…", style: style, isRightToLeft: text.isRightToLeft, language: text.language))
        let room = max(0, breaker.width - ellipsis.naturalWidth)
        let mark = TextLayout.Segment(range: 0..<ellipsis.clusters.clusters.count, ellipsis: ellipsis)
        switch fitting.request.options.truncation {
        case .tail:
            let head = head(from: start, to: paragraphEnd(from: start), room: room)
            return finished([.init(range: head.range), mark], head.width + ellipsis.naturalWidth, start)
        case .head:
            let tail = tail(from: start, room: room)
            return finished([mark, .init(range: tail.range)], tail.width + ellipsis.naturalWidth, start)
        case .middle:
            let head = head(from: start, to: paragraphEnd(from: start), room: room / 2)
            let tail = tail(from: head.range.upperBound, room: room - head.width)
            return finished(
                [.init(range: head.range), mark, .init(range: tail.range)],
                head.width + ellipsis.naturalWidth + tail.width, start)
        }
    }

    private func finished(_ segments: [TextLayout.Segment], _ width: CGFloat, _ start: Int) -> TextLayout.Line {
        fitting.line(segments: segments.filter { !$0.range.isEmpty }, width: width, at: start)
    }

    private func paragraphEnd(from start: Int) -> Int {
        clusters[start...].firstIndex { $0.flags.contains(.newline) } ?? clusters.count
    }

    private func advance(_ index: Int) -> CGFloat {
        clusters[index].advance - breaker.tightening
    }

    /// Returns the clusters from a start that fit, without trailing white space.
    private func head(from start: Int, to end: Int, room: CGFloat) -> (range: Range<Int>, width: CGFloat) {
        var width: CGFloat = 0
        var visible: (end: Int, width: CGFloat) = (start, 0)
        var index = start
        while index < end, width + advance(index) <= room + ShapedText.tolerance {
            width += advance(index)
            index += 1
            if !clusters[index - 1].flags.contains(.whitespace) { visible = (index, width) }
        }
        return (start..<visible.end, visible.width)
    }

    /// Returns the clusters at the end of the text that fit, without leading white space.
    private func tail(from start: Int, room: CGFloat) -> (range: Range<Int>, width: CGFloat) {
        var width: CGFloat = 0
        var visible: (start: Int, width: CGFloat) = (clusters.count, 0)
        var index = clusters.count
        while index > start, !clusters[index - 1].flags.contains(.newline),
            width + advance(index - 1) <= room + ShapedText.tolerance
        {
            width += advance(index - 1)
            index -= 1
            if !clusters[index].flags.contains(.whitespace) { visible = (index, width) }
        }
        return (visible.start..<clusters.count, visible.width)
    }
}
