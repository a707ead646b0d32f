import Foundation
import SwiftUICore

/// Chooses the values of an axis and places its lines and labels.
@MainActor struct AxisPlanner {
    let model: AxisModel
    let scale: PositionScale
    /// The size of the plot, in points.
    let plot: CGSize
    /// The part of the plot that is visible at once, 0 to 1: less than 1 along an axis that scrolls.
    let visiblePart: CGFloat
    /// The available distances beyond the plot, in which labels may lie.
    let margins: EdgeInsets
    let measurer: LabelMeasurer
    let environment: EnvironmentValues
    /// The sizes of labels that are views, as far as they are known.
    let measuredSizes: [AxisLabelKey: CGSize]
    /// Whether the chart shows bars along the axis.
    let showsBars: Bool

    private var axis: Axis { model.axis }
    private var length: CGFloat { axis == .horizontal ? plot.width : plot.height }
    private var locale: Locale { environment.locale }
    private var calendar: Calendar { environment.calendar }

    /// The distance between labels and the plot, in points.
    static let spacing: CGFloat = 5
    /// The length of a category below which not all categories can have marks, in points.
    static let leastCategoryLength: CGFloat = 4
    /// The distance of a label from its tick beside it, in points.
    static let tickDistance: CGFloat = 4
    /// The smallest distance between labels, in points.
    static let labelDistance: CGFloat = 6

    func plan(_ groups: [AxisGroup]) -> AxisPlan {
        var plan = AxisPlan()
        for (index, group) in groups.enumerated() { add(group, index, to: &plan) }
        return plan
    }

    private struct Value {
        var scalar: _PlottableScalar
        var position: CGFloat
        /// The position of the next value, or the end of the category.
        var end: CGFloat
        var label: String
    }

    private func edge(_ group: AxisGroup) -> Edge {
        switch group.position.kind {
        case .leading where axis == .vertical: .leading
        case .trailing where axis == .vertical: .trailing
        case .top where axis == .horizontal: .top
        case .bottom where axis == .horizontal: .bottom
        default: axis == .horizontal ? .bottom : model.isCategorical ? .leading : .trailing
        }
    }

    // MARK: Values

    private func values(_ group: AxisGroup) -> (values: [Value], unit: Calendar.Component?) {
        var (count, isFixed) = (NumberTicks.defaultCount, true)
        if case .automatic(let wanted, _) = group.values.kind { (count, isFixed) = (max(1, wanted ?? count), wanted != nil) }
        while true {
            let (scalars, unit) = scalars(group.values, desiredCount: count)
            let values = positioned(scalars, unit: unit, format: group.format)
            guard !isFixed, !model.isCategorical, count > 2, !fits(values) else { return (values, unit) }
            count -= 1
        }
    }

    /// Whether the labels fit side by side without overlapping.
    private func fits(_ values: [Value]) -> Bool {
        let sorted = values.sorted { $0.position < $1.position }
        for (first, second) in zip(sorted, sorted.dropFirst()) {
            let size = measurer.size(of: Text(verbatim: first.label), font: nil)
            let needed = axis == .horizontal ? size.width + Self.labelDistance : size.height * 1.15
            if second.position - first.position < needed { return false }
        }
        return true
    }

    private func scalars(_ values: AxisMarkValues, desiredCount: Int) -> ([_PlottableScalar], Calendar.Component?) {
        if case .explicit(let all) = values.kind {
            let scalars = all.filter { $0.continuous?.isFinite ?? true }
            return (scalars, dateUnit(scalars))
        }
        if case .categories(let names) = scale.domain {
            // With very many categories, only every nth one is considered, since the labels of the others would not fit.
            let step = max(1, Int((CGFloat(names.count) * Self.leastCategoryLength / max(length, 1)).rounded(.up)))
            return (stride(from: 0, to: names.count, by: step).map { .category(names[$0]) }, nil)
        }
        guard let (lower, upper) = scale.bounds else { return ([], nil) }
        switch values.kind {
        case .numberStride(let step):
            if scale.kind == .date { return (NumberTicks.multiples(of: step, lower: lower, upper: upper).map { .date($0) }, .second) }
            return (NumberTicks.multiples(of: step, lower: lower, upper: upper).map { .number($0) }, nil)
        case .dateStride(let unit, let count, let calendar):
            return (dates(unit, count, lower, upper, calendar ?? self.calendar), unit)
        case .automatic(_, let stride):
            if scale.kind == .date {
                let range = Date(timeIntervalSinceReferenceDate: lower)...Date(timeIntervalSinceReferenceDate: endOfView(lower, upper))
                let step = DateTicks.step(for: range, desiredCount: desiredCount, atLeast: model.unit)
                return (dates(step.unit, step.count, lower, upper, calendar), step.unit)
            }
            return (numbers(lower, upper, desiredCount, stride ?? 0).map { .number($0) }, nil)
        case .explicit: return ([], nil)
        }
    }

