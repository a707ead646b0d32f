import Foundation

/// The interval of a bin, with its lower bound and without its upper one (the last bin has both).
public struct ChartBinRange<Bound: Plottable & Hashable & Comparable>: Hashable {
    /// The smallest value of the bin.
    public var lowerBound: Bound
    /// The end of the bin.
    public var upperBound: Bound
    /// Whether the upper bound belongs to the bin.
    var isClosed = false

    /// Whether a value lies in the bin.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
    }

    /// Whether the bin contains no value.
    public var isEmpty: Bool { lowerBound == upperBound && !isClosed }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

extension Array where Element: Comparable {
    /// Returns the index of the bin between sorted bounds that contains a value; that of the nearest bin for other values.
    func indexOfBin(containing value: Element) -> Int {
        var low = 0
        var high = Swift.max(1, count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if value < self[middle] { high = middle } else { low = middle }
        }
        return low
    }
}
