import Foundation

/// Breaks a text's clusters into lines, greedily, as wide as a width allows.
///
/// White space at the end of a wrapped line hangs over and does not count. A word wider than a line is broken
/// between characters; a line holds at least one character.
struct LineBreaker {
    struct Line {
        /// The clusters drawn, without a paragraph's newline.
        var range: Range<Int>
        /// Where the next line begins.
        var next: Int
        /// The advance of the clusters that count, in points.
        var width: CGFloat
        /// Whether a newline ended the line.
        var endsParagraph: Bool
    }

    let clusters: [TextCluster]
    let width: CGFloat
    /// Taken from every cluster's advance, in points.
    let tightening: CGFloat

    func line(from start: Int) -> Line {
        var total: CGFloat = 0
        var visible: CGFloat = 0
        var lastBreak: (index: Int, width: CGFloat)?
        let limit = width + ShapedText.tolerance
        return clusters.withUnsafeBufferPointer { clusters in
            var index = start
            while index < clusters.count {
                let cluster = clusters[index]
                if cluster.flags.contains(.newline) {
                    return Line(range: start..<index, next: index + 1, width: min(total, max(visible, width)), endsParagraph: true)
                }
                if index > start, cluster.flags.contains(.breakBefore) {
                    lastBreak = (index, visible)
                }
                total += cluster.advance - tightening
                if !cluster.flags.contains(.whitespace) {
                    if total > limit {
                        if let lastBreak {
                            return Line(range: start..<lastBreak.index, next: lastBreak.index, width: lastBreak.width, endsParagraph: false)
                        }
                        if index > start {
                            return Line(range: start..<index, next: index, width: visible, endsParagraph: false)
                        }
                    }
                    visible = total
                }
                index += 1
            }
            return Line(range: start..<clusters.count, next: clusters.count, width: min(total, max(visible, width)), endsParagraph: false)
        }
    }
}
