import AlmanacModel
import SwiftUI

/// The person's own sightings, by month.
struct SightingsPage: View {
    @Environment(SightingLog.self) private var log
    @Environment(Navigator.self) private var navigator
    @Environment(\.calendar) private var calendar
    @Environment(\.today) private var today
    @State private var selection: Sighting.ID?

    var body: some View {
        List(selection: $selection) {
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
        .overlay { if log.sightings.isEmpty { EmptyLog() } }
        .safeAreaInset(edge: .top, spacing: 0) { if log.hasSavingFailed || log.hasLoadingFailed { LogFailure() } }
        .onDeleteKey { delete(selection) }
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

    private func delete(_ id: Sighting.ID?) {
        guard let sighting = log.sightings.first(where: { $0.id == id }) else { return }
        withAnimation { log.delete(sighting) }
    }
}

extension View {
    /// Adds an action for the delete key where there is a keyboard for it.
    fileprivate func onDeleteKey(perform action: @escaping () -> Void) -> some View {
        #if os(macOS)
        onDeleteCommand(perform: action)
        #else
        self
        #endif
    }
}

#Preview("Sightings") {
    NavigationStack { SightingsPage() }
        .loadedSample()
}
