import Foundation
import SwiftUICore

/// Everything outside of marks that determines their shapes.
struct MarkSpace: Equatable {
    var size: CGSize
    var x: PositionScale
    var y: PositionScale
    var kinds: [ScaleType.Kind]
    var barDistances: [Double?]
    /// The categories of `position(by:)`.
    var groups: [String]
    /// The range of the numbers that determine the sizes of symbols, and that of the sizes.
    var symbolSizes: ClosedRange<Double>?
    var symbolExtent: ClosedRange<CGFloat>?
    var symbolKind: ScaleType.Kind
}

/// Computes the shapes of marks from their values.
struct MarkShaper {
    let model: ChartModel
    let size: CGSize
    let x: PositionScale
    let y: PositionScale
    private(set) var angleTotal = 0.0
    private let groups: [String: Int]
    private let space: MarkSpace
    /// The sum of the angles of the sectors so far.
    private var angle = 0.0
    /// The latest style of a symbol and its size.
    private var symbolSize: (style: SharedMarkStyle, size: CGSize)?

    /// The fraction of a category or calendar unit that a bar covers.
    static let barRatio: CGFloat = 0.8
    /// The fraction of its slot that a bar beside other bars covers.
    static let groupedBarRatio: CGFloat = 0.92

    init(model: ChartModel, size: CGSize, x: PositionScale, y: PositionScale) {
        self.model = model
        self.size = size
        self.x = x
        self.y = y
        space = MarkSpace(
            size: size, x: x, y: y, kinds: [model.x.kind, model.y.kind], barDistances: [model.x.barDistance, model.y.barDistance],
            groups: model.groups, symbolSizes: model.symbolSizes.numbers, symbolExtent: model.symbolSizes.options.extent,
            symbolKind: model.symbolSizes.kind)
        groups = Dictionary(uniqueKeysWithValues: model.groups.enumerated().map { ($1, $0) })
        angleTotal = model.marks.contains(.sectors) ? model.marks.reduce(0) { $0 + Self.angle($1) } : 0
    }

    /// Returns the shapes of all marks, followed by those of the points of columns, and where the points of each mark are.
    mutating func shapes() -> (shapes: [MarkShape], columnPoints: [Int: Range<Int>]) {
        let marks = model.marks
        var shapes: [MarkShape] = []
        if marks.blocks.count == 1 {
            shapes = self.shapes(of: marks.blocks[0], from: 0)
        } else {
            shapes.reserveCapacity(marks.count)
            for (block, start) in zip(marks.blocks, marks.starts) { shapes += self.shapes(of: block, from: start) }
        }
        var columnPoints: [Int: Range<Int>] = [:]
        for (index, columns) in marks.columns where columns.form == .points {
            let start = shapes.count
            addPoints(of: columns, marks[index], to: &shapes)
            columnPoints[index] = start..<shapes.count
        }
        return (shapes, columnPoints)
    }

    private func addPoints(of columns: PlottedColumns, _ mark: Mark, to shapes: inout [MarkShape]) {
        guard case .data(let xs, let ys, _) = columns.source else { return }
        let size = model.symbolSize(of: mark.style)
        shapes.reserveCapacity(shapes.count + xs.count)
        for (x, y) in zip(xs, ys) {
            if let x = self.x.position(x), let y = self.y.position(y) {
                shapes.append(MarkShape(x, y, size.width, size.height))
            } else {
                shapes.append(.hiddenShape)
            }
        }
    }

    private mutating func shapes(of block: MarkBlock, from start: Int) -> [MarkShape] {
        let isStacked = !block.traits.isDisjoint(with: .stacks)
        let isAlone = !block.traits.contains(.sectors) && (!isStacked || model.marks.stackedBlocks == 1)
        // Sizes by category depend on more than the space.
        let extents = model.extents
        let hasNumbers = !x.isCategorical && !y.isCategorical
        func shapes() -> [MarkShape] {
            var shapes: [MarkShape] = []
            shapes.reserveCapacity(block.marks.count)
            for run in block.styleRuns {
                let isPlain = hasNumbers && !run.style.isMoved && !run.style.hasGroupPosition
                for index in run.range {
                    let shape = isPlain ? plainShape(block.numbers[index], run.style) : nil
                    shapes.append(shape ?? self.shape(block.marks[index], extents[start + index]))
                }
            }
            return shapes
        }
        guard isAlone, !block.traits.contains(.sizesByData) || model.symbolSizes.categories.isEmpty else { return shapes() }
        let space = space
        return block.shapes(in: space, make: shapes)
    }

