import CPangoCairo
import CoreGraphics
import Foundation
import DisplayLists

extension Painter {
    func draw(_ item: ImageItem) {
        guard item.rect.width > 0, item.rect.height > 0, let area = visiblePart(of: item.rect, outset: 1) else { return }
        guard let tint = item.tint else { return drawOriginal(item) }
        if isVector, case .vector = item.source {
            // A template image that is a vector image stays one.
            cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
            drawOriginal(item)
            let stencil = cairo_pop_group(context)
            if setSource(tint, covering: area) { cairo_mask(context, stencil) }
            cairo_pattern_destroy(stencil)
            return
        }
        guard let stencil = makeLayer(covering: area), setSource(tint, covering: area) else { return }
        stencil.painter.drawOriginal(item)
        stencil.bitmap.flush()
        inDeviceSpace {
            cairo_scale(context, 1 / layerScale, 1 / layerScale)
            cairo_mask_surface(context, stencil.bitmap.surface, 0, 0)
        }
    }

    private func drawOriginal(_ item: ImageItem) {
        cairo_set_antialias(context, item.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        switch item.source {
        case .vector(let data, let size):
            if item.capInsets == nil, !item.isTiled {
                drawVector(data, in: item.rect)
            } else if let image = VectorImages.shared.image(of: data, width: size.width * 2, height: size.height * 2) {
                drawParts(of: image, item, scale: 2)
            }
        case .bitmap(let image):
            if item.capInsets == nil, !item.isTiled {
                drawWhole(image, in: item.rect, quality: item.interpolation)
            } else {
                drawParts(of: image, item, scale: item.scale > 0 && item.scale.isFinite ? item.scale : 1)
            }
        }
    }

    // MARK: Whole images

    private func drawWhole(_ image: CGImage, in rect: CGRect, quality: CGInterpolationQuality) {
        let device = rect.applying(transform)
        // A downscaled image is resampled once, in good quality, and cached; Cairo would resample it for every frame.
        if !isVector, transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0, quality != .none, device.isWhole,
            device.width < CGFloat(image.width) || device.height < CGFloat(image.height),
            device.width <= CGFloat(image.width) * 2, device.height <= CGFloat(image.height) * 2,
            let small = ImageSurfaces.shared(for: image).surface(
                of: image, width: Int(device.width.rounded()), height: Int(device.height.rounded()), quality: quality)
        {
            inDeviceSpace {
                small.withSource(isShared: session.isConcurrent) { surface in
                    cairo_set_source_surface(context, surface, device.minX.rounded(), device.minY.rounded())
                    cairo_paint(context)
                }
            }
            return
        }
        guard let bitmap = ImageSurfaces.shared(for: image).surface(of: image) else { return }
        draw(bitmap, in: rect, quality: quality)
    }

    private func draw(_ bitmap: Bitmap, in rect: CGRect, quality: CGInterpolationQuality) {
        draw(
            bitmap, in: rect, quality: quality, extend: CAIRO_EXTEND_PAD,
            scale: CGSize(width: CGFloat(bitmap.width) / rect.width, height: CGFloat(bitmap.height) / rect.height))
    }

    /// Fills a rectangle with a bitmap at a number of pixels per point.
    private func draw(
        _ bitmap: Bitmap, in rect: CGRect, quality: CGInterpolationQuality, extend: cairo_extend_t, scale: CGSize
    ) {
        let created = bitmap.withSource(isShared: session.isConcurrent) { cairo_pattern_create_for_surface($0) }
        guard let pattern = created else { return }
        var matrix = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height)).cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, extend)
        cairo_pattern_set_filter(pattern, quality.cairoFilter)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        addPath(Outline(rect))
        cairo_fill(context)
    }

    // MARK: Images with cap insets

    /// Draws the corners unscaled, and stretches or tiles the areas in between.
    private func drawParts(of image: CGImage, _ item: ImageItem, scale: CGFloat) {
        guard let bitmap = ImageSurfaces.shared(for: image).surface(of: image) else { return }
        let insets = item.capInsets ?? ImageItem.CapInsets()
        let columns = Self.spans(
            pixels: bitmap.width, before: insets.left, after: insets.right, start: item.rect.minX,
            length: item.rect.width, scale: scale)
        let rows = Self.spans(
            pixels: bitmap.height, before: insets.top, after: insets.bottom, start: item.rect.minY, length: item.rect.height,
            scale: scale)
        for (rowIndex, row) in rows.enumerated() {
            for (columnIndex, column) in columns.enumerated() {
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                let source = CGRect(
                    x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
                    height: row.source.count)
                guard target.width > 0, target.height > 0, let part = bitmap.part(source) else { continue }
                if item.isTiled, rowIndex == 1 || columnIndex == 1 {
                    draw(
                        part, in: target, quality: item.interpolation, extend: CAIRO_EXTEND_REPEAT,
                        scale: CGSize(width: scale, height: scale))
                } else {
                    draw(part, in: target, quality: item.interpolation)
                }
            }
        }
    }

    /// Returns the source pixels and target positions of three parts along an axis: the first cap, the middle and the last cap.
    private static func spans(
        pixels: Int, before: CGFloat, after: CGFloat, start: CGFloat, length: CGFloat, scale: CGFloat
    ) -> [(source: Range<Int>, target: Range<CGFloat>)] {
        func whole(_ length: CGFloat) -> Int {
            length > 0 ? Int(min(CGFloat(pixels), (length * scale).rounded())) : 0
        }
        let first = whole(before)
        let last = min(whole(after), pixels - first)
        var (firstLength, lastLength) = (CGFloat(first) / scale, CGFloat(last) / scale)
        if firstLength + lastLength > length {
            // If there is not enough room, both caps shrink by the same factor.
            let fit = length / (firstLength + lastLength)
            firstLength *= fit
            lastLength *= fit
        }
        let middle = (start + firstLength)..<max(start + firstLength, start + length - lastLength)
        return [
            (0..<first, start..<start + firstLength), (first..<pixels - last, middle),
            (pixels - last..<pixels, middle.upperBound..<max(middle.upperBound, start + length)),
        ]
    }

    // MARK: Vector images

    private func drawVector(_ data: Data, in rect: CGRect) {
        guard !isVector else {
            VectorImages.shared.draw(data, in: rect, context: context)
            return
        }
        let stretch = CGSize(
            width: hypot(transform.a, transform.b) * rect.width, height: hypot(transform.c, transform.d) * rect.height)
        if let image = VectorImages.shared.image(of: data, width: stretch.width, height: stretch.height) {
            drawWhole(image, in: rect, quality: .default)
        }
    }
}
