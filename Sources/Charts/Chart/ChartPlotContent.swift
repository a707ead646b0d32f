import SwiftUICore

/// The view of a chart's plot: grid lines and marks.
///
/// It is passed to the closure of `chartPlotStyle`.
public struct ChartPlotContent: View {
    let frame: ChartFrame

    public var body: some View {
        if frame.isScrolling {
            ScrollingPlot(frame: frame)
        } else {
            PlotView(frame: frame).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }
}

/// The grid lines and marks, and the gestures of the plot.
struct PlotView: View {
    let frame: ChartFrame

    var body: some View {
        let geometry = frame.geometry
        ZStack(alignment: .topLeading) {
            AxisLines(lines: frame.gridLines, size: geometry.size, margin: 1)
            AnimatedMarks(
                geometry: geometry, vector: MarkVector(marks: frame.markIdentities, shapes: geometry.shapes))
            MarkElements(geometry: geometry, environment: frame.environment)
            SelectionArea(frame: frame)
        }
        .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    }
}

/// Lines of axes, at whole pixels.
struct AxisLines: View {
    let lines: [AxisPlan.Line]
    /// The size of the plot.
    let size: CGSize
    /// The distance by which the lines may exceed the plot.
    let margin: CGFloat
    @Environment(\.pixelLength) private var pixel
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Canvas { context, _ in
            context.translateBy(x: margin, y: margin)
            context.mirror(layoutDirection, width: size.width)
            for line in lines { draw(line, in: context) }
        }
        .frame(width: size.width + 2 * margin, height: size.height + 2 * margin)
        .padding(-margin)
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }

    private func draw(_ line: AxisPlan.Line, in context: GraphicsContext) {
        var stroke = line.stroke ?? StrokeStyle(lineWidth: 0.5)
        stroke.lineWidth = max(stroke.lineWidth, pixel)
        // The middle of a line with an odd number of pixels is in the middle of one.
        let pixels = (stroke.lineWidth / pixel).rounded()
        let shift = pixels.truncatingRemainder(dividingBy: 2) == 1 ? pixel / 2 : 0
        func snapped(_ position: CGFloat, _ limit: CGFloat) -> CGFloat {
            let edge = ((position - shift) / pixel).rounded() * pixel + shift
            return position <= limit && edge > limit ? edge - pixel : edge
        }
        let isVertical = line.start.x == line.end.x
        let path = Path { path in
            for (index, point) in [line.start, line.end].enumerated() {
                let point =
                    isVertical
                    ? CGPoint(x: snapped(point.x, size.width), y: point.y) : CGPoint(x: point.x, y: snapped(point.y, size.height))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        context.stroke(path, with: line.style.map { .style($0) } ?? .style(Self.style), style: stroke)
    }

    /// The colour of lines without a style of their own.
    static let style = Color.gray.opacity(0.45)
}

extension GraphicsContext {
    /// Reverses the x axis of content that is described from leading to trailing.
    mutating func mirror(_ direction: LayoutDirection, width: CGFloat) {
        guard direction == .rightToLeft else { return }
        translateBy(x: width, y: 0)
        scaleBy(x: -1, y: 1)
    }
}

/// The marks; in an animation between two states.
private struct AnimatedMarks: View, Animatable {
    let geometry: PlotGeometry
    var vector: MarkVector
    @Environment(\.layoutDirection) private var layoutDirection

    init(geometry: PlotGeometry, vector: MarkVector) {
        self.geometry = geometry
        self.vector = vector
    }

    /// The distance by which marks may exceed the plot without being cut, in points.
    static var margin: CGFloat { 40 }

    nonisolated var animatableData: MarkVector {
        get { vector }
        set { vector = newValue }
    }

    var body: some View {
        let size = geometry.size
        Canvas { context, _ in
            let renderer = PlotRenderer(
                geometry: geometry, shapes: vector.shapes, environment: context.environment, drawsLayerViews: true)
            guard layoutDirection == .rightToLeft else {
                return context.draw(at: CGPoint(x: Self.margin, y: Self.margin)) { renderer.draw(in: &$0) }
            }
            context.translateBy(x: Self.margin, y: Self.margin)
            context.mirror(layoutDirection, width: size.width)
            renderer.draw(in: &context)
        } symbols: {
            ForEach(geometry.viewSymbols, id: \.self) { index in
                if case .value(.view(let view))? = geometry.model.marks[index].style.symbol { view.tag(index) }
            }
            ForEach(geometry.layerViews, id: \.id) { layer in
                layer.view?(AnyView(LayerMarks(geometry: geometry, shapes: vector.shapes, layer: layer.id))).tag(LayerTag(id: layer.id))
            }
        }
        .frame(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
        .padding(-Self.margin)
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }
}

/// The marks of a layer to which the program applies modifiers of views, as large as the plot.
private struct LayerMarks: View {
    let geometry: PlotGeometry
    let shapes: [MarkShape]
    let layer: Int
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let (size, margin) = (geometry.size, AnimatedMarks.margin)
        Canvas { context, _ in
            let renderer = PlotRenderer(geometry: geometry, shapes: shapes, environment: context.environment)
            context.translateBy(x: margin, y: margin)
            context.mirror(layoutDirection, width: size.width)
            renderer.drawItems(ofLayer: layer, in: &context)
        }
        .frame(width: size.width + 2 * margin, height: size.height + 2 * margin)
        .padding(-margin)
    }
}

/// The tag of the view of a layer among the symbols of a plot.
struct LayerTag: Hashable {
    let id: Int
}

extension PlotGeometry {
    /// The layers to which the program applies modifiers of views.
    var layerViews: [MarkStyle.Layer] {
        guard model.marks.contains(.layerViews) else { return [] }
        var known = Set<Int>()
        return items.compactMap { $0.style.values.layer }.filter { $0.view != nil && known.insert($0.id).inserted }
    }

    /// The marks whose symbols are views.
    var viewSymbols: [Int] {
        guard model.marks.contains(.viewSymbols) else { return [] }
        return model.marks.indices.filter { if case .value(.view)? = model.marks[$0].style.symbol { true } else { false } }
    }
}
