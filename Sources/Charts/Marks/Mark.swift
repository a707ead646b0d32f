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

        var label: DatumLabel? { if case .value(let datum) = self { datum.label } else { nil } }
        var position: Position {
            switch self {
            case .value(let datum): .value(datum.datum)
            case .points(let points): .points(points)
            }
        }
    }

    private struct Rest {
        /// The positions; nil if the numbers are all of them.
        var positions: Positions?
        var series: Datum?
        var width = MarkDimension.automatic
        var height = MarkDimension.automatic
        var sector: Sector?
        var columns: PlottedColumns?
    }

    private struct Positions {
        var x: Position?
        var xEnd: Position?
        var y: Position?
        var yEnd: Position?
    }

    // In place and not in memory of their own: there may be very many marks.
    let numbers: MarkNumbers
    let stacking: MarkStackingMethod
    /// Whether the numbers along an axis are dates.
    private let hasDates: (x: Bool, y: Bool)
    /// The label of the first value along the x axis; nil if there is none.
    let xLabel: DatumLabel?
    /// The label of the first value along the y axis; nil if there is none.
    let yLabel: DatumLabel?
    /// The other values; nil for marks without any.
    private let rest: SharedValue<Rest>?
    /// The style of a collected mark. Nil in content, whose copies then have one reference less to count.
    private var collectedStyle: SharedMarkStyle?
    var style: SharedMarkStyle {
        get { collectedStyle ?? .standard }
        set { collectedStyle = newValue }
    }
    /// The identity of the mark across updates, by which it is animated.
    var id = 0

    struct Sector {
        var angle: Datum
        var innerRadius: MarkDimension
        var outerRadius: MarkDimension
        var angularInset: CGFloat
    }

    private init(
        kind: Kind, stacking: MarkStackingMethod = .standard, horizontal: SIMD2<Double> = SIMD2(repeating: .nan),
        vertical: SIMD2<Double> = SIMD2(repeating: .nan), hasDates: (x: Bool, y: Bool) = (false, false), xLabel: DatumLabel? = nil,
        yLabel: DatumLabel? = nil, rest: SharedValue<Rest>? = nil
    ) {
        numbers = MarkNumbers(kind: kind, isComplete: rest == nil, horizontal: horizontal, vertical: vertical)
        self.stacking = stacking
        self.hasDates = hasDates
        self.xLabel = xLabel
        self.yLabel = yLabel
        self.rest = rest
    }

    @usableFromInline init(
        _ kind: Kind, x: LabeledPosition? = nil, xEnd: LabeledPosition? = nil, y: LabeledPosition? = nil, yEnd: LabeledPosition? = nil,
        series: LabeledDatum? = nil, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        let positions = Positions(x: x?.position, xEnd: xEnd?.position, y: y?.position, yEnd: yEnd?.position)
        let (horizontal, vertical) = (Self.numbers(positions.x, positions.xEnd), Self.numbers(positions.y, positions.yEnd))
        let hasNumbersOnly = horizontal.isAll && vertical.isAll
        var rest: SharedValue<Rest>?
        if !hasNumbersOnly || series != nil || width.kind != .automatic || height.kind != .automatic {
            rest = SharedValue(Rest(positions: hasNumbersOnly ? nil : positions, series: series?.datum, width: width, height: height))
        }
        self.init(
            kind: kind, stacking: stacking, horizontal: horizontal.numbers, vertical: vertical.numbers,
            hasDates: (horizontal.areDates, vertical.areDates), xLabel: x?.label ?? xEnd?.label, yLabel: y?.label ?? yEnd?.label, rest: rest)
    }

    /// Creates a mark at two values.
    @usableFromInline init(_ kind: Kind, x: LabeledDatum, y: LabeledDatum) {
        guard let xNumber = x.datum.number, let yNumber = y.datum.number else {
            self.init(kind, x: .value(x), y: .value(y))
            return
        }
        self.init(
            kind: kind, horizontal: SIMD2(xNumber, .nan), vertical: SIMD2(yNumber, .nan), hasDates: (x.datum.isDate, y.datum.isDate),
            xLabel: x.label, yLabel: y.label)
    }

    /// Creates a mark between two pairs of values.
    @usableFromInline init(_ kind: Kind, x: LabeledDatum, xEnd: LabeledDatum, y: LabeledDatum, yEnd: LabeledDatum) {
        guard let xNumber = x.datum.number, let xEndNumber = xEnd.datum.number, let yNumber = y.datum.number,
            let yEndNumber = yEnd.datum.number, x.datum.isDate == xEnd.datum.isDate, y.datum.isDate == yEnd.datum.isDate
        else {
            self.init(kind, x: .value(x), xEnd: .value(xEnd), y: .value(y), yEnd: .value(yEnd))
            return
        }
        self.init(
            kind: kind, horizontal: SIMD2(xNumber, xEndNumber), vertical: SIMD2(yNumber, yEndNumber),
            hasDates: (x.datum.isDate, y.datum.isDate), xLabel: x.label, yLabel: y.label)
    }

    /// Returns the numbers or dates of the positions along an axis, and whether these numbers describe the positions completely.
    private static func numbers(_ start: Position?, _ end: Position?) -> (numbers: SIMD2<Double>, areDates: Bool, isAll: Bool) {
        let none = SIMD2<Double>(repeating: .nan)
        guard let start else { return (none, false, end == nil) }
        guard let datum = start.datum, let number = datum.number else { return (none, false, false) }
        guard let end else { return (SIMD2(number, .nan), datum.isDate, true) }
        guard let endDatum = end.datum, let endNumber = endDatum.number else { return (none, false, false) }
        return (SIMD2(number, endNumber), datum.isDate, datum.isDate == endDatum.isDate)
    }

    /// Creates a sector. A negative inset counts as zero.
    init(angle: LabeledDatum, innerRadius: MarkDimension, outerRadius: MarkDimension, angularInset: CGFloat?) {
        let sector = Sector(angle: angle.datum, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: max(0, angularInset ?? 0))
        self.init(kind: .sector, rest: SharedValue(Rest(sector: sector)))
    }

    /// Creates the mark of columns.
    init(_ columns: PlottedColumns) {
        self.init(kind: .function, rest: SharedValue(Rest(columns: columns)))
    }

    var kind: Kind { numbers.kind }
    /// The position or, with `xEnd`, the start of an interval; nil for the whole length of the plot.
    var x: Position? { position({ $0.x }, numbers.horizontal.x, isDate: hasDates.x) }
    var xEnd: Position? { position({ $0.xEnd }, numbers.horizontal.y, isDate: hasDates.x) }
    var y: Position? { position({ $0.y }, numbers.vertical.x, isDate: hasDates.y) }
    var yEnd: Position? { position({ $0.yEnd }, numbers.vertical.y, isDate: hasDates.y) }
    /// The series of a line or area that the mark belongs to.
    var series: Datum? { rest?.value.series }
    var width: MarkDimension { rest?.value.width ?? .automatic }
    var height: MarkDimension { rest?.value.height ?? .automatic }
    var sector: Sector? { rest?.value.sector }
    var columns: PlottedColumns? { rest?.value.columns }

    private func position(_ position: (Positions) -> Position?, _ number: Double, isDate: Bool) -> Position? {
        if let positions = rest?.value.positions { return position(positions) }
        guard !number.isNaN else { return nil }
        return .value(Datum(scalar: isDate ? .date(number) : .number(number)))
    }
}

extension Datum {
    /// The finite number or date; nil for categories and intervals.
    fileprivate var number: Double? {
        guard interval == nil, unit == nil, let number = scalar.continuous, number.isFinite else { return nil }
        return number
    }

    fileprivate var isDate: Bool { if case .date = scalar { true } else { false } }
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
