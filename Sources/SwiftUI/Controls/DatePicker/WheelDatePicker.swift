import Foundation
import SwiftUICore

/// Wheels for the day, month, year, hour and minute of a date.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        HStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) { DateWheels(configuration: configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) { TimeWheels(configuration: configuration) }
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
        Binding(
            get: { calendar.component(component, from: configuration.selection) },
            set: { set($0, component) })
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

extension EnvironmentValues {
    /// The calendar in the time zone of the environment.
    fileprivate var zonedCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar
    }
}

private struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.zonedCalendar) private var calendar

    var body: some View {
        let part = DatePart(configuration: configuration, calendar: calendar)
        let year = calendar.component(.year, from: configuration.selection)
        let days = calendar.range(of: .day, in: .month, for: configuration.selection)?.count ?? 31
        let months = calendar.monthSymbols
        return HStack(spacing: 0) {
            Picker("Month", selection: part.binding(.month)) {
                ForEach(1...max(1, months.count), id: \.self) { Text(verbatim: months.isEmpty ? "\($0)" : months[$0 - 1]) }
            }
            Picker("Day", selection: part.binding(.day)) {
                ForEach(1...max(1, days), id: \.self) { Text(verbatim: "\($0)") }
            }
            Picker("Year", selection: part.binding(.year)) {
                ForEach(year - 20...year + 20, id: \.self) { Text(verbatim: "\($0)") }
            }
        }
        .pickerStyle(.wheel)
    }
}

/// Wheels for the hour and the minute.
struct TimeWheels: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.zonedCalendar) private var calendar

    var body: some View {
        let part = DatePart(configuration: configuration, calendar: calendar)
        return HStack(spacing: 0) {
            Picker("Hour", selection: part.binding(.hour)) {
                ForEach(0..<24, id: \.self) { Text(verbatim: "\($0)") }
            }
            Picker("Minute", selection: part.binding(.minute)) {
                ForEach(0..<60, id: \.self) { Text(verbatim: $0 < 10 ? "0\($0)" : "\($0)") }
            }
        }
        .pickerStyle(.wheel)
        .foregroundStyle(Color.primary)
    }
}
