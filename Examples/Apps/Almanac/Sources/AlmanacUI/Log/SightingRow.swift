import AlmanacModel
import SwiftUI

/// A sighting in the log. A tap edits it.
struct SightingRow: View {
    let sighting: Sighting

    @Environment(Guide.self) private var guide
    @Environment(SightingLog.self) private var log
    @Environment(Navigator.self) private var navigator
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.locale) private var locale

    var body: some View {
        Button(action: edit) {
            HStack(spacing: 12) {
                if let species { Thumbnail(path: species.platePath) }
                VStack(alignment: .leading, spacing: 2) {
                    Text(species?.names.text(for: locale) ?? sighting.speciesID)
                    details
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
                Spacer(minLength: 0)
                Text(sighting.count, format: .number)
                    .font(.headline)
                    .monospacedDigit()
                    .foregroundStyle(Color(.moss))
                    .accessibilityLabel(Text("\(sighting.count) birds", bundle: .module))
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .combine)
        .swipeActions {
            Button(role: .destructive, action: delete) {
                Label(localized: "Delete", systemImage: "trash")
            }
        }
        .contextMenu {
            Button(localized: "Edit", action: edit)
            Button(localized: "Delete", role: .destructive, action: delete)
        }
    }

    /// The weather, date and place, below each other where the text is very large.
    private var details: some View {
        let isLarge = typeSize.isAccessibilitySize
        let layout = isLarge ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) : AnyLayout(HStackLayout(spacing: 4))
        return layout {
            Image(systemName: sighting.weather.systemImage).accessibilityHidden(true)
            Text(sighting.date, format: .dateTime.weekday().day().hour().minute())
            if !sighting.place.isEmpty { Text(verbatim: isLarge ? sighting.place : "· \(sighting.place)") }
        }
    }

    private var species: Species? { guide.species(withID: sighting.speciesID) }

    private func edit() {
        navigator.draft = SightingDraft(editing: sighting)
    }

    private func delete() {
        withAnimation { log.delete(sighting) }
    }
}
