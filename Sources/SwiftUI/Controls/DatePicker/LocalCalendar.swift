import Foundation
import SwiftUICore

extension EnvironmentValues {
    /// The calendar in the time zone and the language of the environment.
    var localCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}

extension Calendar {
    /// Returns the date with the day of one date and the time of another; nil if the day does not have the time.
    func date(on day: Date, timeOf other: Date) -> Date? {
        let time = dateComponents([.hour, .minute, .second], from: other)
        return date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    }
}

extension Date.FormatStyle {
    /// Returns the style in the language, the calendar and the time zone of a calendar.
    func adapted(to calendar: Calendar) -> Date.FormatStyle {
        var style = self
        if let locale = calendar.locale { style.locale = locale }
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        return style
    }
}
