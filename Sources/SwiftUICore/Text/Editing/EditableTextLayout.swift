import CoreGraphics
import Foundation

/// The layout of an editable text: its lines, caret positions and selection rectangles.
///
/// Positions are UTF-8 offsets in the text. Points are relative to the top left corner of the text.
package struct EditableTextLayout {
    let placed: PlacedText
    let size: CGSize
    private var lines: [Line] = []
    private let lineHeight: CGFloat

    /// A line: its range in the text and its boxes in visual order.
    private struct Line {
        var range: Range<Int>
        var top: CGFloat
        var bottom: CGFloat
        /// The x coordinate of the caret in an empty line.
        var emptyX: CGFloat
        var isRightToLeft: Bool
        var boxes: [Box] = []
    }

    private struct Box {
        var range: Range<Int>
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft: Bool

        /// Returns the x coordinate of a position inside the box. The characters of a ligature share its width evenly.
        func edge(at position: Int) -> CGFloat {
            let share = range.isEmpty ? 0 : CGFloat(position - range.lowerBound) / CGFloat(range.count)
            return isRightToLeft ? right - (right - left) * share : left + (right - left) * share
        }
    }

    /// Lays out an editable text, without truncation or shrinking. `width` is infinite for a single-line text.
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
                switch options.edge(isRightToLeft: isRightToLeft) {
                case .center: room / 2
                case .left: 0
                case .right: room
                }
            lines = [Line(range: 0..<0, top: 0, bottom: lineHeight, emptyX: x, isRightToLeft: isRightToLeft)]
        }
    }

    // MARK: Lines

    /// Returns the index of the line on which a position is shown. The end of a wrapped line is shown at the start of the next
    /// line.
    private func line(of position: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= position } ?? 0
    }

    /// Returns the position at which the line of a position begins.
    package func lineStart(_ position: Int) -> Int { lines[line(of: position)].range.lowerBound }

    /// Returns the position of the caret at the end of a position's line. In a wrapped line that is before its trailing space.
    package func lineEnd(_ position: Int, in model: TextEditingModel) -> Int {
        let index = line(of: position)
        let end = lines[index].range.upperBound
        let isWrapped = index + 1 < lines.count && lines[index + 1].range.lowerBound == end
        return isWrapped ? max(lines[index].range.lowerBound, model.characterBefore(end)) : end
    }

    /// Returns the position nearest to an x coordinate a number of lines below (or above) a position; nil if there is no such
    /// line.
    package func position(from position: Int, byLines count: Int, x: CGFloat) -> Int? {
        let index = line(of: position) + count
        guard lines.indices.contains(index) else { return nil }
        return self.position(in: index, x: x)
    }

    /// Returns whether the text at a position runs from right to left.
    package func isRightToLeft(at position: Int) -> Bool {
        let line = lines[line(of: position)]
        return line.boxes.first { $0.range.contains(position) }?.isRightToLeft
            ?? line.boxes.first { $0.range.upperBound == position }?.isRightToLeft ?? line.isRightToLeft
    }

    // MARK: Carets and selections

    /// Returns the rectangle of the caret at a position, with a width of zero.
    ///
    /// - Parameter isUpstream: Whether a caret between two lines of a wrapped text is at the end of the first one.
    package func caret(at position: Int, isUpstream: Bool = false) -> CGRect {
        var line = lines[line(of: position)]
        if isUpstream, let ending = lines.first(where: { $0.range.upperBound == position && !$0.range.isEmpty }), ending.range != line.range {
            line = ending
        }
        var x = line.emptyX
        // A caret is drawn at the leading edge of the following character, or at the trailing edge of the previous one at the
        // end of a line.
        if let after = line.boxes.first(where: { $0.range.contains(position) }) {
            x = after.edge(at: position)
        } else if let before = line.boxes.first(where: { $0.range.upperBound == position }) {
            x = before.edge(at: position)
        }
        return CGRect(x: x, y: line.top, width: 0, height: line.bottom - line.top)
    }

    /// Returns the position nearest to a point. The caller aligns it to character boundaries.
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

    /// Returns the selection rectangles of a range, line by line. A selected empty line is shown as a rectangle 4 points wide.
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
            let endsInRange =
                index + 1 < lines.count && range.contains(line.range.upperBound)
                && lines[index + 1].range.lowerBound > line.range.upperBound
            if pieces.isEmpty, endsInRange { pieces = [line.emptyX...line.emptyX + 4] }
            for piece in pieces {
                areas.append(CGRect(x: piece.lowerBound, y: line.top, width: piece.upperBound - piece.lowerBound, height: line.bottom - line.top))
            }
        }
        return areas
    }
}
