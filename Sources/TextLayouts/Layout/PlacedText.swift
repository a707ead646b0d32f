import Foundation

/// A text ready to be drawn: its pieces with their positions, in visual order.
package struct PlacedText: Sendable {
    /// A sequence of clusters of one run and direction.
    package struct Piece: Sendable {
        /// The text that the clusters belong to: the text itself or the ellipsis.
        package var source: ShapedText
        package var range: Range<Int>
        package var isEllipsis: Bool
        /// The run of the text (not of the ellipsis) from which the piece takes its colour and lines.
        package var run: Int
        package var isRightToLeft: Bool
        /// The left edge, in points from the text's left edge.
        package var x: CGFloat
        package var width: CGFloat
    }

    package struct Line: Sendable {
        package var pieces: [Piece]
        /// The left edge, and the distance of the baseline from the text's top, in points.
        package var x: CGFloat
        package var baseline: CGFloat
        package var width: CGFloat
        package var ascent: CGFloat
        package var descent: CGFloat
    }

    package var lines: [Line]
    package var size: CGSize
    /// The factor by which glyphs and advances are scaled.
    package var scale: CGFloat
    /// The amount subtracted from every advance before scaling, in points.
    package var tightening: CGFloat

    package init(lines: [Line], size: CGSize, scale: CGFloat, tightening: CGFloat) {
        self.lines = lines
        self.size = size
        self.scale = scale
        self.tightening = tightening
    }
}

extension TextLayout {
    /// Returns the lines positioned in a width, which may exceed the measured width.
    package func placed(in width: CGFloat? = nil) -> PlacedText {
        let options = request.options
        let width = width ?? measurement.size.width
        guard let first = lines.first else {
            return PlacedText(lines: [], size: measurement.size, scale: scale, tightening: tightening)
        }
        // The first baseline is aligned to a pixel; all lines move with it.
        let shift = measurement.firstBaseline - first.ascent * scale
        var placed: [PlacedText.Line] = []
        placed.reserveCapacity(lines.count)
        var top: CGFloat = 0
        for (index, line) in lines.enumerated() {
            if index > 0 {
                top += lines[index - 1].leading * scale + max(0, options.lineSpacing)
            }
            let lineWidth = line.width * scale
            let x: CGFloat =
                switch line.alignment ?? options.edge(isRightToLeft: options.alignsByWritingDirection ? line.isRightToLeft : options.isRightToLeft) {
                case .center: (width - lineWidth) / 2
                case .left: 0
                case .right: width - lineWidth
                }
            placed.append(
                PlacedText.Line(
                    pieces: pieces(of: line, x: x), x: x, baseline: top + line.ascent * scale + shift, width: lineWidth,
                    ascent: line.ascent * scale, descent: line.descent * scale))
            top += (line.ascent + line.descent) * scale
        }
        return PlacedText(lines: placed, size: measurement.size, scale: scale, tightening: tightening)
    }

    /// Returns the pieces of a line in visual order: sequences of equal level, reversed level by level (rule L2 of the Unicode
    /// bidirectional algorithm). Trailing white space takes the paragraph's level (L1).
    private func pieces(of line: Line, x: CGFloat) -> [PlacedText.Piece] {
        let clusters = shaped.clusters.clusters
        let paragraphLevel: UInt8 = line.isRightToLeft ? 1 : 0
        var stretches: [(piece: PlacedText.Piece, level: UInt8)] = []
        var lastRun = 0
        for segment in line.segments {
            if let ellipsis = segment.ellipsis {
                let piece = PlacedText.Piece(
                    source: ellipsis, range: segment.range, isEllipsis: true, run: lastRun, isRightToLeft: line.isRightToLeft, x: 0,
                    width: (ellipsis.naturalWidth) * scale)
                stretches.append((piece, paragraphLevel))
                continue
            }
            var contentEnd = segment.range.upperBound
            while contentEnd > segment.range.lowerBound, clusters[contentEnd - 1].flags.contains(.whitespace) { contentEnd -= 1 }
            for index in segment.range {
                let cluster = clusters[index]
                let level = index < contentEnd ? cluster.level : paragraphLevel
                let advance = (cluster.advance - tightening) * scale
                lastRun = Int(cluster.run)
                if let last = stretches.indices.last, stretches[last].level == level, stretches[last].piece.run == lastRun,
                    stretches[last].piece.range.upperBound == index, stretches[last].piece.source === shaped
                {
                    stretches[last].piece.range = stretches[last].piece.range.lowerBound..<index + 1
                    stretches[last].piece.width += advance
                } else {
                    let piece = PlacedText.Piece(
                        source: shaped, range: index..<index + 1, isEllipsis: false, run: lastRun, isRightToLeft: level & 1 == 1, x: 0, width: advance
                    )
                    stretches.append((piece, level))
                }
            }
        }
        reorder(&stretches)
        var pen = x
        if line.isRightToLeft {
            // Hanging white space extends to the left of the line's own box.
            let total = stretches.reduce(0) { $0 + $1.piece.width }
            pen += line.width * scale - total
        }
        return stretches.map { stretch in
            var piece = stretch.piece
            piece.x = pen
            pen += piece.width
            return piece
        }
    }

    private func reorder(_ stretches: inout [(piece: PlacedText.Piece, level: UInt8)]) {
        guard let highest = stretches.map(\.level).max(), highest > 0 else { return }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < stretches.count {
                guard stretches[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < stretches.count, stretches[end].level >= level { end += 1 }
                stretches[start..<end].reverse()
                start = end
            }
        }
    }
}
