import Foundation

/// Divides the range of some numbers into bins of equal size, with bounds that are easy to read.
///
///     let bins = NumberBins(data: heights, desiredCount: 20)
///     let groups = Dictionary(grouping: heights, by: bins.index)
public struct NumberBins<Value: Plottable & Hashable & Comparable>: RandomAccessCollection, Equatable {
    /// The bounds of the bins, in ascending order: one more than there are bins.
    public let thresholds: [Value]

    /// The bins as a collection of ranges.
    public typealias Element = ChartBinRange<Value>

    /// The index of the first bin: 0.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// The range of a bin.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }

    /// Returns the index of the bin that contains a value. Values outside all bins belong to the nearest one.
    public func index(for value: Value) -> Int { thresholds.indexOfBin(containing: value) }

    private init(values: [Double], make: (Double) -> Value?) {
        thresholds = values.compactMap(make)
    }

    /// Creates bins with the given bounds. They are sorted first.
    public init(thresholds: [Value]) {
        self.thresholds = thresholds.sorted()
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates a number of bins of equal size for a range. A number below 1, or a range without length, creates no bins.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(values: BinBounds.bounds(count: count, lower: Double(range.lowerBound), upper: Double(range.upperBound))) { Value($0) }
    }

    /// Creates bins of a given size that cover a range. A size that is not positive creates no bins.
    public init(size: Value, range: ClosedRange<Value>) {
        let bounds = BinBounds.bounds(size: Double(size), lower: Double(range.lowerBound), upper: Double(range.upperBound))
        self.init(values: bounds) { Value($0) }
    }

    /// Creates about the desired number of bins for a range, with round bounds.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let bounds = BinBounds.bounds(
            desiredCount: desiredCount, minimumStride: Double(minimumStride), lower: Double(range.lowerBound),
            upper: Double(range.upperBound))
        self.init(values: bounds) { Value($0) }
    }

    /// Creates about as many bins as wanted for the range of some numbers. Without numbers there are no bins.
    ///
    /// - Parameter desiredCount: The number of bins; nil for the square root of the number of values, which suits most histograms.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let finite = data.filter { $0.isFinite }
        guard let lower = finite.min(), let upper = finite.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: lower...upper, desiredCount: desiredCount ?? BinBounds.count(for: finite.count), minimumStride: minimumStride)
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates a number of bins for a range, which are of equal size if the range's length is a multiple of the number. A number below 1, or a
    /// range without length, creates no bins.
    public init(range: ClosedRange<Value>, count: Int) {
        let bounds = BinBounds.bounds(count: count, lower: Double(range.lowerBound), upper: Double(range.upperBound))
        self.init(values: bounds) { Value(exactly: $0.rounded()) }
    }

    /// Creates bins of a given size that cover a range. A size that is not positive creates no bins.
    public init(size: Value, range: ClosedRange<Value>) {
        let bounds = BinBounds.bounds(size: Double(size), lower: Double(range.lowerBound), upper: Double(range.upperBound))
        self.init(values: bounds) { Value(exactly: $0.rounded()) }
    }

    /// Creates about the desired number of bins for a range, with round bounds.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let bounds = BinBounds.bounds(
            desiredCount: desiredCount, minimumStride: Swift.max(1, Double(minimumStride)), lower: Double(range.lowerBound),
            upper: Double(range.upperBound))
        self.init(values: bounds) { Value(exactly: $0.rounded()) }
    }

    /// Creates about as many bins as wanted for the range of some numbers. Without numbers there are no bins.
    ///
    /// - Parameter desiredCount: The number of bins; nil for the square root of the number of values, which suits most histograms.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        guard let lower = data.min(), let upper = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: lower...upper, desiredCount: desiredCount ?? BinBounds.count(for: data.count), minimumStride: minimumStride)
    }
}

/// The bounds of bins of equal size.
private enum BinBounds {
    static let maximumCount = 10_000

    static func count(for count: Int) -> Int { min(50, max(1, Int(Double(count).squareRoot().rounded(.up)))) }

    static func bounds(count: Int, lower: Double, upper: Double) -> [Double] {
        guard count > 0, upper > lower, lower.isFinite, upper.isFinite else { return [] }
        let count = min(count, maximumCount)
        return (0...count).map { lower + (upper - lower) * Double($0) / Double(count) }
    }

    static func bounds(desiredCount: Int, minimumStride: Double, lower: Double, upper: Double) -> [Double] {
        guard lower.isFinite, upper.isFinite else { return [] }
        let span = max(upper - lower, minimumStride > 0 ? minimumStride : upper == lower ? 1 : 0)
        let size = NumberTicks.niceStep(atLeast: max(span / Double(max(1, desiredCount)), minimumStride))
        return bounds(size: size, lower: lower, upper: max(upper, lower + size / 2))
    }

    static func bounds(size: Double, lower: Double, upper: Double) -> [Double] {
        guard size > 0, size.isFinite, lower.isFinite, upper.isFinite else { return [] }
        let first = (lower / size + 1e-9).rounded(.down)
        let last = max(first + 1, (upper / size - 1e-9).rounded(.up))
        guard last - first < Double(maximumCount) else { return [lower, upper] }
        return (0...Int(last - first)).map { (first + Double($0)) * size }
    }
}
