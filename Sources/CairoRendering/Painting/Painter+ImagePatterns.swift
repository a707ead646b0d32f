import CPangoCairo
import CoreGraphics
import DisplayLists

extension Painter {
    /// Sets a repeated image as the context's source for an area of the device. Returns false if nothing would be drawn.
    func setSource(_ pattern: ImagePattern, covering area: CGRect) -> Bool {
        guard !pattern.isClear, let bitmap = bitmap(of: pattern) else { return false }
        guard pattern.opacity < 1 else { return setSource(bitmap, of: pattern) }
        // A pattern has no opacity of its own, so the area is filled with it in a layer.
        guard let layer = makeLayer(covering: area), layer.painter.setSource(bitmap, of: pattern) else { return false }
        cairo_paint_with_alpha(layer.painter.context, pattern.opacity)
        layer.bitmap.flush()
        setSource(layer)
        return true
    }

    private func setSource(_ bitmap: Bitmap, of pattern: ImagePattern) -> Bool {
        let created = bitmap.withSource(isShared: session.isConcurrent) { cairo_pattern_create_for_surface($0) }
        guard let source = created else { return false }
        defer { cairo_pattern_destroy(source) }
        var matrix = CGAffineTransform(translationX: -pattern.tile.minX, y: -pattern.tile.minY)
            .concatenating(
                CGAffineTransform(scaleX: CGFloat(bitmap.width) / pattern.tile.width, y: CGFloat(bitmap.height) / pattern.tile.height)
            ).cairoMatrix
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(source, pattern.interpolation.cairoFilter)
        cairo_set_source(context, source)
        return true
    }

    /// The pixels of one tile: the pixels of a bitmap, and a vector image drawn at the size of the tile.
    private func bitmap(of pattern: ImagePattern) -> Bitmap? {
        let image: CGImage
        switch pattern.source {
        case .bitmap(let bitmap): image = bitmap
        case .vector(let data, _):
            // The size of the whole image, of which the tile shows a part.
            let whole = CGSize(width: pattern.tile.width / pattern.part.width, height: pattern.tile.height / pattern.part.height)
            let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d), isVector ? 2 : 0)
            guard let drawn = VectorImages.shared.image(of: data, width: whole.width * scale, height: whole.height * scale) else { return nil }
            image = drawn
        }
        guard pattern.part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return ImageSurfaces.shared(for: image).surface(of: image) }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let (left, top) = ((pattern.part.minX * width).rounded(), (pattern.part.minY * height).rounded())
        let part = CGRect(
            x: min(left, width - 1), y: min(top, height - 1), width: max(1, (pattern.part.maxX * width).rounded() - left),
            height: max(1, (pattern.part.maxY * height).rounded() - top))
        return ImageSurfaces.shared(for: image).surface(of: image, part: part)
    }
}
