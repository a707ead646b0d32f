import Foundation

/// The values that a scale covers: a range, a list of categories, or the values of the data.
///
///     .chartYScale(domain: 0...100)
///     .chartXScale(domain: ["Low", "Medium", "High"])
///     .chartYScale(domain: .automatic(includesZero: false))
public protocol ScaleDomain {
    /// The domain without its static type.
    var _domain: _ScaleDomain { get }
}

/// A domain without its static type.
public struct _ScaleDomain {
    enum Kind {
        case range(lower: _PlottableScalar, upper: _PlottableScalar)
        case values([_PlottableScalar])
        case automatic(includesZero: Bool?, reversed: Bool, modify: ((inout [_PlottableScalar]) -> Void)?)
    }

    let kind: Kind
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain {
        _ScaleDomain(kind: .range(lower: lowerBound.primitivePlottable._scalar, upper: upperBound.primitivePlottable._scalar))
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain {
        _ScaleDomain(kind: .range(lower: lowerBound.primitivePlottable._scalar, upper: upperBound.primitivePlottable._scalar))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map { $0.primitivePlottable._scalar })) }
}

extension DateInterval: ScaleDomain {
    public var _domain: _ScaleDomain { (start...end)._domain }
}

/// The domain that a chart derives from its data.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The range of the data, rounded to numbers that are easy to read.
    public static var automatic: AutomaticScaleDomain { automatic(includesZero: nil) }

    /// The range of the data, rounded to numbers that are easy to read.
    ///
    /// - Parameters:
    ///   - includesZero: Whether the range always contains zero; nil for yes where the scale is linear. Bars and areas always do.
    ///   - reversed: Whether the range is in descending order.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_domain: _ScaleDomain(kind: .automatic(includesZero: includesZero, reversed: reversed ?? false, modify: nil)))
    }

    /// The range of the data, after a change by the program.
    ///
    /// - Parameters:
    ///   - dataType: The type of the data.
    ///   - modifyInferredDomain: Changes the inferred domain: the lower and the upper bound, or the categories.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(
                kind: .automatic(includesZero: includesZero, reversed: reversed ?? false) { scalars in
                    var values = scalars.compactMap { DataValue(scalar: $0) }
                    modifyInferredDomain(&values)
                    scalars = values.map { $0.primitivePlottable._scalar }
                }))
    }
}

extension Plottable {
    /// Creates the value at a position of a scale; nil if there is none.
    init?(scalar: _PlottableScalar) {
        guard let primitive = PrimitivePlottable(_scalar: scalar) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
