import Foundation
import SwiftUICore

/// The property of the elements of a collection that a plot shows, with a label.
///
///     LinePlot(samples, x: .value("Time", \.time), y: .value("Level", \.level))
public struct PlottableProjection<DataElement, Value: Plottable> {
    let label: DatumLabel
    let property: KeyPath<DataElement, Value>
    let unit: Calendar.Component?

    /// Returns the value of an element.
    func datum(of element: DataElement) -> LabeledDatum {
        let value = element[keyPath: property]
        if let unit, let date = value as? Date { return LabeledDatum(label, date, unit: unit, calendar: .current) }
        return LabeledDatum(label, value)
    }

    /// Whether the values are single dates.
    var isDate: Bool { unit == nil && Value.PrimitivePlottable.self == Date.self }

    /// Whether the values are single numbers.
    var isNumeric: Bool { ![String.self, Date.self].contains { $0 == Value.PrimitivePlottable.self } }

    /// Returns the numbers or dates of elements; NaN for categories.
    func numbers(of data: some RandomAccessCollection<DataElement>) -> [Double] {
        StoredColumn.numbers(of: data, at: property)
            ?? data.map { $0[keyPath: property].primitivePlottable._scalar.continuous ?? .nan }
    }
}

extension PlottableProjection {
    /// Creates a projection with a localised label.
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection(label: DatumLabel(labelKey), property: keyPath, unit: nil)
    }

    /// Creates a projection with a label.
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection(label: .text(label), property: keyPath, unit: nil)
    }

    /// Creates a projection with a label that is shown as it is.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection(label: .verbatim(String(label)), property: keyPath, unit: nil)
    }
}

extension PlottableProjection where Value == Date {
    /// Creates a projection to the calendar unit that contains a date.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component
    ) -> PlottableProjection {
        PlottableProjection(label: DatumLabel(labelKey), property: keyPath, unit: unit)
    }

    /// Creates a projection to the calendar unit that contains a date.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component
    ) -> PlottableProjection {
        PlottableProjection(label: .verbatim(String(label)), property: keyPath, unit: unit)
    }
}

/// Content for each element of a collection, whose style can be taken from the elements.
///
/// ``BarPlot``, ``PointPlot`` and the other plots of a collection are of this kind.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement
    /// Returns the content with a change of each mark's style.
    nonisolated func _styledByElement(_ change: @escaping (inout _ElementStyle, DataElement) -> Void) -> Self
}

/// The style of the mark of an element.
public struct _ElementStyle {
    var style: MarkStyle
}

extension VectorizedChartContent {
    /// Sets the colour of marks by a property of the elements.
    nonisolated public func foregroundStyle<D: Plottable>(by projection: PlottableProjection<DataElement, D>) -> Self {
        _styledByElement { $0.style.foreground = .data(projection.datum(of: $1)) }
    }

    /// Sets the colour or style of marks from a property of the elements.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>) -> Self {
        _styledByElement { $0.style.foreground = .value(AnyShapeStyle($1[keyPath: keyPath])) }
    }

    /// Sets the opacity of marks from a property of the elements, 0 to 1.
    nonisolated public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> Self {
        _styledByElement { $0.style.opacity *= min(max($1[keyPath: keyPath], 0), 1) }
    }

    /// Sets the symbol of points by a property of the elements.
    nonisolated public func symbol<D: Plottable>(by projection: PlottableProjection<DataElement, D>) -> Self {
        _styledByElement { $0.style.symbol = .data(projection.datum(of: $1)) }
    }

    /// Sets the size of symbols by a property of the elements.
    nonisolated public func symbolSize<D: Plottable>(by projection: PlottableProjection<DataElement, D>) -> Self {
        _styledByElement { $0.style.symbolSize = .data(projection.datum(of: $1)) }
    }

    /// Sets the area of the square around symbols from a property of the elements, in square points.
    nonisolated public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
        _styledByElement {
            let side = max(0, $1[keyPath: keyPath]).squareRoot()
            $0.style.symbolSize = .value(CGSize(width: side, height: side))
        }
    }

    /// Places marks at the same position beside each other, by a property of the elements.
    nonisolated public func position<D: Plottable>(
        by projection: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> Self {
        _styledByElement { $0.style.groupPosition = SharedValue(MarkStyle.GroupPosition(datum: projection.datum(of: $1), axis: axis, span: span)) }
    }
}
