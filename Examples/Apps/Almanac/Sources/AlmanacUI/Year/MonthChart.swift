import AlmanacModel
import Charts
import SwiftUI

/// The sightings of each month as bars. A tapped month shows its numbers.
struct MonthChart: View {
    let summary: YearSummary

    @Environment(\.calendar) private var calendar
    @State private var selectedDate: Date?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                PanelTitle("Month by Month")
                Spacer()
                if let month = highlighted {
                    (Text(month.start, format: .dateTime.month(.wide)) + Text(verbatim: ": ") + Text("\(month.sightings) sightings", bundle: .module))
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("highlightedMonth")
                }
            }
            Chart(summary.months) { month in
                BarMark(x: .value("Month", month.start, unit: .month, calendar: calendar), y: .value("Sightings", month.sightings))
                    .foregroundStyle(month == highlighted ? Color(.berry) : Color(.moss))
                    .cornerRadius(4)
                    .accessibilityLabel(Text(month.start, format: .dateTime.month(.wide)))
                    .accessibilityValue(Text("\(month.sightings) sightings", bundle: .module))
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month, calendar: calendar)) { _ in
                    AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
                }
            }
            .chartYAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
            .chartXSelection(value: $selectedDate)
            .frame(height: 180)
        }
        .panel()
    }

    private var highlighted: YearSummary.Month? {
        guard let selectedDate else { return summary.busiestMonth }
        let number = calendar.component(.month, from: selectedDate)
        return summary.months.first { $0.number == number }
    }
}
