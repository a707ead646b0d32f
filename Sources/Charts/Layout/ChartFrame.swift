import Foundation
import SwiftUICore

/// A chart laid out in a size: its plot, axes and marks.
@MainActor final class ChartFrame {
    let model: ChartModel
    /// The size of the plot with the axes, in points.
    let size: CGSize
    /// The visible plot, in points from the leading top corner.
    let plot: CGRect
    /// The area available to the plot, which is its size unless the style of the plot sets another one.
    let availablePlot: CGRect
    /// The size of the content that scrolls; that of the plot otherwise.
    let contentSize: CGSize
    let geometry: PlotGeometry
    let xPlan: AxisPlan
    let yPlan: AxisPlan
    let environment: EnvironmentValues
    /// The identities of the marks, by which animations match them.
    let markIdentities: MarkVector.Marks

    init(model: ChartModel, size: CGSize, environment: EnvironmentValues, measuredSizes: [AxisLabelKey: CGSize], plotSize: CGSize?) {
        self.model = model
        self.size = size
        self.environment = environment
        let measurer = LabelMeasurer(environment)
        let showsBars = model.marks.contains([.bars, .rectangles])
        var insets = EdgeInsets()
        var plot = CGSize.zero
        var available = CGSize.zero
        var yOptions = model.options.y
        var content = CGSize.zero
        var (xPlan, yPlan) = (AxisPlan(), AxisPlan())
        let xGroups = Self.groups(model.options.xAxis, isHidden: model.isRadial || !model.x.isUsed)
        let yGroups = Self.groups(model.options.yAxis, isHidden: model.isRadial || !model.y.isUsed)
        // The space for labels depends on the labels and the labels on the space, so layout is repeated. Two rounds usually suffice.
        for round in 0..<6 {
            available = CGSize(
                width: max(0, size.width - insets.leading - insets.trailing), height: max(0, size.height - insets.top - insets.bottom))
            plot = plotSize ?? available
            content = Self.contentSize(model, plot: plot)
            yOptions.range = yOptions.range ?? Self.headroom(model, size: content)
            // An axis is as long as the content, and on the far side of the visible plot.
            let xSize = CGSize(width: content.width, height: plot.height)
            let ySize = CGSize(width: plot.width, height: content.height)
            func planner(_ axis: AxisModel, _ options: ChartOptions.Scale) -> AxisPlanner {
                let isHorizontal = axis.axis == .horizontal
                let (length, visible) = isHorizontal ? (content.width, plot.width) : (content.height, plot.height)
                return AxisPlanner(
                    model: axis, scale: PlotGeometry.scale(axis, options: options, length: length), plot: isHorizontal ? xSize : ySize,
                    visiblePart: length > visible && length > 0 ? visible / length : 1,
                    margins: content.width > plot.width ? EdgeInsets() : insets, measurer: measurer, environment: environment,
                    measuredSizes: measuredSizes, showsBars: showsBars)
            }
            yPlan = planner(model.y, yOptions).plan(yGroups)
            xPlan = planner(model.x, model.options.x).plan(xGroups)
            let (xInsets, yInsets) = (xPlan.insets(plot: xSize), yPlan.insets(plot: ySize))
            let next = EdgeInsets(
                top: max(xInsets.top, yInsets.top), leading: yInsets.leading, bottom: max(xInsets.bottom, yInsets.bottom),
                trailing: yInsets.trailing)
            if next == insets || round > 1 && next.fits(in: insets) { break }
            // Space is only ever added, so the rounds end.
            insets = round < 2 ? next : next.union(insets)
        }
        self.plot = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: plot)
        availablePlot = CGRect(origin: self.plot.origin, size: available)
        contentSize = content
        (self.xPlan, self.yPlan) = (xPlan, yPlan)
        geometry = PlotGeometry(model: model, size: content, yOptions: yOptions)
        markIdentities = MarkVector.Marks(ids: model.marks.ids)
    }

    private static func groups(_ axis: ChartOptions.Axis, isHidden: Bool) -> [AxisGroup] {
        switch axis {
        case .hidden: return []
        case .automatic: return isHidden ? [] : [AxisGroup()]
        case .custom(let content):
            let list = _AxisGroupList()
            content._addGroups(to: list)
            return isHidden ? [] : list.groups
        }
    }

    /// The height of an annotation above a mark, in points.
    private static let annotationHeight: CGFloat = 16

    /// Returns the range of the y axis that leaves room for annotations above marks at the top of the plot; nil if none are there.
    private static func headroom(_ model: ChartModel, size: CGSize) -> _PositionScaleRange? {
        guard !model.y.isCategorical, model.hasAnnotations else { return nil }
        let geometry = PlotGeometry(model: model, size: size)
        let needsRoom = model.marks.indices.contains { index in
            let mark = model.marks[index]
            let isAbove = mark.style.annotations.contains {
                ($0.position == .top || $0.position == .automatic) && $0.overflow.y != .disabled
            }
            let isBarOrPoint = mark.kind == .point || mark.kind == .line || mark.kind == .bar && model.extents[index].direction != .horizontal
            guard isAbove, isBarOrPoint, let rect = geometry.rect(ofMark: index) else { return false }
            return rect.minY < annotationHeight && rect.minY >= -1
        }
        return needsRoom ? PlotDimensionScaleRange.plotDimension(startPadding: 0, endPadding: annotationHeight)._positions : nil
    }

    /// Returns the size of the plot's content: larger than the plot if a part of the domain is visible.
    private static func contentSize(_ model: ChartModel, plot: CGSize) -> CGSize {
        func factor(_ axis: AxisModel, _ visible: Double?) -> CGFloat {
            guard let visible, visible > 0 else { return 1 }
            switch axis.domain {
            case .categories(let names): return max(1, CGFloat(Double(names.count) / visible))
            case .continuous(let first, let last): return min(max(1, CGFloat(abs(last - first) / visible)), 10_000)
            }
        }
        let scroll = model.options.scroll
        return CGSize(
            width: plot.width * (scroll.axes.contains(.horizontal) ? factor(model.x, scroll.visibleX) : 1),
            height: plot.height * (scroll.axes.contains(.vertical) ? factor(model.y, scroll.visibleY) : 1))
    }

    /// The grid lines of both axes, across all of the plot's content.
    var gridLines: [AxisPlan.Line] {
        let vertical = xPlan.gridLines.map { line in
            var line = line
            line.end.y += contentSize.height - plot.height
            return line
        }
        let horizontal = yPlan.gridLines.map { line in
            var line = line
            line.end.x += contentSize.width - plot.width
            return line
        }
        return vertical + horizontal
    }

    /// Whether the plot scrolls.
    var isScrolling: Bool { scrolls(along: .horizontal) || scrolls(along: .vertical) }

    /// Whether the plot scrolls along an axis.
    func scrolls(along axis: Axis) -> Bool {
        axis == .horizontal ? contentSize.width > plot.width + 0.5 : contentSize.height > plot.height + 0.5
    }
}

extension EdgeInsets {
    /// Whether no edge of these insets exceeds that of the others.
    fileprivate func fits(in other: EdgeInsets) -> Bool {
        top <= other.top && leading <= other.leading && bottom <= other.bottom && trailing <= other.trailing
    }

    /// Returns the greater inset of each edge.
    fileprivate func union(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
            trailing: max(trailing, other.trailing))
    }
}
