import Foundation

/// Divides a range of dates into bins: calendar units, or intervals of equal length.
///
///     let weeks = DateBins(unit: .weekOfYear, data: visits)
public struct DateBins: RandomAccessCollection, Equatable, Sendable {
    /// The bounds of the bins, in ascending order: one more than there are bins.
    public let thresholds: [Date]

    /// The bins as a collection of ranges.
    public typealias Element = ChartBinRange<Date>

    /// The index of the first bin: 0.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// The range of a bin.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }

    /// Returns the index of the bin that contains a date. Dates outside all bins belong to the nearest one.
    public func index(for value: Date) -> Int { thresholds.indexOfBin(containing: value) }

    /// Creates bins with the given bounds. They are sorted first.
    public init(thresholds: [Date]) {
        self.thresholds = thresholds.sorted()
    }

    /// Creates bins of calendar units, such as months, that cover a range.
    ///
    /// - Parameter by: The number of units in each bin. Numbers below 1 count as 1.
    public init(unit: Calendar.Component, by: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        thresholds = DateTicks.steps(unit: unit, count: Swift.max(1, by), covering: range, calendar: calendar)
    }

    /// Creates bins of calendar units that cover some dates. Without dates there are no bins.
    public init(unit: Calendar.Component, by: Int = 1, data: [Date], calendar: Calendar = .current) {
        guard let lower = data.min(), let upper = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(unit: unit, by: by, range: lower...upper, calendar: calendar)
    }

    /// Creates bins of equal length that cover a range; none if the length is not positive.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let span = range.upperBound.timeIntervalSince(range.lowerBound)
        guard timeInterval > 0, span / timeInterval < 10_000 else {
            self.init(thresholds: [])
            return
        }
        let count = Swift.max(1, Int((span / timeInterval).rounded(.up)))
        self.init(thresholds: (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) })
    }

    /// Creates about the desired number of bins for a range, each a whole number of calendar units.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let step = DateTicks.step(for: range, desiredCount: desiredCount)
        self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
    }

    /// Creates about as many bins of calendar units as wanted for some dates. Without dates there are no bins.
    public init(data: [Date], desiredCount: Int = 10, calendar: Calendar = .current) {
        guard let lower = data.min(), let upper = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: lower...upper, desiredCount: desiredCount, calendar: calendar)
    }
}
