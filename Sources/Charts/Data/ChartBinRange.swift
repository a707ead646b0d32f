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
