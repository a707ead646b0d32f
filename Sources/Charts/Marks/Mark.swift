import CoreGraphics
import SwiftUICore

/// A mark as its initialiser describes it.
@usableFromInline struct Mark {
    @usableFromInline enum Kind: Hashable {
        case bar, line, area, point, rule, rectangle, sector, function
    }

    /// A position along an axis.
    enum Position {
        case value(Datum)
        /// A distance from the start of the plot, in points.
        case points(CGFloat)

        var datum: Datum? { if case .value(let datum) = self { datum } else { nil } }
    }

    /// A position as an initialiser receives it.
    @usableFromInline enum LabeledPosition {
        case value(LabeledDatum)
        /// A distance from the start of the plot, in points.
        case points(CGFloat)

        /// The number or date, unless it is an interval.
        var number: Double? {
            guard case .value(let datum) = self, datum.datum.interval == nil else { return nil }
            return datum.scalar.continuous
        }

        var label: DatumLabel? { if case .value(let datum) = self { datum.label } else { nil } }
        var position: Position {
            switch self {
            case .value(let datum): .value(datum.datum)
            case .points(let points): .points(points)
            }
        }
    }

    /// The values of most kinds of marks: there may be very many marks.
    private struct Values {
        var kind: Kind
        var stacking = MarkStackingMethod.standard
        var x: Position?
        var y: Position?
        var xLabel: DatumLabel?
        var yLabel: DatumLabel?
        /// The other values; nil for marks without any.
        var rest: SharedValue<Rest>?
        /// The numbers or dates at which the mark is; not finite for other positions.
        var numbers = SIMD2<Double>(repeating: .nan)
    }

    private struct Rest {
        /// The numbers or dates between which the mark is along each axis; not finite for other positions.
        var xInterval = SIMD2<Double>(repeating: .nan)
        var yInterval = SIMD2<Double>(repeating: .nan)
        var xEnd: Position?
        var yEnd: Position?
        var series: Datum?
        var width = MarkDimension.automatic
        var height = MarkDimension.automatic
        var sector: Sector?
        var columns: PlottedColumns?
    }

    /// Shared by the copies of a mark: a chart goes through its marks many times.
    private let values: SharedValue<Values>
    var style = SharedMarkStyle.standard
    /// The identity of the mark across updates, by which it is animated.
    var id = 0

    struct Sector {
        var angle: Datum
        var innerRadius: MarkDimension
        var outerRadius: MarkDimension
        var angularInset: CGFloat
    }

    @usableFromInline init(
        _ kind: Kind, x: LabeledPosition? = nil, xEnd: LabeledPosition? = nil, y: LabeledPosition? = nil, yEnd: LabeledPosition? = nil,
        series: LabeledDatum? = nil, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var rest: SharedValue<Rest>?
        if xEnd != nil || yEnd != nil || series != nil || width.kind != .automatic || height.kind != .automatic {
            func interval(_ start: LabeledPosition?, _ end: LabeledPosition?) -> SIMD2<Double> {
                SIMD2(start?.number ?? .nan, end?.number ?? .nan)
            }
            rest = SharedValue(
                Rest(
                    xInterval: interval(x, xEnd), yInterval: interval(y, yEnd), xEnd: xEnd?.position, yEnd: yEnd?.position, series: series?.datum,
                    width: width, height: height))
        }
        values = SharedValue(
            Values(
                kind: kind, stacking: stacking, x: x?.position, y: y?.position, xLabel: x?.label ?? xEnd?.label,
                yLabel: y?.label ?? yEnd?.label, rest: rest,
                numbers: SIMD2(xEnd == nil ? x?.number ?? .nan : .nan, yEnd == nil ? y?.number ?? .nan : .nan)))
    }

    /// Creates a sector. A negative inset counts as zero.
    init(angle: LabeledDatum, innerRadius: MarkDimension, outerRadius: MarkDimension, angularInset: CGFloat?) {
        let sector = Sector(angle: angle.datum, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: max(0, angularInset ?? 0))
        values = SharedValue(Values(kind: .sector, rest: SharedValue(Rest(sector: sector))))
    }

    /// Creates the mark of columns.
    init(_ columns: PlottedColumns) {
        values = SharedValue(Values(kind: .function, rest: SharedValue(Rest(columns: columns))))
    }

    var kind: Kind { values.value.kind }
    /// The position or, with `xEnd`, the start of an interval; nil for the whole length of the plot.
    var x: Position? { values.value.x }
    var xEnd: Position? { values.value.rest?.value.xEnd }
    var y: Position? { values.value.y }
    var yEnd: Position? { values.value.rest?.value.yEnd }
    /// The label of the first value along the x axis; nil if there is none.
    var xLabel: DatumLabel? { values.value.xLabel }
    /// The label of the first value along the y axis; nil if there is none.
    var yLabel: DatumLabel? { values.value.yLabel }
    /// The series of a line or area that the mark belongs to.
    var series: Datum? { values.value.rest?.value.series }
    var width: MarkDimension { values.value.rest?.value.width ?? .automatic }
    var height: MarkDimension { values.value.rest?.value.height ?? .automatic }
    var stacking: MarkStackingMethod { values.value.stacking }
    var sector: Sector? { values.value.rest?.value.sector }
    var columns: PlottedColumns? { values.value.rest?.value.columns }

    /// The finite numbers or dates between which the mark is along an axis; nil without an end, and for categories, intervals and positions in
    /// points.
    func interval(along axis: Axis) -> SIMD2<Double>? {
        guard let rest = values.value.rest else { return nil }
        let interval = axis == .horizontal ? rest.value.xInterval : rest.value.yInterval
        return interval.x.isFinite && interval.y.isFinite ? interval : nil
    }

    /// The finite number or date at which the mark is along an axis; nil for categories, intervals and positions in points.
    func number(along axis: Axis) -> Double? {
        let number = axis == .horizontal ? values.value.numbers.x : values.value.numbers.y
        return number.isFinite ? number : nil
    }
}

/// The width or height of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    @usableFromInline enum Kind: Hashable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    private init(kind: Kind) {
        self.kind = kind
    }

    /// The default of the chart.
    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
    /// A length in points. Negative lengths count as zero.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(max(0, value))) }
    /// The available length without a distance at each end, in points.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    /// A fraction of the available length, from 0 to 1. Negative fractions count as zero.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

    /// Creates a length in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

    /// Returns the length within an available one.
    func resolved(in available: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let length): length
        case .inset(let inset): max(0, available - 2 * inset)
        case .ratio(let ratio): max(0, available * ratio)
        }
    }
}

/// The way in which bars and areas at the same position share the axis.
public struct MarkStackingMethod: Hashable, Sendable {
    @usableFromInline enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }

    let kind: Kind

    /// Stacked on top of each other; negative values are stacked below zero.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// Stacked on top of each other and scaled so that each stack has the length 1.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// Stacked and centred around zero, as in a stream graph.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// Not stacked: each mark begins at zero, and marks overlap.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
