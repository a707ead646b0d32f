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
                AxisLabelView(label: label, labelSizes: labelSizes).placed(placement(label))
            }
        }
        .accessibilityHidden(true)
    }

    /// Texts have the measured size; views are placed by the point that is at their value.
    private func placement(_ label: AxisPlan.Label) -> Placement {
        label.view == nil && !label.truncates
            ? .anchored(CGPoint(x: label.frame.midX, y: label.frame.midY), .center) : .frame(label.frame)
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
