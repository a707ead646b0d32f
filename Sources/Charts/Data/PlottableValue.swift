import Foundation
import SwiftUICore

/// A value to plot, with a label that describes it in axes, legends and to assistive technologies.
///
///     BarMark(x: .value("Day", sale.date, unit: .day), y: .value("Sales", sale.amount))
public struct PlottableValue<Value: Plottable> {
    @usableFromInline let datum: LabeledDatum

    @usableFromInline init(datum: LabeledDatum) {
        self.datum = datum
    }
}

extension PlottableValue {
    /// Creates a value with a localised label.
    @inlinable public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(DatumLabel(labelKey), value))
    }

    /// Creates a value with a label.
    @inlinable public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(.text(label), value))
    }

    /// Creates a value with a label that is shown as it is.
    @_disfavoredOverload
    @inlinable public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(.verbatim(String(label)), value))
    }

    /// Creates a value with a localised label.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(.text(Text(labelResource)), value))
    }
}

extension PlottableValue where Value: Hashable & Comparable {
    /// Creates the interval of a bin, such as a bar of a histogram.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(DatumLabel(labelKey), range))
    }

    /// Creates the interval of a bin, such as a bar of a histogram.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(.text(label), range))
    }

    /// Creates the interval of a bin, such as a bar of a histogram.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(.verbatim(String(label)), range))
    }
}

extension PlottableValue where Value: Comparable {
    /// Creates an interval of values: a bar covers the whole of it, other marks are at its middle.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(DatumLabel(labelKey), range))
    }

    /// Creates an interval of values: a bar covers the whole of it, other marks are at its middle.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(.text(label), range))
    }

    /// Creates an interval of values: a bar covers the whole of it, other marks are at its middle.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(.verbatim(String(label)), range))
    }

    /// Creates an interval of values: a bar covers the whole of it, other marks are at its middle.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: LabeledDatum(.text(Text(labelResource)), range))
    }
}

extension PlottableValue where Value == Date {
    /// Creates the calendar unit that contains a date: a bar covers the whole of it, other marks are at its middle.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> {
        PlottableValue(datum: LabeledDatum(DatumLabel(labelKey), value, unit: unit, calendar: calendar))
    }

    /// Creates the calendar unit that contains a date: a bar covers the whole of it, other marks are at its middle.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> {
        PlottableValue(datum: LabeledDatum(.text(label), value, unit: unit, calendar: calendar))
    }

    /// Creates the calendar unit that contains a date: a bar covers the whole of it, other marks are at its middle.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> {
        PlottableValue(datum: LabeledDatum(.verbatim(String(label)), value, unit: unit, calendar: calendar))
    }
}
