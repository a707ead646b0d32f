import Foundation
import SwiftUICore

/// Wheels for the components of a date, in the order of the locale; with a time, one wheel for the days.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        HStack(spacing: 0) {
            if !configuration.displayedComponents.contains(.hourAndMinute) {
                DateWheels(configuration: configuration)
            } else {
                if configuration.displayedComponents.contains(.date) { DayWheel(configuration: configuration).frame(minWidth: 130) }
                TimeWheels(configuration: configuration)
            }
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .contain)
    }
}

/// Reads and writes single components of a date.
private struct DatePart {
    let configuration: DatePickerStyleConfiguration
    let calendar: Calendar

    func binding(_ component: Calendar.Component) -> Binding<Int> {
        Binding {
            calendar.component(component, from: configuration.selection)
        } set: {
            set($0, component)
        }
    }

    private func set(_ value: Int, _ component: Calendar.Component) {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: configuration.selection)
        parts.setValue(value, for: component)
        // If the day does not exist in the new month, such as February 30th, the last day of the month is used.
        if component == .month || component == .year {
            var first = parts
            first.day = 1
            if let date = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: date)?.count {
                parts.day = min(parts.day ?? 1, days)
            }
        }
        if let date = calendar.date(from: parts) { configuration.selection = configuration.limited(date) }
    }
}

/// Wheels for the day, the month and the year.
private struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 0) {
            ForEach(order, id: \.self) { component in
                switch component {
                case .month: month
                case .day: day
                default: year
                }
            }
        }
        .pickerStyle(.wheel)
    }

    private var part: DatePart { DatePart(configuration: configuration, calendar: calendar) }

    private var order: [Calendar.Component] {
        var pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
        pattern.replace(/'[^']*'/, with: "")
        func place(_ letters: String) -> String.Index { pattern.firstIndex { letters.contains($0) } ?? pattern.endIndex }
        let places: [(Calendar.Component, String.Index)] = [(.month, place("ML")), (.day, place("d")), (.year, place("yur"))]
        return places.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private var month: some View {
        let names = calendar.standaloneMonthSymbols
        return Picker("Month", selection: part.binding(.month)) {
            ForEach(1...max(1, names.count), id: \.self) { Text(verbatim: names.isEmpty ? "\($0)" : names[$0 - 1]) }
        }
    }

    private var day: some View {
        let days = calendar.range(of: .day, in: .month, for: configuration.selection)?.count ?? 31
        return Picker("Day", selection: part.binding(.day)) { ForEach(1...max(1, days), id: \.self) { Text(verbatim: "\($0)") } }
    }

    /// The years around the decade of the selection, so that they stay the same while a near year is chosen.
    private var year: some View {
        let decade = calendar.component(.year, from: configuration.selection) / 10 * 10
        return Picker("Year", selection: part.binding(.year)) {
            ForEach(decade - 50...decade + 59, id: \.self) { Text(verbatim: "\($0)") }
        }
    }
}

/// A wheel of days with their weekdays.
private struct DayWheel: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        Picker("Date", selection: day) {
            ForEach(days, id: \.self) { Text(verbatim: title(of: $0)) }
        }
        .pickerStyle(.wheel)
    }

    /// The start of the day of the selection.
    private var day: Binding<Date> {
        Binding {
            calendar.startOfDay(for: configuration.selection)
        } set: { day in
            let time = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
            let date = calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
            if let date { configuration.selection = configuration.limited(date) }
        }
    }

    /// The days around the month of the selection, so that they stay the same while a near day is chosen.
    private var days: [Date] {
        guard let month = calendar.dateInterval(of: .month, for: configuration.selection)?.start else { return [day.wrappedValue] }
        return (-60...90).compactMap { calendar.date(byAdding: .day, value: $0, to: month) }
    }

    private func title(of day: Date) -> String {
        var style = Date.FormatStyle().weekday(.abbreviated).month(.abbreviated).day()
        style.locale = locale
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        return day.formatted(style).replacing(",", with: "")
    }
}

/// Wheels for the hour and the minute, and for the half of the day where the locale counts twelve hours.
struct TimeWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let part = DatePart(configuration: configuration, calendar: calendar)
        let hour = part.binding(.hour)
        HStack(spacing: 0) {
            if countsTwelveHours {
                Picker("Hour", selection: Binding(get: { hour.wrappedValue % 12 }, set: { hour.wrappedValue = hour.wrappedValue / 12 * 12 + $0 })) {
                    ForEach(0..<12, id: \.self) { Text(verbatim: $0 == 0 ? "12" : "\($0)") }
                }
            } else {
                Picker("Hour", selection: hour) { ForEach(0..<24, id: \.self) { Text(verbatim: $0 < 10 ? "0\($0)" : "\($0)") } }
            }
            Picker("Minute", selection: part.binding(.minute)) {
                ForEach(0..<60, id: \.self) { Text(verbatim: $0 < 10 ? "0\($0)" : "\($0)") }
            }
            if countsTwelveHours {
                Picker("AM/PM", selection: Binding(get: { hour.wrappedValue / 12 }, set: { hour.wrappedValue = hour.wrappedValue % 12 + 12 * $0 })) {
                    Text(verbatim: calendar.amSymbol).tag(0)
                    Text(verbatim: calendar.pmSymbol).tag(1)
                }
            }
        }
        .pickerStyle(.wheel)
        .foregroundStyle(Color.primary)
    }

    private var countsTwelveHours: Bool {
        let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
        return !pattern.contains("H") && !pattern.contains("k")
    }
}

extension EnvironmentValues {
    /// The calendar in the time zone and the language of the environment.
    var localCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
