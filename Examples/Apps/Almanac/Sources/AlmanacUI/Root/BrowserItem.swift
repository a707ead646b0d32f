import AlmanacModel
import SwiftUI

/// A place in the program.
public enum BrowserItem: Hashable, Sendable {
    case gallery, sightings, year
    case species(Species.ID)

    /// The places beside the guide, in their order.
    static let collections: [BrowserItem] = [.gallery, .sightings, .year]

    var title: LocalizedStringKey {
        switch self {
        case .gallery: "Gallery"
        case .sightings: "Sightings"
        case .year: "Year"
        case .species: "Guide"
        }
    }

    var systemImage: String {
        switch self {
        case .gallery: "photo.on.rectangle"
        case .sightings: "list.bullet.clipboard"
        case .year: "chart.bar"
        case .species: "book"
        }
    }
}
