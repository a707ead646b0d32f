import CoreGraphics

/// Rectangles for the elements of a collection.
///
/// Suited to many elements: properties are read with key paths, and modifiers apply to all marks at once.
nonisolated public struct RectanglePlot<Data: RandomAccessCollection>: ElementPlot {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    var marks: ElementMarks<Data>
}

extension RectanglePlot {
    /// Creates rectangles around pairs of values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        marks = ElementMarks(data) { element in
            Mark(.rectangle, x: .value(x.datum(of: element)), y: .value(y.datum(of: element)), width: width, height: height)
        }
    }

    /// Creates rectangles between pairs of values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) {
        marks = ElementMarks(data) { element in
            Mark(
                .rectangle, x: .value(xStart.datum(of: element)), xEnd: .value(xEnd.datum(of: element)), y: .value(yStart.datum(of: element)),
                yEnd: .value(yEnd.datum(of: element)))
        }
    }
}
