import CoreGraphics
import Foundation

/// A symbol in its size for text of a font.
struct PlacedSymbol {
    private let name: String
    private let drawing: SymbolDrawing
    /// The number of points per unit of the drawing.
    private let scale: CGFloat
    /// Whether the symbol is unknown and shown as a dashed square.
    let isPlaceholder: Bool
    /// The size in points, rounded up to whole pixels.
    let size: CGSize
    /// The distance of the text baseline from the top, in points.
    let baseline: CGFloat
    /// The amount by which lines are thickened, in units of the drawing. Negative for thinner lines.
    private let thickening: CGFloat

    private static let capHeight: CGFloat = 1443.0 / 2048

    /// - Parameter font: The font of the text that contains the symbol; nil for the environment's.
    init(name: String, environment: EnvironmentValues, font: ResolvedFont? = nil) {
        let variants = environment.symbolVariants
        let mirrored = environment.layoutDirection == .rightToLeft ? SymbolNames.mirrored(name) : nil
        let mirroredDrawing = mirrored.flatMap(variants.drawing(of:))
        self.name = mirroredDrawing == nil ? name : mirrored ?? name
        let found = mirroredDrawing ?? variants.drawing(of: name)
        isPlaceholder = found == nil
        let drawing = found ?? .placeholder
        let font = font ?? Self.font(in: environment)
        let capHeight = font.size * Self.capHeight
        var (scale, thickening) = drawing.proportions.fitted(
            to: capHeight, weight: Font.Weight(value: font.weight), imageScale: environment.imageScale)
        var margins = CGSize.zero
        if let recorded = drawing.recordedSize {
            let (size, correction) = Self.inBodyText(drawing, fitting: recorded)
            scale *= correction
            let enlargement = drawing.proportions.enlargement(environment.imageScale) * font.size / SymbolProportions.recordedFontSize
            margins = CGSize(width: (recorded.width - size.width) * enlargement, height: (recorded.height - size.height) * enlargement)
        }
        let ink = drawing.ink.thickened(by: thickening)
        let pixel = environment.pixelLength
        func whole(_ length: CGFloat) -> CGFloat { max(pixel, (length / pixel - 1.0 / 64).rounded(.up) * pixel) }
        size = CGSize(width: whole(ink.width * scale + margins.width), height: whole(ink.height * scale + margins.height))
        self.drawing = drawing
        self.scale = scale
        self.thickening = thickening
        // The centre of the drawing's grid is at half the cap height; the ink is centred in the whole pixels.
        baseline = (SymbolDrawing.side / 2 - ink.midY) * scale + size.height / 2 + capHeight / 2
    }

    /// Returns the size of a drawing in regular body text at medium scale, enlarged as far as it fits into the recorded size, and the enlargement.
    private static func inBodyText(_ drawing: SymbolDrawing, fitting recorded: CGSize) -> (size: CGSize, correction: CGFloat) {
        let (scale, thickening) = drawing.proportions.fitted(
            to: SymbolProportions.recordedFontSize * capHeight, weight: .regular, imageScale: .medium)
        let ink = drawing.ink.thickened(by: thickening)
        let correction = min(recorded.width / (ink.width * scale), recorded.height / (ink.height * scale))
        return (CGSize(width: ink.width * scale * correction, height: ink.height * scale * correction), correction)
    }

    private static func font(in environment: EnvironmentValues) -> ResolvedFont {
        TextContext.of(environment).font
    }

    /// Returns the outlines fitted to a rectangle, with the share of the symbol's value from which each is drawn in full, and the amount by
    /// which their lines are thickened, in points.
    ///
    /// - Parameter showsValue: Whether the symbol is divided into the layers that show its value, if it has such layers.
    func outlines(
        in rect: CGRect, inLayers: Bool, showsValue: Bool = false
    ) -> (outlines: [(outline: SymbolDrawing.Outline, threshold: Double)], thickening: CGFloat) {
        let ink = drawing.ink.thickened(by: thickening)
        guard ink.width > 0, ink.height > 0 else { return ([], 0) }
        // At its natural size the drawing keeps its proportions and is centred in the whole pixels.
        let isOwnSize = abs(rect.width - size.width) < 1e-3 && abs(rect.height - size.height) < 1e-3
        let stretch =
            isOwnSize
            ? CGSize(width: scale, height: scale) : CGSize(width: rect.width / ink.width, height: rect.height / ink.height)
        let transform = CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
            .concatenating(CGAffineTransform(scaleX: stretch.width, y: stretch.height))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        if !inLayers, thickening != 0, let solidFrame = drawing.solidFrame {
            let path = solidFrame.area(thickenedBy: thickening).applying(transform)
            return ([(SymbolDrawing.Outline(path: path, isEvenOdd: false), -1)], 0)
        }
        let plain = { inLayers ? drawing.layers(of: name) : drawing.outlines }
        let source = (showsValue ? drawing.valueLayers(of: name) : nil) ?? plain().map { ($0, -1) }
        let outlines = source.map { outline, threshold in
            (SymbolDrawing.Outline(path: outline.path.applying(transform), isEvenOdd: outline.isEvenOdd, level: outline.level), threshold)
        }
        return (outlines, thickening * min(stretch.width, stretch.height))
    }

