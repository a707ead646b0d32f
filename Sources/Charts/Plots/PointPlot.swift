import CoreGraphics

/// Points for the elements of a collection.
///
/// Suited to many elements: properties are read with key paths, and modifiers apply to all marks at once. More than 1,000 points with one
/// style are not animated.
nonisolated public struct PointPlot<Data: RandomAccessCollection>: ElementPlot {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    var marks: ElementMarks<Data>
}

extension PointPlot {
    /// Creates points at two values.
    public init<X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) {
        // Columns have no dates along the y axis.
        let columns = (x.isNumeric || x.isDate) && y.isNumeric ? { PlottedColumns(data, x: x, y: y, form: .points) } : nil
        marks = ElementMarks(data, columns: columns) { element in
            Mark(.point, x: x.datum(of: element), y: y.datum(of: element))
        }
    }
}
