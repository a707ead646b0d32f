import CoreGraphics
import Foundation

extension GraphicsContext {
    /// A picture ready to be drawn.
    public struct ResolvedImage {
        /// The size in points.
        public var size: CGSize { content.size }
        /// The distance of the baseline from the top, for symbols; the height for pictures.
        public let baseline: CGFloat
        /// What a symbol or a template picture is drawn with; nil for a picture's own colours.
        public var shading: Shading?
        let content: ResolvedImageContent
        let style: ImageStyle

        /// The picture in a rectangle of the coordinates one draws in.
        func picture(in rect: CGRect, style fillStyle: FillStyle = FillStyle(), context: GraphicsContext) -> DisplayList {
            guard rect.hasFiniteEdges, rect.width > 0, rect.height > 0 else { return DisplayList() }
            let styled = context.styledPaint(shading ?? .foreground, bounds: rect)
            var builder = DisplayListBuilder(displayScale: context.storage.displayScale)
            switch content {
            case .nothing:
                break
            case .symbol(let symbol):
                for outline in symbol.outlines(in: rect, inLayers: false).outlines {
                    builder.add(outline.path, styled: styled, fillStyle: FillStyle(eoFill: outline.isEvenOdd, antialiased: fillStyle.isAntialiased))
                }
            case .picture(let source, let scale):
                var item = ImageItem(source: source, rect: rect, interpolation: style.interpolation.quality, scale: scale)
                item.isAntialiased = style.isAntialiased && fillStyle.isAntialiased
                if shading != nil { item.tint = styled.paint }
                builder.add(.image(item), frame: rect)
            }
            return builder.list
        }
    }

    /// A view among the canvas's symbols, ready to be drawn.
    public struct ResolvedSymbol {
        let node: ViewNode

        /// The size in points.
        public var size: CGSize { node.size }
    }

    /// Makes a picture ready, in the canvas's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let content = ResolvedImageContent(image, environment: environment) { _ in }
        var shading: Shading?
        var baseline = content.size.height
        if case .symbol(let symbol) = content {
            (shading, baseline) = (.foreground, symbol.baseline)
        } else if image.style.renderingMode == .template {
            shading = .foreground
        }
        return ResolvedImage(baseline: baseline, shading: shading, content: content, style: image.style)
    }

    /// The view among the canvas's symbols that has a tag; nil if none has.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        storage.symbols.first { $0.tag(as: ID.self) == id }.map { ResolvedSymbol(node: $0) }
    }

    // MARK: Drawing

    /// Draws a picture into a rectangle; its edges are smoothed unless the style says otherwise. What of a symbol is filled, the
    /// symbol knows.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        emitTransformed(image.picture(in: rect, style: style, context: self))
    }

    /// Draws a picture of its own size with one of its points at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.rect(image.size, at: point, anchor))
    }

    /// Draws a picture into a rectangle; its edges are smoothed unless the style says otherwise. What of a symbol is filled, the
    /// symbol knows.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture of its own size with one of its points at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a view of the canvas's symbols into a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard rect.hasFiniteEdges, size.width > 0, size.height > 0 else { return }
        let picture = DisplayListBuilder.draw(symbol.node, displayScale: storage.displayScale)
        let change = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        emitTransformed(change.isIdentity ? picture : picture.grouped(.transform(change)))
    }

    /// Draws a view of the canvas's symbols with one of its points at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: Self.rect(symbol.size, at: point, anchor))
    }

    private static func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size)
    }
}
