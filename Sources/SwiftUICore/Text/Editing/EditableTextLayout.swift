import CoreGraphics
import Foundation

/// Where the characters of an edited text stand: lines, carets and selections.
///
/// Positions are offsets in the text's UTF-8, places are points from the text's left top corner.
package struct EditableTextLayout {
    let placed: PlacedText
    let size: CGSize
    private var lines: [Line] = []
    private let lineHeight: CGFloat

    /// A line: what of the text stands on it, and where its characters are, in visual order.
    private struct Line {
        var range: Range<Int>
        var top: CGFloat
        var bottom: CGFloat
        /// Where a line begins that holds nothing.
        var emptyX: CGFloat
        var isRightToLeft: Bool
        var boxes: [Box] = []
    }

    private struct Box {
        var range: Range<Int>
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft: Bool

        /// The edge at a position in it. A ligature's characters have even shares of it.
        func edge(at position: Int) -> CGFloat {
            let share = range.isEmpty ? 0 : CGFloat(position - range.lowerBound) / CGFloat(range.count)
            return isRightToLeft ? right - (right - left) * share : left + (right - left) * share
        }
    }

    /// Lays a text out as it is edited: nothing is cut off or shrunk. `width` is infinite for one line.
    init(_ shaped: ShapedText, options: TextLayoutOptions, width: CGFloat, alignmentWidth: CGFloat) {
        var options = options
        options.maximumLines = nil
        options.reservedLines = 0
        options.minimumScaleFactor = 1
        options.allowsTightening = false
        let layout = shaped.layout(TextLayoutRequest(width: max(1, width), height: nil, options: options))
        lineHeight = shaped.firstMetrics.lineHeight.roundedUp(toMultipleOf: options.pixelLength)
        size = CGSize(width: layout.measurement.size.width, height: max(layout.measurement.size.height, lineHeight))
        placed = layout.placed(in: max(size.width, alignmentWidth.isFinite ? alignmentWidth : 0))
        let end = shaped.text.string.utf8.count
        let clusters = shaped.clusters.clusters
        func start(_ cluster: Int) -> Int { cluster < clusters.count ? Int(clusters[cluster].start) : end }
        for (index, line) in layout.lines.enumerated() where index < placed.lines.count {
            let place = placed.lines[index]
            let range = line.segments.first?.range ?? 0..<0
            var made = Line(
                range: start(range.lowerBound)..<start(range.upperBound), top: place.baseline - place.ascent,
                bottom: place.baseline + place.descent, emptyX: place.x, isRightToLeft: line.isRightToLeft)
            for piece in place.pieces {
                var pen = piece.isRightToLeft ? piece.x + piece.width : piece.x
                for cluster in piece.range {
                    let advance = clusters[cluster].advance
                    let bounds = start(cluster)..<max(start(cluster), start(cluster + 1))
                    let other = piece.isRightToLeft ? pen - advance : pen + advance
                    made.boxes.append(Box(range: bounds, left: min(pen, other), right: max(pen, other), isRightToLeft: piece.isRightToLeft))
                    pen = other
                }
            }
            lines.append(made)
        }
        if lines.isEmpty {
            let isRightToLeft = options.isRightToLeft
            let room = alignmentWidth.isFinite ? alignmentWidth : 0
            let x: CGFloat =
                switch (options.alignment, isRightToLeft) {
                case (.center, _): room / 2
                case (.leading, false), (.trailing, true): 0
                case (.leading, true), (.trailing, false): room
                }
            lines = [Line(range: 0..<0, top: 0, bottom: lineHeight, emptyX: x, isRightToLeft: isRightToLeft)]
        }
    }

    // MARK: Lines

    /// The line that a position is shown on. At the end of a wrapped line it is shown at the start of the next.
    private func line(of position: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= position } ?? 0
    }

    /// Where the line of a position begins.
    package func lineStart(_ position: Int) -> Int { lines[line(of: position)].range.lowerBound }

    /// Where the caret is at the end of the line of a position: before the space at which a line wraps.
    package func lineEnd(_ position: Int, in model: TextEditingModel) -> Int {
        let index = line(of: position)
        let end = lines[index].range.upperBound
        let isWrapped = index + 1 < lines.count && lines[index + 1].range.lowerBound == end
        return isWrapped ? max(lines[index].range.lowerBound, model.characterBefore(end)) : end
    }

    /// The position above or below one, near to an x; nil in the first or last line.
    package func position(from position: Int, byLines count: Int, x: CGFloat) -> Int? {
        let index = line(of: position) + count
        guard lines.indices.contains(index) else { return nil }
        return self.position(in: index, x: x)
    }

    /// Whether characters at a position run from right to left.
    package func isRightToLeft(at position: Int) -> Bool {
        let line = lines[line(of: position)]
        return line.boxes.first { $0.range.contains(position) }?.isRightToLeft
            ?? line.boxes.first { $0.range.upperBound == position }?.isRightToLeft ?? line.isRightToLeft
    }

    // MARK: Places

    /// The caret at a position, without a width.
    package func caret(at position: Int) -> CGRect {
        let line = lines[line(of: position)]
        var x = line.emptyX
        // A caret stands at the leading edge of the character after it; at the end of a line, at the trailing edge of that before.
        if let after = line.boxes.first(where: { $0.range.contains(position) }) {
            x = after.edge(at: position)
        } else if let before = line.boxes.first(where: { $0.range.upperBound == position }) {
            x = before.edge(at: position)
        }
        return CGRect(x: x, y: line.top, width: 0, height: line.bottom - line.top)
    }

    /// The position nearest to a point. The caller aligns it to characters.
    package func position(at point: CGPoint) -> Int {
        let index = lines.lastIndex { $0.top <= point.y } ?? 0
        return position(in: index, x: point.x)
    }

    private func position(in index: Int, x: CGFloat) -> Int {
        let line = lines[index]
        let isWrapped = index + 1 < lines.count && lines[index + 1].range.lowerBound == line.range.upperBound
        var best = (position: line.range.lowerBound, distance: abs(line.emptyX - x))
        if let box = line.boxes.first { best = (box.isRightToLeft ? box.range.upperBound : box.range.lowerBound, abs(box.left - x)) }
        for box in line.boxes {
            for position in [box.range.lowerBound, box.range.upperBound] where !(isWrapped && position == line.range.upperBound) {
                let distance = abs(box.edge(at: position) - x)
                if distance < best.distance { best = (position, distance) }
            }
        }
        return best.position
    }

    /// The areas that a range covers, line by line. A line that is selected to its end shows so by a little more.
    package func areas(of range: Range<Int>, in model: TextEditingModel) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var areas: [CGRect] = []
        for (index, line) in lines.enumerated() where line.range.lowerBound < range.upperBound || line.range.contains(range.lowerBound) {
            guard line.range.upperBound >= range.lowerBound else { continue }
            var pieces: [ClosedRange<CGFloat>] = []
            for box in line.boxes where box.range.overlaps(range) {
                let part = box.range.clamped(to: range)
                let edges = (box.edge(at: part.lowerBound), box.edge(at: part.upperBound))
                let piece = min(edges.0, edges.1)...max(edges.0, edges.1)
                if let last = pieces.last, abs(last.upperBound - piece.lowerBound) < 0.01 {
                    pieces[pieces.count - 1] = last.lowerBound...piece.upperBound
                } else {
                    pieces.append(piece)
                }
            }
            let endsInRange = index + 1 < lines.count && range.contains(line.range.upperBound)
                && lines[index + 1].range.lowerBound > line.range.upperBound
            if pieces.isEmpty, endsInRange { pieces = [line.emptyX...line.emptyX + 4] }
            for piece in pieces {
                areas.append(CGRect(x: piece.lowerBound, y: line.top, width: piece.upperBound - piece.lowerBound, height: line.bottom - line.top))
            }
        }
        return areas
    }
}
