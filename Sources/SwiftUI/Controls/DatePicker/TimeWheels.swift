import Foundation
import SwiftUICore

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
