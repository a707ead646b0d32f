import AlmanacModel
import SwiftUI

/// The person's own sightings, by month.
struct SightingsPage: View {
    @Environment(SightingLog.self) private var log
    @Environment(Navigator.self) private var navigator
    @Environment(\.calendar) private var calendar
    @Environment(\.today) private var today
    #if os(macOS)
    @State private var selection: Sighting.ID?
    #endif

    var body: some View {
        list
            .overlay { if log.sightings.isEmpty { EmptyLog() } }
            .safeAreaInset(edge: .top, spacing: 0) { if log.hasSavingFailed || log.hasLoadingFailed { LogFailure() } }
            .navigationTitle(Text("Sightings", bundle: .module))
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        navigator.logSighting(date: today())
                    } label: {
                        Label(localized: "Log Sighting", systemImage: "plus")
                    }
                }
            }
    }

    #if os(macOS)
    private var list: some View {
        List(selection: $selection) { months }
            .onDeleteCommand {
                guard let sighting = log.sightings.first(where: { $0.id == selection }) else { return }
                withAnimation { log.delete(sighting) }
            }
    }
    #else
    private var list: some View {
        List { months }
    }
    #endif

    private var months: some View {
        ForEach(SightingMonth.groups(of: log.sightings, calendar: calendar)) { month in
            Section {
                ForEach(month.sightings) { sighting in
                    SightingRow(sighting: sighting)
                }
            } header: {
                MonthHeader(month: month)
            }
        }
    }
}

#Preview("Sightings") {
    NavigationStack { SightingsPage() }
        .loadedSample()
}