    private func numbers(_ lower: Double, _ upper: Double, _ count: Int, _ stride: Double) -> [Double] {
        if let ticks = scale.kind.logarithmicTicks(lower: lower, upper: upper, desiredCount: count) { return ticks }
        let end = endOfView(lower, upper)
        let ticks = NumberTicks.ticks(lower: lower, upper: end, desiredCount: count, extent: .inside, minimumStride: stride)
        guard end < upper, ticks.count > 1 else { return ticks }
        return NumberTicks.multiples(of: ticks[1] - ticks[0], lower: lower, upper: upper)
    }

    /// The end of the part of the domain that is visible at once, which determines the distance between labels. At most a hundred times as
    /// many labels are made as are visible.
    private func endOfView(_ lower: Double, _ upper: Double) -> Double { lower + (upper - lower) * Double(max(visiblePart, 0.01)) }

    private func dates(_ unit: Calendar.Component, _ count: Int, _ lower: Double, _ upper: Double, _ calendar: Calendar) -> [_PlottableScalar] {
        let range = Date(timeIntervalSinceReferenceDate: lower)...Date(timeIntervalSinceReferenceDate: upper)
        let isInterval = model.unit != nil && showsBars
        return DateTicks.steps(unit: unit, count: count, covering: range, calendar: calendar)
            .map(\.timeIntervalSinceReferenceDate)
            // The end of the last bar's calendar unit has no mark.
            .filter { $0 >= lower && (isInterval ? $0 < upper : $0 <= upper) }
            .map { .date($0) }
    }

