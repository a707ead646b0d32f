import Foundation

/// Chooses the numbers to label on an axis.
///
/// The extended Wilkinson algorithm: J. Talbot, S. Lin, P. Hanrahan, "An Extension of Wilkinson's Algorithm for Positioning Tick
/// Labels on Axes", IEEE Transactions on Visualization and Computer Graphics 16 (2010). It scores arithmetic progressions by
/// simplicity, coverage of the data and density, and returns the best.
enum NumberTicks {
    /// Where the outermost labels may lie.
    enum Extent {
        /// At or outside of the ends of the data.
        case covering
        /// At or inside of the ends.
        case inside
    }

    /// The preferred steps, best first.
    private static let steps: [Double] = [1, 5, 2, 2.5, 4, 3]
    /// The range that is too small for steps: parts of it, and powers of ten of their size, would be zero.
    private static let leastRange = 1e-300
    private static let weights = (simplicity: 0.25, coverage: 0.2, density: 0.5, legibility: 0.05)

    /// Returns the numbers to label for a range, in ascending order. A range without length has one label.
    ///
    /// - Parameters:
    ///   - desiredCount: The preferred number of labels.
    ///   - minimumStride: The smallest distance between labels.
    static func ticks(
        lower: Double, upper: Double, desiredCount: Int, extent: Extent, minimumStride: Double = 0
    ) -> [Double] {
        guard lower.isFinite, upper.isFinite, lower <= upper else { return [] }
        let range = upper - lower
        guard range.isFinite, range > max(abs(lower), abs(upper)) * 1e-12, range > leastRange else { return [lower] }
        let best = best(lower: lower, upper: upper, count: min(max(2, desiredCount), 1_000), extent: extent, minimumStride: minimumStride)
        guard let best else { return extent == .inside ? insideTicks(lower: lower, upper: upper) : [lower, upper] }
        return (0..<best.count).map { cleaned(best.first + Double($0) * best.step, step: best.step) }
    }

    private struct Progression {
        var first: Double
        var step: Double
        var count: Int
        var score: Double
    }

    private static func best(lower: Double, upper: Double, count: Int, extent: Extent, minimumStride: Double) -> Progression? {
        var best: Progression?
        let target = Double(count)
        let range = upper - lower
        // `skip` labels every nth multiple of a step.
        skipping: for skip in 1...20 {
            for (index, step) in steps.enumerated() {
                let simplicityLimit = simplicity(index, skip: skip, containsZero: true)
                if score(simplicityLimit, 1, 1) < (best?.score ?? -2) {
                    if index == 0 { break skipping }
                    continue
                }
                for labels in 2...max(2, count * 3) {
                    let densityLimit = labels >= count ? 2 - Double(labels - 1) / max(1, target - 1) : 1
                    if score(simplicityLimit, 1, densityLimit) < (best?.score ?? -2) { break }
                    let delta = range / Double(labels + 1) / (Double(skip) * step)
                    var power = log10(delta).rounded(.up)
                    while true {
                        let scaled = Double(skip) * step * pow(10, power)
                        let span = scaled * Double(labels - 1)
                        if score(simplicityLimit, coverageLimit(range: range, span: span), densityLimit) < (best?.score ?? -2) { break }
                        if scaled >= minimumStride {
                            let firstStart = Int(clamping: (upper / scaled).rounded(.down) * Double(skip) - Double((labels - 1) * skip))
                            let lastStart = Int(clamping: (lower / scaled).rounded(.up) * Double(skip))
                            if firstStart <= lastStart, lastStart - firstStart < 1_000 {
                                // Labels are multiples of their step: 10, 20, 30 and not 5, 15, 25.
                                for start in firstStart...lastStart where start % skip == 0 {
                                    let first = Double(start) * (scaled / Double(skip))
                                    let last = first + span
                                    let tolerance = scaled * 1e-9
                                    switch extent {
                                    case .covering where first > lower + tolerance || last < upper - tolerance: continue
                                    case .inside where first < lower - tolerance || last > upper + tolerance: continue
                                    default: break
                                    }
                                    let remainder = abs(first / scaled - (first / scaled).rounded())
                                    let zero = remainder < 1e-9 && first <= 0 && last >= 0
                                    let found = score(
                                        simplicity(index, skip: skip, containsZero: zero),
                                        coverage(lower: lower, upper: upper, first: first, last: last),
                                        density(labels, target, lower: lower, upper: upper, first: first, last: last))
                                    if found > (best?.score ?? -2) {
                                        best = Progression(first: first, step: scaled, count: labels, score: found)
                                    }
                                }
                            }
                        }
                        power += 1
                        if power > 320 { break }
                    }
                }
            }
        }
        return best
    }

