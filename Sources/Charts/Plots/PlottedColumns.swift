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

    enum Form {
        case line
        /// An area that ends at zero.
        case area
        /// An area between two lines.
        case band
        case points
    }

    /// The number of elements above which points are drawn from columns. Assistive technologies read their table.
    static let elementLimit = 1000

    let source: Source
    let form: Form
    /// The extents of the columns, or of the function in the domain in which it was sampled.
    let xRange: ClosedRange<Double>?
    let yRange: ClosedRange<Double>?
    let xLabel: DatumLabel
    let yLabel: DatumLabel
    /// Whether x is a date.
    let isDate: Bool

    init(_ source: Source, form: Form, xLabel: DatumLabel, yLabel: DatumLabel, isDate: Bool = false) {
        self.source = source
        self.form = form
        self.xLabel = xLabel
        self.yLabel = yLabel
        self.isDate = isDate
        switch source {
        case .data(let x, let y, let yEnd):
            xRange = Self.extent(x)
            yRange = Self.union(Self.extent(y), form == .band ? Self.extent(yEnd) : nil)
        case .function(let function, let domain):
            xRange = domain
            let samples = (domain ?? -10...10).samples(200).map(function)
            yRange = Self.union(Self.extent(samples.map(\.0)), form == .band ? Self.extent(samples.map(\.1)) : nil)
        case .curve(let function, let domain):
            let samples = domain.samples(400).map(function)
            xRange = Self.extent(samples.map(\.0))
            yRange = Self.extent(samples.map(\.1))
        }
    }

    /// Reads the columns of a collection.
    ///
    /// - Parameter yEnd: The second line of a band; nil for other forms.
    convenience init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>? = nil, form: Form
    ) {
        self.init(
            .data(x: x.numbers(of: data), y: y.numbers(of: data), yEnd: yEnd?.numbers(of: data) ?? []),
            form: form, xLabel: x.label, yLabel: y.label, isDate: X.PrimitivePlottable.self == Date.self)
    }

    /// The number of elements; zero for functions.
    var count: Int { if case .data(let x, _, _) = source { x.count } else { 0 } }

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

    /// Returns points at the values, at most as many as given and evenly spread; none for functions.
    func marks(limit: Int) -> [Mark] {
        guard case .data(let x, let y, _) = source, !x.isEmpty else { return [] }
        let count = min(limit, x.count)
        return (0..<count).map { number in
            let index = count < 2 ? 0 : number * (x.count - 1) / (count - 1)
            let position: _PlottableScalar = isDate ? .date(x[index]) : .number(x[index])
            return Mark(
                .point, x: LabeledDatum(xLabel, Datum(scalar: position)), y: LabeledDatum(yLabel, Datum(scalar: .number(y[index]))))
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
