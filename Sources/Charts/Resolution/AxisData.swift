import Foundation
import SwiftUICore

/// The values of a chart along one axis, while its domain is determined.
struct AxisData {
    let axis: Axis
    let kind: ScaleType.Kind
    private(set) var label: DatumLabel?
    private(set) var unit: Calendar.Component?
    private(set) var isNormalized = false
    private(set) var isUsed = false
    /// The categories, in the order of the data.
    private(set) var categories: [String] = []
    private var known = Set<String>()
    private var lower = Double.infinity
    private var upper = -Double.infinity
    /// Whether a bar or area begins at zero.
    private var hasLengths = false
    /// The positions of bars without an interval.
    private var barPositions: [Double] = []

    init(axis: Axis, kind: ScaleType.Kind) {
        self.axis = axis
        self.kind = kind
    }

    mutating func add(_ mark: Mark, _ extent: MarkExtent) {
        if let columns = mark.columns { return add(columns) }
        let isUnstacked = extent.direction == nil && kind != .category
        if isUnstacked, mark.numbers.number(along: axis) != nil || mark.numbers.interval(along: axis) != nil {
            isUsed = true
            if label == nil { label = axis == .horizontal ? mark.xLabel : mark.yLabel }
            include(mark.numbers)
            return
        }
        let (start, end) = (mark.position(along: axis)?.datum, mark.end(along: axis)?.datum)
        guard start != nil || end != nil else { return }
        isUsed = true
        if label == nil { label = axis == .horizontal ? mark.xLabel : mark.yLabel }
        if extent.direction == axis, let interval = extent.interval, kind != .category {
            hasLengths = true
            isNormalized = isNormalized || extent.isNormalized
            include(interval.start)
            include(interval.end)
            return
        }
        if mark.kind == .bar, extent.direction != axis, end == nil, let start, start.interval == nil, kind != .category,
            let position = start.position
        {
            barPositions.append(position)
        }
        for datum in [start, end] {
            if let datum { add(datum) }
        }
    }

    /// Adds the values of a mark that is not stacked, and returns true, if its numbers are all that the axis needs.
    mutating func add(_ numbers: MarkNumbers) -> Bool {
        guard label != nil, kind != .category else { return false }
        return include(numbers)
    }

    /// Includes the number or the interval along the axis; returns false if there is none.
    @discardableResult private mutating func include(_ numbers: MarkNumbers) -> Bool {
        if let value = numbers.number(along: axis) {
            include(value)
        } else if let interval = numbers.interval(along: axis) {
            include(interval.x)
            include(interval.y)
        } else {
            return false
        }
        return true
    }

    /// Adds the values of other marks, after those of these.
    mutating func add(_ other: AxisData) {
        if label == nil { label = other.label }
        if let unit = other.unit { include(unit) }
        isNormalized = isNormalized || other.isNormalized
        isUsed = isUsed || other.isUsed
        for name in other.categories where known.insert(name).inserted { categories.append(name) }
        lower = min(lower, other.lower)
        upper = max(upper, other.upper)
        hasLengths = hasLengths || other.hasLengths
        barPositions += other.barPositions
    }

    private mutating func include(_ unit: Calendar.Component) {
        if self.unit.map({ DateTicks.length(of: unit) < DateTicks.length(of: $0) }) ?? true { self.unit = unit }
    }

    private mutating func add(_ datum: Datum) {
        if kind == .category {
            let name = datum.scalar.name
            if known.insert(name).inserted { categories.append(name) }
        } else if let interval = datum.interval {
            include(interval.lowerBound)
            include(interval.upperBound)
        } else if let value = datum.scalar.continuous {
            include(value)
        }
        if let unit = datum.unit { include(unit) }
    }

    private mutating func add(_ columns: PlottedColumns) {
        isUsed = true
        if label == nil { label = axis == .horizontal ? columns.xLabel : columns.yLabel }
        if axis == .vertical, columns.form == .area { hasLengths = true }
        guard let range = axis == .horizontal ? columns.xRange : columns.yRange else { return }
        include(range.lowerBound)
        include(range.upperBound)
    }

    private mutating func include(_ value: Double) {
        guard kind.forward(value) != nil else { return }
        lower = min(lower, value)
        upper = max(upper, value)
    }

    /// The smallest distance between two bars; nil if there are none. A single bar has the distance 1, or a day.
    var barDistance: Double? {
        guard !barPositions.isEmpty else { return nil }
        let sorted = barPositions.sorted()
        let distances = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 0 }
        return distances.min() ?? (kind == .date ? 86_400 : 1)
    }

    /// Returns the range of the values: for numbers with zero and rounded to labels; a range of its own without values.
    func automaticDomain(includesZero: Bool?) -> (lower: Double, upper: Double) {
        guard lower <= upper else { return kind == .date ? (0, 86_400) : kind == .log ? (1, 10) : (0, 1) }
        var (lower, upper) = (lower, upper)
        if kind != .log, let distance = barDistance {
            lower -= distance / 2
            upper += distance / 2
        }
        switch kind {
        case .date, .category: return (lower, upper)
        case .log:
            if lower == upper { return (lower / 10, upper * 10) }
            return (pow(10, log10(lower).rounded(.down)), pow(10, log10(upper).rounded(.up)))
        default: break
        }
        // The axis along which bars stand side by side need not include zero.
        let wantsZero = includesZero ?? barPositions.isEmpty
        if wantsZero || hasLengths {
            lower = min(lower, 0)
            upper = max(upper, 0)
        }
        if isNormalized, lower >= 0, upper <= 1 { return (0, 1) }
        if !barPositions.isEmpty, !wantsZero { return (lower, upper) }
        if lower == upper {
            if lower == 0 { return (0, 1) }
            let margin = abs(lower) * 0.1
            (lower, upper) = (lower - margin, upper + margin)
        }
        let ticks = NumberTicks.ticks(lower: lower, upper: upper, desiredCount: NumberTicks.defaultCount, extent: .covering)
        return (min(lower, ticks.first ?? lower), max(upper, ticks.last ?? upper))
    }
}
