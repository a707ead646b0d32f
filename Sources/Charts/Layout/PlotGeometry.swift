import Foundation
import SwiftUICore

/// The shapes of a chart's marks in a plot of a given size.
final class PlotGeometry {
    let model: ChartModel
    let size: CGSize
    let x: PositionScale
    let y: PositionScale
    /// The shape of each mark.
    let shapes: [MarkShape]
    /// What to draw, back to front.
    let items: [PlotItem]
    /// The sum of all angles, in the unit of the data.
    let angleTotal: Double

    /// Creates the geometry of other marks in a plot.
    init(model: ChartModel, scalesOf other: PlotGeometry) {
        self.model = model
        (size, x, y) = (other.size, other.x, other.y)
        let shaper = MarkShaper(model: model, size: size, x: x, y: y)
        shapes = shaper.shapes()
        angleTotal = shaper.angleTotal
        items = Self.items(model)
    }

    init(model: ChartModel, size: CGSize, yOptions: ChartOptions.Scale? = nil) {
        self.model = model
        self.size = size
        x = Self.scale(model.x, options: model.options.x, length: size.width)
        y = Self.scale(model.y, options: yOptions ?? model.options.y, length: size.height)
        let shaper = MarkShaper(model: model, size: size, x: x, y: y)
        shapes = shaper.shapes()
        angleTotal = shaper.angleTotal
        items = Self.items(model)
    }

    /// Returns the scale of an axis. The y axis begins at the bottom, categories of it at the top.
    static func scale(_ axis: AxisModel, options: ChartOptions.Scale, length: CGFloat) -> PositionScale {
        var range = (options.range ?? PlotDimensionScaleRange.plotDimension._positions).resolved(length: length)
        if axis.axis == .vertical, !axis.isCategorical { range = (length - range.start, length - range.end) }
        return PositionScale(kind: axis.kind, domain: axis.domain, start: range.start, end: range.end)
    }

    /// The bounds of the plot.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    private static func items(_ model: ChartModel) -> [PlotItem] {
        struct Series: Hashable {
            var kind: Mark.Kind
            var names: [_PlottableScalar]
        }
        var items: [PlotItem] = []
        var indices: [Series: Int] = [:]
        for (index, mark) in model.marks.enumerated() {
            let zIndex = mark.style.zIndex ?? 0
            guard mark.kind == .line || mark.kind == .area else {
                items.append(PlotItem(kind: mark.kind, mark: index, style: mark.style, zIndex: zIndex))
                continue
            }
            let series = Series(kind: mark.kind, names: model.series(of: mark))
            if let known = indices[series] {
                items[known].followers.append(index)
            } else {
                indices[series] = items.count
                items.append(PlotItem(kind: mark.kind, mark: index, style: mark.style, zIndex: zIndex))
            }
        }
        guard items.contains(where: { $0.zIndex != 0 }) else { return items }
        // A stable sort: marks with equal indices stay in the order of the content.
        return items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }
}
