import Foundation
import SwiftUICore

/// Draws the marks of a plot into a graphics context whose origin is the plot's leading top corner.
struct PlotRenderer {
    let geometry: PlotGeometry
    /// The shapes to draw; during an animation those between two states.
    let shapes: [MarkShape]
    let environment: EnvironmentValues
    /// Whether layers with modifiers are drawn by the views for them, which are symbols of the context.
    private let drawsLayerViews: Bool
    private let colors: ColorCache
    /// The size of a pixel, in points.
    private let pixel: CGFloat

    init(geometry: PlotGeometry, shapes: [MarkShape], environment: EnvironmentValues, drawsLayerViews: Bool = false) {
        self.drawsLayerViews = drawsLayerViews
        self.geometry = geometry
        self.shapes = shapes
        self.environment = environment
        pixel = environment.pixelLength
        colors = ColorCache(environment: environment, scale: geometry.model.foregrounds)
    }

    @MainActor func draw(in context: inout GraphicsContext) {
        var index = 0
        let items = geometry.items
        while index < items.count {
            if let layer = items[index].style.values.layer {
                var end = index
                while end < items.count, items[end].style.values.layer?.id == layer.id { end += 1 }
                drawLayer(layer, Array(items[index..<end]), in: context)
                index = end
            } else {
                var rectangles: [ColoredRectangles.Rectangle] = []
                while index < items.count, let rectangle = plainRectangle(items[index], in: context) {
                    rectangles.append(rectangle)
                    index += 1
                }
                guard rectangles.isEmpty else {
                    context.fill(rectangles)
                    continue
                }
                draw(items[index], in: context)
                index += 1
            }
        }
    }

    /// Returns the rectangle that is all of an item, if it has a single colour; otherwise nil. Hidden bars are clear.
    private func plainRectangle(_ item: PlotItem, in context: GraphicsContext) -> ColoredRectangles.Rectangle? {
        guard item.kind == .rectangle || item.kind == .bar else { return nil }
        let style = item.style
        guard style.values.layer == nil, !style.hasEffects, !style.values.alignsStyleWithPlot, !((style.values.cornerRadius ?? 0) > 0),
            let color = colors.plainColor(style, in: context)
        else { return nil }
        let shape = shapes[item.mark]
        return ColoredRectangles.Rectangle(shape.isHiddenShape ? .zero : snapped(shape.rect), color: color)
    }

