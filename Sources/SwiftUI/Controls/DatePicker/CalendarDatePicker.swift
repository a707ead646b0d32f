import CoreGraphics
import Foundation
import SwiftUICore

/// A month calendar with the time below it. On macOS it has a fixed width, and the label before it.
struct CalendarDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.platformProfile) private var profile

    var body: some View {
        if profile.isMac {
            LabelledControl(alignment: .firstTextBaseline, label: configuration.label) {
                parts.frame(width: profile.controls.calendar.width)
            }
        } else {
            parts
        }
    }

    private var parts: some View {
        VStack(spacing: 12) {
            if configuration.displayedComponents.contains(.date) { CalendarMonth(days: SingleDay(configuration: configuration)) }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer()
                    CompactDatePicker(
                        configuration: DatePickerStyleConfiguration(
                            label: configuration.label, selection: configuration.$selection, minimumDate: configuration.minimumDate,
                            maximumDate: configuration.maximumDate, displayedComponents: .hourAndMinute)
                    )
                    .labelsHidden()
                }
            }
        }
        .accessibilityElement(children: .contain)
    }
}

/// The single selected day of a date picker.
struct SingleDay: CalendarDays {
    let configuration: DatePickerStyleConfiguration

    var first: Date { configuration.selection }

    func isChosen(_ day: Date, in calendar: Calendar) -> Bool { calendar.isDate(day, inSameDayAs: configuration.selection) }

    func isAllowed(_ day: Date, in calendar: Calendar) -> Bool {
        guard let interval = calendar.dateInterval(of: .day, for: day) else { return false }
        if let minimum = configuration.minimumDate, interval.end <= minimum { return false }
        if let maximum = configuration.maximumDate, interval.start > maximum { return false }
        return true
    }

    /// Selects a day and keeps the time of day.
    func choose(_ day: Date, in calendar: Calendar) {
        configuration.selection = configuration.limited(calendar.date(on: day, timeOf: configuration.selection) ?? day)
    }
}
