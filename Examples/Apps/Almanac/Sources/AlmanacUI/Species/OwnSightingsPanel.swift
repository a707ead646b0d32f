import AlmanacModel
import SwiftUI

/// The person's own sightings of a species.
struct OwnSightingsPanel: View {
    let sightings: [Sighting]

    @Environment(Navigator.self) private var navigator

    private static let limit = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                PanelTitle("Your Sightings")
                Spacer()
                Text("\(sightings.count) sightings", bundle: .module)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            if sightings.isEmpty {
                Text("You have not logged this bird yet.", bundle: .module)
                    .foregroundStyle(.secondary)
            }
            ForEach(sightings.prefix(Self.limit)) { sighting in
                Button {
                    navigator.draft = SightingDraft(editing: sighting)
                } label: {
                    PlaceRow(place: sighting.place, date: sighting.date, count: sighting.count)
                }
                .buttonStyle(.plain)
                .accessibilityHint(Text("Edits the sighting", bundle: .module))
            }
        }
        .panel()
    }
}
