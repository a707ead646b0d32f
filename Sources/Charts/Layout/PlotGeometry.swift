import Foundation
import SwiftUICore

/// The shapes of a chart's marks in a plot of a given size.
final class PlotGeometry {
    let model: ChartModel
    let size: CGSize
    let x: PositionScale
    let y: PositionScale
    /// The shape of each mark, and then those of the points of columns.
    let shapes: [MarkShape]
    /// The indices of the shapes of the points of columns, by the index of the columns' mark.
    let columnPoints: [Int: Range<Int>]
    /// What to draw, back to front.
    let items: [PlotItem]
    /// The sum of all angles, in the unit of the data.
    let angleTotal: Double

    /// Creates the geometry of other marks in a plot.
    init(model: ChartModel, scalesOf other: PlotGeometry) {
        self.model = model
        (size, x, y) = (other.size, other.x, other.y)
        var shaper = MarkShaper(model: model, size: size, x: x, y: y)
        (shapes, columnPoints) = shaper.shapes()
        angleTotal = shaper.angleTotal
        items = PlotItem.items(of: model.marks)
    }

    init(model: ChartModel, size: CGSize, yOptions: ChartOptions.Scale? = nil) {
        self.model = model
        self.size = size
        x = Self.scale(model.x, options: model.options.x, length: size.width)
        y = Self.scale(model.y, options: yOptions ?? model.options.y, length: size.height)
        var shaper = MarkShaper(model: model, size: size, x: x, y: y)
        (shapes, columnPoints) = shaper.shapes()
        angleTotal = shaper.angleTotal
        items = PlotItem.items(of: model.marks)
    }

    /// Returns the scale of an axis. The y axis begins at the bottom, categories of it at the top.
    static func scale(_ axis: AxisModel, options: ChartOptions.Scale, length: CGFloat) -> PositionScale {
        var range = (options.range ?? PlotDimensionScaleRange.plotDimension._positions).resolved(length: length)
        if axis.axis == .vertical, !axis.isCategorical { range = (length - range.start, length - range.end) }
        return PositionScale(kind: axis.kind, domain: axis.domain, start: range.start, end: range.end)
    }

    /// The bounds of the plot.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
