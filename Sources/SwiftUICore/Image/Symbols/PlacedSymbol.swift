import CoreGraphics
import Foundation

/// A symbol as large as it is beside text of a font.
struct PlacedSymbol {
    private let name: String
    private let drawing: SymbolDrawing
    /// Points for every unit of the drawing.
    private let scale: CGFloat
    /// Whether the symbol is not known and a dashed square stands for it.
    let isPlaceholder: Bool
    /// The size in points, whole pixels.
    let size: CGSize
    /// The distance of the text's baseline from the top.
    let baseline: CGFloat
    /// How much thicker than drawn its lines are, in units of the drawing; less than zero for thinner ones.
    private let thickening: CGFloat

    private static let capHeight: CGFloat = 1443.0 / 2048

    /// - Parameter font: The font of the text that the symbol stands in; nil for the environment's.
    init(name: String, environment: EnvironmentValues, font: ResolvedFont? = nil) {
        self.name = name
        let found = environment.symbolVariants.drawing(of: name)
        isPlaceholder = found == nil
        let drawing = found ?? .placeholder
        let font = font ?? Self.font(in: environment)
        let capHeight = font.size * Self.capHeight
        let (scale, thickening) = drawing.proportions.fitted(
            to: capHeight, weight: font.weight, imageScale: environment.imageScale)
        let ink = drawing.ink.thickened(by: thickening)
        let pixel = environment.pixelLength
        func whole(_ length: CGFloat) -> CGFloat { max(pixel, (length * scale / pixel - 1.0 / 64).rounded(.up) * pixel) }
        size = CGSize(width: whole(ink.width), height: whole(ink.height))
        self.drawing = drawing
        self.scale = scale
        self.thickening = thickening
        // The middle of the drawing's grid stands halfway up the capitals; the ink is centred in the whole pixels.
        baseline = (SymbolDrawing.side / 2 - ink.midY) * scale + size.height / 2 + capHeight / 2
    }

    private static func font(in environment: EnvironmentValues) -> ResolvedFont {
        let context = TextContext.of(environment).environment
        var font = context.font ?? .body
        font.modifiers += context.fontChanges
        return ResolvedFontCache.font(font, in: context.fonts)
    }

    /// The outlines so that what is drawn of them just fills a rectangle, and how much thicker they are to be drawn, in points.
    func outlines(in rect: CGRect, inLayers: Bool) -> (outlines: [SymbolDrawing.Outline], thickening: CGFloat) {
        let ink = drawing.ink.thickened(by: thickening)
        guard ink.width > 0, ink.height > 0 else { return ([], 0) }
        // At its own size the drawing keeps its proportions and is centred in the whole pixels.
        let isOwnSize = abs(rect.width - size.width) < 1e-3 && abs(rect.height - size.height) < 1e-3
        let stretch = isOwnSize
            ? CGSize(width: scale, height: scale) : CGSize(width: rect.width / ink.width, height: rect.height / ink.height)
        let transform = CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
            .concatenating(CGAffineTransform(scaleX: stretch.width, y: stretch.height))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        let source = inLayers ? drawing.layers(of: name) : drawing.outlines
        let outlines = source.map { outline in
            SymbolDrawing.Outline(path: outline.path.applying(transform), isEvenOdd: outline.isEvenOdd, level: outline.level)
        }
        return (outlines, thickening * min(stretch.width, stretch.height))
    }

    /// The style of a layer; nil for the foreground style.
    func multicolorStyle(level: Int) -> Color? { SymbolColors.color(of: name, level: level) }
}

extension DisplayListBuilder {
    /// Draws a symbol in a rectangle of the list.
    mutating func add(_ symbol: PlacedSymbol, style: ImageStyle, in bounds: CGRect, environment: EnvironmentValues) {
        let context = StyleContext(environment)
        let own: SymbolRenderingMode? = style.renderingMode == .original ? .multicolor : nil
        let mode = style.symbolRenderingMode ?? environment.symbolRenderingMode ?? own
            ?? (context.foreground.hasSeveralLevels ? .palette : .monochrome)
        let (outlines, thickening) = symbol.outlines(in: bounds, inLayers: mode != .monochrome)
        for outline in outlines {
            let color = mode == .multicolor ? symbol.multicolorStyle(level: outline.level) : nil
            let level = mode == .multicolor ? 0 : outline.level
            let layerStyle: any ShapeStyle = color ?? HierarchicalShapeStyle(level: level) as any ShapeStyle
            let styled = layerStyle.paint(in: context, bounds: CGRect(origin: .zero, size: bounds.size))
                .offsetBy(dx: bounds.minX, dy: bounds.minY)
            add(outline, thickening: thickening, styled: styled, in: bounds)
        }
    }

    /// Draws an outline with a line along it: more, or less, of each.
    private mutating func add(_ outline: SymbolDrawing.Outline, thickening: CGFloat, styled: StyledPaint, in bounds: CGRect) {
        let fillStyle = FillStyle(eoFill: outline.isEvenOdd)
        guard thickening != 0 else { return add(outline.path, styled: styled, fillStyle: fillStyle) }
        let line = outline.path.strokedPath(StrokeStyle(lineWidth: abs(thickening), lineJoin: .round))
        let area = bounds.insetBy(dx: -abs(thickening), dy: -abs(thickening))
        if thickening > 0, let color = styled.plainColor {
            // Both are of one colour: what they share is drawn twice and looks the same.
            return group(.opacity(Double(color.opacity))) { list in
                let paint = Paint.color(color.opaque)
                list.add(.shape(outline.path, paint, fillStyle), frame: area)
                list.add(.shape(line, paint, FillStyle()), frame: area)
            }
        }
        let mask = separately { list in
            list.group(.compositing) { list in
                list.add(.shape(outline.path, .color(.black), fillStyle), frame: area)
                if thickening > 0 {
                    list.add(.shape(line, .color(.black), FillStyle()), frame: area)
                } else {
                    list.group(.blendMode(.destinationOut)) { $0.add(.shape(line, .color(.black), FillStyle()), frame: area) }
                }
            }
        }
        group(.mask(mask)) { $0.add(Path(area), styled: styled, fillStyle: FillStyle()) }
    }
}

extension CGRect {
    /// The rectangle around what is drawn with a line of a width along it.
    fileprivate func thickened(by width: CGFloat) -> CGRect {
        let inset = -width / 2
        return isNull || self.width + width <= 0 || height + width <= 0 ? self : insetBy(dx: inset, dy: inset)
    }
}

extension StyledPaint {
    /// The colour, where the paint is nothing but one.
    fileprivate var plainColor: Color.Resolved? {
        guard case .color(let color) = paint, blendMode == .normal, shadows.isEmpty, backdrop == nil else { return nil }
        return color
    }
}

extension Color.Resolved {
    fileprivate var opaque: Color.Resolved {
        var result = self
        result.opacity = 1
        return result
    }
}

extension ForegroundStyles {
    /// Whether levels have styles of their own.
    fileprivate var hasSeveralLevels: Bool {
        if case .styles(let styles, _, _) = self { styles.count > 1 } else { false }
    }
}
