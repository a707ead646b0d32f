import CoreGraphics

/// The positions to which a scale maps its domain.
///
///     .chartXScale(range: .plotDimension(padding: 20))
public protocol PositionScaleRange {
    /// The range without its static type.
    var _positions: _PositionScaleRange { get }
}

/// A range of positions without its static type.
public struct _PositionScaleRange: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// From one position to another, in points from the start of the plot.
        case fixed(lower: CGFloat, upper: CGFloat)
        /// The whole plot without a distance at both ends.
        case plot(start: CGFloat, end: CGFloat)
    }

    let kind: Kind

    /// Returns the positions in a plot of a given length, in points. Those that are not finite count as none.
    func resolved(length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        switch kind {
        case .fixed(let lower, let upper): return lower.isFinite && upper.isFinite ? (lower, upper) : (0, length)
        case .plot(let start, let end):
            guard start.isFinite, end.isFinite else { return (0, length) }
            return start + end < length ? (start, length - end) : (length / 2, length / 2)
        }
    }
}

/// The whole length of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
    public let _positions: _PositionScaleRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole length of the plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// The length of the plot without a distance at both ends, in points. Distances that leave no length put everything
    /// in the middle; if one is not finite, both count as 0.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// The length of the plot without distances at its ends, in points. Distances that leave no length put everything
    /// in the middle; if one is not finite, both count as 0.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_positions: _PositionScaleRange(kind: .plot(start: startPadding, end: endPadding)))
    }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _positions: _PositionScaleRange { _PositionScaleRange(kind: .fixed(lower: lowerBound, upper: upperBound)) }
}

extension Range: PositionScaleRange where Bound == CGFloat {
    public var _positions: _PositionScaleRange { _PositionScaleRange(kind: .fixed(lower: lowerBound, upper: upperBound)) }
}
