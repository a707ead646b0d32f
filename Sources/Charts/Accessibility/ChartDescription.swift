import Foundation
import SwiftUICore

/// Describes charts and marks to assistive technologies.
enum ChartDescription {
    /// Returns a description of the chart's content: the kind of marks, the labels of both axes, and the categories.
    static func summary(of model: ChartModel) -> Text {
        let labels = [model.y.label, model.x.label].compactMap { $0?.text }
        let title = labels.count == 2 ? Text("\(labels[0]), \(labels[1])") : labels.first
        guard let title else { return Text("Chart") }
        return Text("Chart, \(title)")
    }

    /// Returns the value of a datum in the locale: dates without a time where their unit has none.
    static func string(_ datum: Datum, locale: Locale, calendar: Calendar) -> String {
        switch datum.scalar {
        case .category(let name): return name
        case .number:
            if let interval = datum.interval { return "\(number(interval.lowerBound, locale))–\(number(interval.upperBound, locale))" }
            return number(datum.scalar.continuous ?? 0, locale)
        case .date(let seconds):
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            switch datum.unit {
            case .year, .era, .yearForWeekOfYear: style = style.year()
            case .month, .quarter: style = style.year().month(.wide)
            case .hour, .minute, .second: style = style.month().day().hour().minute()
            default: style = calendar.startOfDay(for: date) == date ? style.year().month(.wide).day() : style.month().day().hour().minute()
            }
            return style.format(date)
        }
    }

    private static func number(_ value: Double, _ locale: Locale) -> String {
        value.formatted(.number.precision(.significantDigits(1...6)).locale(locale))
    }
}