    /// Returns the shape of a point or of a line's point at two numbers; nil for other marks.
    private mutating func plainShape(_ numbers: MarkNumbers, _ style: SharedMarkStyle) -> MarkShape? {
        guard numbers.kind == .line || numbers.kind == .point, let x = numbers.number(along: .horizontal),
            let y = numbers.number(along: .vertical), let xPosition = self.x.position(x), let yPosition = self.y.position(y)
        else { return nil }
        let point = CGPoint(x: xPosition, y: yPosition)
        return numbers.kind == .line ? MarkShape(point, point) : symbol(at: point, style)
    }

    private mutating func shape(_ mark: Mark, _ extent: MarkExtent) -> MarkShape {
        let shape: MarkShape
        switch mark.kind {
        case .bar: shape = bar(mark, extent)
        case .rectangle: shape = rectangle(mark)
        case .line: shape = point(mark).map { MarkShape($0, $0) } ?? .hiddenShape
        case .area: shape = area(mark, extent)
        case .point: shape = symbol(mark)
        case .rule: shape = rule(mark)
        case .sector:
            let start = angle
            angle += Self.angle(mark)
            return sector(mark, from: start)
        case .function: return .hiddenShape
        }
        return mark.style.isMoved ? moved(shape, by: mark.style.offset, isSymbol: mark.kind == .point) : shape
    }

    private func moved(_ shape: MarkShape, by offset: MarkOffset, isSymbol: Bool) -> MarkShape {
        if isSymbol { return shape + MarkShape(offset.xStart, offset.yStart, 0, 0) }
        return shape + MarkShape(offset.xStart, offset.yStart, offset.xEnd, offset.yEnd)
    }

    private func scale(_ axis: Axis) -> PositionScale { axis == .horizontal ? x : y }
    /// Whether the scale along an axis has categories.
    private func isCategorical(_ axis: Axis) -> Bool { axis == .horizontal ? x.isCategorical : y.isCategorical }
    /// The position of a number or date. Copies of scales take longer than their positions.
    private func position(of number: Double, _ axis: Axis) -> CGFloat? { axis == .horizontal ? x.position(number) : y.position(number) }
    private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

    private func position(_ position: Mark.Position?, _ axis: Axis) -> CGFloat? {
        switch position {
        case .value(let datum)?: scale(axis).position(of: datum)
        case .points(let points)?: points
        case nil: nil
        }
    }

    // MARK: Points and lines

    /// The position of a point along an axis: the middle of the plot if it has none.
    private func position(of mark: Mark, _ axis: Axis) -> CGFloat? {
        if let number = mark.numbers.number(along: axis), !isCategorical(axis) { return position(of: number, axis) }
        guard let position = mark.position(along: axis) else { return length(axis) / 2 }
        return self.position(position, axis)
    }

    private func point(_ mark: Mark) -> CGPoint? {
        guard var x = position(of: mark, .horizontal), var y = position(of: mark, .vertical) else { return nil }
        if mark.style.hasGroupPosition, let group = mark.style.values.groupPosition?.value, let shift = groupShift(mark, group) {
            if shift.axis == .horizontal { x += shift.distance } else { y += shift.distance }
        }
        return CGPoint(x: x, y: y)
    }

    /// The distance of a point in a group from the middle of its category.
    private func groupShift(_ mark: Mark, _ group: MarkStyle.GroupPosition) -> (axis: Axis, distance: CGFloat)? {
        let axis = group.axis ?? (x.isCategorical || mark.x?.datum?.interval != nil ? .horizontal : .vertical)
        guard let slot = slot(mark.position(along: axis), axis), let index = groups[group.datum.scalar.name] else { return nil }
        let available = abs(slot.upper - slot.lower)
        let span = group.span.resolved(in: available, automatic: available * Self.barRatio)
        return (axis, span * ((CGFloat(index) + 0.5) / CGFloat(max(1, groups.count)) - 0.5))
    }

    private func area(_ mark: Mark, _ extent: MarkExtent) -> MarkShape {
        let direction = extent.direction ?? .vertical
        let cross: Axis = direction == .vertical ? .horizontal : .vertical
        guard let across = position(mark.position(along: cross), cross), let ends = ends(mark, extent, direction) else { return .hiddenShape }
        return direction == .vertical
            ? MarkShape(across, ends.start, across, ends.end) : MarkShape(ends.start, across, ends.end, across)
    }

    private mutating func symbol(_ mark: Mark) -> MarkShape {
        guard let point = point(mark) else { return .hiddenShape }
        return symbol(at: point, mark.style)
    }

