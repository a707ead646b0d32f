import Foundation

/// Chooses the numbers to label on a logarithmic axis: powers of ten, and multiples of them where there is room.
enum LogarithmicTicks {
    /// Returns the numbers to label between two positive numbers, in ascending order.
    static func ticks(lower: Double, upper: Double, desiredCount: Int) -> [Double] {
        guard lower > 0, upper.isFinite, lower <= upper else { return [] }
        let first = Int((log10(lower) - 1e-9).rounded(.up))
        let last = Int((log10(upper) + 1e-9).rounded(.down))
        let decades = last - first + 1
        if decades > desiredCount {
            let skip = Int((Double(decades) / Double(max(1, desiredCount))).rounded(.up))
            return (first...last).filter { $0 % skip == 0 }.map { pow(10, Double($0)) }
        }
        for factors in [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1, 3], [1]] {
            let all = ((first - 1)...(max(first, last) + 1)).flatMap { power in factors.map { Double($0) * pow(10, Double(power)) } }
            let found = all.filter { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
            if found.count >= 2, found.count <= max(desiredCount, 2) { return found }
        }
        if decades >= 2 { return (first...last).map { pow(10, Double($0)) } }
        return NumberTicks.ticks(lower: lower, upper: upper, desiredCount: desiredCount, extent: .inside)
    }

    /// Returns the numbers to label on a symmetric logarithmic axis: zero and powers of ten of both signs.
    static func symmetricTicks(lower: Double, upper: Double, slopeAtZero: Double, desiredCount: Int) -> [Double] {
        guard lower.isFinite, upper.isFinite, lower < upper else { return [lower].filter(\.isFinite) }
        let linear = max(1 / max(slopeAtZero, 1e-300), 1e-300)
        let half = max(2, desiredCount / (lower < 0 && upper > 0 ? 2 : 1))
        func powers(_ limit: Double) -> [Double] {
            guard limit > linear else { return [] }
            return ticks(lower: max(linear, limit * 1e-12), upper: limit, desiredCount: half)
                .filter { abs(log10($0).rounded() - log10($0)) < 1e-9 }
        }
        let found = powers(-lower).map { -$0 }.reversed() + [0] + powers(upper)
        return found.filter { $0 >= lower && $0 <= upper }
    }
}

extension ScaleType.Kind {
    /// Returns round numbers of a logarithmic scale; nil for other scales.
    func logarithmicTicks(lower: Double, upper: Double, desiredCount: Int) -> [Double]? {
        switch self {
        case .log: LogarithmicTicks.ticks(lower: lower, upper: upper, desiredCount: desiredCount)
        case .symmetricLog(let slope):
            LogarithmicTicks.symmetricTicks(lower: lower, upper: upper, slopeAtZero: slope, desiredCount: desiredCount)
        default: nil
        }
    }
}
