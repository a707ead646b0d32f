import CoreGraphics

/// Straight lines along an axis for the elements of a collection.
///
/// Suited to many elements: properties are read with key paths, and modifiers apply to all marks at once.
nonisolated public struct RulePlot<Data: RandomAccessCollection>: ElementPlot {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    var marks: ElementMarks<Data>
}

extension RulePlot {
    /// Creates vertical lines at a value, between two positions of the plot's height, in points; the whole height by default.
    public init<X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        marks = ElementMarks(data) { element in
            Mark(.rule, x: .value(x.datum(of: element)), y: yStart.map { .points($0) }, yEnd: yEnd.map { .points($0) })
        }
    }

    /// Creates horizontal lines at a value, between two positions of the plot's width, in points; the whole width by default.
    public init<Y: Plottable>(
        _ data: Data, y: PlottableProjection<Data.Element, Y>, xStart: CGFloat? = nil, xEnd: CGFloat? = nil
    ) {
        marks = ElementMarks(data) { element in
            Mark(.rule, x: xStart.map { .points($0) }, xEnd: xEnd.map { .points($0) }, y: .value(y.datum(of: element)))
        }
    }

    /// Creates vertical lines between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) {
        marks = ElementMarks(data) { element in
            Mark(.rule, x: .value(x.datum(of: element)), y: .value(yStart.datum(of: element)), yEnd: .value(yEnd.datum(of: element)))
        }
    }

    /// Creates horizontal lines between two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) {
        marks = ElementMarks(data) { element in
            Mark(.rule, x: .value(xStart.datum(of: element)), xEnd: .value(xEnd.datum(of: element)), y: .value(y.datum(of: element)))
        }
    }
}
