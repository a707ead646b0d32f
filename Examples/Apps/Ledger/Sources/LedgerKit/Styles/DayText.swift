import LedgerModel
import SwiftUI

/// A day in the style of the reader's language.
struct DayText: View {
    var day: Day
    @Environment(\.calendar) private var calendar

    init(_ day: Day) {
        self.day = day
    }

    var body: some View {
        Text(day.date(in: calendar), format: .dateTime.day().month(.abbreviated).year())
            .monospacedDigit()
            .lineLimit(1)
    }
}
