import AlmanacModel
import SwiftUI

/// Everything about a species.
struct SpeciesPage: View {
    let species: Species

    @Environment(Guide.self) private var guide
    @Environment(SightingLog.self) private var log
    @Environment(Navigator.self) private var navigator
    @Environment(\.locale) private var locale
    @Environment(\.today) private var today

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                HeroHeader(species: species)
                Group {
                    SpeciesSummary(species: species)
                    PresencePanel(presence: species.presence)
                    HabitatPanel(habitat: species.habitat)
                    OwnSightingsPanel(sightings: log.sightings(of: species))
                    ReportsPanel(reports: guide.reports(of: species))
                }
                .padding(.horizontal, 16)
            }
            .frame(maxWidth: 720)
            .padding(.bottom, 24)
            .frame(maxWidth: .infinity)
        }
        .background(Color(.paper))
        .navigationTitle(species.names.text(for: locale))
        #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
        #endif
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    navigator.logSighting(of: species, date: today())
                } label: {
                    Label(localized: "Log Sighting", systemImage: "plus")
                }
            }
        }
    }
}

#Preview("Species") {
    SpeciesPreview(id: "kingfisher").loadedSample()
}

/// A species of the sample guide in a navigation stack.
private struct SpeciesPreview: View {
    let id: Species.ID

    @Environment(Guide.self) private var guide

    var body: some View {
        NavigationStack {
            if let species = guide.species(withID: id) { SpeciesPage(species: species) }
        }
    }
}
