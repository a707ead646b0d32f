import Foundation
import SwiftUICore

/// The scale of an axis, as far as it does not depend on the chart's size.
struct AxisModel {
    let axis: Axis
    let kind: ScaleType.Kind
    let domain: PositionScale.Domain
    let label: DatumLabel?
    /// The shortest calendar unit of the data.
    let unit: Calendar.Component?
    /// Whether the data are parts of sums.
    let isNormalized: Bool
    /// Whether anything is plotted along the axis.
    let isUsed: Bool
    /// The smallest distance between the positions of bars without an interval; nil if there are none.
    let barDistance: Double?

    var isCategorical: Bool { if case .categories = domain { true } else { false } }

    /// Returns the kind of the scale: the program's, or that of the first value.
    static func kind(of marks: MarkList, axis: Axis, options: ChartOptions.Scale) -> ScaleType.Kind {
        if let type = options.type { return type.kind }
        switch options.domain?.kind {
        case .range(.date, _)?: return .date
        case .values(let values)? where values.first?.category != nil: return .category
        default: break
        }
        for block in marks.blocks {
            if let kind = block.kind(along: axis) { return kind }
        }
        return .linear
    }

    init(_ data: AxisData, options: ChartOptions.Scale) {
        axis = data.axis
        kind = data.kind
        label = data.label
        unit = data.unit
        isNormalized = data.isNormalized
        isUsed = data.isUsed
        barDistance = data.barDistance
        domain = kind == .category ? Self.categories(data, options.domain) : Self.continuous(data, kind, options.domain)
    }

    private static func categories(_ data: AxisData, _ domain: _ScaleDomain?) -> PositionScale.Domain {
        switch domain?.kind {
        case .values(let values)?: return .categories(unique(values.map(\.name)))
        case .automatic(_, let reversed, let modify)?:
            var scalars = data.categories.map { _PlottableScalar.category($0) }
            modify?(&scalars)
            let names = unique(scalars.map(\.name))
            return .categories(reversed ? names.reversed() : names)
        case .range?, nil: return .categories(data.categories)
        }
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen = Set<String>()
        return names.filter { seen.insert($0).inserted }
    }

    private static func continuous(_ data: AxisData, _ kind: ScaleType.Kind, _ domain: _ScaleDomain?) -> PositionScale.Domain {
        switch domain?.kind {
        case .range(let lower, let upper)?:
            if let lower = lower.continuous, let upper = upper.continuous, lower.isFinite, upper.isFinite {
                return .continuous(first: lower, last: upper)
            }
        case .values(let values)?:
            let numbers = values.compactMap(\.continuous).filter(\.isFinite)
            if let first = numbers.first, let last = numbers.last, numbers.count > 1 { return .continuous(first: first, last: last) }
        case .automatic(let includesZero, let reversed, let modify)?:
            var (lower, upper) = data.automaticDomain(includesZero: includesZero)
            if let modify {
                var scalars: [_PlottableScalar] = [lower, upper].map { kind == .date ? .date($0) : .number($0) }
                modify(&scalars)
                let numbers = scalars.compactMap(\.continuous).filter(\.isFinite)
                (lower, upper) = (numbers.min() ?? lower, numbers.max() ?? upper)
            }
            return reversed ? .continuous(first: upper, last: lower) : .continuous(first: lower, last: upper)
        case nil: break
        }
        let (lower, upper) = data.automaticDomain(includesZero: nil)
        return .continuous(first: lower, last: upper)
    }
}

extension Mark {
    func position(along axis: Axis) -> Position? { axis == .horizontal ? x : y }
    func end(along axis: Axis) -> Position? { axis == .horizontal ? xEnd : yEnd }
}
