import AlmanacModel
import SwiftUI

/// The form in which a sighting is created or changed.
struct SightingEditor: View {
    @State var draft: SightingDraft

    @Environment(Guide.self) private var guide
    @Environment(SightingLog.self) private var log
    @Environment(Navigator.self) private var navigator
    @Environment(\.dismiss) private var dismiss
    @Environment(\.today) private var today

    var body: some View {
        NavigationStack {
            Form {
                SightingFields(draft: $draft, species: guide.species, latest: max(today(), draft.date))
                if !draft.isNew {
                    Button(localized: "Delete Sighting", role: .destructive, action: delete)
                }
            }
            .formStyle(.grouped)
            .navigationTitle(draft.isNew ? Text("New Sighting", bundle: .module) : Text("Edit Sighting", bundle: .module))
            #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
            #endif
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(localized: "Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(localized: "Save", action: save)
                        .disabled(draft.sighting == nil)
                }
            }
        }
        #if !os(iOS)
        .frame(minWidth: 420, minHeight: 460)
        #endif
    }

    private func save() {
        withAnimation {
            navigator.firstSighting = log.save(draft) ? draft.speciesID : nil
        }
        dismiss()
    }

    private func delete() {
        if let sighting = log.sightings.first(where: { $0.id == draft.id }) {
            withAnimation { log.delete(sighting) }
        }
        dismiss()
    }
}

#Preview("New Sighting") {
    SightingEditor(draft: SightingDraft(speciesID: "robin", date: Samples.today))
        .loadedSample()
}
