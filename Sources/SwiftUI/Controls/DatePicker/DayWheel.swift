import Foundation
import SwiftUICore

/// A wheel of days with their weekdays.
struct DayWheel: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.localCalendar) private var calendar

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
            if let date = calendar.date(on: day, timeOf: configuration.selection) { configuration.selection = configuration.limited(date) }
        }
    }

    /// The days around the month of the selection, so that they stay the same while a near day is chosen.
    private var days: [Date] {
        guard let month = calendar.dateInterval(of: .month, for: configuration.selection)?.start else { return [day.wrappedValue] }
        return (-60...90).compactMap { calendar.date(byAdding: .day, value: $0, to: month) }
    }

    private func title(of day: Date) -> String {
        Date.FormatStyle().weekday(.abbreviated).month(.abbreviated).day().adapted(to: calendar).format(day).replacing(",", with: "")
    }
}
