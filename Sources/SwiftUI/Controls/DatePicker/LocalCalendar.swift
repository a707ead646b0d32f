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
