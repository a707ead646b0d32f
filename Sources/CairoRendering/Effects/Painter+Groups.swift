import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists

extension Painter {
    // MARK: Opacity

    /// Draws content as a group with an opacity.
    func draw(_ content: DisplayList, opacity: Double, isIsolated: Bool = false) {
        guard opacity > 0 else { return }
        let opacity = min(1, opacity)
        if opacity == 1, !isIsolated { return draw(content) }
        if let item = content.onlyItem, let faded = item.content.faded(by: opacity) {
            return draw(faded)
        }
        if !isVector, let bitmap = session.composedGroups?.bitmap(of: content, under: transform) {
            let source = session.isConcurrent ? try? Bitmap(sharingPixelsOf: bitmap) : bitmap
            if let source { return composite(source, opacity: opacity) }
        }
        drawAsOne(content, opacity: opacity, operator: CAIRO_OPERATOR_OVER)
    }

    /// Draws content as a group that is composited with an operator.
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

    /// Returns a layer that covers the visible part of the content, with the content drawn.
    func makeLayer(drawing content: DisplayList, outset: CGFloat = 0) -> Layer? {
        guard let area = visiblePart(of: content.extent, outset: outset), let layer = makeLayer(covering: area) else { return nil }
        layer.painter.draw(content)
        return layer
    }

    // MARK: Clips and masks

    func draw(_ content: DisplayList, clippedTo outline: Outline, options: FillOptions) {
        guard let area = visiblePart(of: outline.coarseBounds, outset: 1) else { return }
        if isVector || isCrisp(outline, options) {
            cairo_save(context)
            addPath(outline)
            cairo_set_antialias(context, options.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_set_fill_rule(context, options.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(context)
            limited(to: area).clipped(to: wholeRect(of: outline)).draw(content)
            cairo_restore(context)
            return
        }
        guard let contentArea = limited(to: area).visiblePart(of: content.extent),
            let layer = makeLayer(covering: contentArea),
            let mask = layer.painter.stencil(
                of: outline, options: options, over: layer.bitmap.bounds, isSquared: outline.hasCornerRadius)
        else { return }
        layer.painter.draw(content)
        composite(layer.bitmap, maskedBy: mask)
    }

    /// Returns the coverage of an outline for every pixel of an area, or the square of the coverage.
    ///
    /// Cairo samples fifteen scan lines per pixel, which is insufficient for nearly horizontal edges, so several sub-rows are
    /// rendered for each row.
    func stencil(of outline: Outline, options: FillOptions, over area: CGRect, isSquared: Bool) -> Bitmap? {
        let (width, height, left, top) = (Int(area.width), Int(area.height), Int(area.minX), Int(area.minY))
        let lines = height <= 2048 ? 4 : 1
        guard let fine = try? Bitmap(width: width, height: height * lines, left: left, top: top * lines, isAlphaOnly: true),
            let result = try? Bitmap(width: width, height: height, left: left, top: top, isAlphaOnly: true),
            let context = cairo_create(fine.surface)
        else { return nil }
        defer { cairo_destroy(context) }
        let painter = Painter(
            context: context, session: session,
            transform: transform.concatenating(CGAffineTransform(scaleX: 1, y: CGFloat(lines))), visible: fine.bounds)
        painter.applyTransform()
        cairo_set_antialias(context, options.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(context, options.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        painter.addPath(outline)
        cairo_fill(context)
        result.average(fine, lines: lines, isSquared: isSquared)
        return result
    }

    /// The pixels of a rectangle with edges on pixel boundaries; nil for other outlines.
    private func wholeRect(of outline: Outline) -> CGRect? {
        guard case .rect(let rect) = outline, transform.preservesAxisAlignment else { return nil }
        let device = rect.applying(transform)
        guard device.isWhole, max(abs(device.minX), abs(device.maxX), abs(device.minY), abs(device.maxY)) < Self.reach else { return nil }
        let (left, top) = (device.minX.rounded(), device.minY.rounded())
        return CGRect(x: left, y: top, width: device.maxX.rounded() - left, height: device.maxY.rounded() - top)
    }

    /// Whether a clip to the outline covers each pixel either entirely or not at all.
    private func isCrisp(_ outline: Outline, _ options: FillOptions) -> Bool {
        guard case .rect(let rect) = outline, transform.preservesAxisAlignment else { return false }
        return !options.isAntialiased || rect.applying(transform).isWhole
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
        layer.painter.draw(content)
        maskLayer.painter.draw(mask)
        composite(layer.bitmap, maskedBy: maskLayer.bitmap)
    }
}

extension DisplayList.Content {
    /// Returns the content with an opacity without a group, if that is equivalent; otherwise nil.
    fileprivate func faded(by opacity: Double) -> DisplayList.Content? {
        switch self {
        case .fill(let outline, let paint, let options):
            return .fill(outline, paint.multiplyingOpacity(by: opacity), options)
        case .text(var text):
            // Decorations overlap the glyphs, and backgrounds lie under them.
            guard text.runs.allSatisfy({ $0.background == nil && $0.underline == nil && $0.strikethrough == nil }) else {
                return nil
            }
            for index in text.runs.indices { text.runs[index].paint = text.runs[index].paint.multiplyingOpacity(by: opacity) }
            return .text(text)
        case .group(.opacity(let inner), let content):
            return .group(.opacity(max(0, min(1, inner)) * opacity), content)
        case .image, .group, .repeated, .rectangles:
            return nil
        }
    }
}

extension Outline {
    /// Whether a clip to the path is implemented as a layer's corner radius, which squares the coverage of edges (truth
    /// `shape-012`): circles, capsules and rounded rectangles with equal corners. Other clips are masks.
    fileprivate var hasCornerRadius: Bool {
        switch self {
        case .empty, .rect, .elements: return false
        case .ellipse(let rect): return abs(rect.width - rect.height) <= 1e-6 * max(rect.width, rect.height)
        case .roundedRect(let rounded):
            let corner = rounded.corners.topLeft
            let others = [rounded.corners.topRight, rounded.corners.bottomRight, rounded.corners.bottomLeft]
            return abs(corner.width - corner.height) <= 1e-6 * corner.width && others.allSatisfy { $0 == corner }
        }
    }
}

extension Bitmap {
    /// Sets each pixel to the mean of the corresponding sub-rows of another bitmap, or to the square of the mean.
    fileprivate func average(_ fine: Bitmap, lines: Int, isSquared: Bool) {
        let (stride, fineStride, width, height) = (bytesPerRow, fine.bytesPerRow, width, height)
        let most = UInt32(255 * lines), half = most / 2
        fine.withBytes { fineBytes in
            withBytes { bytes in
                for row in 0..<height {
                    let to = bytes.baseAddress! + row * stride
                    let from = fineBytes.baseAddress! + row * lines * fineStride
                    for column in 0..<width {
                        var sum: UInt32 = 0
                        for line in 0..<lines { sum += UInt32(from[line * fineStride + column]) }
                        to[column] =
                            isSquared
                            ? UInt8((sum * sum + half * UInt32(lines)) / (most * UInt32(lines)))
                            : UInt8((sum + UInt32(lines) / 2) / UInt32(lines))
                    }
                }
            }
        }
    }
}
