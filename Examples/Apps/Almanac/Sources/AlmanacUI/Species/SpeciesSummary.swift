import AlmanacModel
import SwiftUI

/// The description of a species, and its measures.
struct SpeciesSummary: View {
    let species: Species

    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(species.summaries.text(for: locale))
            FlowLayout {
                Chip(text: Text("\(species.length) cm long", bundle: .module), systemImage: "ruler")
                Chip(
                    text: Text("\(species.wingspan.lowerBound)–\(species.wingspan.upperBound) cm across", bundle: .module),
                    systemImage: "arrow.left.and.right")
                Chip(
                    text: species.status.title, systemImage: species.status.systemImage,
                    tint: species.status == .secure ? Color(.moss) : Color(.berry))
            }
        }
        .panel()
    }
}
