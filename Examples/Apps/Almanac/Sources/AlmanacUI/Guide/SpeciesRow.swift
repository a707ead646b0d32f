import AlmanacModel
import SwiftUI

/// A species in the guide.
struct SpeciesRow: View {
    let species: Species
    let isSeen: Bool

    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 12) {
            Thumbnail(path: species.platePath)
            VStack(alignment: .leading, spacing: 2) {
                Text(species.names.text(for: locale))
                Text(species.scientificName)
                    .font(.caption)
                    .italic()
                    .foregroundStyle(.secondary)
            }
            .lineLimit(typeSize.isAccessibilitySize ? 3 : 1)
            Spacer(minLength: 0)
            if isSeen {
                Image(systemName: "checkmark.circle.fill")
                    .foregroundStyle(Color(.moss))
                    .accessibilityLabel(Text("Seen", bundle: .module))
            }
        }
        .accessibilityElement(children: .combine)
    }
}