    /// Draws items as one layer, with the effects of the first of them.
    @MainActor private func drawLayer(_ layer: MarkStyle.Layer, _ items: [PlotItem], in context: GraphicsContext) {
        var context = context
        let style = items[0].style
        apply(style, bounds: geometry.bounds, to: &context)
        if drawsLayerViews, layer.view != nil, let view = context.resolveSymbol(id: LayerTag(id: layer.id)) {
            // The view has mirrored the plot already.
            context.mirror(environment.layoutDirection, width: geometry.size.width)
            return context.draw(view, at: CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
        }
        context.drawLayer { layer in
            for item in items { drawPlain(item, in: &layer) }
        }
    }

    /// Draws the items of a layer, without its effects.
    @MainActor func drawItems(ofLayer id: Int, in context: inout GraphicsContext) {
        for item in geometry.items where item.style.values.layer?.id == id { drawPlain(item, in: &context) }
    }

    @MainActor private func draw(_ item: PlotItem, in context: GraphicsContext) {
        var context = context
        let style = item.style
        // The opacity of points is that of their colour.
        if item.kind == .point, style.isDrawnTogether { return drawPoints(item, opacity: style.opacity, in: &context) }
        if style.hasEffects { apply(style, bounds: bounds(of: item), to: &context) }
        drawPlain(item, in: &context)
    }

    private func bounds(of item: PlotItem) -> CGRect {
        switch item.kind {
        case .function: geometry.bounds
        case .point:
            // Points with effects are items of their own.
            shapes[item.mark].isHiddenShape
                ? .zero
                : CGRect(
                    x: shapes[item.mark].x - shapes[item.mark].z / 2, y: shapes[item.mark].y - shapes[item.mark].w / 2,
                    width: shapes[item.mark].z, height: shapes[item.mark].w)
        case .sector: geometry.bounds
        default:
            item.marks.map { shapes[$0] }.filter { !$0.isHiddenShape }.map(\.rect).reduce(CGRect.null) { $0.union($1) }
        }
    }

    @MainActor private func apply(_ style: SharedMarkStyle, bounds: CGRect, to context: inout GraphicsContext) {
        context.opacity *= style.opacity
        if let shadow = style.shadow {
            context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        if style.blurRadius > 0 { context.addFilter(.blur(radius: style.blurRadius)) }
        if let clip = style.clipShape, !bounds.isNull { context.clip(to: clip.shape.path(in: bounds), style: clip.style) }
        if let mask = style.mask {
            let model = ChartModel(marks: _MarkCollector.marks(of: mask), scalesOf: geometry.model)
            let renderer = PlotRenderer(geometry: PlotGeometry(model: model, scalesOf: geometry), environment: environment)
            context.clipToLayer { renderer.draw(in: &$0) }
        }
    }

    init(geometry: PlotGeometry, environment: EnvironmentValues) {
        self.init(geometry: geometry, shapes: geometry.shapes, environment: environment)
    }

    // MARK: Items

    @MainActor private func drawPlain(_ item: PlotItem, in context: inout GraphicsContext) {
        let style = item.style
        switch item.kind {
        case .bar, .rectangle:
            let shape = shapes[item.mark]
            guard !shape.isHiddenShape else { return }
            fill(barPath(snapped(shape.rect), style), style, in: &context)
        case .line: drawLine(item, in: &context)
        case .area: drawArea(item, in: &context)
        case .point: drawPoints(item, opacity: 1, in: &context)
        case .rule:
            let shape = shapes[item.mark]
            guard !shape.isHiddenShape else { return }
            let path = Path { path in
                path.move(to: shape.firstPoint)
                path.addLine(to: shape.secondPoint)
            }
            stroke(path, style, standard: StrokeStyle(lineWidth: 1), in: &context)
        case .sector:
            guard let path = SectorPath.path(shapes[item.mark], of: geometry.model.marks[item.mark], in: geometry.bounds) else { return }
            fill(path, style, in: &context)
        case .function: drawFunction(item, in: &context)
        }
    }

    /// The edges of bars are rounded to whole pixels, if the bars are so large that the change of their lengths is not visible.
    private func snapped(_ rect: CGRect) -> CGRect {
        func snapped(_ lower: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            guard length >= 3 * pixel else { return (lower, length) }
            let start = (lower / pixel).rounded() * pixel
            let end = ((lower + length) / pixel).rounded() * pixel
            return (start, max(pixel, end - start))
        }
        let x = snapped(rect.minX, rect.width)
        let y = snapped(rect.minY, rect.height)
        return CGRect(x: x.0, y: y.0, width: x.1, height: y.1)
    }

    private func barPath(_ rect: CGRect, _ style: SharedMarkStyle) -> Path {
        let radius = min(style.cornerRadius ?? 0, min(rect.width, rect.height) / 2)
        return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: style.cornerStyle) : Path(rect)
    }

    /// The runs of visible marks of a series: a hidden mark interrupts the line.
    private func runs(_ item: PlotItem) -> [MarkIndices.SubSequence] {
        item.marks.split { shapes[$0].isHiddenShape }
    }

    @MainActor private func drawLine(_ item: PlotItem, in context: inout GraphicsContext) {
        let style = item.style
        var path = Path()
        for run in runs(item) {
            var points = firstPoints(run)
            if points.count > 4 * Int(geometry.size.width / pixel), isAscending(points) {
                points = ColumnReduction.reduced(count: points.count, columnWidth: pixel) { [points] in points[$0] }
            }
            CurvePath.add(points, method: style.interpolation, to: &path)
            // A line of one point is a dot.
            if points.count == 1 { path.addLine(to: points[0]) }
        }
        stroke(path, style, standard: Self.lineStyle, in: &context)
        guard geometry.model.marks.contains(.symbols) else { return }
        for mark in item.marks where geometry.model.marks[mark].style.hasSymbol {
            drawSymbol(mark, geometry.model.marks[mark].style, in: &context)
        }
    }

    // Nonisolated, since closures of the main actor check for each mark that they run there.
    private func firstPoints(_ marks: some Collection<Int>) -> [CGPoint] { marks.map { shapes[$0].firstPoint } }
    private func secondPoints(_ marks: some Collection<Int>) -> [CGPoint] { marks.map { shapes[$0].secondPoint } }

    static let lineStyle = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

    private func isAscending(_ points: [CGPoint]) -> Bool {
        var last = -CGFloat.infinity
        for point in points {
            if point.x < last { return false }
            last = point.x
        }
        return true
    }

    @MainActor private func drawArea(_ item: PlotItem, in context: inout GraphicsContext) {
        let style = item.style
        var path = Path()
        for run in runs(item) {
            CurvePath.add(secondPoints(run), method: style.interpolation, to: &path)
            CurvePath.add(
                firstPoints(run.reversed()), method: style.interpolation.reversed, to: &path, continuing: true)
            path.closeSubpath()
        }
        fill(path, style, in: &context)
    }

    @MainActor private func drawFunction(_ item: PlotItem, in context: inout GraphicsContext) {
        guard let columns = geometry.model.marks[item.mark].columns, let bounds = geometry.x.bounds, bounds.lower < bounds.upper else { return }
        let style = item.style
        if let points = geometry.columnPoints[item.mark] { return drawColumnPoints(points, style, in: &context) }
        let path = FunctionPath(columns: columns, geometry: geometry, domain: bounds.lower...bounds.upper, pixel: pixel).path(style.interpolation)
        if columns.form != .line {
            fill(path, style, in: &context)
        } else {
            stroke(path, style, standard: Self.lineStyle, in: &context)
        }
    }

    // MARK: Symbols

    /// Draws points that look the same.
    private func drawPoints(_ item: PlotItem, opacity: Double, in context: inout GraphicsContext) {
        guard let symbol = symbolPath(item.style) else {
            context.opacity *= opacity
            for mark in item.marks { drawSymbol(mark, geometry.model.marks[mark].style, in: &context) }
            return
        }
        fill(symbol, at: item.marks, item.style, opacity: opacity, in: &context)
    }

    /// Draws the points of columns.
    private func drawColumnPoints(_ points: Range<Int>, _ style: SharedMarkStyle, in context: inout GraphicsContext) {
        if let symbol = symbolPath(style) { fill(symbol, at: points, style, opacity: 1, in: &context) }
    }

    /// The symbol of a style around the origin; nil if the symbol is a view.
    private func symbolPath(_ style: SharedMarkStyle) -> Path? {
        let symbol: MarkStyle.Symbol? =
            switch style.symbol {
            case .value(let symbol)?: symbol
            case .data(let datum)?: geometry.model.symbols.style(of: datum.scalar)
            case nil: nil
            }
        let size = geometry.model.symbolSize(of: style)
        switch symbol {
        case .shape(let shape)?: return shape.path(size: size)
        case .view?: return nil
        case nil: return Path(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        }
    }

    private func drawSymbol(_ mark: Int, _ style: SharedMarkStyle, in context: inout GraphicsContext) {
        let shape = shapes[mark]
        guard !shape.isHiddenShape else { return }
        if let path = symbolPath(style) {
            fill(path.offsetBy(dx: shape.x, dy: shape.y), style, in: &context)
        } else if let view = context.resolveSymbol(id: mark) {
            // The plot may be mirrored, but views in it must not be.
            var context = context
            context.translateBy(x: shape.x, y: shape.y)
            if environment.layoutDirection == .rightToLeft { context.scaleBy(x: -1, y: 1) }
            context.draw(view, at: .zero)
        }
    }

    /// Fills a symbol at the centres of shapes.
    private func fill(
        _ symbol: Path, at indices: some RandomAccessCollection<Int>, _ style: SharedMarkStyle, opacity: Double, in context: inout GraphicsContext
    ) {
        var centers: [CGPoint] = []
        centers.reserveCapacity(indices.count)
        for index in indices where !shapes[index].isHiddenShape { centers.append(CGPoint(x: shapes[index].x, y: shapes[index].y)) }
        guard style.alignsStyleWithPlot else {
            return context.fill(symbol, at: centers, with: colors.shading(style.foreground), opacity: opacity)
        }
        context.opacity *= opacity
        for center in centers { fill(symbol.offsetBy(dx: center.x, dy: center.y), style, in: &context) }
    }

    // MARK: Styles

    private func fill(_ path: Path, _ style: SharedMarkStyle, in context: inout GraphicsContext) {
        let shading = colors.shading(style.foreground)
        if style.alignsStyleWithPlot {
            var clipped = context
            clipped.clip(to: path)
            clipped.fill(Path(geometry.bounds), with: shading)
        } else {
            context.fill(path, with: shading)
        }
    }

    private func stroke(_ path: Path, _ style: SharedMarkStyle, standard: StrokeStyle, in context: inout GraphicsContext) {
        let stroke =
            switch style.lineStyle {
            case .value(let style)?: style
            case .data(let datum)?: geometry.model.lineStyles.style(of: datum.scalar) ?? standard
            case nil: standard
            }
        if style.alignsStyleWithPlot {
            fill(path.strokedPath(stroke), style, in: &context)
        } else {
            context.stroke(path, with: colors.shading(style.foreground), style: stroke)
        }
    }
}
