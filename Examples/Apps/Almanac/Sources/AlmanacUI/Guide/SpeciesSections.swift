import AlmanacModel
import SwiftUI

/// The species that match a search, by habitat, as sections of a list.
struct SpeciesSections: View {
    let search: SpeciesSearch
    /// Whether the rows are choices of the list's selection; otherwise they are links.
    var isSelectable = false

    @Environment(Guide.self) private var guide
    @Environment(SightingLog.self) private var log
    @Environment(\.locale) private var locale

    var body: some View {
        if guide.isShowingStoredSpecies { OfflineNotice() }
        let seen = log.seenSpecies
        let results = search.results(in: guide.species, seen: seen, locale: locale)
        ForEach(Habitat.allCases) { habitat in
            let species = results.filter { $0.habitat == habitat }
            if !species.isEmpty {
                Section {
                    ForEach(species) { species in
                        row(of: species, isSeen: seen.contains(species.id))
                    }
                } header: {
                    habitat.title
                }
            }
        }
    }

    @ViewBuilder private func row(of species: Species, isSeen: Bool) -> some View {
        let item = BrowserItem.species(species.id)
        if isSelectable {
            SpeciesRow(species: species, isSeen: isSeen).tag(item)
        } else {
            NavigationLink(value: item) {
                SpeciesRow(species: species, isSeen: isSeen)
            }
        }
    }
}
