import Foundation
import SwiftUICore

/// Formats the labels of an axis for which the program sets no format.
struct AxisLabelFormatter {
    let locale: Locale
    let calendar: Calendar
    /// The values of the axis, which share their precision.
    let values: [_PlottableScalar]
    /// The unit of the distance between dates.
    let unit: Calendar.Component?
    let isPercentage: Bool

    init(locale: Locale, calendar: Calendar, values: [_PlottableScalar], unit: Calendar.Component?, isPercentage: Bool) {
        self.locale = locale
        self.calendar = calendar
        self.values = values
        self.unit = unit
        self.isPercentage = isPercentage
    }

    /// Returns the label of each value.
    func labels() -> [String] {
        let numbers = values.compactMap { value -> Double? in if case .number(let number) = value { number } else { nil } }
        let format = numbers.isEmpty ? nil : numberFormat(numbers)
        return values.map { value in
            switch value {
            case .category(let name): name
            case .number(let number): format?(number) ?? ""
            case .date(let seconds): date(Date(timeIntervalSinceReferenceDate: seconds))
            }
        }
    }

    private func numberFormat(_ numbers: [Double]) -> (Double) -> String {
        let distances = zip(numbers.dropFirst(), numbers).map { abs($0 - $1) }.filter { $0 > 0 }
        let step = distances.min() ?? abs(numbers.first ?? 1)
        let greatest = numbers.map(abs).max() ?? 0
        if isPercentage {
            let digits = Self.digits(of: step * 100)
            return { $0.formatted(.percent.precision(.fractionLength(digits)).locale(locale)) }
        }
        if greatest >= 1e15 || greatest > 0 && greatest < 1e-4 {
            return { $0.formatted(.number.notation(.scientific).locale(locale)) }
        }
        // On a logarithmic axis each label has as many digits as its value needs.
        if (distances.max() ?? step) > step * 1.5 {
            if greatest >= 1e5 { return { $0.formatted(.number.notation(.compactName).precision(.significantDigits(1...3)).locale(locale)) } }
            return { $0.formatted(.number.precision(.significantDigits(1...4)).locale(locale)) }
        }
        if greatest >= 1e6, step >= 1e4 {
            let unit = greatest >= 1e12 ? 1e12 : greatest >= 1e9 ? 1e9 : 1e6
            let digits = min(2, Self.digits(of: step / unit))
            return { $0.formatted(.number.notation(.compactName).precision(.fractionLength(0...digits)).locale(locale)) }
        }
        let digits = Self.digits(of: step)
        return { $0.formatted(.number.precision(.fractionLength(digits)).locale(locale)) }
    }

    /// The number of digits after the decimal point that a step needs.
    private static func digits(of step: Double) -> Int {
        guard step > 0, step.isFinite else { return 0 }
        for digits in 0..<10 {
            let scaled = step * pow(10, Double(digits))
            if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return digits }
        }
        return 10
    }

    private func date(_ date: Date) -> String {
        guard DateTicks.hasCalendarUnits(date) else { return "" }
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch unit {
        case .second, .nanosecond: style = style.hour().minute().second()
        case .minute: style = style.hour().minute()
        case .hour:
            // A label at midnight shows the day if the axis covers several.
            style = calendar.startOfDay(for: date) == date && spansDays ? style.month(.abbreviated).day() : style.hour()
        case .day, .weekday, .weekOfYear, .weekOfMonth: style = style.month(.abbreviated).day()
        case .month, .quarter:
            // A label of January shows the year if the axis covers several years.
            style = calendar.component(.month, from: date) == 1 && spansYears ? style.year() : style.month(.abbreviated)
        default: style = style.year()
        }
        return style.format(date)
    }

    private var ends: (first: Date, last: Date)? {
        guard let first = values.first?.continuous, let last = values.last?.continuous else { return nil }
        return (Date(timeIntervalSinceReferenceDate: first), Date(timeIntervalSinceReferenceDate: last))
    }

    /// Whether the values are in several days; the midnight at the end of a day belongs to it.
    private var spansDays: Bool {
        ends.map { (calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: $0.first)) ?? $0.last) < $0.last } ?? false
    }
    private var spansYears: Bool {
        ends.map { calendar.component(.year, from: $0.first) != calendar.component(.year, from: $0.last) } ?? false
    }
}