    private mutating func symbol(at point: CGPoint, _ style: SharedMarkStyle) -> MarkShape {
        let size: CGSize
        if let symbolSize, symbolSize.style === style {
            size = symbolSize.size
        } else {
            size = model.symbolSize(of: style)
            symbolSize = (style, size)
        }
        return MarkShape(point.x, point.y, size.width, size.height)
    }

    private func rule(_ mark: Mark) -> MarkShape {
        func ends(_ axis: Axis) -> (CGFloat, CGFloat)? {
            let isAcross = mark.position(along: axis)?.datum != nil && mark.end(along: axis) == nil
            if isAcross { return position(mark.position(along: axis), axis).map { ($0, $0) } }
            guard let start = mark.position(along: axis) == nil ? 0 : position(mark.position(along: axis), axis),
                let end = mark.end(along: axis) == nil ? length(axis) : position(mark.end(along: axis), axis)
            else { return nil }
            return (start, end)
        }
        guard let x = ends(.horizontal), let y = ends(.vertical) else { return .hiddenShape }
        return MarkShape(x.0, y.0, x.1, y.1)
    }

    // MARK: Bars and rectangles

    private func bar(_ mark: Mark, _ extent: MarkExtent) -> MarkShape {
        let direction = extent.direction ?? .vertical
        let cross: Axis = direction == .vertical ? .horizontal : .vertical
        guard let along = ends(mark, extent, direction), let across = thickness(mark, cross) else { return .hiddenShape }
        return direction == .vertical
            ? MarkShape(across.lower, along.start, across.upper, along.end)
            : MarkShape(along.start, across.lower, along.end, across.upper)
    }

    /// The two ends of a bar or area along its direction.
    private func ends(_ mark: Mark, _ extent: MarkExtent, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
        let scale = scale(axis)
        if let interval = extent.interval {
            // A logarithmic scale has no zero: bars begin at its start.
            guard let end = scale.position(interval.end) else { return nil }
            return (scale.position(interval.start) ?? scale.start, end)
        }
        let (start, finish) = (mark.position(along: axis), mark.end(along: axis))
        if let interval = start?.datum?.interval, finish == nil {
            guard let lower = scale.position(interval.lowerBound), let upper = scale.position(interval.upperBound) else { return nil }
            return (lower, upper)
        }
        if case .value(let datum)? = start, finish == nil {
            guard datum.position != nil, let end = scale.position(of: datum) else { return nil }
            return (scale.position(0) ?? scale.start, end)
        }
        guard let first = start == nil ? 0 : position(start, axis), let last = finish == nil ? length(axis) : position(finish, axis)
        else { return nil }
        return (first, last)
    }

    /// The interval that a bar covers across its direction.
    private func thickness(_ mark: Mark, _ axis: Axis) -> (lower: CGFloat, upper: CGFloat)? {
        if mark.end(along: axis) != nil {
            guard let first = position(mark.position(along: axis) ?? .points(0), axis), let last = position(mark.end(along: axis), axis)
            else { return nil }
            return (min(first, last), max(first, last))
        }
        guard let slot = slot(mark.position(along: axis), axis) else { return nil }
        let (lower, upper) = (min(slot.lower, slot.upper), max(slot.lower, slot.upper))
        let available = upper - lower
        let dimension = axis == .horizontal ? mark.width : mark.height
        // There is almost no gap between the bars of bins.
        let isBin = mark.position(along: axis)?.datum.map { $0.interval != nil && $0.unit == nil } ?? false
        let automatic = mark.position(along: axis) == nil ? available : isBin ? max(available - 1, available * 0.5) : available * Self.barRatio
        var width = dimension.resolved(in: available, automatic: automatic)
        var middle = (lower + upper) / 2
        if mark.style.hasGroupPosition, let group = mark.style.values.groupPosition?.value, group.axis ?? axis == axis,
            let index = groups[group.datum.scalar.name], groups.count > 0
        {
            let span = group.span.resolved(in: available, automatic: available * Self.barRatio)
            let place = span / CGFloat(groups.count)
            middle += place * (CGFloat(index) + 0.5) - span / 2
            width = dimension.resolved(in: place, automatic: groups.count > 1 ? place * Self.groupedBarRatio : place)
        }
        return (middle - width / 2, middle + width / 2)
    }

