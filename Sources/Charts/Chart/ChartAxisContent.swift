import SwiftUICore

/// The view of an axis: ticks and labels.
///
/// It is passed to the closures of `chartXAxisStyle` and `chartYAxisStyle`.
public struct ChartAxisContent: View {
    let frame: ChartFrame
    let axis: Axis
    let labelSizes: Binding<[AxisLabelKey: CGSize]>

    private var plan: AxisPlan { axis == .horizontal ? frame.xPlan : frame.yPlan }

    public var body: some View {
        let plan = plan
        let size =
            axis == .horizontal
            ? CGSize(width: frame.contentSize.width, height: frame.plot.height)
            : CGSize(width: frame.plot.width, height: frame.contentSize.height)
        let insets = plan.insets(plot: size)
        let margin = max(max(insets.leading, insets.trailing), max(insets.top, insets.bottom)) + 1
        PlacementLayout {
            if !plan.ticks.isEmpty { AxisLines(lines: plan.ticks, size: size, margin: margin).placed(.frame(CGRect(origin: .zero, size: size))) }
            ForEach(plan.labels, id: \.key) { label in
                if frame.scrolls(along: axis) {
                    AxisLabelView(label: label, labelSizes: labelSizes).modifier(HiddenWhereCut(axis: axis)).placed(placement(label, in: size))
                } else {
                    AxisLabelView(label: label, labelSizes: labelSizes).placed(placement(label, in: size))
                }
            }
        }
        .accessibilityHidden(true)
    }

    /// Texts have the measured size; views are placed by the point that is at their value.
    private func placement(_ label: AxisPlan.Label, in size: CGSize) -> Placement {
        var rect = label.frame
        // A scroll view cuts labels beside the ends of a vertical axis.
        if axis == .vertical, frame.scrolls(along: axis) { rect.origin.y = max(0, min(rect.minY, size.height - rect.height)) }
        return label.view == nil && !label.truncates ? .anchored(CGPoint(x: rect.midX, y: rect.midY), .center) : .frame(rect)
    }
}

/// Hides a label that the edge of the scroll view would cut.
private struct HiddenWhereCut: ViewModifier {
    let axis: Axis

    func body(content: Content) -> some View {
        content.visualEffect { [axis] content, proxy in
            content.opacity(Self.isCut(proxy, axis) ? 0 : 1)
        }
    }

    nonisolated private static func isCut(_ label: GeometryProxy, _ axis: Axis) -> Bool {
        guard let visible = label.bounds(of: .scrollView(axis: axis)) else { return false }
        // The bounds are in the coordinate space of the label.
        return axis == .horizontal
            ? visible.minX > 0.5 || visible.maxX < label.size.width - 0.5 : visible.minY > 0.5 || visible.maxY < label.size.height - 0.5
    }
}

private struct AxisLabelView: View {
    let label: AxisPlan.Label
    let labelSizes: Binding<[AxisLabelKey: CGSize]>

    var body: some View {
        content
            .font(label.font ?? LabelMeasurer.font)
            .foregroundStyle(label.style ?? AnyShapeStyle(.secondary))
            .rotationEffect(label.orientation.angle)
    }

    @ViewBuilder private var content: some View {
        if let text = label.text {
            text.lineLimit(label.truncates ? 1 : nil)
        } else if let view = label.view {
            view.fixedSize().onGeometryChange(for: CGSize.self, of: \.size) { size in
                if labelSizes.wrappedValue[label.key] != size { labelSizes.wrappedValue[label.key] = size }
            }
        }
    }
}
