import Foundation
import SwiftUICore

/// The label of a value. It becomes a text only where it is shown. Each mark has labels, of which most are plain strings: the rare forms are
/// in memory of their own, so that the others are small.
@usableFromInline enum DatumLabel {
    /// A key of a localization table without arguments.
    case plainKey(String)
    case verbatim(String)
    indirect case key(LocalizedStringKey)
    indirect case text(Text)

    @inlinable init(_ key: LocalizedStringKey) {
        if let plain = key.plainKey { self = .plainKey(plain) } else { self = .key(key) }
    }

    var text: Text {
        switch self {
        case .plainKey(let key): Text(LocalizedStringKey(key))
        case .key(let key): Text(key)
        case .text(let text): text
        case .verbatim(let string): Text(verbatim: string)
        }
    }
}

/// A value without its static type, with the label that the program gives it.
@usableFromInline struct LabeledDatum {
    @usableFromInline let label: DatumLabel
    @usableFromInline let datum: Datum

    @inlinable init(_ label: DatumLabel, _ datum: Datum) {
        self.label = label
        self.datum = datum
    }

    @inlinable init<Value: Plottable>(_ label: DatumLabel, _ value: Value) {
        self.init(label, Datum(value))
    }

    init<Value: Plottable & Hashable & Comparable>(_ label: DatumLabel, _ range: ChartBinRange<Value>) {
        self.init(label, Datum(from: range.lowerBound, to: range.upperBound))
    }

    init<Value: Plottable & Comparable>(_ label: DatumLabel, _ range: Range<Value>) {
        self.init(label, Datum(from: range.lowerBound, to: range.upperBound))
    }

    init(_ label: DatumLabel, _ date: Date, unit: Calendar.Component, calendar: Calendar) {
        self.init(label, Datum(date, unit: unit, calendar: calendar))
    }

    var scalar: _PlottableScalar { datum.scalar }
}

/// A value without its static type. Charts go through their values many times: labels, which are larger, are kept apart.
@usableFromInline struct Datum {
    @usableFromInline var scalar: _PlottableScalar
    /// The interval that the value covers on a continuous scale; nil for a single value.
    @usableFromInline var interval: ClosedRange<Double>?
    /// The calendar unit of the interval.
    @usableFromInline var unit: Calendar.Component?

    init(scalar: _PlottableScalar) {
        self.scalar = scalar
    }

    @inlinable init<Value: Plottable>(_ value: Value) {
        scalar = value.primitivePlottable._scalar
    }

    init<Value: Plottable>(from lower: Value, to upper: Value) {
        self.init(lower)
        if let lower = scalar.continuous, let upper = upper.primitivePlottable._scalar.continuous, lower <= upper {
            interval = lower...upper
        }
    }

    init(_ date: Date, unit: Calendar.Component, calendar: Calendar) {
        self.init(date)
        guard DateTicks.hasCalendarUnits(date), let span = calendar.dateInterval(of: unit, for: date) else { return }
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
