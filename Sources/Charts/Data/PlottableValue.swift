import Foundation
import SwiftUICore

/// A value to plot, with a label that describes it in axes, legends and to assistive technologies.
///
///     BarMark(x: .value("Day", sale.date, unit: .day), y: .value("Sales", sale.amount))
public struct PlottableValue<Value: Plottable> {
    let datum: Datum
}

extension PlottableValue {
    /// Creates a value with a localised label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(datum: Datum(.key(labelKey), value))
    }

    /// Creates a value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(datum: Datum(.text(label), value))
    }

    /// Creates a value with a label that is shown as it is.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(datum: Datum(.verbatim(String(label)), value))
    }

    /// Creates a value with a localised label.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(datum: Datum(.text(Text(labelResource)), value))
    }
}

extension PlottableValue where Value: Hashable & Comparable {
    /// Creates the interval of a bin, such as a bar of a histogram.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: Datum(.key(labelKey), range))
    }

    /// Creates the interval of a bin, such as a bar of a histogram.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: Datum(.text(label), range))
    }

    /// Creates the interval of a bin, such as a bar of a histogram.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(datum: Datum(.verbatim(String(label)), range))
    }
}

extension PlottableValue where Value == Date {
    /// Creates the calendar unit that contains a date: a bar covers the whole of it, other marks are at its middle.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> {
        PlottableValue(datum: Datum(.key(labelKey), value, unit: unit, calendar: calendar))
    }

    /// Creates the calendar unit that contains a date: a bar covers the whole of it, other marks are at its middle.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> {
        PlottableValue(datum: Datum(.text(label), value, unit: unit, calendar: calendar))
    }

    /// Creates the calendar unit that contains a date: a bar covers the whole of it, other marks are at its middle.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue<Date> {
        PlottableValue(datum: Datum(.verbatim(String(label)), value, unit: unit, calendar: calendar))
    }
}

/// The label of a value. It becomes a text only where it is shown.
enum DatumLabel {
    case key(LocalizedStringKey)
    case text(Text)
    case verbatim(String)

    var text: Text {
        switch self {
        case .key(let key): Text(key)
        case .text(let text): text
        case .verbatim(let string): Text(verbatim: string)
        }
    }
}

/// A value without its static type.
struct Datum {
    var label: DatumLabel
    var scalar: _PlottableScalar
    /// The interval that the value covers on a continuous scale; nil for a single value.
    var interval: ClosedRange<Double>?
    /// The calendar unit of the interval.
    var unit: Calendar.Component?

    init<Value: Plottable>(_ label: DatumLabel, _ value: Value) {
        self.label = label
        scalar = value.primitivePlottable._scalar
    }

    init(_ label: DatumLabel, scalar: _PlottableScalar) {
        self.label = label
        self.scalar = scalar
    }

    init<Value: Plottable & Hashable & Comparable>(_ label: DatumLabel, _ range: ChartBinRange<Value>) {
        self.init(label, range.lowerBound)
        if let lower = scalar.continuous, let upper = range.upperBound.primitivePlottable._scalar.continuous, lower <= upper {
            interval = lower...upper
        }
    }

    init(_ label: DatumLabel, _ date: Date, unit: Calendar.Component, calendar: Calendar) {
        self.init(label, date)
        guard date.timeIntervalSinceReferenceDate.isFinite, let span = calendar.dateInterval(of: unit, for: date) else { return }
        interval = span.start.timeIntervalSinceReferenceDate...span.end.timeIntervalSinceReferenceDate
        self.unit = unit
    }

    /// The position on a continuous scale: the middle of an interval; nil for categories and numbers that are not finite.
    var position: Double? {
        let value = interval.map { ($0.lowerBound + $0.upperBound) / 2 } ?? scalar.continuous
        return value.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The key under which values at the same position are grouped.
    var key: _PlottableScalar {
        guard let interval else { return scalar }
        if case .date = scalar { return .date(interval.lowerBound) }
        return .number(interval.lowerBound)
    }
}
