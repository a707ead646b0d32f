import SwiftUICore

/// The legend of a chart: a swatch and a name for each category.
struct ChartLegend: View {
    let model: ChartModel
    let axis: Axis

    struct Entry: Identifiable {
        var id: String
        var name: String
        var foreground: AnyShapeStyle?
        var symbol: MarkStyle.Symbol?
        var lineStyle: StrokeStyle?
    }

    /// Returns the categories with the colours, symbols and lines that distinguish them. Scales with the same categories share their
    /// entries, which have the order of the first scale whose domain the program gives.
    static func entries(of model: ChartModel) -> [Entry] {
        var entries: [Entry] = []
        var indices: [String: Int] = [:]
        let scales = [
            (model.foregrounds.categories, model.foregrounds.hasOwnOrder), (model.symbols.categories, model.symbols.hasOwnOrder),
            (model.lineStyles.categories, model.lineStyles.hasOwnOrder),
        ]
        for (categories, _) in scales.filter(\.1) + scales.filter({ !$0.1 }) {
            for name in categories where indices[name] == nil {
                indices[name] = entries.count
                entries.append(Entry(id: name, name: name))
            }
        }
        func change(_ categories: [String], _ change: (inout Entry, _PlottableScalar) -> Void) {
            for name in categories {
                if let index = indices[name] { change(&entries[index], .category(name)) }
            }
        }
        change(model.foregrounds.categories) { $0.foreground = model.foregrounds.style(of: $1) }
        change(model.symbols.categories) { $0.symbol = model.symbols.style(of: $1) }
        change(model.lineStyles.categories) { $0.lineStyle = model.lineStyles.style(of: $1) }
        return entries
    }

    /// Whether colours show numbers.
    static func hasGradient(_ model: ChartModel) -> Bool { model.foregrounds.numbers != nil && model.foregrounds.isUsed }

    var body: some View {
        let entries = Self.entries(of: model)
        VStack(alignment: .leading, spacing: 6) {
            if Self.hasGradient(model) { GradientLegend(model: model, axis: axis) }
            if !entries.isEmpty {
                if axis == .horizontal {
                    WrappingLayout(spacing: 12, lineSpacing: 4) { content(entries) }
                } else {
                    VStack(alignment: .leading, spacing: 5) { content(entries) }
                }
            }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }

    private func content(_ entries: [Entry]) -> some View {
        ForEach(entries) { entry in
            HStack(spacing: 5) {
                LegendSwatch(entry: entry)
                Text(verbatim: entry.name)
            }
            .accessibilityElement(children: .combine)
        }
    }
}

/// The symbol, line or dot of a category.
private struct LegendSwatch: View {
    let entry: ChartLegend.Entry

    var body: some View {
        let foreground = entry.foreground ?? (entry.symbol == nil && entry.lineStyle == nil ? ChartPalette.styles[0] : AnyShapeStyle(.secondary))
        switch entry.symbol {
        case .view(let view)?: view.foregroundStyle(foreground)
        case .shape(let shape)?:
            Canvas { context, size in
                context.translateBy(x: size.width / 2, y: size.height / 2)
                context.fill(shape.path(size: CGSize(width: 8, height: 8)), with: .style(foreground))
            }
            .frame(width: 10, height: 10)
        case nil:
            if let style = entry.lineStyle {
                Canvas { context, size in
                    let path = Path { path in
                        path.move(to: CGPoint(x: 1, y: size.height / 2))
                        path.addLine(to: CGPoint(x: size.width - 1, y: size.height / 2))
                    }
                    context.stroke(path, with: .style(foreground), style: style)
                }
                .frame(width: 22, height: 8)
            } else {
                Circle().fill(foreground).frame(width: 8, height: 8)
            }
        }
    }
}

/// The gradient of numbers with labels.
private struct GradientLegend: View {
    let model: ChartModel
    let axis: Axis
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    var body: some View {
        let range = model.foregrounds.numbers ?? 0...1
        let ticks =
            model.foregrounds.kind.logarithmicTicks(lower: range.lowerBound, upper: range.upperBound, desiredCount: 3)
            ?? NumberTicks.ticks(lower: range.lowerBound, upper: range.upperBound, desiredCount: 3, extent: .inside)
        let formatter = AxisLabelFormatter(locale: locale, calendar: calendar, values: ticks.map { .number($0) }, unit: nil, isPercentage: false)
        let labels = formatter.labels()
        let gradient = model.foregrounds.options.numberGradient
        let length: CGFloat = 120
        func part(_ value: Double) -> CGFloat { CGFloat(model.foregrounds.part(of: value) ?? 0) }
        return Group {
            if axis == .horizontal {
                VStack(alignment: .leading, spacing: 2) {
                    RoundedRectangle(cornerRadius: 3)
                        .fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
                        .frame(width: length, height: 8)
                    PlacementLayout {
                        ForEach(ticks.indices, id: \.self) { index in
                            Text(verbatim: labels[index]).font(LabelMeasurer.font)
                                .placed(.anchored(CGPoint(x: part(ticks[index]) * length, y: 0), UnitPoint(x: part(ticks[index]), y: 0)))
                        }
                    }
                    .frame(width: length, height: 13)
                }
            } else {
                HStack(spacing: 4) {
                    RoundedRectangle(cornerRadius: 3)
                        .fill(LinearGradient(gradient: gradient, startPoint: .bottom, endPoint: .top))
                        .frame(width: 8, height: length)
                    PlacementLayout {
                        ForEach(ticks.indices, id: \.self) { index in
                            Text(verbatim: labels[index]).font(LabelMeasurer.font)
                                .placed(
                                    .anchored(CGPoint(x: 0, y: (1 - part(ticks[index])) * length), UnitPoint(x: 0, y: 1 - part(ticks[index]))))
                        }
                    }
                    .frame(width: 32, height: length)
                }
            }
        }
    }
}

/// Places views side by side, in as many lines as they need.
struct WrappingLayout: Layout {
    let spacing: CGFloat
    let lineSpacing: CGFloat

    private func lines(_ subviews: Subviews, width: CGFloat) -> [(range: Range<Int>, height: CGFloat, width: CGFloat)] {
        var lines: [(range: Range<Int>, height: CGFloat, width: CGFloat)] = []
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            if let last = lines.last, last.width + spacing + size.width <= width {
                lines[lines.count - 1] = (
                    last.range.lowerBound..<(index + 1), max(last.height, size.height), last.width + spacing + size.width
                )
            } else {
                lines.append((index..<(index + 1), size.height, size.width))
            }
        }
        return lines
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(subviews, width: proposal.width ?? .infinity)
        return CGSize(
            width: lines.map(\.width).max() ?? 0,
            height: lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(0, lines.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for line in lines(subviews, width: bounds.width + 0.5) {
            var x = bounds.minX
            for index in line.range {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading, proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += line.height + lineSpacing
        }
    }
}