    /// The interval that belongs to a value: a category, a calendar unit or bin, or half the distance to the next bars.
    private func slot(_ position: Mark.Position?, _ axis: Axis) -> (lower: CGFloat, upper: CGFloat)? {
        let scale = scale(axis)
        guard let position else { return (0, length(axis)) }
        guard case .value(let datum) = position else { return nil }
        if scale.isCategorical { return scale.band(of: datum.scalar) }
        if let interval = datum.interval {
            guard let lower = scale.position(interval.lowerBound), let upper = scale.position(interval.upperBound) else { return nil }
            return (lower, upper)
        }
        guard let value = datum.position, let middle = scale.position(value) else { return nil }
        let distance = model.axis(axis).barDistance ?? 0
        guard let lower = scale.position(value - distance / 2), let upper = scale.position(value + distance / 2) else {
            return (middle - 4, middle + 4)
        }
        // Bars have a minimum width, however close together they are.
        return abs(upper - lower) < 1 ? (middle - 0.5, middle + 0.5) : (lower, upper)
    }

    private func rectangle(_ mark: Mark) -> MarkShape {
        func ends(_ axis: Axis, _ dimension: MarkDimension) -> (CGFloat, CGFloat)? {
            if let interval = mark.numbers.interval(along: axis), !isCategorical(axis) {
                guard let first = position(of: interval.x, axis), let last = position(of: interval.y, axis) else { return nil }
                return (first, last)
            }
            if mark.end(along: axis) != nil || mark.position(along: axis) == nil {
                guard let first = position(mark.position(along: axis) ?? .points(0), axis),
                    let last = position(mark.end(along: axis) ?? .points(length(axis)), axis)
                else { return nil }
                return (first, last)
            }
            let scale = scale(axis)
            guard let datum = mark.position(along: axis)?.datum else { return nil }
            if scale.isCategorical || datum.interval != nil {
                guard let slot = slot(mark.position(along: axis), axis) else { return nil }
                let available = abs(slot.upper - slot.lower)
                let inset = (available - dimension.resolved(in: available, automatic: available)) / 2
                return (min(slot.lower, slot.upper) + inset, max(slot.lower, slot.upper) - inset)
            }
            guard let middle = scale.position(of: datum) else { return nil }
            let length = dimension.resolved(in: 0, automatic: 8)
            return (middle - length / 2, middle + length / 2)
        }
        guard let x = ends(.horizontal, mark.width), let y = ends(.vertical, mark.height) else { return .hiddenShape }
        return MarkShape(x.0, y.0, x.1, y.1)
    }

    // MARK: Sectors

    private static func angle(_ mark: Mark) -> Double {
        guard mark.kind == .sector, let datum = mark.sector?.angle else { return 0 }
        let value = datum.interval.map { $0.upperBound - $0.lowerBound } ?? datum.scalar.continuous ?? 0
        return value.isFinite ? max(0, value) : 0
    }

    private static func radius(_ dimension: MarkDimension, within edge: CGFloat, automatic: CGFloat) -> CGFloat {
        if case .inset(let inset) = dimension.kind { max(0, edge - inset) } else { dimension.resolved(in: edge, automatic: automatic) }
    }

    private func sector(_ mark: Mark, from start: Double) -> MarkShape {
        guard let sector = mark.sector, angleTotal > 0 else { return .hiddenShape }
        let available = min(size.width, size.height) / 2
        // The outer radius is relative to that of the plot, the inner one to the outer one; insets are distances from these edges.
        let outer = min(Self.radius(sector.outerRadius, within: available, automatic: available), max(available, 0))
        let inner = Self.radius(sector.innerRadius, within: outer, automatic: 0)
        let end = start + Self.angle(mark)
        return MarkShape(start / angleTotal * 2 * .pi, end / angleTotal * 2 * .pi, min(inner, outer), outer)
    }
}

extension ChartModel {
    /// The standard width and height of symbols, in points.
    static let symbolSize = CGSize(width: 7, height: 7)

    /// Returns the size of a mark's symbol, in points.
    func symbolSize(of style: SharedMarkStyle) -> CGSize {
        switch style.symbolSize {
        case .value(let size)?: return size
        case .data(let datum)?:
            let area: CGFloat
            if let part = symbolSizes.part(of: datum.scalar) {
                let extent = symbolSizes.options.extent ?? 16...400
                area = extent.lowerBound + CGFloat(part) * (extent.upperBound - extent.lowerBound)
            } else {
                area = symbolSizes.style(of: datum.scalar) ?? 49
            }
            let side = max(0, area).squareRoot()
            return CGSize(width: side, height: side)
        case nil: return Self.symbolSize
        }
    }
}
