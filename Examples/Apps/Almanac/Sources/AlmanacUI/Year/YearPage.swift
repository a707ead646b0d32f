import AlmanacModel
import SwiftUI

/// A year of sightings in figures and pictures.
struct YearPage: View {
    @Environment(SightingLog.self) private var log
    @Environment(\.calendar) private var calendar
    @Environment(\.today) private var today
    @State private var chosenYear: Int?
    @State private var isShowingCard = false

    var body: some View {
        let summary = YearSummary(year: year, sightings: log.sightings, calendar: calendar)
        ScrollView {
            VStack(spacing: 16) {
                YearStepper(year: year, range: years) { chosenYear = $0 }
                YearFigures(summary: summary)
                MonthChart(summary: summary)
                DayMap(summary: summary)
                RankingPanel(summary: summary)
            }
            .padding(16)
            .frame(maxWidth: 720)
            .frame(maxWidth: .infinity)
        }
        .background(Color(.paper))
        .overlay { if summary.isEmpty { emptyYear } }
        .navigationTitle(Text("Year", bundle: .module))
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    isShowingCard = true
                } label: {
                    Label(localized: "Year Card", systemImage: "square.and.arrow.up")
                }
                .disabled(summary.isEmpty)
            }
        }
        .sheet(isPresented: $isShowingCard) { CardSheet(summary: summary) }
    }

    private var year: Int { chosenYear ?? currentYear }
    private var currentYear: Int { calendar.component(.year, from: today()) }

    private var years: ClosedRange<Int> {
        let first = log.sightings.last.map { calendar.component(.year, from: $0.date) } ?? currentYear
        return min(first, currentYear)...currentYear
    }

    private var emptyYear: some View {
        ContentUnavailableView {
            Label(localized: "Nothing Logged", systemImage: "calendar")
        } description: {
            Text("The sightings of the year appear here.", bundle: .module)
        }
        .padding(.top, 60)
    }
}

#Preview("Year") {
    NavigationStack { YearPage() }
        .loadedSample()
}
