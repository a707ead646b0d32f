import SwiftUICore

/// The lines and labels of an axis at their places, in points from the plot's leading top corner.
struct AxisPlan {
    struct Line {
        var start: CGPoint
        var end: CGPoint
        var stroke: StrokeStyle?
        var style: AnyShapeStyle?
    }

    struct Label {
        var text: Text?
        var view: AnyView?
        /// The identity of the label among the labels of the axis.
        var key: AxisLabelKey
        var frame: CGRect
        var font: Font?
        var style: AnyShapeStyle?
        var orientation = AxisValueLabelOrientation.horizontal
        var truncates = false
    }

    var gridLines: [Line] = []
    var ticks: [Line] = []
    var labels: [Label] = []

    /// Returns the distances by which ticks and labels exceed the plot.
    func insets(plot: CGSize) -> EdgeInsets {
        var insets = EdgeInsets()
        for frame in labels.map(\.frame) {
            insets.leading = max(insets.leading, -frame.minX)
            insets.trailing = max(insets.trailing, frame.maxX - plot.width)
            insets.top = max(insets.top, -frame.minY)
            insets.bottom = max(insets.bottom, frame.maxY - plot.height)
        }
        for point in ticks.flatMap({ [$0.start, $0.end] }) {
            insets.leading = max(insets.leading, -point.x)
            insets.trailing = max(insets.trailing, point.x - plot.width)
            insets.top = max(insets.top, -point.y)
            insets.bottom = max(insets.bottom, point.y - plot.height)
        }
        return insets
    }
}

/// Identifies a label of an axis.
struct AxisLabelKey: Hashable {
    var axis: Axis
    var group: Int
    var index: Int
    var part: Int
}
