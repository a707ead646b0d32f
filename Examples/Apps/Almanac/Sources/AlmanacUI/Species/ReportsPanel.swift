import AlmanacModel
import SwiftUI

/// What other birdwatchers have reported nearby.
struct ReportsPanel: View {
    let reports: [Report]

    var body: some View {
        if !reports.isEmpty {
            VStack(alignment: .leading, spacing: 12) {
                PanelTitle("Seen Nearby")
                ForEach(reports) { report in
                    PlaceRow(place: report.place, date: report.date, count: report.count, observer: report.observer)
                    if report.id != reports.last?.id { Divider() }
                }
            }
            .panel()
        }
    }
}
