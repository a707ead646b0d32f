import CPangoCairo
import CoreGraphics
import DisplayLists
import Foundation
import TextLayouts
import Typesetting

extension Painter {
    func draw(_ item: TextItem) {
        guard item.origin.isFinite, let area = visiblePart(of: item.coarseBounds) else { return }
        drawBackgrounds(of: item, area)
        drawLines(of: item, area, isAbove: false)
        if !TextBitmaps.shared.draw(item, on: self) { drawGlyphs(of: item, area: area) }
        drawLines(of: item, area, isAbove: true)
    }

    /// Draws only the glyphs, at whole pixels.
    func drawGlyphs(of item: TextItem, area: CGRect) {
        TextPainter.draw(item.text, at: item.origin, in: context) { piece, _ in
            if !setSource(item.style(of: piece).paint, covering: area) { cairo_set_source_rgba(context, 0, 0, 0, 0) }
        } fillOutline: { outline in
            cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            addPath(.elements(outline))
            cairo_fill(context)
        }
    }

    private func drawBackgrounds(of item: TextItem, _ area: CGRect) {
        for line in item.text.lines {
            for piece in line.pieces {
                guard let background = item.style(of: piece).background, setSource(background, covering: area) else { continue }
                let top = item.origin.y + line.baseline - line.ascent
                addPath(Outline(CGRect(x: item.origin.x + piece.x, y: top, width: piece.width, height: line.ascent + line.descent)))
                cairo_fill(context)
            }
        }
    }

    /// Draws underlines below the glyphs, or strikethrough lines above them.
    private func drawLines(of item: TextItem, _ area: CGRect, isAbove: Bool) {
        for line in item.text.lines {
            for piece in line.pieces {
                let style = item.style(of: piece)
                guard let textLine = isAbove ? style.strikethrough : style.underline,
                    setSource(textLine.paint ?? style.paint, covering: area)
                else { continue }
                let size = piece.fontSize * item.text.scale
                let thickness = snappedThickness(size / 14)
                let position = isAbove ? -size * 0.28 : size * 0.12
                let y = snappedEdge(item.origin.y + line.baseline - style.baselineOffset + position)
                draw(textLine.pattern, from: item.origin.x + piece.x, width: piece.width, y: y, thickness: thickness)
            }
        }
    }

    private func draw(_ pattern: TextItem.TextLine.Pattern, from x: CGFloat, width: CGFloat, y: CGFloat, thickness: CGFloat) {
        guard width > 0, thickness > 0 else { return }
        cairo_save(context)
        cairo_new_path(context)
        if let dashes = pattern.dashes {
            cairo_set_dash(context, dashes.map { $0 * thickness }, Int32(dashes.count), 0)
            cairo_set_line_width(context, thickness)
            cairo_move_to(context, x, y + thickness / 2)
            cairo_line_to(context, x + width, y + thickness / 2)
            cairo_stroke(context)
        } else {
            addPath(Outline(CGRect(x: x, y: y, width: width, height: thickness)))
            cairo_fill(context)
        }
        cairo_restore(context)
    }

    /// Returns a thickness rounded to whole pixels, at least one, if the text is not rotated.
    private func snappedThickness(_ thickness: CGFloat) -> CGFloat {
        guard !isVector, transform.b == 0, transform.c == 0, transform.d > 0 else { return thickness }
        return max(1, (thickness * transform.d).rounded()) / transform.d
    }

    private func snappedEdge(_ y: CGFloat) -> CGFloat {
        guard !isVector, transform.b == 0, transform.c == 0, transform.d > 0 else { return y }
        return ((y * transform.d + transform.ty).rounded() - transform.ty) / transform.d
    }
}

extension TextItem {
    fileprivate func style(of piece: PlacedText.Piece) -> RunStyle {
        runs.indices.contains(piece.run) ? runs[piece.run] : runs.last ?? RunStyle(paint: .color(.black))
    }
}

extension PlacedText.Piece {
    fileprivate var fontSize: CGFloat {
        source.text.style(ofRun: isEllipsis ? 0 : run).font.size
    }
}

extension TextItem.TextLine.Pattern {
    /// The lengths of dashes and gaps as multiples of the line thickness; nil for a solid line.
    fileprivate var dashes: [Double]? {
        switch self {
        case .solid: nil
        case .dot: [1, 2]
        case .dash: [5, 3]
        case .dashDot: [5, 3, 1, 3]
        case .dashDotDot: [5, 3, 1, 3, 1, 3]
        }
    }
}
