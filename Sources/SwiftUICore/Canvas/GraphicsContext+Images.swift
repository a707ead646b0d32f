import CoreGraphics
import Foundation

extension GraphicsContext {
    /// An image that is resolved for drawing in a canvas.
    public struct ResolvedImage {
        /// The size in points.
        public var size: CGSize { content.size }
        /// The distance of a symbol's baseline from the top, in points; the height for other images.
        public let baseline: CGFloat
        /// The shading of a symbol or template image; nil for the image's own colours.
        public var shading: Shading?
        let content: ResolvedImageContent
        let style: ImageStyle

        /// Returns the image in a rectangle, in the context's coordinates.
        func picture(in rect: CGRect, style fillStyle: FillStyle = FillStyle(), context: GraphicsContext) -> DisplayList {
            guard rect.hasFiniteEdges, rect.width > 0, rect.height > 0 else { return DisplayList() }
            let styled = context.styledPaint(shading ?? .foreground, bounds: rect)
            var builder = DisplayListBuilder(displayScale: context.storage.displayScale)
            switch content {
            case .nothing:
                break
            case .symbol(let symbol):
                for (outline, _) in symbol.outlines(in: rect, inLayers: false).outlines {
                    builder.add(outline.path, styled: styled, fillStyle: FillStyle(eoFill: outline.isEvenOdd, antialiased: fillStyle.isAntialiased))
                }
            case .picture(let source, let scale, _):
                var item = ImageItem(source: source, rect: rect, interpolation: style.interpolation.quality, scale: scale)
                item.isAntialiased = style.isAntialiased && fillStyle.isAntialiased
                if shading != nil { item.tint = styled.paint }
                builder.add(.image(item), frame: rect)
            }
            return builder.list
        }
    }

    /// A symbol of the canvas that is resolved for drawing.
    public struct ResolvedSymbol {
        let node: ViewNode

        /// The size in points.
        public var size: CGSize { node.size }
    }

    /// Returns an image resolved in the canvas's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let content = ResolvedImageContent(image, environment: environment) { _ in }
        var shading: Shading?
        var baseline = content.size.height
        if case .symbol(let symbol) = content {
            (shading, baseline) = (.foreground, symbol.baseline)
        } else if content.isTemplate(in: image.style) {
            shading = .foreground
        }
        return ResolvedImage(baseline: baseline, shading: shading, content: content, style: image.style)
    }

    /// Returns the symbol of the canvas with a tag; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        storage.symbols.first { $0.tag(as: ID.self) == id }.map { ResolvedSymbol(node: $0) }
    }

    // MARK: Drawing

    /// Draws an image in a rectangle. `style` determines whether edges are antialiased; its fill rule is ignored.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        emitTransformed(image.picture(in: rect, style: style, context: self))
    }

    /// Draws an image in its natural size, with its anchor at a point. By default the image is centred there.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.rect(image.size, at: point, anchor))
    }

    /// Draws an image in a rectangle. `style` determines whether edges are antialiased; its fill rule is ignored.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its natural size, with its anchor at a point. By default the image is centred there.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a symbol of the canvas, scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard rect.hasFiniteEdges, size.width > 0, size.height > 0 else { return }
        let picture = DisplayListBuilder.draw(symbol.node, displayScale: storage.displayScale)
        let change = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        emitTransformed(change.isIdentity ? picture : picture.grouped(.transform(change)))
    }

    /// Draws a symbol of the canvas in its ideal size, with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: Self.rect(symbol.size, at: point, anchor))
    }

    private static func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size)
    }
}
