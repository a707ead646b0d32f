import CoreGraphics

/// Bars for the elements of a collection.
///
/// Suited to many elements: properties are read with key paths, and modifiers apply to all marks at once.
nonisolated public struct BarPlot<Data: RandomAccessCollection>: ElementPlot {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    var marks: ElementMarks<Data>
}

extension BarPlot {
    /// Creates bars at a category or date along one axis, with the length of a number along the other.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        marks = ElementMarks(data) { element in
            Mark(.bar, x: .value(x.datum(of: element)), y: .value(y.datum(of: element)), width: width, height: height, stacking: stacking)
        }
    }

    /// Creates horizontal bars between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
    ) {
        marks = ElementMarks(data) { element in
            Mark(
                .bar, x: .value(xStart.datum(of: element)), xEnd: .value(xEnd.datum(of: element)), y: .value(y.datum(of: element)), height: height,
                stacking: .unstacked)
        }
    }

    /// Creates vertical bars between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
    ) {
        marks = ElementMarks(data) { element in
            Mark(
                .bar, x: .value(x.datum(of: element)), y: .value(yStart.datum(of: element)), yEnd: .value(yEnd.datum(of: element)), width: width,
                stacking: .unstacked)
        }
    }
}