    /// The calendar unit of the distance between dates.
    private func dateUnit(_ scalars: [_PlottableScalar]) -> Calendar.Component? {
        let dates = scalars.compactMap { value -> Double? in if case .date(let date) = value { date } else { nil } }.sorted()
        guard !dates.isEmpty else { return nil }
        let step = zip(dates.dropFirst(), dates).map { $0 - $1 }.min() ?? 86_400
        let isDayStart = dates.allSatisfy { calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: $0)).timeIntervalSinceReferenceDate == $0 }
        if step >= 360 * 86_400 { return .year }
        if step >= 27 * 86_400 { return .month }
        if isDayStart { return .day }
        return step >= 3_600 ? .hour : step >= 60 ? .minute : .second
    }

    private func positioned(
        _ scalars: [_PlottableScalar], unit: Calendar.Component?, format: ((_PlottableScalar, Locale) -> String?)?
    ) -> [Value] {
        let formatter = AxisLabelFormatter(
            locale: locale, calendar: calendar, values: scalars, unit: unit, isPercentage: model.isNormalized)
        let labels = format.map { format in scalars.map { format($0, locale) ?? "" } } ?? formatter.labels()
        var values: [Value] = []
        let tolerance: CGFloat = 0.01
        let (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
        for (scalar, label) in zip(scalars, labels) {
            if scale.isCategorical {
                guard let band = scale.band(of: scalar) else { continue }
                values.append(Value(scalar: scalar, position: band.lower, end: band.upper, label: label))
            } else if let position = scale.position(of: scalar), position >= low - tolerance, position <= high + tolerance {
                values.append(Value(scalar: scalar, position: position, end: scale.end, label: label))
            }
        }
        if !scale.isCategorical {
            for index in values.indices.dropLast() { values[index].end = values[index + 1].position }
            if let unit, let last = values.indices.last, let seconds = values[last].scalar.continuous,
                let span = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: seconds)),
                let end = scale.position(span.end.timeIntervalSinceReferenceDate), values.count == 1 || end < scale.end
            {
                values[last].end = min(end, scale.end)
            }
        }
        return values
    }

    // MARK: Parts

    /// The parts of the axis's own marks.
    private func automaticParts(_ group: AxisGroup, centersLabels: Bool) -> [AxisPart] {
        func part(_ kind: AxisPart.Kind) -> AxisPart { AxisPart(kind: kind, style: AxisPartStyle()) }
        let label = part(.label(AxisLabelDescription(content: .automatic)))
        if model.isCategorical {
            return axis == .horizontal ? [part(.tick(centered: nil, length: .fixed(0), stroke: group.stroke)), label] : [label]
        }
        let gridLine = part(.gridLine(centered: nil, stroke: group.stroke ?? (axis == .horizontal ? Self.verticalGridLine : nil)))
        let isExtended = axis == .horizontal && group.preset.kind != .aligned && !centersLabels
        return isExtended
            ? [gridLine, part(.tick(centered: nil, length: .longestLabel, stroke: group.stroke ?? Self.verticalGridLine)), label]
            : [gridLine, label]
    }

    static let verticalGridLine = StrokeStyle(lineWidth: 0.5, dash: [2, 2])

    /// Whether labels are in the middle of the calendar units that bars cover: if there is one for each bar.
    private func centersLabels(_ values: [Value], _ unit: Calendar.Component?) -> Bool {
        guard scale.kind == .date, showsBars, let dataUnit = model.unit, dataUnit == unit else { return false }
        let dates = values.prefix(2).compactMap(\.scalar.continuous).map { Date(timeIntervalSinceReferenceDate: $0) }
        guard dates.count == 2, let twoLater = calendar.date(byAdding: dataUnit, value: 2, to: dates[0]) else { return true }
        return dates[1] < twoLater
    }

    private func parts(of mark: any AxisMark) -> [AxisPart] {
        let list = _AxisPartList()
        mark._addParts(to: list)
        return list.parts
    }

    private func add(_ group: AxisGroup, _ groupIndex: Int, to plan: inout AxisPlan) {
        let (values, unit) = values(group)
        let centersLabels = centersLabels(values, unit)
        let edge = edge(group)
        var labels: [(label: AxisPlan.Label, resolution: AxisValueLabelCollisionResolution)] = []
        var ticks: [(value: Value, length: AxisTick.Length, centered: Bool, stroke: StrokeStyle?, style: AxisPartStyle, label: Int?)] = []
        for (index, value) in values.enumerated() {
            let axisValue = AxisValue(scalar: value.scalar, index: index, count: values.count)
            let parts = group.content.map { self.parts(of: $0(axisValue)) } ?? automaticParts(group, centersLabels: centersLabels)
            let labelIndex = labels.count
            for (partIndex, part) in parts.enumerated() {
                switch part.kind {
                case .gridLine(let centered, let stroke):
                    plan.gridLines.append(gridLine(at: position(value, centered), stroke ?? group.stroke, part.style))
                case .tick(let centered, let length, let stroke):
                    ticks.append((value, length, centered ?? false, stroke ?? group.stroke, part.style, labelIndex))
                case .label(let description):
                    let key = AxisLabelKey(axis: axis, group: groupIndex, index: index, part: partIndex)
                    if let label = label(description, value, key, part.style, edge, group, centersLabels) {
                        labels.append((label, description.collisionResolution))
                    }
                }
            }
        }
        let frames = labels.map(\.label.frame)
        let shown = AxisCollisions.resolved(labels, axis: axis, evenly: model.isCategorical)
        plan.labels += shown
        let longest = frames.map { reach($0, edge) }.max() ?? 0
        let shownKeys = Set(shown.map(\.key))
        for tick in ticks {
            let own = tick.label.flatMap { frames.indices.contains($0) ? $0 : nil }
            let length: CGFloat =
                switch tick.length.kind {
                case .automatic: 4
                case .fixed(let length): length
                case .label(let more): (own.map { reach(frames[$0], edge) } ?? 0) + more
                case .longestLabel(let more): longest + more
                }
            // A tick beside an omitted label is omitted as well.
            if case .longestLabel = tick.length.kind, group.content == nil, let own, !shownKeys.contains(labels[own].label.key) { continue }
            if length > 0 {
                plan.ticks.append(tickLine(at: position(tick.value, tick.centered), length, edge, tick.stroke, tick.style))
            }
        }
    }

    /// The distance from the plot to the far side of a label.
    private func reach(_ frame: CGRect, _ edge: Edge) -> CGFloat {
        switch edge {
        case .bottom: frame.maxY - plot.height
        case .top: -frame.minY
        case .leading: -frame.minX
        case .trailing: frame.maxX - plot.width
        }
    }

    private func position(_ value: Value, _ centered: Bool?) -> CGFloat {
        centered ?? (model.isCategorical && !showsBars) ? (value.position + value.end) / 2 : value.position
    }

    // MARK: Lines

    private func gridLine(at position: CGFloat, _ stroke: StrokeStyle?, _ style: AxisPartStyle) -> AxisPlan.Line {
        let (dx, dy) = (style.offset.width, style.offset.height)
        return axis == .horizontal
            ? AxisPlan.Line(
                start: CGPoint(x: position + dx, y: dy), end: CGPoint(x: position + dx, y: plot.height + dy), stroke: stroke, style: style.foreground)
            : AxisPlan.Line(
                start: CGPoint(x: dx, y: position + dy), end: CGPoint(x: plot.width + dx, y: position + dy), stroke: stroke, style: style.foreground)
    }

    private func tickLine(at position: CGFloat, _ length: CGFloat, _ edge: Edge, _ stroke: StrokeStyle?, _ style: AxisPartStyle) -> AxisPlan.Line {
        let (start, end): (CGPoint, CGPoint) =
            switch edge {
            case .bottom: (CGPoint(x: position, y: plot.height), CGPoint(x: position, y: plot.height + length))
            case .top: (CGPoint(x: position, y: 0), CGPoint(x: position, y: -length))
            case .leading: (CGPoint(x: 0, y: position), CGPoint(x: -length, y: position))
            case .trailing: (CGPoint(x: plot.width, y: position), CGPoint(x: plot.width + length, y: position))
            }
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + style.offset.width, y: point.y + style.offset.height) }
        return AxisPlan.Line(start: moved(start), end: moved(end), stroke: stroke, style: style.foreground)
    }

    // MARK: Labels

    private func label(
        _ description: AxisLabelDescription, _ value: Value, _ key: AxisLabelKey, _ style: AxisPartStyle, _ edge: Edge,
        _ group: AxisGroup, _ centersLabels: Bool
    ) -> AxisPlan.Label? {
        var text: Text?
        var view: AnyView?
        switch description.content {
        case .automatic: text = Text(verbatim: value.label)
        case .format(let format): text = format(value.scalar, locale).map { Text(verbatim: $0) }
        case .text(let own): text = own
        case .view(let own): view = own
        }
        guard text != nil || view != nil else { return nil }
        var size = text.map { measurer.size(of: $0, font: style.font) } ?? measuredSizes[key] ?? CGSize(width: 24, height: measurer.lineHeight)
        guard size.width > 0 || view != nil else { return nil }
        if description.orientation.kind != .horizontal { size = CGSize(width: size.height, height: size.width) }
        let centered = description.centered ?? (model.isCategorical || centersLabels)
        let position = centered ? (value.position + value.end) / 2 : value.position
        let truncates = description.collisionResolution.kind == .truncate
        if truncates, axis == .horizontal { size.width = min(size.width, max(0, abs(value.end - value.position) - 4)) }
        var frame = CGRect(origin: origin(position, size, centered, description, edge, group), size: size)
        frame = frame.offsetBy(dx: style.offset.width, dy: style.offset.height)
        if description.collisionResolution.kind != .disabled {
            guard let kept = kept(frame, beside: centered ? nil : position) else { return nil }
            frame = kept
        }
        return AxisPlan.Label(
            text: text, view: view, key: key, frame: frame, font: style.font, style: style.foreground, orientation: description.orientation,
            truncates: truncates)
    }

    private func origin(
        _ position: CGFloat, _ size: CGSize, _ centered: Bool, _ description: AxisLabelDescription, _ edge: Edge, _ group: AxisGroup
    ) -> CGPoint {
        let isInset = group.preset.kind == .inset
        if axis == .horizontal {
            let spacing = description.verticalSpacing ?? (isInset ? 2 : Self.spacing)
            let isCentered = centered || group.preset.kind == .aligned && position > 0 && position < plot.width
            let anchor = description.anchor?.x ?? (isCentered ? 0.5 : group.preset.kind == .aligned && position >= plot.width ? 1 : 0)
            let beside: CGFloat = description.anchor != nil || isCentered || group.preset.kind == .aligned ? 0 : Self.tickDistance
            let x = position - anchor * size.width + (description.horizontalSpacing ?? beside)
            let outside = edge == .bottom ? plot.height + spacing : -spacing - size.height
            let inside = edge == .bottom ? plot.height - spacing - size.height : spacing
            return CGPoint(x: x, y: isInset ? inside : outside)
        }
        let spacing = description.horizontalSpacing ?? (isInset ? 2 : Self.spacing)
        // Inset labels are above their grid lines.
        let anchor = description.anchor?.y ?? (isInset ? 1 : 0.5)
        let y = position - anchor * size.height + (description.verticalSpacing ?? 0)
        let outside = edge == .trailing ? plot.width + spacing : -spacing - size.width
        let inside = edge == .trailing ? plot.width - spacing - size.width : spacing
        return CGPoint(x: isInset ? inside : outside, y: y)
    }

    /// Returns the frame of a label of a horizontal axis within the chart. A label that has no room after its value is before it; nil if it
    /// has none there either.
    ///
    /// - Parameter value: The position of the value that the label is beside; nil for a label in the middle of an interval.
    private func kept(_ frame: CGRect, beside value: CGFloat?) -> CGRect? {
        guard axis == .horizontal else { return frame }
        let (lower, upper) = (-margins.leading, plot.width + margins.trailing)
        if frame.minX >= lower - 0.5, frame.maxX <= upper + 0.5 { return frame }
        var moved = frame
        if let value, frame.minX >= value, frame.maxX > upper {
            moved.origin.x = value - Self.tickDistance - frame.width
            return moved.minX >= lower - 0.5 ? moved : nil
        }
        moved.origin.x = max(lower, min(frame.minX, upper - frame.width))
        return moved
    }
}
