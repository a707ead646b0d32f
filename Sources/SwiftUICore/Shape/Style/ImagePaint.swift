import CoreGraphics
import os

/// A style that fills shapes with a repeated image, whose first tile is at the top left corner of the shape.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 12).strokeBorder(ImagePaint(image: Image("Stripes"), scale: 0.5), lineWidth: 16)
/// ```
public struct ImagePaint: ShapeStyle {
    /// The image. A symbol is painted in the foreground style.
    public var image: Image
    /// The rectangle of the image that forms one tile, as fractions of the image's size. The rectangle is clipped to the image; an empty rectangle
    /// paints nothing.
    public var sourceRect: CGRect
    /// The size of a tile relative to the size of the image. Values that are not positive and finite paint nothing.
    public var scale: CGFloat

    /// Creates a style that repeats an image.
    ///
    /// - Parameters:
    ///   - image: The image. A symbol is painted in the foreground style.
    ///   - sourceRect: The part of the image that is repeated, as fractions of its size.
    ///   - scale: The size of a tile relative to the size of the image.
    public nonisolated init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Paints with the image.
    public nonisolated func _apply(to shape: inout _ShapeStyle_Shape) {
        let part = sourceRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard part.width > 0, part.height > 0, scale.isFinite, scale > 0 else { return shape.paint(.clear) }
        let content = ResolvedImageContent(image, environment: shape.context.environment) { RuntimeWarnings.report($0) }
        let source: ImageItem.Source
        switch content {
        case .picture(let picture, _, _): source = picture
        case .symbol(let symbol): source = symbol.vectorImage(style: image.style, environment: shape.context.environment)
        case .nothing: return shape.paint(.clear)
        }
        let tile = CGRect(
            x: shape.bounds.minX, y: shape.bounds.minY, width: content.size.width * part.width * scale,
            height: content.size.height * part.height * scale)
        shape.paint(.image(ImagePattern(source: source, part: part, tile: tile, interpolation: image.style.interpolation.quality)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A repeated image.
    ///
    /// - Parameters:
    ///   - image: The image. Symbols paint nothing.
    ///   - sourceRect: The part of the image that is repeated, as fractions of its size.
    ///   - scale: The size of a tile relative to the size of the image.
    public nonisolated static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
