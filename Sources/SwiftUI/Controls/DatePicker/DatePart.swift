import Foundation
import SwiftUICore

/// Reads and writes single components of a date.
struct DatePart {
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
