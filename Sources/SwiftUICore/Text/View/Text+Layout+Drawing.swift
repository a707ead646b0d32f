import CoreGraphics
import Foundation

extension Text.Layout {
    /// The glyphs and metrics from which a run is measured and drawn.
    struct RunContent: Equatable {
        let line: PlacedText.Line
        let piece: PlacedText.Piece
        let scale: CGFloat
        let tightening: CGFloat
        /// The styles of all runs of the text.
        let styles: [TextItem.RunStyle]
        let attributes: [CustomTextAttribute]
        let origin: CGPoint

        static func == (lhs: RunContent, rhs: RunContent) -> Bool {
            lhs.piece.source === rhs.piece.source && lhs.piece.range == rhs.piece.range && lhs.piece.x == rhs.piece.x
                && lhs.line.baseline == rhs.line.baseline && lhs.origin == rhs.origin && lhs.styles == rhs.styles
                && lhs.attributes == rhs.attributes
        }

        /// The part of the piece at indices of the run, which go from left to right.
        func part(_ indices: Range<Int>) -> PlacedText.Piece {
            var part = piece
            let start = piece.range.lowerBound
            // The clusters of a run from right to left are drawn in reverse order.
            part.range =
                piece.isRightToLeft
                ? piece.range.upperBound - indices.upperBound..<piece.range.upperBound - indices.lowerBound
                : start + indices.lowerBound..<start + indices.upperBound
            part.x = piece.x + width(of: 0..<indices.lowerBound)
            part.width = width(of: indices)
            return part
        }

        private func width(of indices: Range<Int>) -> CGFloat {
            let clusters = piece.source.clusters.clusters
            return indices.reduce(0) { width, index in
                let cluster = piece.isRightToLeft ? piece.range.upperBound - 1 - index : piece.range.lowerBound + index
                guard clusters.indices.contains(cluster) else { return width }
                return width + (clusters[cluster].advance - tightening) * scale
            }
        }

        func bounds(of indices: Range<Int>) -> TypographicBounds {
            let part = part(indices)
            return TypographicBounds(
                origin: CGPoint(x: origin.x + part.x, y: origin.y + line.baseline), width: part.width, ascent: line.ascent,
                descent: line.descent, leading: 0)
        }

        /// The slice as a text of its own.
        func item(_ indices: Range<Int>) -> TextItem {
            var single = line
            single.pieces = [part(indices)]
            let size = CGSize(width: line.x + line.width, height: line.baseline + line.descent)
            return TextItem(
                text: PlacedText(lines: [single], size: size, scale: scale, tightening: tightening), origin: origin, runs: styles)
        }
    }

    init(_ item: TextItem, attributes: [[CustomTextAttribute]], isTruncated: Bool) {
        let text = item.text
        lines = text.lines.map { line in
            let runs = line.pieces.map { piece in
                Run(
                    content: RunContent(
                        line: line, piece: piece, scale: text.scale, tightening: text.tightening, styles: item.runs,
                        attributes: attributes.indices.contains(piece.run) ? attributes[piece.run] : [], origin: item.origin))
            }
            let origin = CGPoint(x: item.origin.x + line.x, y: item.origin.y + line.baseline)
            return Line(
                runs: runs, origin: origin,
                typographicBounds: TypographicBounds(
                    origin: origin, width: line.width, ascent: line.ascent, descent: line.descent, leading: 0))
        }
        self.isTruncated = isTruncated
    }
}

extension GraphicsContext {
    /// Draws a line of a text where the layout puts it.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text where the layout puts it.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[0..<run.count], options: options)
    }

    /// Draws a part of a run of a text where the layout puts it.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        guard !slice.isEmpty else { return }
        emitTransformed(DisplayList(.text(slice.run.content.item(slice.indices)), frame: slice.typographicBounds.rect))
    }
}
