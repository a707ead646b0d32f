import CPangoCairo
import CoreGraphics
import Foundation
import SwiftUICore

extension Canvas {
    // MARK: Opacity

    /// Draws items together, then faded.
    func draw(_ content: DisplayList, opacity: Double, isIsolated: Bool = false) {
        guard opacity > 0 else { return }
        let opacity = min(1, opacity)
        if opacity == 1, !isIsolated { return draw(content) }
        if let item = content.onlyItem, let faded = item.content.faded(by: opacity) {
            return draw(faded)
        }
        drawAsOne(content, opacity: opacity, operator: CAIRO_OPERATOR_OVER)
    }

    /// Draws items together and the result with an operator.
    func drawAsOne(_ content: DisplayList, opacity: Double, operator mode: cairo_operator_t) {
        if isVector {
            cairo_push_group(context)
            draw(content)
            cairo_pop_group_to_source(context)
            cairo_save(context)
            cairo_set_operator(context, mode)
            cairo_paint_with_alpha(context, opacity)
            cairo_restore(context)
            return
        }
        guard let layer = makeLayer(drawing: content) else { return }
        composite(layer.bitmap, opacity: opacity, operator: mode)
    }

    /// A layer as large as what can be seen of the content, with the content drawn.
    func makeLayer(drawing content: DisplayList, outset: CGFloat = 0) -> Layer? {
        guard let area = visiblePart(of: content.extent, outset: outset), let layer = makeLayer(covering: area) else { return nil }
        layer.canvas.draw(content)
        return layer
    }

    // MARK: Clips and masks

    func draw(_ content: DisplayList, clippedTo path: Path, style: FillStyle) {
        guard let area = visiblePart(of: path.coarseBounds, outset: 1) else { return }
        if isVector || isCrisp(path, style) {
            cairo_save(context)
            addPath(path)
            cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(context)
            limited(to: area).draw(content)
            cairo_restore(context)
            return
        }
        guard let contentArea = limited(to: area).visiblePart(of: content.extent),
            let layer = makeLayer(covering: contentArea),
            let mask = layer.canvas.stencil(of: path, style: style, over: layer.bitmap)
        else { return }
        layer.canvas.draw(content)
        composite(layer.bitmap, maskedBy: mask)
    }

    /// How much of every pixel a path covers, squared: what SwiftUI's clips do to their edges (truth `shape-012`).
    ///
    /// Cairo samples fifteen lines of a pixel, which is too little for edges that are nearly horizontal: each line of
    /// pixels is drawn as several.
    private func stencil(of path: Path, style: FillStyle, over bitmap: Bitmap) -> Bitmap? {
        let lines = bitmap.height <= 2048 ? 4 : 1
        guard let fine = try? Bitmap(
            width: bitmap.width, height: bitmap.height * lines, left: bitmap.left, top: bitmap.top * lines, isAlphaOnly: true),
            let result = try? Bitmap(
                width: bitmap.width, height: bitmap.height, left: bitmap.left, top: bitmap.top, isAlphaOnly: true),
            let context = cairo_create(fine.surface)
        else { return nil }
        let canvas = Canvas(
            context: context, session: session,
            transform: transform.concatenating(CGAffineTransform(scaleX: 1, y: CGFloat(lines))), visible: fine.bounds)
        canvas.applyTransform()
        canvas.fill(path, with: .color(.black), style: style)
        cairo_destroy(context)
        result.averageAndSquare(fine, lines: lines)
        return result
    }

    /// Whether a path is a rectangle whose edges lie between pixels.
    private func isCrisp(_ path: Path, _ style: FillStyle) -> Bool {
        guard case .rect(let rect) = path.storage, transform.preservesAxisAlignment else { return false }
        return !style.isAntialiased || rect.applying(transform).isWhole
    }

    func draw(_ content: DisplayList, maskedBy mask: DisplayList) {
        if isVector {
            cairo_push_group(context)
            draw(content)
            let drawn = cairo_pop_group(context)
            cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
            draw(mask)
            let opacity = cairo_pop_group(context)
            cairo_save(context)
            cairo_set_source(context, drawn)
            cairo_mask(context, opacity)
            cairo_restore(context)
            cairo_pattern_destroy(drawn)
            cairo_pattern_destroy(opacity)
            return
        }
        guard let area = visiblePart(of: content.extent.intersection(mask.extent)),
            let layer = makeLayer(covering: area), let maskLayer = makeLayer(covering: area)
        else { return }
        layer.canvas.draw(content)
        maskLayer.canvas.draw(mask)
        composite(layer.bitmap, maskedBy: maskLayer.bitmap)
    }
}

extension DisplayList.Content {
    /// The content faded without a group, where that looks the same.
    fileprivate func faded(by opacity: Double) -> DisplayList.Content? {
        switch self {
        case .shape(let path, let paint, let style):
            return .shape(path, paint.multiplyingOpacity(by: opacity), style)
        case .text(var text):
            // Lines overlap their glyphs, backgrounds lie under them.
            guard text.runs.allSatisfy({ $0.background == nil && $0.underline == nil && $0.strikethrough == nil }) else {
                return nil
            }
            for index in text.runs.indices { text.runs[index].paint = text.runs[index].paint.multiplyingOpacity(by: opacity) }
            return .text(text)
        case .group(.opacity(let inner), let content):
            return .group(.opacity(max(0, min(1, inner)) * opacity), content)
        case .image, .group:
            return nil
        }
    }
}

extension Bitmap {
    /// Takes the mean of some lines of another bitmap for each of its own, multiplied with itself.
    fileprivate func averageAndSquare(_ fine: Bitmap, lines: Int) {
        let (stride, fineStride, width, height) = (bytesPerRow, fine.bytesPerRow, width, height)
        let most = 255 * lines
        fine.withBytes { fineBytes in
            withBytes { bytes in
                for row in 0..<height {
                    for column in 0..<width {
                        var sum = 0
                        for line in 0..<lines { sum += Int(fineBytes[(row * lines + line) * fineStride + column]) }
                        bytes[row * stride + column] = UInt8((sum * sum + most * lines / 2) / (most * lines))
                    }
                }
            }
        }
    }
}
