import AlmanacModel
import SwiftUI

/// The totals of a year.
struct YearFigures: View {
    let summary: YearSummary

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
            Figure(value: summary.speciesCount, title: Text("\(summary.speciesCount) species.label", bundle: .module), systemImage: "book")
            Figure(value: summary.sightings, title: Text("\(summary.sightings) sightings.label", bundle: .module), systemImage: "binoculars")
            Figure(value: summary.birds, title: Text("\(summary.birds) birds.label", bundle: .module), systemImage: "number")
            Figure(value: summary.daysOut, title: Text("\(summary.daysOut) days.label", bundle: .module), systemImage: "calendar")
        }
    }
}

/// A number with its unit.
struct Figure: View {
    let value: Int
    let title: Text
    let systemImage: String

    @ScaledMetric(relativeTo: .body) private var iconHeight: CGFloat = 22

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Image(systemName: systemImage)
                .frame(height: iconHeight)
                .foregroundStyle(Color(.moss))
                .accessibilityHidden(true)
            Text(value, format: .number)
                .font(.title.bold())
                .monospacedDigit()
                .contentTransition(.numericText(value: Double(value)))
            title
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .panel()
        .accessibilityElement(children: .combine)
    }
}
