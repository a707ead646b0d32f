import AlmanacModel
import SwiftUI

/// The species that were seen most often.
struct RankingPanel: View {
    let summary: YearSummary

    @Environment(Guide.self) private var guide
    @Environment(\.locale) private var locale

    private static let limit = 5

    var body: some View {
        if !summary.isEmpty {
            VStack(alignment: .leading, spacing: 12) {
                PanelTitle("Seen Most Often")
                ForEach(summary.ranking.prefix(Self.limit)) { rank in
                    if let species = guide.species(withID: rank.speciesID) {
                        HStack(spacing: 12) {
                            Thumbnail(path: species.platePath)
                            Text(species.names.text(for: locale)).lineLimit(1)
                            Spacer()
                            Text("\(rank.sightings) sightings", bundle: .module)
                                .font(.subheadline)
                                .foregroundStyle(.secondary)
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
            }
            .panel()
        }
    }
}
