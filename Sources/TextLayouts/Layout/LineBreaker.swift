import Foundation

/// Breaks a text's clusters greedily into lines of a maximum width.
///
/// Trailing white space of a wrapped line hangs: it neither breaks the line nor moves it, but it makes the text wider, within the width of the line
/// (measured on macOS 27). A word wider than the line is broken between characters; a line holds at least one character.
struct LineBreaker {
    struct Line {
        /// The drawn clusters, without the newline of a paragraph.
        var range: Range<Int>
        /// The first cluster of the next line.
        var next: Int
        /// The advance of the clusters that count, in points, without hanging white space.
        var width: CGFloat
        /// The advance with the hanging white space that has room in the line, in points.
        var advance: CGFloat
        /// Whether a newline ended the line.
        var endsParagraph: Bool
    }

    let clusters: [TextCluster]
    let width: CGFloat
    /// The amount subtracted from every cluster's advance, in points.
    let tightening: CGFloat

    /// Returns a line and the last line of its paragraph, which follows it, so that the last line has two words.
    ///
    /// - Parameters:
    ///   - start: The first cluster of the line.
    ///   - last: The last line of the paragraph.
    /// - Returns: The lines; nil if the last line has several words anyhow, if the line before it has only one, or if both words do not fit.
    func linesWithoutOrphan(from start: Int, last: Line) -> (Line, Line)? {
        guard !last.range.isEmpty, lastWord(in: last.range) == nil, let word = lastWord(in: start..<last.range.lowerBound) else { return nil }
        let joined = line(from: word)
        guard joined.range.upperBound == last.range.upperBound, joined.next == last.next else { return nil }
        let total = clusters[start..<word].reduce(0) { $0 + $1.advance - tightening }
        let hanging = clusters[start..<word].reversed().prefix { $0.flags.contains(.whitespace) }.reduce(0) { $0 + $1.advance - tightening }
        let visible = total - hanging
        return (
            Line(range: start..<word, next: word, width: visible, advance: min(total, max(visible, width)), endsParagraph: false), joined
        )
    }

    /// Returns where the last word in a range begins that is separated from another one by white space; nil if there is none.
    private func lastWord(in range: Range<Int>) -> Int? {
        range.dropFirst().last { clusters[$0].flags.contains(.breakBefore) && clusters[$0 - 1].flags.contains(.whitespace) }
    }

    func line(from start: Int) -> Line {
        var total: CGFloat = 0
        var visible: CGFloat = 0
        var lastBreak: (index: Int, width: CGFloat, total: CGFloat)?
        let limit = width + ShapedText.tolerance
        return clusters.withUnsafeBufferPointer { clusters in
            var index = start
            while index < clusters.count {
                let cluster = clusters[index]
                if cluster.flags.contains(.newline) {
                    let advance = min(total, max(visible, width))
                    return Line(range: start..<index, next: index + 1, width: advance, advance: advance, endsParagraph: true)
                }
                if index > start, cluster.flags.contains(.breakBefore) {
                    lastBreak = (index, visible, total)
                }
                total += cluster.advance - tightening
                if !cluster.flags.contains(.whitespace) {
                    if total > limit {
                        if let lastBreak {
                            return Line(
                                range: start..<lastBreak.index, next: lastBreak.index, width: lastBreak.width,
                                advance: min(lastBreak.total, max(lastBreak.width, width)), endsParagraph: false)
                        }
                        if index > start {
                            return Line(range: start..<index, next: index, width: visible, advance: visible, endsParagraph: false)
                        }
                    }
                    visible = total
                }
                index += 1
            }
            let advance = min(total, max(visible, width))
            return Line(range: start..<clusters.count, next: clusters.count, width: advance, advance: advance, endsParagraph: false)
        }
    }
}
