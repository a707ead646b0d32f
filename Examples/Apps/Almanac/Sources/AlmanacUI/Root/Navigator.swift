import AlmanacModel
import Observation
import SwiftUI

/// Where a window is, and what it edits.
@MainActor @Observable
public final class Navigator {
    /// The tabs on small screens.
    enum Tab: Hashable {
        case guide, gallery, sightings, year
    }

    var item: BrowserItem? = .gallery
    var tab = Tab.guide
    var search = SpeciesSearch()
    var draft: SightingDraft?
    /// The species that was just logged for the first time.
    var firstSighting: Species.ID?
    var isShowingSettings = false

    public init() {}

    /// Opens the editor for a new sighting, by default of the species chosen in the sidebar.
    public func logSighting(of species: Species? = nil, date: Date) {
        draft = SightingDraft(speciesID: species?.id ?? chosenSpecies, date: date)
    }

    private var chosenSpecies: Species.ID? {
        if case .species(let id) = item { return id }
        return nil
    }
}
