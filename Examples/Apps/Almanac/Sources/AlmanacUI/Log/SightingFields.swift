import AlmanacModel
import SwiftUI

/// The fields of a sighting.
struct SightingFields: View {
    @Binding var draft: SightingDraft
    let species: [Species]
    /// The last moment that can be chosen.
    let latest: Date

    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            Picker(selection: $draft.speciesID) {
                if let unlisted {
                    Text(unlisted).tag(draft.speciesID)
                } else if draft.speciesID == nil {
                    Text("Choose a Bird", bundle: .module).tag(Species.ID?.none)
                }
                ForEach(sorted) { species in
                    Text(species.names.text(for: locale)).tag(Species.ID?.some(species.id))
                }
            } label: {
                Text("Bird", bundle: .module)
            }
            Stepper(value: $draft.count, in: SightingDraft.counts) {
                Text("\(draft.count) birds", bundle: .module)
            }
            .accessibilityIdentifier("count")
            DatePicker(selection: $draft.date, in: ...latest) {
                Text("Date", bundle: .module)
            }
        }
        Section {
            TextField(text: $draft.place, prompt: Text("Reed Lake", bundle: .module)) {
                Text("Place", bundle: .module)
            }
            .accessibilityIdentifier("place")
            Picker(selection: $draft.weather) {
                ForEach(Weather.allCases) { weather in
                    weather.title.tag(weather)
                }
            } label: {
                Text("Weather", bundle: .module)
            }
            .pickerStyle(.segmented)
        } header: {
            Text("Place and Weather", bundle: .module)
        }
        Section {
            TextField(text: $draft.note, prompt: Text("Plumage, behaviour, song", bundle: .module), axis: .vertical) {
                Text("Note", bundle: .module)
            }
            .lineLimit(2...6)
            .accessibilityIdentifier("note")
        } header: {
            Text("Note", bundle: .module)
        }
    }

    /// The chosen species, if the guide does not have it.
    private var unlisted: Species.ID? {
        draft.speciesID.flatMap { id in species.contains { $0.id == id } ? nil : id }
    }

    private var sorted: [Species] {
        species.sorted { $0.names.text(for: locale).compare($1.names.text(for: locale), locale: locale) == .orderedAscending }
    }
}
