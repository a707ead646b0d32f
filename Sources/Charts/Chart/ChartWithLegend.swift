import SwiftUICore

/// A chart with its titles and its legend.
struct ChartWithLegend: View {
    let model: ChartModel

    var body: some View {
        switch model.options.legend {
        case .hidden: ChartWithTitles(model: model)
        case .automatic: withLegend(.automatic, nil, nil, nil)
        case .shown(let position, let alignment, let spacing, let content): withLegend(position, alignment, spacing, content)
        }
    }

    @ViewBuilder private func withLegend(
        _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ content: AnyView?
    ) -> some View {
        if content == nil, ChartLegend.entries(of: model).isEmpty, !ChartLegend.hasGradient(model) {
            ChartWithTitles(model: model)
        } else {
            switch position.kind {
            case .top, .topLeading, .topTrailing:
                VStack(alignment: alignment?.horizontal ?? position.horizontal ?? .leading, spacing: spacing ?? 8) {
                    legend(content, .horizontal)
                    ChartWithTitles(model: model)
                }
            case .leading:
                HStack(alignment: alignment?.vertical ?? .top, spacing: spacing ?? 12) {
                    legend(content, .vertical)
                    ChartWithTitles(model: model)
                }
            case .trailing:
                HStack(alignment: alignment?.vertical ?? .top, spacing: spacing ?? 12) {
                    ChartWithTitles(model: model)
                    legend(content, .vertical)
                }
            case .overlay:
                ChartWithTitles(model: model)
                    .overlay(alignment: alignment ?? .topLeading) { legend(content, .vertical).padding(spacing ?? 8) }
            default:
                VStack(alignment: alignment?.horizontal ?? position.horizontal ?? .leading, spacing: spacing ?? 8) {
                    ChartWithTitles(model: model)
                    legend(content, .horizontal)
                }
            }
        }
    }

    @ViewBuilder private func legend(_ content: AnyView?, _ axis: Axis) -> some View {
        if let content { content } else { ChartLegend(model: model, axis: axis) }
    }
}

extension AnnotationPosition {
    /// The alignment along a horizontal edge; nil for positions that specify none.
    fileprivate var horizontal: HorizontalAlignment? {
        switch kind {
        case .topLeading, .bottomLeading: .leading
        case .topTrailing, .bottomTrailing: .trailing
        default: nil
        }
    }
}

/// A chart with the titles of its axes.
struct ChartWithTitles: View {
    let model: ChartModel

    private var titles: [ChartOptions.AxisTitle] {
        model.options.xTitles.map { title in
            var title = title
            if title.position == .automatic { title.position = .bottom }
            return title
        }
            + model.options.yTitles.map { title in
                var title = title
                if title.position == .automatic { (title.position, title.alignment) = (.top, title.alignment ?? .trailing) }
                return title
            }
    }

    var body: some View {
        let titles = titles
        if titles.isEmpty {
            ChartArea(model: model)
        } else {
            HStack(spacing: 4) {
                side(titles, .leading)
                VStack(spacing: 4) {
                    edge(titles, .top)
                    ChartArea(model: model)
                    edge(titles, .bottom)
                }
                side(titles, .trailing)
            }
        }
    }

    private func edge(_ titles: [ChartOptions.AxisTitle], _ position: AnnotationPosition) -> some View {
        ForEach(titles.enumerated().filter { $0.element.position == position }, id: \.offset) { title in
            styled(title.element.content)
                .frame(maxWidth: .infinity, alignment: title.element.alignment ?? .center)
                .padding(position == .top ? .bottom : .top, title.element.spacing ?? 0)
        }
    }

    private func side(_ titles: [ChartOptions.AxisTitle], _ position: AnnotationPosition) -> some View {
        ForEach(titles.enumerated().filter { $0.element.position == position }, id: \.offset) { title in
            QuarterTurnLayout { styled(title.element.content).rotationEffect(.degrees(-90)) }
                .frame(maxHeight: .infinity, alignment: title.element.alignment ?? .center)
                .padding(position == .leading ? .trailing : .leading, title.element.spacing ?? 0)
        }
    }

    private func styled(_ content: AnyView) -> some View {
        content.font(LabelMeasurer.font).foregroundStyle(.secondary)
    }
}

/// Lays out a view that is drawn rotated by 90 degrees with its width and height exchanged.
private struct QuarterTurnLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.height, height: proposal.width)) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
    }
}
