import AlmanacModel
import SwiftUI

/// The page of a place.
struct BrowserPage: View {
    let item: BrowserItem

    @Environment(Guide.self) private var guide

    var body: some View {
        switch item {
        case .gallery: GalleryPage()
        case .sightings: SightingsPage()
        case .year: YearPage()
        case .species(let id):
            if let species = guide.species(withID: id) {
                SpeciesPage(species: species)
            } else {
                ContentUnavailableView {
                    Label(localized: "Not in the Guide", systemImage: "questionmark")
                } description: {
                    Text("This bird is no longer part of the guide.", bundle: .module)
                }
            }
        }
    }
}
