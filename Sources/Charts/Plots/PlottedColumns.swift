import Foundation
import SwiftUICore

/// The data of a plot in columns of numbers, or a function to compute them from.
final class PlottedColumns {
    /// The values along the x axis; the parameter for functions that are computed.
    enum Source {
        /// Columns of equal length. Values that are missing are NaN.
        case data(x: [Double], y: [Double], yEnd: [Double])
        /// A function of x; the result has one or two values for y.
        case function((Double) -> (Double, Double), domain: ClosedRange<Double>?)
        /// A curve with a parameter.
        case curve((Double) -> (Double, Double), domain: ClosedRange<Double>)
    }

    let source: Source
    let isArea: Bool
    /// Whether the area ends at a second line instead of zero.
    let hasSecondLine: Bool
    /// The extents of the columns, or of the function in the domain in which it was sampled.
    let xRange: ClosedRange<Double>?
    let yRange: ClosedRange<Double>?
    let xLabel: DatumLabel
    let yLabel: DatumLabel
    /// Whether x is a date.
    let isDate: Bool

    init(_ source: Source, isArea: Bool, hasSecondLine: Bool, xLabel: DatumLabel, yLabel: DatumLabel, isDate: Bool = false) {
        self.source = source
        self.isArea = isArea
        self.hasSecondLine = hasSecondLine
        self.xLabel = xLabel
        self.yLabel = yLabel
        self.isDate = isDate
        switch source {
        case .data(let x, let y, let yEnd):
            xRange = Self.extent(x)
            yRange = Self.union(Self.extent(y), hasSecondLine ? Self.extent(yEnd) : nil)
        case .function(let function, let domain):
            xRange = domain
            let samples = (domain ?? -10...10).samples(200).map(function)
            yRange = Self.union(Self.extent(samples.map(\.0)), hasSecondLine ? Self.extent(samples.map(\.1)) : nil)
        case .curve(let function, let domain):
            let samples = domain.samples(400).map(function)
            xRange = Self.extent(samples.map(\.0))
            yRange = Self.extent(samples.map(\.1))
        }
    }

    /// Reads the columns of a collection.
    ///
    /// - Parameter yEnd: The second line of an area; nil for none.
    convenience init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>? = nil, isArea: Bool
    ) {
        self.init(
            .data(
                x: data.map { x.number(of: $0) }, y: data.map { y.number(of: $0) }, yEnd: yEnd.map { yEnd in data.map { yEnd.number(of: $0) } } ?? []),
            isArea: isArea, hasSecondLine: yEnd != nil, xLabel: x.label, yLabel: y.label, isDate: X.PrimitivePlottable.self == Date.self)
    }

    /// Returns the values to draw: x, y and, for areas between two lines, the second y.
    ///
    /// - Parameters:
    ///   - xDomain: The domain of the x axis, in which functions are computed.
    ///   - count: The number of samples of a function.
    func values(in xDomain: ClosedRange<Double>, count: Int) -> (x: [Double], y: [Double], yEnd: [Double]) {
        switch source {
        case .data(let x, let y, let yEnd): return (x, y, yEnd)
        case .function(let function, let domain):
            let xs = (domain.map { $0.clamped(to: xDomain) } ?? xDomain).samples(count)
            let samples = xs.map(function)
            return (xs, samples.map(\.0), samples.map(\.1))
        case .curve(let function, let domain):
            let samples = domain.samples(count * 2).map(function)
            return (samples.map(\.0), samples.map(\.1), [])
        }
    }

    private static func extent(_ values: [Double]) -> ClosedRange<Double>? {
        var (lower, upper) = (Double.infinity, -Double.infinity)
        for value in values where value.isFinite {
            if value < lower { lower = value }
            if value > upper { upper = value }
        }
        return lower <= upper ? lower...upper : nil
    }

    private static func union(_ first: ClosedRange<Double>?, _ second: ClosedRange<Double>?) -> ClosedRange<Double>? {
        guard let first, let second else { return first ?? second }
        return min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
    }
}

extension ClosedRange<Double> {
    /// Numbers at equal distances from the lower to the upper bound.
    func samples(_ count: Int) -> [Double] {
        let last = Swift.max(1, count - 1)
        return (0...last).map { lowerBound + (upperBound - lowerBound) * (Double($0) / Double(last)) }
    }
}
