import CoreGraphics

/// Sectors for the elements of a collection.
///
/// Suited to many elements: properties are read with key paths, and modifiers apply to all marks at once.
nonisolated public struct SectorPlot<Data: RandomAccessCollection>: ElementPlot {
    public typealias Body = Never
    public typealias DataElement = Data.Element

    var marks: ElementMarks<Data>
}

extension SectorPlot {
    /// Creates sectors whose angles are proportional to their fractions of the sum.
    public init<V: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        marks = ElementMarks(data) { element in
            Mark(angle: angle.datum(of: element), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
        }
    }
}
