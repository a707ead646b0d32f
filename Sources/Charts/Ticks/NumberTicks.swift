import Foundation

/// Chooses the numbers to label on an axis: the multiples of a step.
///
/// The steps are 1, 2, 2.5 and 5 times a power of ten. Chosen is the one whose number of labels is nearest to the wanted number; of two that
/// are equally near, the one with more labels. Apple's pages describe pictures of charts that this rule explains: values up to 5 have the domain
/// 0...6, up to 85 and up to 100 the labels 0, 25, 50, 75 and 100, up to 1.1 the domain 0...1.5.
enum NumberTicks {
    /// Where the outermost labels may lie.
    enum Extent {
        /// At or outside of the ends of the data.
        case covering
        /// At or inside of the ends.
        case inside
    }

    /// The number of labels on an axis unless the program asks for another number.
    static let defaultCount = 4
    /// The factors of steps, the preferred first where nothing else decides.
    private static let factors: [Double] = [1, 5, 2, 2.5]
    /// The range that is too small for steps: parts of it, and powers of ten of their size, would be zero.
    private static let leastRange = 1e-300

    /// Returns the numbers to label for a range, in ascending order. A range without length has one label.
    ///
    /// - Parameters:
    ///   - desiredCount: The preferred number of labels, at least 2 and 1,000 at most.
    ///   - minimumStride: The smallest distance between labels; one that is longer than the range is ignored.
    static func ticks(
        lower: Double, upper: Double, desiredCount: Int, extent: Extent, minimumStride: Double = 0
    ) -> [Double] {
        guard lower.isFinite, upper.isFinite, lower <= upper else { return [] }
        let range = upper - lower
        guard range.isFinite, range > max(abs(lower), abs(upper)) * 1e-12, range > leastRange else { return [lower] }
        let count = min(max(2, desiredCount), 1_000)
        let all = progressions(lower: lower, upper: upper, count: count, extent: extent)
        let allowed = all.filter { $0.step >= minimumStride }
        guard let best = (allowed.isEmpty ? all : allowed).min(by: { $0.isBetter(than: $1, count: count) }) else { return [lower, upper] }
        return (0..<best.count).map { cleaned((best.first + Double($0)) * best.step, step: best.step) }
    }

    /// The multiples of a step from one on.
    private struct Progression {
        var step: Double
        /// The first number, as a multiple of the step.
        var first: Double
        var count: Int
        /// The length of the part of the range that is not between the outermost numbers, and of that beyond the range.
        var excess: Double

        func isBetter(than other: Progression, count: Int) -> Bool {
            let (distance, otherDistance) = (abs(self.count - count), abs(other.count - count))
            if distance != otherDistance { return distance < otherDistance }
            if self.count != other.count { return self.count > other.count }
            return excess < other.excess
        }
    }

    private static func progressions(lower: Double, upper: Double, count: Int, extent: Extent) -> [Progression] {
        let range = upper - lower
        let powers = Int(log10(range / Double(count)).rounded(.down)) - 1...Int(log10(range).rounded(.up))
        return powers.flatMap { power in
            factors.compactMap { factor in
                let step = factor * pow(10, Double(power))
                guard step > 0, range / step < 10_000 else { return nil }
                let (start, end) = (lower / step, upper / step)
                let tolerance = 1e-9
                let (first, last) =
                    extent == .covering
                    ? ((start + tolerance).rounded(.down), (end - tolerance).rounded(.up))
                    : ((start - tolerance).rounded(.up), (end + tolerance).rounded(.down))
                guard first <= last else { return nil }
                return Progression(
                    step: step, first: first, count: Int(last - first) + 1, excess: (abs(start - first) + abs(last - end)) * step)
            }
        }
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