    /// Returns the colour of a layer in multicolour mode; nil for the foreground style.
    func multicolorStyle(level: Int) -> Color? { SymbolColors.color(of: name, level: level) }
}

extension DisplayListBuilder {
    /// Draws a symbol in a rectangle, in the list's coordinates.
    mutating func add(_ symbol: PlacedSymbol, style: ImageStyle, in bounds: CGRect, environment: EnvironmentValues) {
        let context = StyleContext(environment)
        let own: SymbolRenderingMode? = style.renderingMode == .original ? .multicolor : nil
        let mode =
            style.symbolRenderingMode ?? environment.symbolRenderingMode ?? own
            ?? (context.foreground.hasSeveralLevels ? .palette : .monochrome)
        let value = style.variableValue.map { $0.isNaN ? 1 : min(max($0, 0), 1) }
        let (outlines, thickening) = symbol.outlines(in: bounds, inLayers: mode != .monochrome, showsValue: value != nil)
        let hidesLayers = (style.symbolVariableValueMode ?? environment.symbolVariableValueMode) == .draw
        let isGradient = (style.symbolColorRenderingMode ?? environment.symbolColorRenderingMode) == .gradient
        for (outline, threshold) in outlines {
            // A layer is drawn in full as soon as the value exceeds the share of the layers before it.
            let isBeyondValue = value.map { threshold >= 0 && $0 <= threshold } ?? false
            if isBeyondValue, hidesLayers { continue }
            let color = mode == .multicolor ? symbol.multicolorStyle(level: outline.level) : nil
            let level = outline.level(in: mode, of: context.foreground)
            let layerStyle: any ShapeStyle = color ?? HierarchicalShapeStyle(level: level) as any ShapeStyle
            let area = CGRect(origin: .zero, size: bounds.size)
            var styled = layerStyle.paint(in: context, bounds: area)
            if isGradient, let color = styled.plainColor { styled = Color(color).gradient.paint(in: context, bounds: area) }
            styled = styled.offsetBy(dx: bounds.minX, dy: bounds.minY)
            if isBeyondValue {
                group(.opacity(SymbolDrawing.faintOpacity)) { $0.add(outline, thickening: thickening, styled: styled, in: bounds) }
            } else {
                add(outline, thickening: thickening, styled: styled, in: bounds)
            }
        }
    }

    /// Draws an outline thickened (or thinned) by a line along it.
    private mutating func add(_ outline: SymbolDrawing.Outline, thickening: CGFloat, styled: StyledPaint, in bounds: CGRect) {
        let fillStyle = FillStyle(eoFill: outline.isEvenOdd)
        guard thickening != 0 else { return add(outline.path, styled: styled, fillStyle: fillStyle) }
        let line = outline.path.strokedPath(StrokeStyle(lineWidth: abs(thickening), lineJoin: .round))
        let area = bounds.insetBy(dx: -abs(thickening), dy: -abs(thickening))
        if thickening > 0, let color = styled.plainColor {
            // Fill and line have the same opaque colour, so overlapping areas look no different.
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
    /// Returns the bounding rectangle of an outline with these bounds, drawn with a line of a width.
    fileprivate func thickened(by width: CGFloat) -> CGRect {
        let inset = -width / 2
        return isNull || self.width + width <= 0 || height + width <= 0 ? self : insetBy(dx: inset, dy: inset)
    }
}

extension StyledPaint {
    /// The colour, if the paint is nothing but a colour.
    var plainColor: Color.Resolved? {
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
    /// The number of levels that have a style.
    fileprivate var levelCount: Int {
        if case .styles(let styles, _, _) = self { styles.count } else { 1 }
    }

    /// Whether more than one level has a style.
    fileprivate var hasSeveralLevels: Bool { levelCount > 1 }
}

extension SymbolDrawing.Outline {
    /// Returns the level of the foreground style in which the layer is drawn. A palette without a style for the layer draws it in its last one.
    func level(in mode: SymbolRenderingMode, of styles: ForegroundStyles) -> Int {
        switch mode {
        case .multicolor: 0
        case .palette where styles.hasSeveralLevels: min(level, styles.levelCount - 1)
        default: level
        }
    }
}