    private static func score(_ simplicity: Double, _ coverage: Double, _ density: Double) -> Double {
        weights.simplicity * simplicity + weights.coverage * coverage + weights.density * density + weights.legibility
    }

    private static func simplicity(_ index: Int, skip: Int, containsZero: Bool) -> Double {
        1 - Double(index) / Double(steps.count - 1) - Double(skip) + (containsZero ? 1 : 0) + 1
    }

    private static func coverage(lower: Double, upper: Double, first: Double, last: Double) -> Double {
        let range = upper - lower
        let square = (upper - last) * (upper - last) + (lower - first) * (lower - first)
        return 1 - 0.5 * square / (0.1 * range * 0.1 * range)
    }

    private static func coverageLimit(range: Double, span: Double) -> Double {
        guard span > range else { return 1 }
        let half = (span - range) / 2
        return 1 - half * half / (0.1 * range * 0.1 * range)
    }

    private static func density(_ labels: Int, _ target: Double, lower: Double, upper: Double, first: Double, last: Double) -> Double {
        let found = Double(labels - 1) / (last - first)
        let wanted = (target - 1) / (max(last, upper) - min(first, lower))
        return 2 - max(found / wanted, wanted / found)
    }

    /// The ends of a range in which no progression fits.
    private static func insideTicks(lower: Double, upper: Double) -> [Double] {
        let step = niceStep(atLeast: (upper - lower) / 4)
        let first = (lower / step).rounded(.up) * step
        return stride(from: first, through: upper, by: step).map { cleaned($0, step: step) }
    }

    /// Returns the smallest of 1, 2, 2.5 and 5 times a power of ten that is not below a number; 1 for numbers that are not positive.
    static func niceStep(atLeast minimum: Double) -> Double {
        guard minimum > 0, minimum.isFinite else { return 1 }
        let power = pow(10, log10(minimum).rounded(.down))
        for factor in [1, 2, 2.5, 5, 10] where factor * power >= minimum * (1 - 1e-12) { return factor * power }
        return 10 * power
    }

    /// Returns a label without the error of adding steps, so that it is zero where it should be.
    private static func cleaned(_ value: Double, step: Double) -> Double {
        let multiple = (value / step).rounded()
        if multiple == 0, abs(value) < step * 1e-6 { return 0 }
        let digits = max(0, 2 - Int(log10(step).rounded(.down)))
        guard digits < 16 else { return value }
        let scale = pow(10, Double(digits))
        let rounded = (value * scale).rounded() / scale
        return abs(rounded - value) < step * 1e-6 ? rounded : value
    }

    /// Returns the multiples of a step in a range, 1,000 at most.
    static func multiples(of step: Double, lower: Double, upper: Double) -> [Double] {
        guard step > 0, step.isFinite, lower.isFinite, upper.isFinite, (upper - lower) / step < 1_000 else { return [] }
        let first = (lower / step - 1e-9).rounded(.up)
        let last = (upper / step + 1e-9).rounded(.down)
        guard first <= last else { return [] }
        return (0...Int(last - first)).map { cleaned((first + Double($0)) * step, step: step) }
    }
}

extension Int {
    /// Converts a number to the nearest integer that can be multiplied without overflow.
    fileprivate init(clamping value: Double) {
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e15), 1e15))
    }
}
