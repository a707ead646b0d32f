import CoreGraphics
import Foundation

/// A scale from values to positions along one axis of the plot, in points from the plot's leading or top edge.
struct PositionScale {
    enum Domain: Equatable {
        /// Numbers, or dates in seconds. `first` may be the greater one.
        case continuous(first: Double, last: Double)
        case categories([String])
    }

    let kind: ScaleType.Kind
    let domain: Domain
    /// The positions of the ends of the domain, in points.
    let start: CGFloat
    let end: CGFloat
    private let transformed: (first: Double, last: Double)
    private let indices: [String: Int]

    init(kind: ScaleType.Kind, domain: Domain, start: CGFloat, end: CGFloat) {
        self.kind = kind
        self.domain = domain
        self.start = start
        self.end = end
        switch domain {
        case .continuous(let first, let last):
            transformed = (kind.forward(first) ?? 0, kind.forward(last) ?? 1)
            indices = [:]
        case .categories(let names):
            transformed = (0, 1)
            indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    var isCategorical: Bool { if case .categories = domain { true } else { false } }

    /// The distance between the starts of two categories, in points; negative if positions decrease.
    var step: CGFloat {
        guard case .categories(let names) = domain, !names.isEmpty else { return end - start }
        return (end - start) / CGFloat(names.count)
    }

    /// Returns the position of a number or date; nil where the scale is not defined. All positions of
    /// a scale whose domain has no length are its middle.
    func position(_ value: Double) -> CGFloat? {
        guard let forward = kind.forward(value) else { return nil }
        // Halves, as the length of a domain may be more than the greatest number.
        let length = transformed.last / 2 - transformed.first / 2
        guard length != 0 else { return (start + end) / 2 }
        let position = start + (end - start) * CGFloat((forward / 2 - transformed.first / 2) / length)
        guard !position.isNaN else { return nil }
        // Beyond that, drawing is not exact any more.
        return min(max(position, -1e6), 1e6)
    }

    /// Returns the position of a value: the middle of a category or interval.
    func position(of datum: Datum) -> CGFloat? {
        if isCategorical { return band(of: datum.scalar).map { ($0.lower + $0.upper) / 2 } }
        if let interval = datum.interval, let lower = position(interval.lowerBound), let upper = position(interval.upperBound) {
            return (lower + upper) / 2
        }
        return datum.position.flatMap { position($0) }
    }

    func position(of scalar: _PlottableScalar) -> CGFloat? {
        if isCategorical { return band(of: scalar).map { ($0.lower + $0.upper) / 2 } }
        return scalar.continuous.flatMap { position($0) }
    }

    /// Returns the interval of a category, in points; nil if the domain does not contain it.
    func band(of scalar: _PlottableScalar) -> (lower: CGFloat, upper: CGFloat)? {
        guard let index = indices[scalar.category ?? scalar.name] else { return nil }
        return (start + step * CGFloat(index), start + step * CGFloat(index + 1))
    }

    /// Returns the value at a position. Positions beyond the ends of a categorical scale have none.
    func value(at position: CGFloat) -> _PlottableScalar? {
        guard end != start, position.isFinite else { return nil }
        let part = Double((position - start) / (end - start))
        switch domain {
        case .categories(let names):
            guard !names.isEmpty, part >= 0, part <= 1 else { return nil }
            return .category(names[min(names.count - 1, Int(part * Double(names.count)))])
        case .continuous:
            let value = kind.inverse(transformed.first + part * (transformed.last - transformed.first))
            return kind == .date ? .date(value) : .number(value)
        }
    }

    /// The lower and the upper bound of a continuous domain.
    var bounds: (lower: Double, upper: Double)? {
        guard case .continuous(let first, let last) = domain else { return nil }
        return (min(first, last), max(first, last))
    }
}

extension PositionScale: Equatable {
    static func == (left: PositionScale, right: PositionScale) -> Bool {
        left.kind == right.kind && left.start == right.start && left.end == right.end && left.domain == right.domain
    }
}
